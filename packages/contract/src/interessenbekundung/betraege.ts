import { anteilCent, inCent, inEuro } from '../shared/geld/betrag.ts'
import type { BekundungFormular, Investition } from './bekundungsformular.ts'
import type { BekundungMeta, Hauptgruppe } from './schema.ts'

/** What a declaration is judged by besides itself: bounds and categories of its round. */
export type BekundungKontext = Pick<
  BekundungMeta,
  'betragInEuroMin' | 'betragInEuroMax' | 'foerderbetragInEuroMax' | 'hauptgruppen'
>

export type Kategorie = Hauptgruppe['metaKategorien'][number]

/** Every category of a round, in its order. */
export const kategorienVon = ({ hauptgruppen }: Pick<BekundungKontext, 'hauptgruppen'>): Kategorie[] =>
  hauptgruppen.flatMap(({ metaKategorien }) => metaKategorien)

type Investitionen = readonly Investition[] | null | undefined

/** The amount that is declared in a category, in cents; null where none is. */
const betragCent = (investitionen: Investitionen, bereich: string): number | null => {
  const euro = investitionen?.find((i) => i.investitionBereich === bereich)?.betragInEuro
  return typeof euro === 'number' ? inCent(euro) : null
}

/**
 * One entry for each category of the round, in its order, with the grant that is hoped for (S3-02): amount × rate,
 * rounded down to the cent. What the round's cap cuts off falls on the last ones. Server (at each save) and browser
 * (while typing) call the same function.
 */
export const zuwendungenRechnen = (
  investitionen: Investitionen,
  kontext: Pick<BekundungKontext, 'hauptgruppen' | 'foerderbetragInEuroMax'>,
): Investition[] => {
  let restCent = inCent(kontext.foerderbetragInEuroMax)
  return kategorienVon(kontext).map(({ code, foerderquote }) => {
    const cent = betragCent(investitionen, code)
    if (cent === null) return { investitionBereich: code, betragInEuro: null, zuwendungInEuro: null }
    const zuwendung = Math.min(anteilCent(cent, foerderquote), restCent)
    restCent -= zuwendung
    return { investitionBereich: code, betragInEuro: inEuro(cent), zuwendungInEuro: inEuro(zuwendung) }
  })
}

/** The form with the grants that follow from its amounts, one entry for each category of the round. */
export const mitZuwendungen = (
  formular: BekundungFormular,
  kontext: Parameters<typeof zuwendungenRechnen>[1],
): BekundungFormular => ({
  ...formular,
  investitionen: zuwendungenRechnen(formular.investitionen, kontext),
})

/** What is declared: entries without an amount say nothing. */
export const bekundete = (investitionen: Investitionen): Investition[] =>
  (investitionen ?? []).filter(({ betragInEuro }) => typeof betragInEuro === 'number')

export type BekundungSummen = { readonly betragCent: number; readonly zuwendungCent: number }

/** Cost and grant of all entries, in cents. Reads zuwendungInEuro as `zuwendungenRechnen` set it. */
export const bekundungSummen = (investitionen: Investitionen): BekundungSummen => {
  const alle = bekundete(investitionen)
  return {
    betragCent: alle.reduce((summe, i) => summe + inCent(i.betragInEuro ?? 0), 0),
    zuwendungCent: alle.reduce((summe, i) => summe + inCent(i.zuwendungInEuro ?? 0), 0),
  }
}
