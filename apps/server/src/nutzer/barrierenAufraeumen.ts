import * as z from 'zod/mini'
import { aufgabe } from '../platform/jobs/jobs.ts'
import { barrierenLoeschen } from './barrieren.ts'

const JAHRE = 3

const vorJahren = (jetzt: Date): Date => {
  const tag = new Date(jetzt.getTime())
  tag.setUTCFullYear(tag.getUTCFullYear() - JAHRE)
  return tag
}

/** Every night: reports of barriers are kept for three years, as the declaration of data protection says. */
export const barrierenAufraeumen = aufgabe({
  name: 'barrieren-aufraeumen',
  cron: '41 2 * * *',
  payload: z.unknown(),
  run: async (_payload, { db, clock }) => {
    await db.transaction().execute((tx) => barrierenLoeschen(tx, vorJahren(clock.now())))
  },
})
