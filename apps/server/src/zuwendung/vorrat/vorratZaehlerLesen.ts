import { createHash } from 'node:crypto'
import type { VorratFilter, Zaehler } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ANSICHTEN, ZAEHLT_BIS } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { ansichtenLaden } from './ansichten.ts'
import { auswahl, gefiltert, type Frage } from './auswahl.ts'
import { filterVon } from './vorratLesen.ts'

type Grenze = { readonly frage: Frage; readonly bis: number }

/** No further than one beyond what is told: whether there are ten thousand or two hundred thousand costs the same. */
const anzahl = ({ frage, bis }: Grenze, filter: VorratFilter) =>
  sql<number>`(select count(*)::int from (
    select ${auswahl(frage, gefiltert(filter, frage))} limit ${sql.lit(bis + 1)}) g)`

const zaehlen = async (db: Database, grenze: Grenze, filter: readonly VorratFilter[]): Promise<number[]> => {
  const { rows } = await sql<{ zahlen: number[] }>`select array[${sql.join(
    filter.map((f) => anzahl(grenze, f)),
  )}] as zahlen`.execute(db)
  return rows[0]?.zahlen ?? []
}

/** How many cases one view holds. */
export const ansichtZaehlen = async (db: Database, frage: Frage, filter: VorratFilter): Promise<number> =>
  (await zaehlen(db, { frage, bis: ZAEHLT_BIS }, [filter]))[0] ?? 0

/** One after the other: what somebody filters by may have no index, and he may have fifty of them. */
const einzelnZaehlen = async (
  db: Database,
  grenze: Grenze,
  filter: readonly VorratFilter[],
): Promise<number[]> => {
  const zahlen: number[] = []
  for (const f of filter) zahlen.push(...(await zaehlen(db, grenze, [f])))
  return zahlen
}

const abdruck = (zaehler: Zaehler): string =>
  `"${createHash('sha256').update(JSON.stringify(zaehler)).digest('base64url').slice(0, 22)}"`

/**
 * How many cases each view holds (S9-02): those of everybody in one statement, so that the numbers beside each other are of
 * the same moment, then the reader's own.
 */
export const vorratZaehlerLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sub: string,
  bis: number = ZAEHLT_BIS,
): Promise<{ readonly body: Zaehler; readonly etag: string }> => {
  const grenze = { frage: { sub, jetzt: clock.now() }, bis }
  const gespeicherte = await ansichtenLaden(db, sub)
  const fuerAlle = await zaehlen(
    db,
    grenze,
    ANSICHTEN.map(({ filter }) => filter),
  )
  const eigene = await einzelnZaehlen(
    db,
    grenze,
    gespeicherte.map(({ suche }) => filterVon(suche)),
  )
  const body: Zaehler = {
    ansichten: ANSICHTEN.map(({ id }, nr) => ({ id, anzahl: fuerAlle[nr] ?? 0 })),
    eigene: gespeicherte.map((a, nr) => ({ ...a, anzahl: eigene[nr] ?? 0 })),
  }
  return { body, etag: abdruck(body) }
}
