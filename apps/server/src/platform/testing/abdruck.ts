import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { NOTIZEN, dateinamen, schreibzaehler } from './schreibzaehler.ts'
import type { TestApp } from './testApp.ts'

const tables = async ({ ownerDb }: TestApp): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema', ${NOTIZEN}) order by 1`.execute(
    ownerDb,
  )
  return rows.map(({ name }) => name)
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
  const dateien = dateinamen(t)
  return { ...Object.fromEntries(rows.map((r) => [r.name, r.content])), dateien: dateien.join() }
}

/**
 * None of the tests of this file or block writes anything: after each its writes are counted, and at the end the whole
 * database is what it was. To be called after the hook that starts the world.
 */
export const keinerSchreibt = (welt: () => TestApp): void => {
  let vorher: Record<string, string>
  let geschrieben: () => Promise<readonly string[]>
  beforeAll(async () => {
    vorher = await abdruck(welt())
    geschrieben = await schreibzaehler(welt())
  })
  afterEach(async () => {
    expect(await geschrieben()).toEqual([])
  })
  afterAll(async () => {
    expect(await abdruck(welt())).toEqual(vorher)
  })
}
