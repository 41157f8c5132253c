import * as z from 'zod/mini'
import { aufgabe } from '../../jobs/jobs.ts'
import { nochNichtGeoeffnete } from '../repository.ts'
import { oeffnungEinreihen } from './dateiOeffnenLassen.ts'

/** Every five minutes: what came before files were opened, and what lost its job, is opened (S5-04). */
export const oeffnungenNachholen = aufgabe({
  name: 'oeffnungen-nachholen',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, clock }) => {
    const guids = await nochNichtGeoeffnete(db, clock.now())
    if (guids.length === 0) return
    await db.transaction().execute(async (tx) => {
      for (const guid of guids) await oeffnungEinreihen(tx, guid, 'datei-oeffnen-altes')
    })
  },
})
