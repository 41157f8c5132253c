import * as z from 'zod/mini'
import { aufgabe } from '../../jobs/jobs.ts'
import { pruefungEinreihen } from './dateiPruefen.ts'
import { wartendeAufPruefung } from '../repository.ts'

/**
 * Every five minutes: as soon as clamd answers again, all files that wait are scanned. Without it a job would come
 * after pauses of hours, and after its last attempt never.
 */
export const pruefungenNachholen = aufgabe({
  name: 'pruefungen-nachholen',
  cron: '*/5 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, clock, virenpruefung }) => {
    const guids = await wartendeAufPruefung(db, clock.now())
    if (guids.length === 0) return
    if (virenpruefung !== undefined && !(await virenpruefung.befinden()).ok) return
    await db.transaction().execute(async (tx) => {
      for (const guid of guids) await pruefungEinreihen(tx, guid)
    })
  },
})
