import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Notifications } from '../../platform/database/notifications.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { SCHLUESSEL_NAME, schluesselLaden, signierenderZuerst, type Vorrat } from './keys.ts'

export type BundDeps = {
  readonly secrets: Secrets
  readonly notifications: Notifications
  readonly clock: Clock
  readonly log: Logger
}

/** The signing keys of a running process. */
export type Schluesselbund = {
  /** All keys of this moment, the one that signs first. */
  readonly schluessel: () => Vorrat
}

/** Follows what any process changes about the keys, and the moment from which a new one signs. */
export const oeffneSchluesselbund = async (deps: BundDeps): Promise<Schluesselbund> => {
  const { secrets, notifications, clock, log } = deps
  let vorrat = await schluesselLaden(secrets, clock)
  let folge = Promise.resolve()
  /** One after another: an older answer never replaces a newer one. */
  const neuLaden = () => {
    folge = folge
      .then(async () => void (vorrat = await schluesselLaden(secrets, clock)))
      .catch((err: unknown) => log.error({ err }, 'signing keys not read anew'))
  }
  notifications.follow({
    channel: 'geheimnis',
    heard: (name) => {
      if (name === SCHLUESSEL_NAME) neuLaden()
    },
    catchUp: async (_client, fresh) => {
      if (fresh) neuLaden()
    },
  })
  return { schluessel: () => signierenderZuerst(vorrat, clock) }
}
