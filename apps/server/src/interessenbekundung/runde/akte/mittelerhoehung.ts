import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import type { Aktart } from './aktart.ts'
import { nachTafel } from './nachTafel.ts'

/** 4.4: more money than was published, never less. */
export const mittelerhoehung: Aktart<'mittelErhoehen'> = {
  frisch: true,
  text: ({ cent }) => `Die Mittel der Runde werden auf ${alsEuro(cent)} erhöht.`,
  hindernis: async (_tx, lage, { angaben }) => {
    const bisher = lage.runde.budget_cent
    return (
      nachTafel('mittelErhoehen', lage) ??
      (angaben.cent > bisher
        ? null
        : `Die Mittel lassen sich nur erhöhen. Nennen Sie mehr als ${alsEuro(bisher)}.`)
    )
  },
  wirkung:
    async (_services, { angaben }) =>
    async (tx, { runde }) => {
      await sql`update ibk_meta set budget_cent = ${angaben.cent} where guid = ${runde.guid}`.execute(tx)
    },
}
