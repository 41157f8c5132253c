import * as z from 'zod/mini'
import { aufgabe, type Task } from '../../platform/jobs/jobs.ts'
import { IDENTITAET_UEBERTRAGEN, liegengebliebeneEinreihen } from './auftraege.ts'
import { logoutTokensAufraeumen } from './logoutTokens.ts'

/** What runs beside the calls where Keycloak signs users in. */
export const keycloakAufgaben = (erledigen: (sub: string) => Promise<void>): readonly Task[] => [
  aufgabe({
    name: IDENTITAET_UEBERTRAGEN,
    payload: z.object({ sub: z.string() }),
    run: ({ sub }) => erledigen(sub),
  }),
  aufgabe({
    name: 'identitaet-nachholen',
    cron: '*/10 * * * *',
    payload: z.unknown(),
    run: async (_payload, { db, identity }) => {
      if ((await identity.health()).ok) await liegengebliebeneEinreihen(db)
      await logoutTokensAufraeumen(db)
    },
  }),
]
