import { seedVergessen } from '../reihung/seed.ts'
import { lageLaden, rundeProtokollieren, versionPruefen } from './rundeBewegen.ts'
import { erlauben } from './rundeHindernisse.ts'
import type { Rundenaufruf, Rundendienste } from './rundendienste.ts'
import { rundeEntfernen } from './runden.ts'

type Verwerfen = Rundenaufruf & { readonly ifMatch?: number | undefined }

/**
 * S9-05: discards a round that nobody outside has seen, with its round of applications. What was planned stays in the
 * round's chain of the log, and with it that it went.
 */
export const rundeVerwerfen = (services: Rundendienste, { ifMatch, ...aufruf }: Verwerfen): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const lage = await lageLaden(services, tx, aufruf)
    erlauben('rundeVerwerfen', lage)
    versionPruefen(lage.runde, ifMatch)
    await rundeEntfernen(tx, lage.runde.guid)
    await seedVergessen(tx, lage.runde.guid)
    await rundeProtokollieren(tx, lage.runde, {
      sub: aufruf.person.sub,
      handlung: 'rundeVerwerfen',
      angaben: { bezeichnung: lage.runde.bezeichnung, version: lage.runde.version },
    })
  })
