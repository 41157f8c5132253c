import { wieGespeichert } from '@foerderportal/contract/shared/angaben/plausibel'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import { outsideTransaction, withinTransaction } from '../../platform/database/sharedTransaction.ts'
import type { Services } from '../../platform/services.ts'
import { mitPositivliste, positivlisteAuslesen, type Fassung } from './positivliste.ts'

/** All versions of all programmes, of each the latest first. */
export type Programme = readonly Fassung[]
type Bestand = { gelesenMs: number; programme: Programme | undefined; laden: Promise<Programme> | undefined }

/** A change of a programme is planned ahead with its first day; a minute of delay between instances does not matter. */
const HALTBAR_MS = 60_000
const bestaende = new WeakMap<object, Bestand>()

const lesen = async ({ db }: Services): Promise<Programme> => {
  const { rows } = await sql<Omit<Fassung, 'daten'> & { daten: unknown }>`
    select programm, gueltig_ab, daten from programm order by gueltig_ab desc`.execute(db)
  const fassungen = rows.map((row) => ({ ...row, daten: wieGespeichert(ProgrammDaten, row.daten) }))
  return mitPositivliste(fassungen, await positivlisteAuslesen(db))
}

/** What is read is as old as the moment at which the reading began. */
const einlesen = async (services: Services, bestand: Bestand): Promise<Programme> => {
  const begonnen = services.clock.now().getTime()
  const programme = await lesen(services)
  Object.assign(bestand, { programme, gelesenMs: begonnen })
  return programme
}

/** One read at a time, on a connection of its own; a failed one is not kept: the next caller tries again. */
const neuLesen = (services: Services, bestand: Bestand): Promise<Programme> =>
  (bestand.laden ??= outsideTransaction(() => einlesen(services, bestand)).finally(
    () => (bestand.laden = undefined),
  ))

const imHintergrund = (services: Services, bestand: Bestand): void => {
  neuLesen(services, bestand).catch((error: unknown) =>
    services.log.warn({ err: error }, 'programmes could not be read anew'),
  )
}

/** After an import of the Positivliste nobody waits for the minute; a reading that had begun before is repeated. */
const importeFolgen = (services: Services, bestand: Bestand): void => {
  const nachlesen = () => imHintergrund(services, bestand)
  services.notifications.follow({
    channel: 'verzeichnis',
    heard: (art) => {
      if (art === 'positivliste') void (bestand.laden ?? Promise.resolve()).then(nachlesen, nachlesen)
    },
    catchUp: async () => undefined,
  })
}

const bestandVon = (services: Services): Bestand => {
  const bekannt = bestaende.get(services)
  if (bekannt !== undefined) return bekannt
  const bestand: Bestand = { gelesenMs: 0, programme: undefined, laden: undefined }
  bestaende.set(services, bestand)
  importeFolgen(services, bestand)
  return bestand
}

/**
 * All programmes, from memory, read anew in the background once a minute. Asks the pool for a connection: call it
 * before a use case's transaction begins, never within one. Callers that hold a connection and a lock while they wait
 * for another connection stop the whole pool.
 */
export const programmeLesen = async (services: Services): Promise<Programme> => {
  const bestand = bestandVon(services)
  const { programme, gelesenMs } = bestand
  // Who holds a connection reads with it: while he waited for another one, with all like him, the pool would stand still.
  if (programme === undefined && withinTransaction()) return einlesen(services, bestand)
  if (programme === undefined) return neuLesen(services, bestand)
  if (services.clock.now().getTime() - gelesenMs >= HALTBAR_MS) imHintergrund(services, bestand)
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
