import type { Wartendes } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import type { Principal } from './auth/principal.ts'
import type { Services } from './services.ts'

/** What of a slice waits at the bank for this person; what is not his to do is not named. */
export type Wartezaehler = (
  services: Pick<Services, 'db' | 'clock'>,
  person: Principal,
) => Promise<{ readonly [W in keyof Wartendes]?: number }>
