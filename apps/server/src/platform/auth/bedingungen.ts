import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Notifications } from '../database/notifications.ts'
import type { IdentityAdmin } from './identity.ts'
import type { Principal } from './principal.ts'

/** One version of the terms of use. */
export type Fassung = {
  readonly version: number
  /** Seconds since the epoch. */
  readonly giltAb: number
}

/** What the gate asks at every call (S1-09). */
export type Bedingungen = {
  /** Whether the token tells of consent to the version that holds now. */
  zugestimmt(principal: Pick<Principal, 'termsAcceptedAt'>): boolean
  /** Makes the provider ask for consent at the next login; settles when it will. */
  fordern(sub: string): Promise<void>
}

const FASSUNGEN = `select version, extract(epoch from gilt_ab)::bigint as "giltAb" from nutzungsbedingungen order by version`

const geladen = async (client: pg.Client) => (await client.query<Fassung>(FASSUNGEN)).rows

/** Written by our own trigger (0017). */
const gemeldet = (payload: string) => JSON.parse(payload) as Fassung

/** The last one whose time has come. */
const geltende = (fassungen: readonly Fassung[], jetzt: Date): Fassung | undefined =>
  fassungen.findLast(({ giltAb }) => giltAb * 1000 <= jetzt.getTime())

/** So many users are remembered at once; the oldest falls out. */
const GEFORDERTE = 20_000

type Gefordert = { readonly version: number; readonly fertig: Promise<void> }

export type BedingungenDeps = {
  readonly db: Database
  readonly notifications: Notifications
  readonly clock: Clock
  readonly log: Logger
  readonly identity: IdentityAdmin
}

/**
 * Each user is asked for once per version and process: who agreed meanwhile in another tab is not asked again because
 * of the old token of this one, and nobody can make the provider work by calling on.
 */
const forderer = ({ db, log, identity }: BedingungenDeps) => {
  const gefordert = new Map<string, Gefordert>()

  const anfordern = async (sub: string, { version, giltAb }: Fassung): Promise<void> => {
    try {
      const seit = (await identity.getUser(db, sub))?.termsAcceptedAt
      if (seit !== undefined && seit.getTime() >= giltAb * 1000) return
      await identity.addRequiredAction(db, sub, 'TERMS_AND_CONDITIONS')
    } catch (err) {
      gefordert.delete(sub)
      log.warn({ err, version }, 'terms could not be asked for at the identity provider')
    }
  }

  return (sub: string, fassung: Fassung): Promise<void> => {
    const schon = gefordert.get(sub)
    if (schon?.version === fassung.version) return schon.fertig
    gefordert.delete(sub)
    const aeltester = gefordert.size >= GEFORDERTE ? gefordert.keys().next().value : undefined
    if (aeltester !== undefined) gefordert.delete(aeltester)
    const fertig = anfordern(sub, fassung)
    gefordert.set(sub, { version: fassung.version, fertig })
    return fertig
  }
}

/** Keeps the versions in memory and hears of new ones: no call asks the database for them. */
export const openBedingungen = async (deps: BedingungenDeps): Promise<Bedingungen> => {
  const { db, notifications, clock } = deps
  let fassungen: readonly Fassung[] = (await sql<Fassung>`${sql.raw(FASSUNGEN)}`.execute(db)).rows
  notifications.follow({
    channel: 'nutzungsbedingungen',
    heard: (payload) => {
      const neu = gemeldet(payload)
      fassungen = [...fassungen.filter(({ version }) => version < neu.version), neu]
    },
    catchUp: async (client, fresh) => {
      if (fresh) fassungen = await geladen(client)
    },
  })
  const fordern = forderer(deps)
  const jetzt = () => geltende(fassungen, clock.now())
  return {
    zugestimmt: ({ termsAcceptedAt }) => {
      const fassung = jetzt()
      return fassung === undefined || (termsAcceptedAt !== undefined && termsAcceptedAt >= fassung.giltAb)
    },
    fordern: async (sub) => {
      const fassung = jetzt()
      if (fassung !== undefined) await fordern(sub, fassung)
    },
  }
}
