import type { Task } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import type { NachAnlegen } from '../unternehmen/public.ts'
import { antragBelegErstellen } from './beleg/antragBelegErstellen.ts'
import { fristErinnern } from './frist/fristErinnern.ts'
import { DEMO_RUNDE_OFFEN, demoEinladen } from './demo/runden.ts'

/** Jobs of this slice, for the job runner. */
export const zuwendungAufgaben: readonly Task[] = [antragBelegErstellen, fristErinnern]

/** With DEMO=1 every new farm is invited to the open AnkNabo round in the transaction that creates it (rule W-02). */
export const demoEinladung =
  ({ clock, config }: Services): NachAnlegen =>
  async (tx, { guid, type }) => {
    if (config.demo && type === 'LandwirtschaftlichesUnternehmen')
      await demoEinladen(tx, clock, { rundeGuid: DEMO_RUNDE_OFFEN, unternehmenGuid: guid })
  }

export { demoBewilligter } from './demo/antraege.ts'
export { DEMO_IBK } from './demo/runden.ts'
export { demoUnterlage } from './demo/unterlage.ts'
export { demoZuwendung } from './demo/zuwendung.ts'
export { positivlisteUmfang } from './antrag/unterkategorienLesen.ts'
