import { NACHTRAGSARTEN } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { nachtragHindernis } from '@foerderportal/contract/zuwendung/bank/entscheidung/nachtrag'
import type {
  EntscheidungAntwort,
  Entscheidungsgegenstand,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { vorgelegteEingaben } from './bescheid/bescheide.ts'
import type { EntscheidungRow } from './entscheidungen.ts'
import type { Entscheidungsfall } from './entscheidungsfall.ts'
import { nachtragslage } from './entwurfsstand.ts'

/** Acts after the approval, with what stands in the way of each; none before there is something approved. */
export const nachtraege = (fall: Entscheidungsfall): EntscheidungAntwort['nachtraege'] =>
  fall.bewilligung === undefined
    ? []
    : NACHTRAGSARTEN.map((art) => ({ art, gesperrtWeil: nachtragHindernis(art, nachtragslage(fall, art)) }))

/** What was released says what was approved before it, whatever was approved or taken since. */
export const wieVorgelegt = (
  gegenstaende: readonly Entscheidungsgegenstand[],
  row: EntscheidungRow | undefined,
): Entscheidungsgegenstand[] => {
  const damals = row?.status === 'FREIGEGEBEN' ? vorgelegteEingaben(row).gegenstaende : []
  return gegenstaende.map((g) => {
    const bisher = damals.find(({ gegenstand }) => gegenstand === g.gegenstand)?.bisher
    return g.nachtrag === null || bisher === undefined ? g : { ...g, nachtrag: { ...g.nachtrag, bisher } }
  })
}
