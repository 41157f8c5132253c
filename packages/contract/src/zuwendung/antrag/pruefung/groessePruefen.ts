import type { Feldfehler } from '../../../shared/problem.ts'
import type { ProduktgruppenDaten } from '../../kern/antragsformular/formular.ts'
import {
  bestaetigteKlasse,
  bestaetigungenWidersprechen,
  groesseWeichtAb,
  massgeblicheKlasse,
} from '../../kern/groesse/groesse.ts'
import { PARTNER_ANTEIL, andereSummen, groessenzahl } from '../../kern/groesse/groessenrechnung.ts'
import type { WeiteresUnternehmen } from '../../kern/antragsformular/groessenSchema.ts'
import { fehler, fehlt, type Pruefung } from './pruefung.ts'

const P = 'produktgruppenDaten'
const RECHNUNG = `${P}.groessenrechnung`

const darfGrossSein = (d: ProduktgruppenDaten) => d.antragstellerArt === 'ANERKANNTE_NATURSCHUTZVEREINIGUNG'

/** Each error names the enterprise as the screen does: several lack the same. */
const unternehmenPruefen = (u: WeiteresUnternehmen, pfad: string, wer: string): Feldfehler[] => [
  ...fehlt(
    [`${pfad}.name`, u.name, `Geben Sie den Namen von ${wer} ein.`],
    [`${pfad}.beziehung`, u.beziehung, `Wählen Sie, wie ${wer} zu Ihrem Unternehmen gehört.`],
    [`${pfad}.anzahlMitarbeiter`, u.anzahlMitarbeiter, `Geben Sie die Mitarbeitenden von ${wer} ein.`],
    [`${pfad}.umsatz`, u.umsatz, `Geben Sie den Umsatz von ${wer} ein.`],
    [`${pfad}.bilanzsumme`, u.bilanzsumme, `Geben Sie die Bilanzsumme von ${wer} ein.`],
  ),
  ...fehler([
    `${pfad}.anteil`,
    u.beziehung === 'PARTNER' &&
      !(typeof u.anteil === 'number' && u.anteil >= PARTNER_ANTEIL.min && u.anteil <= PARTNER_ANTEIL.max),
    `Geben Sie für ${wer} einen Anteil von 25 bis 50\u00a0% ein. Ist er höher, wählen Sie „Verbundenes Unternehmen“.`,
  ]),
]

/** What the totals were added up from has to give the totals (Article 6 of the Annex to 2003/361/EC). */
const rechnungPruefen = (d: ProduktgruppenDaten): Feldfehler[] => {
  const { groessenrechnung: rechnung } = d
  if (!rechnung) return []
  const { eigene, weitere } = rechnung
  const luecken = [
    ...fehlt(
      [
        `${RECHNUNG}.eigene.anzahlMitarbeiter`,
        eigene?.anzahlMitarbeiter,
        'Geben Sie Ihre eigene Zahl der Mitarbeitenden ein.',
      ],
      [`${RECHNUNG}.eigene.umsatz`, eigene?.umsatz, 'Geben Sie Ihren eigenen Umsatz ein.'],
      [`${RECHNUNG}.eigene.bilanzsumme`, eigene?.bilanzsumme, 'Geben Sie Ihre eigene Bilanzsumme ein.'],
    ),
    ...(weitere ?? []).flatMap((u, i) =>
      unternehmenPruefen(u, `${RECHNUNG}.weitere.${i}`, `Unternehmen ${i + 1}`),
    ),
  ]
  if (luecken.length > 0) return luecken
  return andereSummen(d, rechnung).map(([feld, summe]) => ({
    pfad: `${P}.${feld}`,
    text: `Ihre Zusammenrechnung ergibt ${groessenzahl(feld, summe)}. Übernehmen Sie die Summen, oder entfernen Sie die Zusammenrechnung.`,
  }))
}

/** S4-03: who is too large, and what has to be said where confirmation and figures differ. */
const klassePruefen = (d: ProduktgruppenDaten): Feldfehler[] => {
  const klasse = massgeblicheKlasse(d)
  const unerklaert = groesseWeichtAb(d) && !d.groessenErklaerung?.trim()
  const widerspruch = bestaetigungenWidersprechen(d)
  const zuGross =
    !darfGrossSein(d) && !widerspruch && (d.kmuBestaetigt === false || (klasse === 'GROSS' && !unerklaert))
  return fehler(
    [
      `${P}.kmuBestaetigt`,
      !darfGrossSein(d) && !widerspruch && !zuGross && bestaetigteKlasse(d) === null,
      'Bestätigen Sie, wie groß Ihr Unternehmen ist.',
    ],
    [
      `${P}.kmuBestaetigt`,
      widerspruch,
      'Wählen Sie die Größe noch einmal: Ein Kleinstunternehmen ist auch ein kleines Unternehmen, und beide sind KMU.',
    ],
    [
      `${P}.kmuBestaetigt`,
      zuGross,
      'Anträge sind nur bis zur Größe eines mittleren Unternehmens möglich. Ausgenommen sind anerkannte Naturschutzvereinigungen.',
    ],
    [
      `${P}.groessenErklaerung`,
      unerklaert && !zuGross && !widerspruch,
      'Erklären Sie, warum die gewählte Größe von Ihren Zahlen abweicht.',
    ],
  )
}

export const groessePruefen: Pruefung = ({ formular: { produktgruppenDaten: d } }) => [
  ...fehlt(
    [
      `${P}.anzahlMitarbeiter`,
      d.anzahlMitarbeiter,
      'Geben Sie die Zahl der Mitarbeitenden ein, zum Beispiel 4,5.',
    ],
    [`${P}.umsatz`, d.umsatz, 'Geben Sie den Umsatz des letzten Geschäftsjahres ein.'],
    [`${P}.bilanzsumme`, d.bilanzsumme, 'Geben Sie die Bilanzsumme des letzten Geschäftsjahres ein.'],
  ),
  ...klassePruefen(d),
  ...rechnungPruefen(d),
]
