import type { AntragFormular, ProduktgruppenDaten } from '@foerderportal/contract/zuwendung/formular/formular'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/formular/gegenstaende'
import { mitMoorflaeche } from '@foerderportal/contract/zuwendung/formular/moorflaeche'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import { istLeer } from '@foerderportal/contract/formular/leer'
import { mitZuwendungen } from '../kern/angabenUebernehmen.ts'
import { dokumenteUebernehmen } from './vorlageDokumente.ts'
import { gegenstaendeUebernehmen } from './vorlageGegenstaende.ts'
import { ausgelassen, pruefen, type Teil, type Umstaende } from './vorlageTeil.ts'

type Schritt = (formular: AntragFormular, alt: AntragFormular, u: Umstaende) => Teil

const mitDaten = (formular: AntragFormular, daten: Partial<ProduktgruppenDaten>): AntragFormular => ({
  ...formular,
  produktgruppenDaten: { ...formular.produktgruppenDaten, ...daten },
})

const unveraendert = (formular: AntragFormular): Teil => ({ formular, uebernommen: [], notizen: [] })

/** What the company's own data say of its kind goes before what the earlier application said. */
const antragsteller: Schritt = (formular, { produktgruppenDaten: alt }, u) => {
  const { haupttaetigkeit, finanzamt } = alt
  const art = alt.antragstellerArt ?? null
  const alteArt = art !== null && u.programm.antragstellerArten.includes(art) ? art : null
  return {
    formular: mitDaten(formular, {
      antragstellerArt: formular.produktgruppenDaten.antragstellerArt ?? alteArt,
      haupttaetigkeit,
      finanzamt,
    }),
    uebernommen: [
      ...(istLeer(haupttaetigkeit) ? [] : ['Haupttätigkeit']),
      ...(istLeer(finanzamt) ? [] : ['Zuständiges Finanzamt']),
    ],
    notizen: [],
  }
}

/** The figures, never the confirmation of a size: it is given anew for the year that counts now. */
const groesse: Schritt = (formular, { produktgruppenDaten: alt }) => {
  const { anzahlMitarbeiter, umsatz, bilanzsumme } = alt
  const zahlen = { anzahlMitarbeiter, umsatz, bilanzsumme }
  if (Object.values(zahlen).every(istLeer)) return unveraendert(formular)
  return {
    formular: mitDaten(formular, zahlen),
    uebernommen: ['Zahlen zur Unternehmensgröße'],
    notizen: [
      pruefen(
        'groesse',
        'Die Zahlen stammen aus dem früheren Antrag. Es zählt Ihr letztes Geschäftsjahr: Prüfen Sie sie, und bestätigen Sie die Größe neu.',
      ),
    ],
  }
}

const moorflaechen: Schritt = (formular, { produktgruppenDaten: alt }) => {
  if (alt.type !== 'AnkNabo' || !mitMoorflaeche(formular.foerdergegenstandSeiten))
    return unveraendert(formular)
  const { nutzflaeche, moorflaeche } = alt
  if (istLeer(nutzflaeche) && istLeer(moorflaeche)) return unveraendert(formular)
  return {
    formular: mitDaten(formular, { nutzflaeche, moorflaeche }),
    uebernommen: ['Flächen'],
    notizen: [
      pruefen(
        'moorflaechen',
        'Die Flächen stammen aus dem früheren Antrag. Prüfen Sie, ob sie noch stimmen.',
      ),
    ],
  }
}

const finanzierung: Schritt = (formular, { produktgruppenDaten: alt }) => {
  if (alt.type !== 'AnkNabo' || (istLeer(alt.darlehen) && istLeer(alt.eigenmittel)))
    return unveraendert(formular)
  return {
    ...unveraendert(formular),
    notizen: [
      ausgelassen('finanzierung', 'Darlehen und Eigenmittel: Sie richten sich nach den Kosten von heute.'),
    ],
  }
}

const ansprechpartner: Schritt = (formular, { ansprechpartner: alt }, { mitglieder }) => {
  if (istLeer(alt?.nachname)) return unveraendert(formular)
  const name = nutzerName(alt)
  if (alt?.subjectId && !mitglieder.has(alt.subjectId))
    return {
      ...unveraendert(formular),
      notizen: [
        ausgelassen(
          'zeichnung',
          `Ansprechperson ${name}: gehört nicht mehr zu Ihrem Unternehmen. Eingetragen sind jetzt Sie.`,
        ),
      ],
    }
  return { formular: { ...formular, ansprechpartner: alt }, uebernommen: ['Ansprechperson'], notizen: [] }
}

const unterschrift: Schritt = (formular, alt) =>
  istLeer(alt.alleineZeichnungsberechtigt)
    ? unveraendert(formular)
    : {
        ...unveraendert(formular),
        notizen: [ausgelassen('zeichnung', 'Angaben zur Unterschrift: Sie gelten nur für einen Antrag.')],
      }

const SCHRITTE: readonly Schritt[] = [
  antragsteller,
  groesse,
  gegenstaendeUebernehmen,
  moorflaechen,
  finanzierung,
  dokumenteUebernehmen,
  ansprechpartner,
  unterschrift,
]

/**
 * A fresh form with the answers of an earlier application that still hold (S4-11). Company data come from the company
 * itself; signatures, confirmations, declarations, sums of the financing plan and past dates are never taken over.
 */
export const vorlageUebernehmen = (frisch: AntragFormular, alt: AntragFormular, u: Umstaende): Teil => {
  const teil = SCHRITTE.reduce<Teil>((bisher, schritt) => {
    const { formular, uebernommen, notizen } = schritt(bisher.formular, alt, u)
    return {
      formular,
      uebernommen: [...bisher.uebernommen, ...uebernommen],
      notizen: [...bisher.notizen, ...notizen],
    }
  }, unveraendert(frisch))
  return { ...teil, formular: mitZuwendungen(teil.formular, u.programm) }
}

/** Whether an application says anything that a new one could start from, apart from who its contact is. */
export const istErgiebig = ({
  produktgruppenDaten: d,
  foerdergegenstandSeiten,
  dokumente,
}: AntragFormular): boolean =>
  ![d.haupttaetigkeit, d.finanzamt, d.anzahlMitarbeiter, d.umsatz, d.bilanzsumme].every(istLeer) ||
  gegenstaendeIn(foerdergegenstandSeiten).length > 0 ||
  Object.values(dokumente ?? {}).some((liste) => Array.isArray(liste) && liste.length > 0)
