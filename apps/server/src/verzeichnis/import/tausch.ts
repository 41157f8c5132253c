import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Einspielfehler } from '../datenstand/importart.ts'

const NEU = '_neu'

const befehle = async (client: pg.Client, sql: readonly string[]) => {
  for (const befehl of sql) await client.query(befehl)
}

/** Empty copies of the tables, without their indexes: those are built faster when all rows are there. */
export const kopienAnlegen = (client: pg.Client, tabellen: readonly string[]): Promise<void> =>
  befehle(
    client,
    tabellen.map((t) => `create table ${t}${NEU} (like ${t} including defaults including constraints)`),
  )

type Index = { readonly name: string; readonly def: string }

const indexe = async (client: pg.Client, tabelle: string): Promise<readonly Index[]> => {
  const { rows } = await client.query<Index>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as def from pg_index i
      join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass order by c.relname`,
    [tabelle],
  )
  return rows
}

const indexKopie = (tabelle: string, { name, def }: Index): string =>
  def.replace(/^CREATE (UNIQUE )?INDEX \S+ ON \S+/, `create $1index ${name}${NEU} on ${tabelle}${NEU}`)

/** portal_app reads the directory; only an import changes it. */
const nurLesen = (tabelle: string) => `do $$ begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke all on ${tabelle}${NEU} from portal_app;
    grant select on ${tabelle}${NEU} to portal_app;
  end if;
end $$`

/** Gives the filled copies the indexes and the rights of the tables that they will replace. */
export const kopienFertigstellen = async (client: pg.Client, tabellen: readonly string[]): Promise<void> => {
  for (const tabelle of tabellen) {
    const kopien = (await indexe(client, tabelle)).map((index) => indexKopie(tabelle, index))
    await befehle(client, [...kopien, `analyze ${tabelle}${NEU}`, nurLesen(tabelle)])
  }
}

export const zeilenZaehlen = async (
  client: pg.Client,
  tabellen: readonly string[],
): Promise<Readonly<Record<string, number>>> => {
  const anzahlen: Record<string, number> = {}
  for (const tabelle of tabellen) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${tabelle}${NEU}`)
    anzahlen[tabelle] = rows[0]?.n ?? 0
  }
  return anzahlen
}

const VERSUCHE = 30
/** Lock not available, or a deadlock with a reader that had the other table first. */
const WIEDERHOLBAR = new Set(['55P03', '40P01'])

/**
 * Readers wait while somebody waits for an exclusive lock: so each try is short, and between two of them whoever waited
 * is served.
 */
const sperren = async (client: pg.Client, tabellen: readonly string[], versuch = 1): Promise<void> => {
  await client.query('savepoint sperre')
  try {
    await client.query(`set local lock_timeout = '500ms'`)
    await client.query(`lock table ${tabellen.join(', ')} in access exclusive mode`)
  } catch (fehler) {
    if (!(fehler instanceof pg.DatabaseError) || !WIEDERHOLBAR.has(fehler.code ?? '')) throw fehler
    if (versuch === VERSUCHE)
      throw new Einspielfehler(
        'Die Tabellen sind dauerhaft in Benutzung. Versuchen Sie es später noch einmal.',
        { cause: fehler },
      )
    await client.query('rollback to savepoint sperre')
    await pause(100)
    await sperren(client, tabellen, versuch + 1)
  }
}

/** The copies take the names of the tables, which go. Takes milliseconds; a running statement ends with the old data. */
export const tauschen = async (client: pg.Client, tabellen: readonly string[]): Promise<void> => {
  await sperren(client, tabellen)
  for (const tabelle of tabellen) {
    const namen = (await indexe(client, tabelle)).map(({ name }) => name)
    await befehle(client, [
      `drop table ${tabelle}`,
      `alter table ${tabelle}${NEU} rename to ${tabelle}`,
      ...namen.map((name) => `alter index ${name}${NEU} rename to ${name}`),
    ])
  }
}
