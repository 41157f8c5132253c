import * as z from 'zod/mini'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import { aufgabe } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { aufzeichnungSetzen, ausstehendeSperren, type Abgelegt } from './repository.ts'

export const AUFZEICHNUNG_HOLEN = 'aufzeichnung-holen'

const JAHRE = 5
const HOECHSTENS_BYTES = 2 * 1024 ** 3

/** S2-04: five years after it was fetched. */
const loeschenAb = (am: Date): Date => {
  const tag = new Date(am)
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
  // A run that broke off may have left its bytes.
  await files.delete(vorgang)
  return { ...(await files.put(vorgang, quelle, HOECHSTENS_BYTES)), loeschenAb: loeschenAb(clock.now()) }
}

/** Fetches the recording of an attempt; run twice it fetches once. A failure leaves it waiting for the next run. */
export const aufzeichnungHolen = aufgabe({
  name: AUFZEICHNUNG_HOLEN,
  payload: z.object({ vorgang: z.uuid() }),
  run: ({ vorgang }, services) =>
    services.db.transaction().execute(async (tx) => {
      const offen = await ausstehendeSperren(tx, vorgang)
      if (offen === undefined) return
      const abgelegt = await ablegen(services, vorgang)
      await aufzeichnungSetzen(tx, vorgang, services.clock.now(), abgelegt)
      await protokollieren(tx, {
        unternehmenGuid: null,
        sub: offen.sub,
        handlung: 'aufzeichnungHolen',
        objektGuid: vorgang,
        angaben: abgelegt ? { sha256: abgelegt.sha256 } : { vorhanden: false },
      })
    }),
})
