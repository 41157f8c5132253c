import type { Services } from '../../platform/services.ts'
import type { Person } from './rundePolicy.ts'

/** What acts on a round rely on. */
export type Rundendienste = Pick<Services, 'db' | 'clock'>
/** For what touches the seed as well. */
export type Seeddienste = Rundendienste & Pick<Services, 'secrets'>

/** Which round, and who acts on it. */
export type Rundenaufruf = { readonly guid: string; readonly person: Person }
