import { TAG_MS } from '@foerderportal/values/time'
import * as z from 'zod/mini'
import { jedesFuerSich } from '../jobs/jedesFuerSich.ts'
import { aufgabe } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { loeschen, ungebundeneLaden, ungebundeneSperren } from './repository.ts'

/** Removes one file, its bytes first, so that a crash leaves the row, which finds them again; unless it was bound meanwhile. */
const entfernen = ({ db, files }: Services, guid: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await ungebundeneSperren(tx, guid))) return
    await files.delete(guid)
    await loeschen(tx, guid)
  })

/**
 * Every hour: files that nobody bound within a day, and what crashed uploads left, are removed (S5-01). One that the
 * store does not let go of keeps none of the others; without a store each would wait for it in vain.
 */
export const dateienAufraeumen = aufgabe({
  name: 'dateien-aufraeumen',
  cron: '23 * * * *',
  payload: z.unknown(),
  run: async (_payload, services) => {
    const vor = new Date(services.clock.now().getTime() - TAG_MS)
    await jedesFuerSich(services, await ungebundeneLaden(services.db, vor), {
      tun: (guid) => entfernen(services, guid),
      worum: (datei) => ({ datei }),
      einzeln: 'file not removed',
      zusammen: 'files not removed',
      alleScheitern: async () => !(await services.files.befinden()).ok,
    })
  },
})
