import type { Task } from '../platform/jobs/jobs.ts'
import { wartendeMelden } from './bank/wartendeMelden.ts'
import { serieZustellen } from './serie/serieZustellen.ts'

/** Jobs of this slice, for the job runner. */
export const mitteilungenAufgaben: readonly Task[] = [wartendeMelden, serieZustellen]

export { demoMitteilungen } from './demo.ts'
export { unbeantworteteZaehlen } from './wartendes.ts'
