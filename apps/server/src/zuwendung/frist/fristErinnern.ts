import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import * as z from 'zod/mini'
import { jedesFuerSich } from '../../platform/jobs/jedesFuerSich.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { erinnerungSenden } from './erinnerungSenden.ts'
import { faelligeLaden, type Erinnerung } from './fristen.ts'
import { programmeLesen } from '../kern/programmLesen.ts'

/** A week and the day on which it begins. */
const BALD_MS = 8 * TAG_MS

const faellige = ({ db, clock }: Services): Promise<Erinnerung[]> => {
  const jetzt = clock.now()
  return faelligeLaden(db, {
    jetzt,
    bald: new Date(jetzt.getTime() + BALD_MS),
    heute: tagInBerlin(jetzt),
  })
}

/**
 * Every hour of the day: who may sign for a company hears one week and one day before the last day of what is begun and
 * not sent, and of a Nachforderung that waits. Once each, whatever happens to the process in between. A run in which
 * some failed has failed, and is tried again for them within minutes, then with the next hour.
 */
export const fristErinnern = aufgabe({
  name: 'frist-erinnern',
  cron: '23 6-18 * * *',
  attempts: 6,
  payload: z.unknown(),
  run: async (_payload, services) => {
    const programme = await programmeLesen(services)
    await jedesFuerSich(services, await faellige(services), {
      tun: (erinnerung) => erinnerungSenden(services, programme, erinnerung),
      worum: ({ antrag_guid: antrag, tage }) => ({ antrag, tage }),
      einzeln: 'reminder failed',
      zusammen: 'reminders failed',
    })
  },
})
