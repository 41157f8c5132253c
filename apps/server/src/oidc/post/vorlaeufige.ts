import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Until then an account waits for its address to be confirmed. */
export const VORLAEUFIG_TAGE = 7

/** Removes the accounts whose owners never confirmed an address; their links go with them. */
export const vorlaeufigeEntfernen = (db: Database) =>
  sql`delete from konto where vorlaeufig and angelegt_am < now() - make_interval(days => ${VORLAEUFIG_TAGE})`.execute(
    db,
  )
