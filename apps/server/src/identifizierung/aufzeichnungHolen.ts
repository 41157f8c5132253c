import * as z from 'zod/mini'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { aufgabe } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { aufzeichnungSetzen, ausstehendeSperren, stehtAus, type Abgelegt } from './repository.ts'

export const AUFZEICHNUNG_HOLEN = 'aufzeichnung-holen'

const JAHRE = 5
const HOECHSTENS_BYTES = 2 * 1024 ** 3

/** S2-04: five years after it was fetched. */
const loeschenAb = (am: Date): Date => {
  const tag = new Date(am.getTime())
  tag.setUTCFullYear(tag.getUTCFullYear() + JAHRE)
  return tag
}

const ablegen = async (
  { identdienst, files, clock }: Services,
  vorgang: string,
): Promise<Abgelegt | undefined> => {
  // Another service since: whoever changed it has to take over what the old one kept.
  if (identdienst === undefined) throw new Error('no identification service to fetch the recording from')
  const quelle = await identdienst.aufzeichnungHolen(vorgang)
  if (quelle === undefined) return undefined
  try {
    return { ...(await files.put(vorgang, quelle, HOECHSTENS_BYTES)), loeschenAb: loeschenAb(clock.now()) }
  } finally {
    // Left open it would end in an error that nobody hears, and with it the process.
    quelle.destroy()
  }
}

const vermerken = async (
  { files, clock }: Services,
  tx: Tx,
  vorgang: string,
  abgelegt?: Abgelegt,
): Promise<void> => {
  const offen = await ausstehendeSperren(tx, vorgang)
  if (offen === undefined) return
  // A run that broke off may have left its bytes.
  if (abgelegt === undefined) await files.delete(vorgang)
  await aufzeichnungSetzen(tx, vorgang, clock.now(), abgelegt)
  await protokollieren(tx, {
    unternehmenGuid: null,
    sub: offen.sub,
    handlung: 'aufzeichnungHolen',
    objektGuid: vorgang,
    angaben: abgelegt ? { sha256: abgelegt.sha256 } : { vorhanden: false },
  })
}

/**
 * Fetches the recording of an attempt; run twice it is noted once. A failure leaves it waiting for the next run. No
 * transaction is open meanwhile: a long video takes longer than the database lets one wait.
 */
export const aufzeichnungHolen = aufgabe({
  name: AUFZEICHNUNG_HOLEN,
  payload: z.object({ vorgang: z.uuid() }),
  run: async ({ vorgang }, services) => {
    if (!(await stehtAus(services.db, vorgang))) return
    const abgelegt = await ablegen(services, vorgang)
    await services.db.transaction().execute((tx) => vermerken(services, tx, vorgang, abgelegt))
  },
})
