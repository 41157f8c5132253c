import type { Dateityp } from '@foerderportal/contract/shared/dateitypen'
import type { Oeffnung } from '@foerderportal/contract/shared/pruefstand'
import * as z from 'zod/mini'
import { protokollieren } from '../../audit/protokollieren.ts'
import type { Database, Tx } from '../../database/database.ts'
import { aufgabe, jobEinreihen } from '../../jobs/jobs.ts'
import { jobsNachholen } from '../../jobs/jobsNachholen.ts'
import type { Services } from '../../services.ts'
import { dateiOeffnen } from '../dateiOeffnen.ts'
import { FileDamaged } from '../fileStore.ts'
import { lesen, oeffnungSetzen, type Vollstaendig } from '../repository.ts'
import { NichtFertig, OeffnerKaputt } from './oeffner.ts'

const DATEI_OEFFNEN = 'datei-oeffnen'

const schluessel = (guid: string) => `${DATEI_OEFFNEN}:${guid}`

/** Has a file opened when `tx` commits. All of a line take one place of the worker; those of before have their own. */
export const oeffnungEinreihen = (tx: Tx, guid: string): Promise<void> =>
  jobEinreihen(tx, DATEI_OEFFNEN, { guid }, { key: schluessel(guid), line: DATEI_OEFFNEN })

/** Has files opened that wait for it; one whose job fails for its own reasons keeps its pause. */
export const oeffnungenEinreihen = (db: Database, guids: readonly string[]): Promise<void> =>
  jobsNachholen(db, {
    name: DATEI_OEFFNEN,
    line: 'datei-oeffnen-altes',
    jobs: guids.map((guid) => ({ key: schluessel(guid), payload: { guid } })),
  })

/** Undefined where the bytes are no longer those that came: that is said of it from now on (dateiOeffnen.ts). */
const befund = async (services: Services, row: Vollstaendig): Promise<Oeffnung | undefined> => {
  // Complete files have one of the types that are taken (S5-01).
  const typ = row.mime_type as Dateityp
  try {
    return await services.oeffner.nachher({
      typ,
      bytes: row.bytes,
      inhalt: () => dateiOeffnen(services, row),
    })
  } catch (err) {
    if (err instanceof FileDamaged) return undefined
    if (!(err instanceof NichtFertig) || err instanceof OeffnerKaputt) throw err
    services.log.warn({ err, datei: row.guid }, 'file takes too much to be opened')
    return 'zu aufwendig'
  }
}

const festhalten = (services: Services, guid: string, oeffnung: Oeffnung): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const row = await oeffnungSetzen(tx, guid, oeffnung)
    if (row === undefined) return
    await protokollieren(tx, {
      unternehmenGuid: row.unternehmen_guid,
      sub: row.hochgeladen_von,
      handlung: 'dateiOeffnen',
      objektGuid: guid,
      angaben: { oeffnung },
    })
  })

/**
 * Opens a file that could not be opened when it came, or came before files were (S5-04). It has six times as long; one
 * that does not even open then is no proof. A store that is away, or an opener, fails the
 * job, which comes again.
 */
export const dateiOeffnenLassen = aufgabe({
  name: DATEI_OEFFNEN,
  payload: z.object({ guid: z.uuid() }),
  run: async ({ guid }, services) => {
    const [row] = await lesen(services.db, [guid])
    if (row?.oeffnung !== 'noch nicht geöffnet') return
    const oeffnung = await befund(services, row)
    if (oeffnung !== undefined) await festhalten(services, guid, oeffnung)
  },
})
