import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { fetchFromCms } from './fetchPage.ts'
import { NUTZUNGSBEDINGUNGEN, QUELLEN } from './inhalte.ts'

/** A published version of the terms of use, with how many have agreed to it. */
export type Fassung = {
  readonly version: number
  readonly giltAb: Date
  readonly gilt: boolean
  readonly aenderung: string
  readonly sha256: string
  readonly veroeffentlichtVon: string
  readonly zustimmungen: number
}

/** All versions, the oldest first. */
export const fassungenLesen = async (db: Database): Promise<Fassung[]> => {
  const { rows } = await sql<Fassung>`
    select n.version, n.gilt_ab as "giltAb", n.aenderung, n.sha256, n.veroeffentlicht_von as "veroeffentlichtVon",
      n.gilt_ab <= clock_timestamp() as gilt,
      (select count(*) from nutzungsbedingungen_zustimmung z where z.version = n.version) as zustimmungen
    from nutzungsbedingungen n order by n.version`.execute(db)
  return rows
}

export type NeueFassung = {
  /** What changed, for whoever agreed before. */
  readonly aenderung: string
  readonly sha256: string
  readonly von: string
  /** A time of German clocks, 'YYYY-MM-DD HH:MM'; without it the version holds in some seconds, when all have heard. */
  readonly ab?: string | undefined
}

const IN_SEKUNDEN = 3

/**
 * Publishes a version; every instance hears of it at once and asks for consent from its time on. Throws with a German
 * sentence when it would not hold after the one before (0017).
 */
export const fassungVeroeffentlichen = async (
  db: Database,
  { aenderung, sha256, von, ab }: NeueFassung,
): Promise<Pick<Fassung, 'version' | 'giltAb'>> => {
  const giltAb =
    ab === undefined
      ? sql`date_trunc('second', clock_timestamp()) + make_interval(secs => ${IN_SEKUNDEN})`
      : sql`${ab}::timestamp at time zone 'Europe/Berlin'`
  const { rows } = await sql<Pick<Fassung, 'version' | 'giltAb'>>`
    insert into nutzungsbedingungen (gilt_ab, aenderung, sha256, veroeffentlicht_von)
    values (${giltAb}, ${aenderung}, ${sha256}, ${von}) returning version, gilt_ab as "giltAb"`.execute(db)
  const [neue] = rows
  if (neue === undefined) throw new Error('the version was not inserted')
  return neue
}

const mitgeliefert = async (): Promise<string> => {
  const datei = QUELLEN[NUTZUNGSBEDINGUNGEN]?.datei
  const text = await readFile(new URL(`inhalt/${datei}.html`, import.meta.url), 'utf8')
  // Git may change line ends on the way to another machine.
  return text.replaceAll('\r\n', '\n')
}

const vomRedaktionssystem = async (basis: string): Promise<string | Buffer> => {
  let grund: unknown
  const antwort = await fetchFromCms(basis, NUTZUNGSBEDINGUNGEN, (fehler) => (grund = fehler))
  if (typeof antwort === 'string')
    throw new Error(`Die Nutzungsbedingungen sind unter ${basis} nicht zu lesen.`, { cause: grund })
  return antwort.inhalt
}

/** SHA-256 of the terms that this configuration shows: the shipped text before its values are set in, or the page of the content system. */
export const textpruefsumme = async ({ cmsUrl }: Pick<Config, 'cmsUrl'>): Promise<string> =>
  hash('sha256', cmsUrl === undefined ? await mitgeliefert() : await vomRedaktionssystem(cmsUrl), 'hex')
