import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * Publishes a version of the terms that holds already, a second after the one before. The trigger that leaves the
 * instances time to hear of it stands aside: a test waits for nothing.
 */
export const fassungSofort = (ownerDb: Database, aenderung: string): Promise<void> =>
  ownerDb.transaction().execute(async (tx) => {
    await sql`alter table nutzungsbedingungen disable trigger nutzungsbedingungen_pruefen`.execute(tx)
    await sql`insert into nutzungsbedingungen (version, gilt_ab, aenderung, sha256, veroeffentlicht_von)
      select max(version) + 1, max(gilt_ab) + interval '1 second', ${aenderung}, repeat('0', 64), 'Test'
      from nutzungsbedingungen`.execute(tx)
    await sql`alter table nutzungsbedingungen enable trigger nutzungsbedingungen_pruefen`.execute(tx)
  })
