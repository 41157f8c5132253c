import { sql, type RawBuilder } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Frage } from './auswahl.ts'
import { alle } from './standSql.ts'

type Bedingung = RawBuilder<boolean>

/** Of all cases so many, from one end or from behind a row. */
export type Ausschnitt = {
  readonly frage: Frage
  readonly ab: boolean
  readonly hinter: { readonly wert: string; readonly guid: string } | undefined
  readonly anzahl: number
}

const mein = ({ frage: { sub } }: Ausschnitt) =>
  unbefangen({ geschaeft: sql`v.geschaeft_guid`, unternehmen: sql`v.unternehmen_guid` }, sub)

/**
 * Lists of all cases that are sorted by what no index is in the order of: cases with the same value lie in one compartment,
 * where an index has them in the order of their guid. Of each as many are taken as a page shows, and those are put in
 * order, not all cases.
 */
export const fach = (wo: Bedingung, wert: RawBuilder<unknown>, ausschnitt: Ausschnitt) =>
  sql`(select v.geschaeft_guid, ${wert} as wert from vorrat v where ${alle([wo, mein(ausschnitt)])}
    order by v.geschaeft_guid ${sql.raw(ausschnitt.ab ? 'desc' : 'asc')} limit ${ausschnitt.anzahl})`

/** Few rows of any value: all of them. */
export const ungeordnet = (wo: Bedingung, wert: RawBuilder<unknown>, ausschnitt: Ausschnitt) =>
  sql`(select v.geschaeft_guid, ${wert} as wert from vorrat v where ${alle([wo, mein(ausschnitt)])})`

/** Cases with the value of the row itself, behind it. */
export const danach = (ab: boolean, guid: string): Bedingung =>
  sql<boolean>`v.geschaeft_guid ${sql.raw(ab ? '<' : '>')} ${guid}::uuid`

/** What of a compartment lies behind the row; null: nothing. `vergleich`: of its value with that of the row. */
export const dahinter = (vergleich: number, { ab, hinter }: Ausschnitt): Bedingung[] | null => {
  if (hinter === undefined) return []
  if (vergleich === 0) return [danach(ab, hinter.guid)]
  const davor = ab ? vergleich > 0 : vergleich < 0
  return davor ? null : []
}
