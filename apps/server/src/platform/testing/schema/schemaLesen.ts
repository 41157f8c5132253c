import pg from 'pg'
import { ANWEISUNGEN, UNBEKANNTES } from './anweisungen.ts'
import { RECHTE, VORGABEN } from './rechte.ts'

const TEILE = [...ANWEISUNGEN, ['Rechte', RECHTE], ['Rechte an künftigen Tabellen', VORGABEN]] as const

const KOPF = `-- Das Schema der Datenbank, wie es nach allen Migrationen ist. Geschrieben von \`npm run schema\`; ein Test vergleicht.
-- Spalten stehen nach ihrem Namen, nicht nach ihrem Alter. Zeilen, die Migrationen anlegen, stehen nicht hier.
set check_function_bodies = off;
`

/** One table refers to another, or to itself. */
export type Verweis = { readonly von: string; readonly nach: string; readonly spalten: readonly string[] }
export type Schema = {
  readonly sql: string
  readonly tabellen: readonly string[]
  readonly verweise: readonly Verweis[]
}

const zeilen = async (client: pg.Client, sql: string): Promise<string[]> => {
  const { rows } = await client.query<{ text: string }>(sql)
  return rows.map(({ text }) => text)
}

const alsSql = async (client: pg.Client): Promise<string> => {
  let sql = KOPF
  for (const [titel, text] of TEILE) {
    const gelesen = await zeilen(client, text)
    sql += `\n-- ${titel}\n${gelesen.map((zeile) => `${zeile}\n`).join('')}`
  }
  return sql
}

const verweiseLesen = async (client: pg.Client) => {
  const { rows } = await client.query<Verweis>(`
    select k.conrelid::regclass::text as von, k.confrelid::regclass::text as nach,
      array(select a.attname::text from unnest(k.conkey) with ordinality s (nr, i)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = s.nr order by s.i) as spalten
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2, k.conname`)
  return rows
}

/**
 * What the migrations come to, read from the catalog of a database: PostgreSQL as the portal brings it along has no pg_dump.
 * @throws Error when the database has something that no part of it would show
 */
export const schemaLesen = async (url: string): Promise<Schema> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const unbekannt = await zeilen(client, UNBEKANNTES)
    if (unbekannt.length > 0)
      throw new Error(`schema.sql would not show these, add a part (anweisungen.ts): ${unbekannt.join(', ')}`)
    return {
      sql: await alsSql(client),
      tabellen: await zeilen(
        client,
        `select relname as text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
      ),
      verweise: await verweiseLesen(client),
    }
  } finally {
    await client.end()
  }
}
