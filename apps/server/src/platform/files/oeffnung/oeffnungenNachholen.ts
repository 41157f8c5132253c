import * as z from 'zod/mini'
import { aufgabe } from '../../jobs/jobs.ts'
import { nochNichtGeoeffnete } from '../repository.ts'
import { oeffnungenEinreihen } from './dateiOeffnenLassen.ts'

/** Every five minutes: what came before files were opened, and what lost its job, is opened (S5-04). */
export const oeffnungenNachholen = aufgabe({
  name: 'oeffnungen-nachholen',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, clock, files }) => {
    const guids = await nochNichtGeoeffnete(db, clock.now())
    if (guids.length === 0 || !(await files.befinden()).ok) return
    await oeffnungenEinreihen(db, guids)
  },
})
