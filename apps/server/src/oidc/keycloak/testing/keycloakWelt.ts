import { pino } from 'pino'
import { readConfig, type OidcConfig } from '../../../platform/config.ts'
import { runDueJobs } from '../../../platform/jobs/worker.ts'
import { startTestApp } from '../../../platform/testing/testApp.ts'
import { keycloakAufgaben } from '../aufgaben.ts'
import { liegengebliebeneEinreihen } from '../auftraege.ts'
import { keycloakIdentity } from '../keycloakIdentity.ts'

/** The configuration of a portal with a Keycloak at `url`. */
export const oidcConfig = (url: string, secret: string, env: Record<string, string> = {}): OidcConfig => {
  const { oidc } = readConfig({ OIDC_URL: url, OIDC_ADMIN_SECRET: secret, ...env })
  if (oidc === undefined) throw new Error('OIDC_URL is empty')
  return oidc
}

/** The adapter on a database of its own, with the worker's part under the test's control. */
export const startAdapter = async (
  config: OidcConfig,
  { log = pino({ level: 'silent' }), geduldMs = 20_000 } = {},
) => {
  const t = await startTestApp(() => undefined)
  const { db } = t.services
  const { identity, erledigen } = keycloakIdentity({ db, config, log, geduldMs })
  return {
    identity,
    db,
    t,
    /** Runs the jobs that wait, as the worker would. */
    erledigen: () => runDueJobs(t.services, keycloakAufgaben(erledigen)),
    /** What the clock starts every ten minutes. */
    nachholen: () => liegengebliebeneEinreihen(db),
    close: () => t.close(),
  }
}
