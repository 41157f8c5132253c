import { TAG_MS } from '@foerderportal/values/time'
import * as z from 'zod/mini'
import { aufgabe } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { loeschen, ungebundeneSperren } from './repository.ts'

/** Removes one file; its bytes first, so that a crash leaves the row, which finds them again. */
const eineEntfernen = ({ db, files, clock }: Services): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await ungebundeneSperren(tx, new Date(clock.now().getTime() - TAG_MS))
    if (row === undefined) return false
    await files.delete(row.guid)
    await loeschen(tx, row.guid)
    return true
  })

/** Every hour: files that nobody bound within a day, and what crashed uploads left, are removed (S5-01). */
export const dateienAufraeumen = aufgabe({
  name: 'dateien-aufraeumen',
  cron: '23 * * * *',
  payload: z.unknown(),
  run: async (_payload, services) => {
    let weitere = true
    while (weitere) weitere = await eineEntfernen(services)
  },
})
