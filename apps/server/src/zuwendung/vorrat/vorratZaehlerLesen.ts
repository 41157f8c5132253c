import { createHash } from 'node:crypto'
import type { VorratFilter, Zaehler } from '@foerderportal/contract/zuwendung/vorrat/schema'
import { ANSICHTEN } from '@foerderportal/contract/zuwendung/vorrat/suche'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { ansichtenLaden } from './ansichten.ts'
import { auswahl, gefiltert, type Frage } from './auswahl.ts'
import { filterVon } from './vorratLesen.ts'

/** All in one statement: the numbers beside each other are of the same moment. */
const zaehlen = async (db: Database, frage: Frage, filter: readonly VorratFilter[]): Promise<number[]> => {
  const einzeln = filter.map((f) => sql`(select count(*)::int ${auswahl(frage, gefiltert(f, frage))})`)
  const { rows } = await sql<{ zahlen: number[] }>`select array[${sql.join(einzeln)}] as zahlen`.execute(db)
  return rows[0]?.zahlen ?? []
}

const abdruck = (zaehler: Zaehler): string =>
  `"${createHash('sha256').update(JSON.stringify(zaehler)).digest('base64url').slice(0, 22)}"`

/** How many cases each view holds, the reader's own ones too (S9-02). */
export const vorratZaehlerLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sub: string,
): Promise<{ readonly body: Zaehler; readonly etag: string }> => {
  const eigene = await ansichtenLaden(db, sub)
  const filter = [...ANSICHTEN.map((a) => a.filter), ...eigene.map(({ suche }) => filterVon(suche))]
  const zahlen = await zaehlen(db, { sub, jetzt: clock.now() }, filter)
  const body: Zaehler = {
    ansichten: ANSICHTEN.map(({ id }, nr) => ({ id, anzahl: zahlen[nr] ?? 0 })),
    eigene: eigene.map((a, nr) => ({ ...a, anzahl: zahlen[ANSICHTEN.length + nr] ?? 0 })),
  }
  return { body, etag: abdruck(body) }
}
