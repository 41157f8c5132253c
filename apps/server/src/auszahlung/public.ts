import type { Task } from '../platform/jobs/jobs.ts'
import { auszahlungBelegErstellen } from './beleg/auszahlungBelegErstellen.ts'
import { entwurfErinnern } from './erinnerung/entwurfErinnern.ts'

/** Jobs of this slice, for the job runner. */
export const auszahlungAufgaben: readonly Task[] = [auszahlungBelegErstellen, entwurfErinnern]

export { demoAuszahlung } from './demo/auszahlung.ts'
export { demoKlimabilanz } from './demo/klimabilanz.ts'
export { demoZahllauf } from './demo/zahllauf.ts'
export { auszahlungenZaehlen } from './wartendes.ts'
export { pruefungenVorgelegt } from './bankpruefung/freigabequelle.ts'
export { laeufeVorgelegt } from './zahllauf/freigabequelle.ts'
