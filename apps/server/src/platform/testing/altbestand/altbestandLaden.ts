import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, MIGRATIONS } from '../../database/migrate.ts'
import { createDatabase, type TestDatabase } from '../testCluster.ts'

const DATEI = new URL('bis0041.gz', import.meta.url)
const LETZTE_MIGRATION = '0041'

/** What the old version answered, and where. */
type Kopf = {
  readonly am: string
  readonly faelle: Readonly<Record<string, string>>
  readonly antworten: { readonly antraege: Readonly<Record<string, unknown>> } & Readonly<
    Record<string, unknown>
  >
}
type Auftrag = { readonly identifier: string; readonly payload: unknown; readonly key: string | null }

export type Altbestand = Kopf & {
  /** Rows of a table as the old version left them. */
  readonly zeilen: (tabelle: string) => readonly Readonly<Record<string, unknown>>[]
  /** guid → bytes. */
  readonly dateien: ReadonlyMap<string, Buffer>
  /** Restored, and not yet migrated. */
  readonly database: TestDatabase
}

/** The migrations that an old version knew, in a folder of their own. */
const alteMigrationen = (letzte: string): string => {
  const ordner = mkdtempSync(join(tmpdir(), 'migrationen-'))
  for (const datei of readdirSync(MIGRATIONS))
    if (datei.slice(0, 4) <= letzte) cpSync(join(MIGRATIONS, datei), join(ordner, datei))
  return ordner
}

/** Brings an empty database to where an old version had it; `letzte`: its last migration, '0041'. */
export const schemaAnlegen = async (ownerUrl: string, letzte: string): Promise<void> => {
  const ordner = alteMigrationen(letzte)
  await migrate(ownerUrl, ordner)
  rmSync(ordner, { recursive: true })
}

type Fremdschluessel = { readonly tabelle: string; readonly name: string; readonly regel: string }

/** Without triggers and references, in whatever order; the references are made again and so prove themselves. */
const einspielen = async (client: pg.Client, tabellen: ReadonlyMap<string, string>): Promise<void> => {
  const { rows } =
    await client.query<Fremdschluessel>(`select conrelid::regclass::text as tabelle, conname as name,
    pg_get_constraintdef(oid) as regel from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  for (const { tabelle, name } of rows) await client.query(`alter table ${tabelle} drop constraint "${name}"`)
  for (const [tabelle, zeilen] of tabellen) {
    const spalten = await client.query<{ spalte: string }>(
      `select quote_ident(attname) as spalte from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [tabelle],
    )
    const liste = spalten.rows.map(({ spalte }) => spalte).join(', ')
    await client.query(`alter table ${tabelle} disable trigger user`)
    await client.query(`delete from ${tabelle}`)
    await client.query(
      `insert into ${tabelle} (${liste}) overriding system value
        select ${liste} from json_populate_recordset(null::${tabelle}, $1)`,
      [zeilen],
    )
    await client.query(`alter table ${tabelle} enable trigger user`)
  }
  for (const { tabelle, name, regel } of rows)
    await client.query(`alter table ${tabelle} add constraint "${name}" ${regel}`)
}

const folgenSetzen = async (client: pg.Client, folgen: string): Promise<void> => {
  await client.query(`select setval(f.s, f.v) from json_to_recordset($1) as f (s text, v bigint)`, [folgen])
}

const auftraegeEinreihen = async (client: pg.Client, auftraege: string): Promise<void> => {
  // As README.md says.
  for (const { identifier, payload, key } of JSON.parse(auftraege) as Auftrag[])
    await client.query(`select graphile_worker.add_job($1, $2::json, job_key => $3)`, [
      identifier,
      JSON.stringify(payload),
      key,
    ])
}

const mitClient = async (url: string, arbeit: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await arbeit(client)
  } finally {
    await client.end()
  }
}

/** The database that an earlier version left behind (README.md beside it), in a database of its own. */
export const altbestandLaden = async (): Promise<Altbestand> => {
  const [kopf = '', ...rest] = gunzipSync(readFileSync(DATEI)).toString().trimEnd().split('\n')
  const teile = new Map(
    rest.map((zeile) => [zeile.slice(0, zeile.indexOf('\t')), zeile.slice(zeile.indexOf('\t') + 1)]),
  )
  const teil = (name: string) => teile.get(name) ?? '[]'
  const database = await createDatabase(inject('testCluster'), 'template0')
  await schemaAnlegen(database.ownerUrl, LETZTE_MIGRATION)
  await mitClient(database.ownerUrl, async (client) => {
    const tabellen = [...teile].filter(([name]) => !name.startsWith('#'))
    await einspielen(client, new Map(tabellen))
    await folgenSetzen(client, teil('#folgen'))
    await auftraegeEinreihen(client, teil('#auftraege'))
  })
  // The casts below: the file is as README.md says, and whoever reads something else from it fails.
  return {
    ...(JSON.parse(kopf) as Kopf),
    zeilen: (tabelle) => JSON.parse(teil(tabelle)) as Record<string, unknown>[],
    dateien: new Map(
      Object.entries(JSON.parse(teil('#dateien')) as Record<string, string>).map(([guid, bytes]) => [
        guid,
        Buffer.from(bytes, 'base64'),
      ]),
    ),
    database,
  }
}
