import type { Gelesen } from '../../platform/handlung/handeln.ts'
import { seedVergessen } from '../reihung/seed.ts'
import { rundeHandeln } from './rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from './rundendienste.ts'
import { rundeEntfernen } from './runden.ts'

/**
 * S9-05: discards a round that nobody outside has seen, with its round of applications. What was planned stays in the
 * round's chain of the log, and with it that it went.
 */
export const rundeVerwerfen = (services: Rundendienste, aufruf: Rundenaufruf & Gelesen): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    await rundeHandeln(tx, services, { ...aufruf, aktion: 'rundeVerwerfen' }, async (_tx, { runde }) => {
      await rundeEntfernen(tx, runde.guid)
      await seedVergessen(tx, runde.guid)
      return { bezeichnung: runde.bezeichnung, version: runde.version }
    })
  })
