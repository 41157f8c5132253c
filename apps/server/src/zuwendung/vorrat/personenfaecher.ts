import { sql, type RawBuilder } from 'kysely'
import { dahinter, danach, fach, type Ausschnitt } from './faecher.ts'
import { alle } from './standSql.ts'

/** After every name. */
export const ZULETZT = String.fromCodePoint(0x10_ff_ff)

/** Who has a case, also somebody whom the bank's register does not know any more: each is one step in an index. */
const PERSONEN = sql`(with recursive person(sub) as (select min(zugewiesen_sub) from vorrat
    union all select (select min(n.zugewiesen_sub) from vorrat n where n.zugewiesen_sub > p.sub) from person p
      where p.sub is not null)
  select p.sub, coalesce(b.sortname, ${ZULETZT}) collate "C" as wert
  from person p left join bankperson b on b.sub = p.sub where p.sub is not null)`

/** By the name of who has it: the cases of each person, and those that nobody has. */
export const personenfaecher = (a: Ausschnitt): RawBuilder<unknown> => {
  const { ab, hinter } = a
  const zeichen = sql.raw(ab ? '<' : '>')
  const seine = sql<boolean>`v.zugewiesen_sub = k.sub`
  const rest = hinter && sql<boolean>`(k.wert ${zeichen} ${hinter.wert} or ${danach(ab, hinter.guid)})`
  const person = fach(alle([seine, ...(rest ? [rest] : [])]), sql`k.wert`, a)
  const ab_hier = hinter ? sql`where k.wert ${zeichen}= ${hinter.wert}` : sql``
  const niemandes = dahinter(hinter?.wert === ZULETZT ? 0 : 1, a)
  const niemand = sql<boolean>`v.zugewiesen_sub is null`
  return sql`select f.geschaeft_guid, f.wert from ${PERSONEN} k cross join lateral ${person} f ${ab_hier}
    ${niemandes === null ? sql`` : sql`union all ${fach(alle([niemand, ...niemandes]), sql`${ZULETZT}::text collate "C"`, a)}`}`
}
