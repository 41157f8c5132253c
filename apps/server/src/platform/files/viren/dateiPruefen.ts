import * as z from 'zod/mini'
import { protokollieren } from '../../audit/protokollieren.ts'
import type { Database, Tx } from '../../database/database.ts'
import { aufgabe, jobEinreihen } from '../../jobs/jobs.ts'
import { jobsNachholen } from '../../jobs/jobsNachholen.ts'
import { mailVersenden } from '../../mail/mailVersenden.ts'
import type { Services } from '../../services.ts'
import { dateiOeffnen } from '../dateiOeffnen.ts'
import { infiziertMail } from './infiziertMail.ts'
import { lesen, pruefstandSetzen, uploaderVon, type Vollstaendig } from '../repository.ts'
import type { Befund } from './virenpruefung.ts'

const DATEI_PRUEFEN = 'datei-pruefen'
const schluessel = (guid: string) => `${DATEI_PRUEFEN}:${guid}`

/** Has a file scanned when `tx` commits. All in one line: a clamd that hangs leaves the worker's other places free. */
export const pruefungEinreihen = (tx: Tx, guid: string): Promise<void> =>
  jobEinreihen(tx, DATEI_PRUEFEN, { guid }, { key: schluessel(guid), line: DATEI_PRUEFEN })

/** Has files scanned that wait for it; one that clamd itself refused keeps its pause. */
export const pruefungenEinreihen = (db: Database, guids: readonly string[]): Promise<void> =>
  jobsNachholen(db, {
    name: DATEI_PRUEFEN,
    line: DATEI_PRUEFEN,
    jobs: guids.map((guid) => ({ key: schluessel(guid), payload: { guid } })),
  })

/** Who uploaded it hears of it: others of the company see the refusal where they would use the file. */
const mitteilen = async ({ config }: Services, tx: Tx, row: Vollstaendig): Promise<void> => {
  const an = await uploaderVon(tx, row.hochgeladen_von)
  if (an === undefined) return
  await mailVersenden(tx, {
    an: an.email,
    ...infiziertMail(config, an, row),
    schluessel: `${DATEI_PRUEFEN}:${row.guid}`,
    demo: an.demo,
  })
}

const festhalten = (services: Services, guid: string, { schadsoftware }: Befund): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const ergebnis = schadsoftware === null ? 'sauber' : 'infiziert'
    const row = await pruefstandSetzen(tx, guid, ergebnis)
    if (row === undefined) return
    await protokollieren(tx, {
      unternehmenGuid: row.unternehmen_guid,
      sub: row.hochgeladen_von,
      handlung: 'dateiPruefen',
      objektGuid: guid,
      angaben: { ergebnis, ...(schadsoftware !== null && { schadsoftware }) },
    })
    if (schadsoftware !== null) await mitteilen(services, tx, row)
  })

/**
 * Scans a file (S5-02). A clamd that is away or gives no judgement fails the job, which comes again; the file stays
 * locked until then. Where the operator has taken the scanner away, the file counts as one that came without it.
 */
export const dateiPruefen = aufgabe({
  name: DATEI_PRUEFEN,
  payload: z.object({ guid: z.uuid() }),
  run: async ({ guid }, services) => {
    const { db, virenpruefung } = services
    const [row] = await lesen(db, [guid])
    if (row?.scan_status !== 'wird geprüft') return
    if (virenpruefung === undefined) return void (await pruefstandSetzen(db, guid, 'nicht geprüft'))
    await festhalten(services, guid, await virenpruefung.pruefen(await dateiOeffnen(services, row)))
  },
})
