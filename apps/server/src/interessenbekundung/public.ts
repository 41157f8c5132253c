import type { Task } from '../platform/jobs/jobs.ts'
import { bekundungBelegErstellen } from './beleg/bekundungBelegErstellen.ts'
import { rundeEinfrieren } from './einfrieren/rundeEinfrieren.ts'
import { rundenpostSenden } from './post/rundenpostSenden.ts'
import { einladungenFuehren } from './staffel/einladungenFuehren.ts'

/** Jobs of this slice, for the job runner. */
export const interessenbekundungAufgaben: readonly Task[] = [
  bekundungBelegErstellen,
  rundeEinfrieren,
  rundenpostSenden,
  einladungenFuehren,
]

export { demoInteressenbekundung } from './demo/interessenbekundung.ts'
export { demoRunden } from './demo/demoRunden.ts'
export { rundenVorgelegt } from './runde/freigabequelle.ts'
