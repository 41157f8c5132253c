import type { Task } from '../platform/jobs/jobs.ts'
import { wartendeMelden } from './bank/wartendeMelden.ts'

/** Jobs of this slice, for the job runner. */
export const mitteilungenAufgaben: readonly Task[] = [wartendeMelden]

export { demoMitteilungen } from './demo.ts'
