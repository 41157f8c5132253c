import * as z from 'zod/mini'
import { aufgabe } from '../platform/jobs/jobs.ts'
import { oidcAufraeumen } from './artifacts.ts'

/** Every ten minutes: what the identity provider kept and what has expired is removed. */
export const anmeldungenAufraeumen = aufgabe({
  name: 'anmeldungen-aufraeumen',
  cron: '*/10 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db }) => void (await oidcAufraeumen(db)),
})
