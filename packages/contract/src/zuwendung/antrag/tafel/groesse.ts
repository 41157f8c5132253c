import type { Zeile } from '../../../formular/antwort.ts'
import { betrag, dezimal, text, wahl } from '../../../formular/arten.ts'
import { isObject } from '@foerderportal/values/object'
import { valueAt } from '@foerderportal/values/path'
import { gruppe, liste } from '../../../formular/zusammengesetzt.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import type { WeiteresUnternehmen } from '../../kern/antragsformular/groessenSchema.ts'
import { FREITEXT_ZEICHEN, NAME_ZEICHEN, PROZENT, STELLEN } from '../../kern/grenzen.ts'
import {
  GROESSE_TEXT,
  bestaetigteKlasse,
  bestaetigungen,
  groesseWeichtAb,
  type Groessenklasse,
} from '../../kern/groesse/groesse.ts'
import { rechnungInWorten } from '../../kern/groesse/groessenrechnungWorte.ts'
import type { AntragDaten } from '../schema.ts'

const P = 'produktgruppenDaten'

/** Staff counts part-time as fractions. */
const VOLLZEITSTELLEN = dezimal(2, { grenze: STELLEN })

/** Figures of one enterprise in a calculation. */
export const ZAHLEN = [
  { pfad: 'anzahlMitarbeiter', frage: 'Mitarbeitende in Vollzeitstellen', art: VOLLZEITSTELLEN },
  { pfad: 'umsatz', frage: 'Umsatz', art: betrag() },
  { pfad: 'bilanzsumme', frage: 'Bilanzsumme', art: betrag() },
] as const satisfies readonly Zeile<AntragDaten>[]

const BEZIEHUNG = wahl(
  { PARTNER: 'Partnerunternehmen', VERBUNDEN: 'Verbundenes Unternehmen' },
  {
    PARTNER: { hinweis: '25 bis 50\u00a0% Beteiligung; zählt anteilig' },
    VERBUNDEN: { hinweis: 'Mehr als 50\u00a0% oder beherrschender Einfluss; zählt ganz' },
  },
)

export const WEITERES = [
  {
    pfad: 'name',
    frage: 'Name des Unternehmens',
    hinweis: 'Zum Beispiel Biogas Nord GmbH',
    art: text(NAME_ZEICHEN),
  },
  { pfad: 'beziehung', frage: 'Wie gehört es zu Ihrem Unternehmen?', art: BEZIEHUNG },
  {
    pfad: 'anteil',
    frage: 'Anteil an Kapital oder Stimmrechten',
    hinweis: 'Der höhere von beiden, zum Beispiel 30',
    art: dezimal(2, { einheit: '%', grenze: PROZENT }),
    breite: 'kurz',
    // A linked enterprise counts in full, whatever was typed before it was one.
    setzen: (w: WeiteresUnternehmen, anteil: number | null) => ({
      ...w,
      anteil: w.beziehung === 'PARTNER' ? anteil : null,
    }),
  },
  ...ZAHLEN,
] as const satisfies readonly Zeile<AntragDaten>[]

const RECHNUNG = gruppe(
  [
    { pfad: 'eigene', frage: 'Ihr eigenes Unternehmen', art: gruppe(ZAHLEN, () => null) },
    {
      pfad: 'weitere',
      frage: 'Weitere Unternehmen',
      art: liste({
        zeilen: () => WEITERES,
        kennung: ({ id }) => (typeof id === 'string' ? id : undefined),
        fest: [],
        mitId: true,
        einer: 'Unternehmen',
      }),
    },
  ],
  (rechnung) => rechnungInWorten(rechnung).join('\n'),
)

const ohneWeitere = (roh: unknown): boolean => {
  const weitere = valueAt(roh, ['weitere'])
  return !Array.isArray(weitere) || weitere.length === 0
}

/** Without another enterprise there is nothing to add up, whatever stands in the own figures. */
const ZUSAMMENRECHNUNG: typeof RECHNUNG = {
  ...RECHNUNG,
  lesen: (roh, bisher) => (ohneWeitere(roh) ? null : RECHNUNG.lesen(roh, bisher)),
  unlesbar: (roh, pfad) => (ohneWeitere(roh) ? [] : RECHNUNG.unlesbar(roh, pfad)),
  schreiben: (wert) => RECHNUNG.schreiben(isObject(wert) ? wert : {}),
}

const GROESSEN = wahl(GROESSE_TEXT, {
  KLEINST: { hinweis: 'Weniger als 10 Mitarbeitende, höchstens 2\u00a0Mio.\u00a0€ Umsatz oder Bilanzsumme' },
  KLEIN: { hinweis: 'Weniger als 50 Mitarbeitende, höchstens 10\u00a0Mio.\u00a0€ Umsatz oder Bilanzsumme' },
  MITTEL: {
    hinweis:
      'Weniger als 250 Mitarbeitende, höchstens 50\u00a0Mio.\u00a0€ Umsatz oder 43\u00a0Mio.\u00a0€ Bilanzsumme',
  },
  GROSS: { etikett: 'Keine davon: Unser Unternehmen ist größer' },
})

/**
 * The confirmations of the chosen class. Where none is chosen, nothing is said of them: those of the form stay, and
 * with them what the server has to say.
 */
const mitKlasse = (formular: AntragFormular, klasse: Groessenklasse | null): AntragFormular =>
  klasse === null
    ? formular
    : { ...formular, produktgruppenDaten: { ...formular.produktgruppenDaten, ...bestaetigungen(klasse) } }

const ZAHLEN_PRUEFEN = {
  art: 'mitnehmen',
  als: 'Zahlen zur Unternehmensgröße',
  pruefen:
    'Die Zahlen stammen aus dem früheren Antrag. Es zählt Ihr letztes Geschäftsjahr: Prüfen Sie sie, und bestätigen Sie die Größe neu.',
} as const
/** The confirmation of a size, and what belongs to it, is given anew for the year that counts now. */
const NEU_BESTAETIGEN = { art: 'auslassen' } as const

export const GROESSE = [
  {
    pfad: `${P}.anzahlMitarbeiter`,
    frage: 'Zahl der Mitarbeitenden',
    hinweis: 'In Vollzeitstellen; eine halbe Stelle zählt 0,5. Zum Beispiel 4,5',
    art: VOLLZEITSTELLEN,
    uebernahme: ZAHLEN_PRUEFEN,
  },
  {
    pfad: `${P}.umsatz`,
    frage: 'Umsatz im letzten Geschäftsjahr',
    hinweis: 'Netto, zum Beispiel 480.000,00',
    art: betrag(),
    uebernahme: ZAHLEN_PRUEFEN,
  },
  {
    pfad: `${P}.bilanzsumme`,
    frage: 'Bilanzsumme im letzten Geschäftsjahr',
    hinweis:
      'Summe der Aktiva im Jahresabschluss, zum Beispiel 1.200.000,00. Ohne Bilanz: der geschätzte Wert des Betriebs.',
    art: betrag(),
    uebernahme: ZAHLEN_PRUEFEN,
  },
  {
    pfad: `${P}.groessenrechnung`,
    frage: 'Partner- und verbundene Unternehmen',
    art: ZUSAMMENRECHNUNG,
    // Only those who have such enterprises say so.
    gefragt: () => false,
    uebernahme: NEU_BESTAETIGEN,
  },
  {
    pfad: `${P}.kmuBestaetigt`,
    dazu: [`${P}.kuBestaetigt`, `${P}.muBestaetigt`],
    frage: 'Größe Ihres Unternehmens',
    hinweis: 'Sie bestätigen damit, dass Ihr Unternehmen so groß ist.',
    art: GROESSEN,
    holen: ({ produktgruppenDaten }: AntragFormular) => bestaetigteKlasse(produktgruppenDaten),
    setzen: mitKlasse,
    uebernahme: NEU_BESTAETIGEN,
  },
  {
    pfad: `${P}.groessenErklaerung`,
    frage: 'Warum Ihre Größe von den Zahlen abweicht',
    hinweis: 'Zum Beispiel: 2025 hatten wir 9 Mitarbeitende, erst 2026 sind es 12.',
    art: text(FREITEXT_ZEICHEN, { mehrzeilig: true }),
    gefragt: ({ formular }) => groesseWeichtAb(formular.produktgruppenDaten),
    freiwillig: ({ formular }) => !groesseWeichtAb(formular.produktgruppenDaten),
    uebernahme: NEU_BESTAETIGEN,
  },
] as const satisfies readonly Zeile<AntragDaten>[]
