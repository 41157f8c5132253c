import { fehlendes, inhaltFehler } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { BankpruefungInhalt, type Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { ERGEBNISSE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'

/** The form of a check: texts, under the paths that the server names; an invoice and a point each by its `id`. */
export type Pruefwerte = {
  ergebnis: BankpruefungInhalt['ergebnis']
  positionen: { id: string; betrag: string; grund: string }[]
  punkte: { id: string; ergebnis: string; text: string; belege: readonly Beleg[] }[]
  begruendung: string
}

type Punktwerte = Pruefwerte['punkte'][number]

/** The same as a device has it from before an answer had evidence. */
export type AlteWerte = Omit<Pruefwerte, 'punkte'> & {
  punkte: (Omit<Punktwerte, 'belege'> & Partial<Pick<Punktwerte, 'belege'>>)[]
}

/** An answer that names no evidence yet has none. */
export const vervollstaendigt = ({ punkte, ...werte }: AlteWerte): Pruefwerte => ({
  ...werte,
  punkte: punkte.map((punkt) => ({ ...punkt, belege: punkt.belege ?? [] })),
})

type Antrag = Pick<Bankpruefung, 'positionen' | 'katalog'>

/** What a check says, with a row for each invoice that was sent and each point that is asked. */
export const werteVon = (inhalt: BankpruefungInhalt, { positionen, katalog }: Antrag): Pruefwerte => ({
  ergebnis: inhalt.ergebnis,
  positionen: positionen.map(({ nachweis }) => {
    const id = nachweis.id ?? ''
    const gesagt = inhalt.positionen.find((p) => p.nachweis === id)
    return { id, betrag: gesagt ? betragSchreiben(gesagt.betrag) : '', grund: gesagt?.grund ?? '' }
  }),
  punkte: katalog.map(({ code }) => {
    const gesagt = inhalt.punkte.find((p) => p.code === code)
    return {
      id: code,
      ergebnis: gesagt?.ergebnis ?? '',
      text: gesagt?.text ?? '',
      belege: gesagt?.belege ?? [],
    }
  }),
  begruendung: inhalt.begruendung ?? '',
})

const oderNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** An amount that a check can hold: one that can be read, and no more than was claimed. */
const betragAus = (text: string, beantragt: number): number | undefined => {
  const gelesen = betragLesen(text)
  return gelesen.ok && inCent(gelesen.wert) <= inCent(beantragt) ? gelesen.wert : undefined
}

const beantragtVon = ({ positionen }: Antrag, id: string): number =>
  positionen.find(({ nachweis }) => nachweis.id === id)?.beantragt ?? 0

/** Places of amounts that a check can't hold: what is saved there stays until they are mended. */
export const unlesbares = ({ positionen }: Pruefwerte, antrag: Antrag): string[] =>
  positionen.flatMap(({ id, betrag }, i) =>
    betragAus(betrag, beantragtVon(antrag, id)) === undefined ? [`positionen.${i}.betrag`] : [],
  )

/** What the texts say, with each amount as `betragVon` reads it. */
const inhaltMit = (
  { ergebnis, positionen, punkte, begruendung }: Pruefwerte,
  betragVon: (text: string, id: string, i: number) => number,
): BankpruefungInhalt => ({
  ergebnis,
  positionen: positionen.map(({ id, betrag, grund }, i) => ({
    nachweis: id,
    betrag: betragVon(betrag, id, i),
    grund: oderNull(grund),
  })),
  punkte: punkte.map((punkt) => ({
    code: punkt.id,
    ergebnis: ERGEBNISSE.find((eines) => eines === punkt.ergebnis) ?? null,
    text: oderNull(punkt.text),
    belege: [...punkt.belege],
  })),
  begruendung: oderNull(begruendung),
})

/** What is saved of the texts: what a check can't hold stays as it was. */
export const inhaltAus = (
  werte: Pruefwerte,
  bisher: BankpruefungInhalt,
  antrag: Antrag,
): BankpruefungInhalt =>
  inhaltMit(
    werte,
    (text, id) =>
      betragAus(text, beantragtVon(antrag, id)) ??
      bisher.positionen.find(({ nachweis }) => nachweis === id)?.betrag ??
      0,
  )

/** What the texts say, and what of them can't be read. */
const gelesenes = (werte: Pruefwerte) => {
  const fehler: Feldfehler[] = []
  const inhalt = inhaltMit(werte, (text, _id, i) => {
    const gelesen = betragLesen(text)
    if (gelesen.ok) return gelesen.wert
    fehler.push({ pfad: `positionen.${i}.betrag`, text: gelesen.fehler })
    return 0
  })
  return { inhalt, fehler }
}

/** What is wrong with a draft, at its fields; gaps are none. */
export const wertePruefen = (werte: Pruefwerte, antrag: Antrag): readonly Feldfehler[] => {
  const { inhalt, fehler } = gelesenes(werte)
  return [...fehler, ...schemaFehler(BankpruefungInhalt, inhalt), ...inhaltFehler(inhalt, antrag)]
}

/** Of several invoices the sentence says which; a point goes by its code, as the server names what is missing of it. */
const benannt = ({ pfad, text }: Feldfehler, werte: Pruefwerte, { katalog }: Antrag): Feldfehler => {
  const [teil, i] = pfad.split('.')
  if (teil === 'positionen' && werte.positionen.length > 1)
    return { pfad, text: `Rechnung ${Number(i) + 1}: ${text}` }
  const id = teil === 'punkte' ? werte.punkte[Number(i)]?.id : undefined
  const punkt = katalog.find(({ code }) => code === id)
  return punkt
    ? { pfad: `punkte.${punkt.code}`, text: `${punkt.code} ${punkt.titel}: ${text}` }
    : { pfad, text }
}

/** What can't be read yet and what is missing before it can be presented; a sentence once. */
export const fehltNoch = (werte: Pruefwerte, antrag: Antrag): readonly Feldfehler[] => {
  const alles = [...wertePruefen(werte, antrag), ...fehlendes(gelesenes(werte).inhalt, antrag)].map(
    (fehler) => benannt(fehler, werte, antrag),
  )
  return alles.filter(({ text }, i) => alles.findIndex((erster) => erster.text === text) === i)
}

/** What would be paid, in cents; undefined while one of the amounts can't be paid: no sum is made of the others (S6-06). */
const auszahlungCent = ({ ergebnis, positionen }: Pruefwerte, antrag: Antrag): number | undefined => {
  if (ergebnis === 'ABGELEHNT') return 0
  const betraege = positionen.map(({ id, betrag }) => betragAus(betrag, beantragtVon(antrag, id)))
  return betraege.every((betrag) => betrag !== undefined)
    ? betraege.reduce((cent, betrag) => cent + inCent(betrag), 0)
    : undefined
}

/** The same in words: of an invoice nobody is paid more than he asked for, and the head says why there is no sum. */
export const auszuzahlen = (werte: Pruefwerte, antrag: Antrag): string => {
  const cent = auszahlungCent(werte, antrag)
  if (cent !== undefined) return alsEuro(cent)
  const zuHoch = werte.positionen.some(({ id, betrag }) => {
    const gelesen = betragLesen(betrag)
    return gelesen.ok && inCent(gelesen.wert) > inCent(beantragtVon(antrag, id))
  })
  return `steht noch nicht fest: ${zuHoch ? 'Ein Betrag ist höher als beantragt' : 'Ein Betrag fehlt'}`
}
