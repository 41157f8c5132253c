import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm'
import type { Programm } from '@foerderportal/contract/zuwendung/schema'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Services } from '../platform/services.ts'

type Fassung = { readonly programm: string; readonly gueltig_ab: string; readonly daten: ProgrammDaten }
/** All versions of all programmes, the latest first. */
export type Programme = readonly Fassung[]
type Bestand = { gelesenMs: number; programme: Programme | undefined; laden: Promise<Programme> | undefined }

/** A change of a programme is planned ahead with its first day; a minute of delay between instances does not matter. */
const HALTBAR_MS = 60_000
const bestaende = new WeakMap<object, Bestand>()

const lesen = async ({ db }: Services): Promise<Programme> => {
  const { rows } = await sql<Omit<Fassung, 'daten'> & { daten: unknown }>`
    select programm, gueltig_ab, daten from programm order by gueltig_ab desc`.execute(db)
  return rows.map((row) => ({ ...row, daten: z.parse(ProgrammDaten, row.daten) }))
}

const bestandVon = (services: Services): Bestand => {
  const bestand = bestaende.get(services) ?? { gelesenMs: 0, programme: undefined, laden: undefined }
  bestaende.set(services, bestand)
  return bestand
}

/** One read at a time; a failed one is not kept: the next caller tries again. */
const neuLesen = (services: Services, bestand: Bestand): Promise<Programme> =>
  (bestand.laden ??= lesen(services)
    .then((programme) => {
      bestand.gelesenMs = services.clock.now().getTime()
      return (bestand.programme = programme)
    })
    .finally(() => (bestand.laden = undefined)))

/**
 * All programmes, from memory, read anew in the background once a minute. Asks the pool for a connection: call it
 * before a transaction begins, never within one. Callers that hold a connection and a lock while they wait for another
 * connection stop the whole pool.
 */
export const programmeLesen = async (services: Services): Promise<Programme> => {
  const bestand = bestandVon(services)
  const { programme, gelesenMs } = bestand
  if (programme === undefined) return neuLesen(services, bestand)
  if (services.clock.now().getTime() - gelesenMs >= HALTBAR_MS)
    neuLesen(services, bestand).catch((error: unknown) =>
      services.log.warn({ err: error }, 'programmes could not be read anew'),
    )
  return programme
}

/** The programme that holds on a day ('YYYY-MM-DD' in Berlin); undefined before its first one. */
export const programmAm = (
  programme: Programme,
  programm: Programm,
  tag: string,
): ProgrammDaten | undefined => programme.find((f) => f.programm === programm && f.gueltig_ab <= tag)?.daten

/** As `programmAm` on the day of a moment, where an application of the programme exists: then the programme does too. */
export const geltendesProgramm = (programme: Programme, programm: Programm, moment: Date): ProgrammDaten => {
  const tag = tagInBerlin(moment)
  const daten = programmAm(programme, programm, tag)
  if (daten === undefined) throw new Error(`programm ${programm} has no version for ${tag}`)
  return daten
}
