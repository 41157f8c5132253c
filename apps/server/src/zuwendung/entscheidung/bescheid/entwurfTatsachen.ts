import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { EntscheidungInhalt, Gewaehlt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { same } from '@foerderportal/values/same'

/** Items, by their place on the screen, of which another amount is granted or eligible than before. */
const betraegeIn = (
  inhalt: EntscheidungInhalt,
  vorher: EntscheidungInhalt,
  gegenstaende: readonly { readonly gegenstand: string }[],
) =>
  gegenstaende.flatMap(({ gegenstand }, i) => {
    const [neu, alt] = [inhalt, vorher].map(({ betraege }) =>
      betraege.find((b) => b.gegenstand === gegenstand),
    )
    return neu === undefined || same(neu, alt) ? [] : [{ gegenstand: i + 1, cent: inCent(neu.bewilligt) }]
  })

const fehltIn = (gewaehlte: readonly Gewaehlt[], { code }: Gewaehlt): boolean =>
  gewaehlte.every((einer) => einer.code !== code)

/** Modules that came, went, or say something else. */
const bausteineIn = ({ bausteine: neue }: EntscheidungInhalt, { bausteine: alte }: EntscheidungInhalt) => [
  ...neue
    .filter((einer) => !alte.some((alter) => same(alter, einer)))
    .map((einer) => ({ baustein: einer.code, wie: fehltIn(alte, einer) ? 'DAZU' : 'GEAENDERT' })),
  ...alte.filter((einer) => fehltIn(neue, einer)).map(({ code }) => ({ baustein: code, wie: 'WEG' })),
]

/**
 * What one save of a draft changes, for its audit row: which kind it is, what is granted of which item, and which modules came
 * or went. Their values stand in the draft, and only as they were saved last.
 */
export const entwurfTatsachen = (
  inhalt: EntscheidungInhalt,
  vorher: EntscheidungInhalt | undefined,
  gegenstaende: readonly { readonly gegenstand: string }[],
): Readonly<Record<string, unknown>> => {
  if (vorher === undefined) return { art: inhalt.art }
  return {
    ...(inhalt.art === vorher.art ? {} : { art: inhalt.art }),
    betraege: betraegeIn(inhalt, vorher, gegenstaende),
    bausteine: bausteineIn(inhalt, vorher),
    ...(inhalt.kenntnisAm === vorher.kenntnisAm ? {} : { kenntnis: true }),
  }
}
