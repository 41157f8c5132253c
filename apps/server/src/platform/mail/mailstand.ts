import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Hindernis } from './postausgang.ts'

/** How many mails are held up, and by what. */
export type Mailstand = Readonly<Record<Hindernis, number>>

const LEER: Mailstand = { MAILSERVER: 0, AUFSCHUB: 0, ABGEWIESEN: 0, AUFGEGEBEN: 0 }

export const mailstandLesen = async (db: Database): Promise<Mailstand> => {
  const { rows } = await sql<{ hindernis: Hindernis; anzahl: number }>`select hindernis, count(*) as anzahl
    from postausgang where hindernis is not null group by hindernis`.execute(db)
  return { ...LEER, ...Object.fromEntries(rows.map(({ hindernis, anzahl }) => [hindernis, anzahl])) }
}
