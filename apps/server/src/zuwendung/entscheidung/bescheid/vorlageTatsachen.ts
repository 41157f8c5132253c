import {
  listensummeCent,
  type Entscheidungssummen,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import type { EntscheidungRow } from '../entscheidungen.ts'

/**
 * What the audit log keeps of a decision that is presented, given back or released: which kind, how much, how much less. The
 * draft changes afterwards, and what was presented must be told as it was (S9-03).
 */
export const vorlageTatsachen = ({ guid, art }: EntscheidungRow, summen: Entscheidungssummen) => ({
  entscheidung: guid,
  art,
  summeCent: listensummeCent(art, summen),
  wegfallCent: summen.wegfallCent,
})

/** The same of what lies there. */
export const vorgelegteTatsachen = (row: EntscheidungRow) => {
  const { summen } = JSON.parse(row.eingaben ?? '{}') as { summen: Entscheidungssummen } // written by bescheidEingaben
  return vorlageTatsachen(row, summen)
}
