import * as z from 'zod/mini'
import { aufgabe } from '../../jobs/jobs.ts'
import { pruefungenEinreihen } from './dateiPruefen.ts'
import { wartendeAufPruefung } from '../repository.ts'

/**
 * Every five minutes: as soon as clamd answers again, all files that wait for it are scanned. Without it a job would come
 * after pauses of hours, and after its last attempt never. A file that clamd itself does not take comes after such pauses.
 */
export const pruefungenNachholen = aufgabe({
  name: 'pruefungen-nachholen',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, clock, virenpruefung }) => {
    const guids = await wartendeAufPruefung(db, clock.now())
    if (guids.length === 0) return
    if (virenpruefung !== undefined && !(await virenpruefung.befinden()).ok) return
    await pruefungenEinreihen(db, guids)
  },
})
