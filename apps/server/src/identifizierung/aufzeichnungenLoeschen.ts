import * as z from 'zod/mini'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import { aufgabe } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { faelligeSperren, geloeschtVermerken } from './repository.ts'

/** Removes one recording; its bytes first, so that a crash leaves the row, which finds them again. */
const eineLoeschen = ({ db, files, clock }: Services): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const faellig = await faelligeSperren(tx, clock.now())
    if (faellig === undefined) return false
    const { versuch, sub } = faellig
    await files.delete(versuch)
    await geloeschtVermerken(tx, versuch, clock.now())
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'aufzeichnungLoeschen',
      objektGuid: versuch,
    })
    return true
  })

/** Every night: recordings are kept for five years (S2-04). */
export const aufzeichnungenLoeschen = aufgabe({
  name: 'aufzeichnungen-loeschen',
  cron: '47 2 * * *',
  payload: z.unknown(),
  run: async (_payload, services) => {
    let weitere = true
    while (weitere) weitere = await eineLoeschen(services)
  },
})
