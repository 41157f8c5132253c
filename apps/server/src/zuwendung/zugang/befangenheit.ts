import { sql, type RawBuilder } from 'kysely'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'

/**
 * SQL: `sub` has declared a conflict of interest on the case, and Leitung has not lifted it (S9-01). Every query of the
 * bank's people asks it of each case: in lists, searches, counts and exports such a case does not exist for them.
 */
export const befangen = (geschaeftGuid: RawBuilder<unknown>, sub: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from befangenheit x where x.geschaeft_guid = ${geschaeftGuid}
    and x.nutzer_sub = ${sub} and x.aufgehoben_am is null)`

/** 403 to whoever knows the address of such a case. */
export const befangenAbsagen = (): Refusal =>
  absagen(
    ALLGEMEIN.keineBerechtigung,
    'Sie haben für diesen Fall Befangenheit erklärt. Jemand anderes aus der Sachbearbeitung bearbeitet ihn.',
  )
