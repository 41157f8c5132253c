import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm'
import type { Programm } from '@foerderportal/contract/zuwendung/schema'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Services } from '../platform/services.ts'

type Fassung = { readonly programm: string; readonly gueltig_ab: string; readonly daten: ProgrammDaten }
type Bestand = { readonly gelesenMs: number; readonly fassungen: Promise<readonly Fassung[]> }

/** A change of a programme is planned ahead with its first day; a minute of delay between instances does not matter. */
const HALTBAR_MS = 60_000
const bestaende = new WeakMap<object, Bestand>()

const laden = async ({ db }: Services): Promise<readonly Fassung[]> => {
  const { rows } = await sql<Omit<Fassung, 'daten'> & { daten: unknown }>`
    select programm, gueltig_ab, daten from programm order by gueltig_ab desc`.execute(db)
  return rows.map((row) => ({ ...row, daten: z.parse(ProgrammDaten, row.daten) }))
}

const fassungen = (services: Services): Promise<readonly Fassung[]> => {
  const bestand = bestaende.get(services)
  const jetzt = performance.now()
  if (bestand !== undefined && jetzt - bestand.gelesenMs < HALTBAR_MS) return bestand.fassungen
  const neu = { gelesenMs: jetzt, fassungen: laden(services) }
  bestaende.set(services, neu)
  // A failed read is not kept: the next caller tries again. Whoever waits for this one hears of it.
  neu.fassungen.catch(() => bestaende.delete(services))
  return neu.fassungen
}

/** The programme that holds on a day ('YYYY-MM-DD', default today in Berlin); undefined before its first one. */
export const programmLesen = async (
  services: Services,
  programm: Programm,
  stichtag = tagInBerlin(services.clock.now()),
): Promise<ProgrammDaten | undefined> =>
  (await fassungen(services)).find((f) => f.programm === programm && f.gueltig_ab <= stichtag)?.daten

/** As `programmLesen`, where an application of the programme exists: then the programme does too. */
export const geltendesProgramm = async (
  services: Services,
  programm: Programm,
  stichtag?: string,
): Promise<ProgrammDaten> => {
  const daten = await programmLesen(services, programm, stichtag)
  if (daten === undefined) throw new Error(`programm ${programm} has no version for ${stichtag ?? 'today'}`)
  return daten
}
