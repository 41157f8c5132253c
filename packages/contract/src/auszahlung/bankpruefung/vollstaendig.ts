import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import type { Auszahlungspunkt } from '../../zuwendung/bank/pruefpunkte/auszahlungspunkt.ts'
import type { BankpruefungInhalt, Pruefposition } from './schema.ts'

type Umstaende = {
  readonly positionen: readonly Pick<Pruefposition, 'nachweis' | 'beantragt'>[]
  readonly katalog: readonly Auszahlungspunkt[]
}

const angabeZu = ({ positionen }: BankpruefungInhalt, nachweis: string | null | undefined) =>
  positionen.find((p) => p.nachweis === nachweis)

/** What is released of a proof; a rejection releases nothing of any. */
export const bewilligtCent = (inhalt: BankpruefungInhalt, nachweis: string | null | undefined): number =>
  inhalt.ergebnis === 'ABGELEHNT' ? 0 : inCent(angabeZu(inhalt, nachweis)?.betrag ?? 0)

/** What is released in all, in cents. */
export const bewilligtSummeCent = (inhalt: BankpruefungInhalt): number =>
  inhalt.positionen.reduce((cent, { nachweis }) => cent + bewilligtCent(inhalt, nachweis), 0)

/** What is wrong with a draft, at its fields; what is only missing is no error yet. */
export const inhaltFehler = (
  inhalt: BankpruefungInhalt,
  { positionen, katalog }: Umstaende,
): Feldfehler[] => [
  ...inhalt.positionen.flatMap(({ nachweis, betrag }, i): Feldfehler[] => {
    const gemeint = positionen.find((p) => p.nachweis.id === nachweis)
    if (gemeint === undefined)
      return [{ pfad: `positionen.${i}.nachweis`, text: 'Diese Rechnung steht nicht im Antrag.' }]
    return inCent(betrag) > inCent(gemeint.beantragt)
      ? [
          {
            pfad: `positionen.${i}.betrag`,
            text: `Höchstens ${alsEuro(inCent(gemeint.beantragt))}: So viel ist beantragt.`,
          },
        ]
      : []
  }),
  ...inhalt.punkte.flatMap(({ code }, i): Feldfehler[] =>
    katalog.some((punkt) => punkt.code === code)
      ? []
      : [{ pfad: `punkte.${i}.code`, text: 'Diesen Prüfpunkt gibt es in diesem Programm nicht.' }],
  ),
]

const positionenFehlen = (inhalt: BankpruefungInhalt, { positionen }: Umstaende): Feldfehler[] =>
  positionen.flatMap(({ nachweis, beantragt }, i): Feldfehler[] => {
    const angabe = angabeZu(inhalt, nachweis.id)
    const pfad = `positionen.${i}`
    if (angabe === undefined)
      return [{ pfad: `${pfad}.betrag`, text: 'Geben Sie an, wie viel ausgezahlt wird.' }]
    return inCent(angabe.betrag) < inCent(beantragt) && angabe.grund === null
      ? [{ pfad: `${pfad}.grund`, text: 'Begründen Sie die Kürzung.' }]
      : []
  })

const punkteFehlen = (inhalt: BankpruefungInhalt, { katalog }: Umstaende): Feldfehler[] =>
  katalog.flatMap(({ code, titel, vermerkBei }): Feldfehler[] => {
    const antwort = inhalt.punkte.find((punkt) => punkt.code === code)
    if (!antwort?.ergebnis)
      return [{ pfad: `punkte.${code}`, text: `${code} ${titel}: Beantworten Sie diesen Punkt.` }]
    return vermerkBei.includes(antwort.ergebnis) && antwort.text === null
      ? [{ pfad: `punkte.${code}`, text: `${code} ${titel}: Schreiben Sie, was Sie gesehen haben.` }]
      : []
  })

const ganzes = (inhalt: BankpruefungInhalt): Feldfehler[] => {
  if (inhalt.ergebnis === 'ABGELEHNT')
    return inhalt.begruendung === null ? [{ pfad: 'begruendung', text: 'Begründen Sie die Ablehnung.' }] : []
  return bewilligtSummeCent(inhalt) === 0
    ? [{ pfad: 'ergebnis', text: 'Ausgezahlt wird nichts. Lehnen Sie den Antrag ab.' }]
    : []
}

/** What a check still lacks before it can be presented (S6-06); empty where nothing does. */
export const fehlendes = (inhalt: BankpruefungInhalt, umstaende: Umstaende): Feldfehler[] => [
  ...(inhalt.ergebnis === 'BEWILLIGT' ? positionenFehlen(inhalt, umstaende) : []),
  ...ganzes(inhalt),
  ...punkteFehlen(inhalt, umstaende),
]

/** How a check differs from one that pays everything as claimed, in words. */
export const abweichungenVon = (inhalt: BankpruefungInhalt, { positionen, katalog }: Umstaende): string[] => {
  const beantragt = positionen.reduce((cent, p) => cent + inCent(p.beantragt), 0)
  const bewilligt = bewilligtSummeCent(inhalt)
  const kuerzung = inhalt.ergebnis === 'BEWILLIGT' && bewilligt < beantragt
  const nichtErfuellt = katalog.filter(({ code }) =>
    inhalt.punkte.some((punkt) => punkt.code === code && punkt.ergebnis === 'NICHT_ERFUELLT'),
  )
  return [
    ...(inhalt.ergebnis === 'ABGELEHNT' ? ['Ablehnung'] : []),
    ...(kuerzung ? [`Kürzung ${alsEuro(beantragt - bewilligt)}`] : []),
    ...nichtErfuellt.map(({ code, titel }) => `${code} ${titel}: nicht erfüllt`),
  ]
}

/** What a check begins with: everything as claimed, no point answered. */
export const anfang = ({ positionen, katalog }: Umstaende): BankpruefungInhalt => ({
  ergebnis: 'BEWILLIGT',
  positionen: positionen.flatMap(({ nachweis, beantragt }) =>
    nachweis.id ? [{ nachweis: nachweis.id, betrag: beantragt, grund: null }] : [],
  ),
  punkte: katalog.map(({ code }) => ({ code, ergebnis: null, text: null, belege: [] })),
  begruendung: null,
})
