import * as z from 'zod/mini'
import { aufgabe } from '../platform/jobs/jobs.ts'
import { oidcAufraeumen } from './artifacts.ts'
import { linksAufraeumen } from './post/einmallink.ts'
import { vorlaeufigeEntfernen } from './post/vorlaeufige.ts'

/** Every three minutes, so that dialogues that nobody finished don't pile up: what the identity provider kept and what has expired is removed. */
export const anmeldungenAufraeumen = aufgabe({
  name: 'anmeldungen-aufraeumen',
  cron: '*/3 * * * *',
  payload: z.unknown(),
  run: async (_payload, { db }) => {
    await oidcAufraeumen(db)
    await linksAufraeumen(db)
    await vorlaeufigeEntfernen(db)
  },
})
