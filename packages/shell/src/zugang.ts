import type { Recht } from '@foerderportal/contract/shared/permissions'

/** What a route asks of who enters it. */
export type Zugang = {
  /** 'vollstaendig' is the chain of section 2.2; 'nur-recht' the guard of the registration: sign-in and permission. */
  readonly waechter: 'vollstaendig' | 'nur-recht'
  /** Missing where section 2.1 declares none: then the chain is all. */
  readonly recht?: Recht
}

/** The chain of section 2.2, then this permission; without one, the chain alone. */
export const vollstaendig = (...recht: Recht | []): Zugang =>
  recht.length === 0 ? { waechter: 'vollstaendig' } : { waechter: 'vollstaendig', recht }

/** The authorization-only guard (R2.2-09). */
export const nurRecht = (...recht: Recht): Zugang => ({ waechter: 'nur-recht', recht })
