import * as z from 'zod/mini'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import { schluesselWechseln } from './keys.ts'

/** Every hour, so that a process that runs for months changes its keys, too, and old ones go when their time is over. */
export const signaturSchluesselWechsel = aufgabe({
  name: 'signaturschluessel-wechseln',
  cron: '11 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db, config, clock }) => schluesselWechseln(await openSecrets(db, config), clock),
})
