import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { sha256Von } from '../einreichung/kanonisch.ts'
import type { Leser, Neu, Vorgelegtes } from './art.ts'

/** How far one presentation is. */
export type Vorlegungsstatus = 'VORGELEGT' | 'FREIGEGEBEN' | 'ZURUECKGEGEBEN' | 'ZURUECKGEHOLT'

/** SQL of table `vorlegung`, as it lies there. */
export type VorlegungRow = Omit<Vorgelegtes<unknown>, 'inhalt'> & {
  readonly art: string
  readonly runde_guid: string | null
  readonly status: Vorlegungsstatus
  readonly inhalt: string
  readonly beendet_von: string | null
  readonly beendet_am: Date | null
  readonly grund: string | null
}

const SPALTEN = sql`v.guid, v.art, v.objekt, v.nr, v.runde_guid, v.status, v.inhalt, v.sha256, v.vorbereitet_von,
    v.vorgelegt_am, v.beendet_von, v.beendet_am, v.grund, vorlegung_mitwirkende(v.guid) as mitwirkende`

/** Undefined for an unknown one. */
export const vorlegungFinden = async (db: Leser, guid: string): Promise<VorlegungRow | undefined> =>
  (await sql<VorlegungRow>`select ${SPALTEN} from vorlegung v where v.guid = ${guid}`.execute(db)).rows[0]

/** Everything that was presented about a round, the latest first. */
export const vorlegungenDerRunde = async (db: Leser, runde: string): Promise<readonly VorlegungRow[]> =>
  (
    await sql<VorlegungRow>`select ${SPALTEN} from vorlegung v where v.runde_guid = ${runde}
      order by v.vorgelegt_am desc, v.guid`.execute(db)
  ).rows

/** The one that lies before a second person; undefined where nothing does. */
export const offeneVorlegung = async <I>(
  db: Leser,
  art: string,
  objekt: string,
): Promise<Vorgelegtes<I> | undefined> => {
  const { rows } = await sql<VorlegungRow>`select ${SPALTEN} from vorlegung v
    where v.art = ${art} and v.objekt = ${objekt} and v.status = 'VORGELEGT'`.execute(db)
  const [row] = rows
  // It was an I when it was written, and nobody can change it since (vorlegung_lauf).
  return row && { ...row, inhalt: JSON.parse(row.inhalt) as I }
}

/** Whoever edits it meanwhile, or decides on it at once, is waited for: what is read next is what he has left. */
export const vorlegungSperren = async (tx: Tx, art: string, objekt: string): Promise<void> => {
  await sql`select from vorlegung where art = ${art} and objekt = ${objekt} and status = 'VORGELEGT'
    for no key update`.execute(tx)
}

/** Whether somebody acts for a company that it moves, or has a conflict of interest on one of them (S9-01). */
export const istNahe = async (tx: Tx, guid: string, sub: string): Promise<boolean> =>
  (await sql<{ nahe: boolean }>`select vorlegung_nahe(${guid}, ${sub}) as nahe`.execute(tx)).rows[0]?.nahe ??
  false

const geordnet = (wert: unknown): unknown => {
  if (Array.isArray(wert)) return wert.map(geordnet)
  if (typeof wert !== 'object' || wert === null) return wert
  return Object.fromEntries(
    Object.entries(wert)
      .map(([name, inneres]) => [name, geordnet(inneres)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** One text for one content. `kanonisch` of a submission leaves out what is null; here a null is something that was decided. */
export const vorlegungstext = (inhalt: object): string => JSON.stringify(geordnet(inhalt))

type Einfuegen = Neu<object> & {
  readonly art: string
  readonly objekt: string
  readonly sub: string
  readonly jetzt: Date
}

/** Lays something before a second person. */
export const vorlegungEinfuegen = async (
  tx: Tx,
  v: Einfuegen,
): Promise<{ readonly guid: string; readonly sha256: string }> => {
  const inhalt = vorlegungstext(v.inhalt)
  const sha256 = sha256Von(inhalt)
  const { rows } = await sql<{
    guid: string
  }>`insert into vorlegung (art, objekt, nr, runde_guid, programm, status, inhalt,
        sha256, zeile, betrag_cent, abweichungen, vorbereitet_von, vorgelegt_am)
      select ${v.art}, ${v.objekt}, coalesce(max(nr), 0) + 1, ${v.runde ?? null}::uuid, ${v.programm}, 'VORGELEGT', ${inhalt},
        ${sha256}, ${JSON.stringify(v.zeile)}, ${v.betragCent ?? null}::bigint, ${[...(v.abweichungen ?? [])]}, ${v.sub},
        ${v.jetzt}
      from vorlegung where art = ${v.art} and objekt = ${v.objekt} returning guid`.execute(tx)
  const guid = rows[0]?.guid ?? ''
  for (const { geschaeft, unternehmen } of v.bezug ?? [])
    await sql`insert into vorlegung_bezug (vorlegung_guid, geschaeft_guid, unternehmen_guid)
      values (${guid}, ${geschaeft ?? null}, ${unternehmen})`.execute(tx)
  return { guid, sha256 }
}

type Ende = { readonly guid: string; readonly sub: string; readonly jetzt: Date }
type Beendet = { readonly status: Vorlegungsstatus; readonly grund?: string; readonly gelesen?: string }

/** Ends it; the database refuses whoever had a hand in it, and another hash than the one that was read. */
export const vorlegungBeenden = async (
  tx: Tx,
  { guid, sub, jetzt }: Ende,
  { status, grund, gelesen }: Beendet,
): Promise<void> => {
  await sql`update vorlegung set status = ${status}, beendet_von = ${sub}, beendet_am = ${jetzt}, grund = ${grund ?? null},
      gelesen = ${gelesen ?? null} where guid = ${guid}`.execute(tx)
}
