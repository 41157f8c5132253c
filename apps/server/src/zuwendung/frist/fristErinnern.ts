import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import * as z from 'zod/mini'
import { NoConnectionError } from '../../platform/database/unavailable.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { erinnerungSenden } from './erinnerungSenden.ts'
import { faelligeLaden, type Erinnerung } from './fristen.ts'
import { programmeLesen, type Programme } from '../kern/programmLesen.ts'

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

/** Whether it went; what fails stays due and keeps none of the others. Without a database all would fail: it ends. */
const versuchen = async (services: Services, programme: Programme, e: Erinnerung): Promise<boolean> => {
  try {
    await erinnerungSenden(services, programme, e)
    return true
  } catch (err) {
    if (err instanceof NoConnectionError) throw err
    services.log.error({ err, antrag: e.antrag_guid, tage: e.tage }, 'reminder failed')
    return false
  }
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
    let gescheitert = 0
    for (const erinnerung of await faellige(services))
      if (!(await versuchen(services, programme, erinnerung))) gescheitert += 1
    if (gescheitert > 0) throw new Error(`${gescheitert} reminders failed`)
  },
})
