import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect } from 'vitest'
import type { TestApp } from './testApp.ts'

const tables = async ({ ownerDb }: TestApp): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(ownerDb)
  return rows.map(({ name }) => name)
}

const files = async ({ services }: TestApp): Promise<string[]> => {
  const folder = join(services.config.datenVerzeichnis, 'dateien')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/**
 * Rows and content of every table, audit log and jobs included, and the names of all stored files: equal before and
 * after means that nothing was written.
 */
export const abdruck = async (t: TestApp): Promise<Record<string, string>> => {
  const each = (await tables(t)).map(
    (name) => sql`select ${name} as name, count(*) || ' rows, ' ||
      coalesce(md5(string_agg(t::text, e'\n' order by t::text)), '') as content from ${sql.raw(name)} t`,
  )
  const { rows } = await sql<{ name: string; content: string }>`${sql.join(each, sql` union all `)}`.execute(
    t.ownerDb,
  )
  const stored = await files(t)
  return { ...Object.fromEntries(rows.map((r) => [r.name, r.content])), dateien: stored.toSorted().join() }
}

/**
 * None of the tests of this file or block writes anything. What one leaves is what the next one finds: one print a test,
 * of hundreds. To be called after the hook that starts the world.
 */
export const keinerSchreibt = (welt: () => TestApp): void => {
  let stand: Record<string, string> = {}
  beforeAll(async () => {
    stand = await abdruck(welt())
  })
  afterEach(async () => {
    const vorher = stand
    stand = await abdruck(welt())
    expect(stand).toEqual(vorher)
  })
}
