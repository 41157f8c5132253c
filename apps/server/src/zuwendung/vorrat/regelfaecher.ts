import { GESCHAEFT_STATUS, type GeschaeftStatus } from '@foerderportal/contract/zuwendung/kern/staende'
import { regelFuer, type Standregel } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { sql, type RawBuilder } from 'kysely'
import { dahinter, fach, ungeordnet, type Ausschnitt } from './faecher.ts'
import { alle, eines } from './standSql.ts'

type Bedingung = RawBuilder<boolean>
type Zahl = (regel: Standregel) => number

const WARTET = ['entscheidung', 'nachforderung_bis', 'bekanntgabe_bis', 'verzicht_am'] as const

/**
 * Nothing waits in it: status and withdrawal alone tell which rule fits. Whoever was decided on stays heard without that
 * holding up anybody. Indices `vorrat_ruht` and `vorrat_bewegt` say the same, word by word.
 */
const RUHT: Bedingung = sql`(${sql.join(
  WARTET.map((spalte) => sql`v.${sql.ref(spalte)} is null`),
  sql` and `,
)} and (v.anhoerung_bis is null or v.status <> 'IN_PRUEFUNG'))`
const BEWEGT = eines([
  ...WARTET.map((spalte) => sql<boolean>`v.${sql.ref(spalte)} is not null`),
  sql<boolean>`(v.anhoerung_bis is not null and v.status = 'IN_PRUEFUNG')`,
])

const RUHE = {
  nachforderung: null,
  anhoerung: null,
  entscheidung: null,
  bekanntgabe: null,
  verzicht: false,
} as const

const ruhende = (status: GeschaeftStatus, zurueckgezogen: boolean, zahl: Zahl, a: Ausschnitt) => {
  const regel = regelFuer({ ...RUHE, status, zurueckgezogen })
  if (regel === undefined) throw new Error(`no rule of STANDREGELN fits ${status}`)
  const wert = zahl(regel)
  const rest = dahinter(Math.sign(wert - Number(a.hinter?.wert)), a)
  const wo = sql<boolean>`v.status = ${sql.lit(status)} and v.zurueckgezogen = ${sql.lit(zurueckgezogen)}`
  return rest === null ? [] : [fach(alle([RUHT, wo, ...rest]), sql.lit(wert), a)]
}

/** By what follows from a rule: those that rest by their status; those in which something waits, all of them. */
export const regelfaecher = (
  zahl: Zahl,
  bewegte: { readonly wert: RawBuilder<unknown>; readonly hinter: readonly Bedingung[] },
  a: Ausschnitt,
): RawBuilder<unknown> => {
  const faecher = GESCHAEFT_STATUS.flatMap((status) =>
    [false, true].flatMap((zurueckgezogen) => ruhende(status, zurueckgezogen, zahl, a)),
  )
  return sql.join(
    [ungeordnet(alle([BEWEGT, ...bewegte.hinter]), bewegte.wert, a), ...faecher],
    sql` union all `,
  )
}
