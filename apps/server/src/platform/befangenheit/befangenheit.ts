import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import { absagen, type Refusal } from '../http/refusal.ts'

/** Columns of a query that name a case and its company; null where it is about none. */
export type Woran = { readonly geschaeft: RawBuilder<unknown>; readonly unternehmen: RawBuilder<unknown> }

/** Who asks, or the column of a query that names people. */
type Wer = string | RawBuilder<unknown>

const erklaert = (
  spalte: 'geschaeft_guid' | 'unternehmen_guid',
  guid: RawBuilder<unknown>,
  sub: Wer,
): RawBuilder<boolean> => sql<boolean>`exists (select from befangenheit x where x.${sql.ref(spalte)} = ${guid}
    and x.nutzer_sub = ${sub} and x.aufgehoben_am is null)`

/** SQL: `sub` has declared a conflict of interest on the company, and Leitung has not lifted it (S9-01). */
export const befangenAmUnternehmen = (unternehmen: RawBuilder<unknown>, sub: Wer): RawBuilder<boolean> =>
  erklaert('unternehmen_guid', unternehmen, sub)

/** SQL: the same of a case, on itself or on its company. */
export const befangen = ({ geschaeft, unternehmen }: Woran, sub: Wer): RawBuilder<boolean> =>
  sql<boolean>`(${erklaert('geschaeft_guid', geschaeft, sub)} or ${befangenAmUnternehmen(unternehmen, sub)})`

/**
 * SQL: neither of the two, for what goes through many cases. Every query of the bank's people asks it: in lists, searches,
 * counts and exports the others do not exist. Not `not (… or …)`: of that PostgreSQL makes no joins.
 */
export const unbefangen = ({ geschaeft, unternehmen }: Woran, sub: Wer): RawBuilder<boolean> =>
  sql<boolean>`(not ${erklaert('geschaeft_guid', geschaeft, sub)} and not ${befangenAmUnternehmen(unternehmen, sub)})`

/** 403 to whoever knows the address of such a case. */
export const befangenAbsagen = (): Refusal =>
  absagen(
    ALLGEMEIN.keineBerechtigung,
    'Sie haben für diesen Fall oder sein Unternehmen Befangenheit erklärt. Jemand anderes aus der Sachbearbeitung bearbeitet ihn.',
  )

/** 403 to whoever declared a conflict of interest on the company. `db` may be a transaction. */
export const unbefangenPruefen = async (
  db: Database,
  sub: string,
  unternehmenGuid: string,
): Promise<void> => {
  const { rows } = await sql<{ befangen: boolean }>`
    select ${befangenAmUnternehmen(sql`${unternehmenGuid}::uuid`, sub)} as befangen`.execute(db)
  if (rows[0]?.befangen === true)
    throw absagen(
      ALLGEMEIN.keineBerechtigung,
      'Sie haben für dieses Unternehmen Befangenheit erklärt. Jemand anderes aus der Sachbearbeitung ist dafür da.',
    )
}
