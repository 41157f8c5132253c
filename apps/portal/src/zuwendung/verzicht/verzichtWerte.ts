import { betragLesen } from '@foerderportal/schreibweise/betrag'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import {
  freiCent,
  verzichtFehler,
  type Bewilligt,
  type Verzichtet,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'

/** What is waived of one item: nothing, all that is free, or the amount that is typed. */
type Posten = { wie: 'NICHT' | 'GANZ' | 'TEIL'; betrag: string }

/** The form: its items are those of the answer, in their order. */
export type Verzichtswerte = { posten: Posten[]; begruendung: string }

export const leer = (gegenstaende: readonly Bewilligt[]): Verzichtswerte => ({
  posten: gegenstaende.map(() => ({ wie: 'NICHT', betrag: '' })),
  begruendung: '',
})

/** What is waived of an item that the form names at this place; undefined while its amount can't be read. */
const verzichtVon = (gegenstand: Bewilligt, { wie, betrag }: Posten): number | undefined => {
  if (wie === 'GANZ') return inEuro(freiCent(gegenstand))
  const gelesen = betragLesen(betrag)
  return gelesen.ok ? gelesen.wert : undefined
}

/** The items of which something is waived, with their places in the form. */
const genannte = (gegenstaende: readonly Bewilligt[], { posten }: Verzichtswerte) =>
  gegenstaende.flatMap((gegenstand, stelle) => {
    const angabe = posten[stelle]
    return angabe === undefined || angabe.wie === 'NICHT'
      ? []
      : [{ stelle, gegenstand, angabe, verzicht: verzichtVon(gegenstand, angabe) }]
  })

/** What is waived, as far as it can be read. */
export const betraegeAus = (gegenstaende: readonly Bewilligt[], werte: Verzichtswerte): Verzichtet[] =>
  genannte(gegenstaende, werte).flatMap(({ gegenstand: { gegenstand }, verzicht }) =>
    verzicht === undefined ? [] : [{ gegenstand, verzicht }],
  )

/** What is wrong, at the fields of the form: first what can't be read, then what the contract says. */
export const pruefen =
  (gegenstaende: readonly Bewilligt[]) =>
  (werte: Verzichtswerte): Feldfehler[] => {
    const alle = genannte(gegenstaende, werte)
    const unlesbar = alle.flatMap(({ stelle, angabe, verzicht }) => {
      const gelesen = betragLesen(angabe.betrag)
      return verzicht === undefined && !gelesen.ok
        ? [{ pfad: `posten.${stelle}.betrag`, text: gelesen.fehler }]
        : []
    })
    if (unlesbar.length > 0) return unlesbar
    return verzichtFehler(gegenstaende, betraegeAus(gegenstaende, werte)).map(({ pfad, text }) => {
      const [, i] = pfad.split('.')
      return {
        pfad: i === undefined ? 'posten.0.wie' : `posten.${alle[Number(i)]?.stelle ?? 0}.betrag`,
        text,
      }
    })
  }
