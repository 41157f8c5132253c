import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import { fixedClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { openDatabase, openPool } from '../../platform/database/database.ts'
import { openNotifications } from '../../platform/database/notifications.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import { freierPort } from '../../platform/testing/fremd/freierPort.ts'
import { createTestDatabase } from '../../platform/testing/testDatabase.ts'
import { DEMO_PASSWORT, demoKonten } from '../demo.ts'
import { oeffentlicheSchluessel } from '../schluessel/keys.ts'
import type { PasswordHasher } from '../passwoerter/passwordHasher.ts'
import { issuerVon } from '../ort.ts'
import { registerOidc } from '../registerOidc.ts'
import { openSessionRegistry } from '../sitzung/sessionRegistry.ts'
import { localTokenVerifier } from '../sitzung/tokenVerifier.ts'
import type { Browser } from './browser.ts'

export type Tokens = {
  readonly access_token: string
  readonly id_token: string
  readonly refresh_token: string
  readonly expires_in: number
}

export type OidcTestOptionen = {
  /** Login pages that one network may leave unfinished. */
  readonly dialoge?: number | undefined
  /** Counts, or is cheap. */
  readonly hasher?: PasswordHasher | undefined
  /** More of the configuration. */
  readonly env?: Readonly<Record<string, string>>
}

type Umgebung = {
  readonly appUrl: string
  readonly ordner: string
  readonly portalUrl: string
  readonly port: number
  readonly clock: ReturnType<typeof fixedClock>
} & OidcTestOptionen

/** One process of the portal, as far as its provider goes. */
const startInstanz = async ({ appUrl, ordner, portalUrl, port, clock, dialoge, hasher, env }: Umgebung) => {
  const config = readConfig({
    DATEN_VERZEICHNIS: ordner,
    DATABASE_URL: appUrl,
    PORTAL_URL: portalUrl,
    ...env,
  })
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const pool = openPool(appUrl, 8)
  const db = openDatabase(pool)
  const notifications = openNotifications(appUrl, log)
  const sessions = openSessionRegistry({ db, notifications })
  const secrets = await openSecrets(db, config)
  const app = Fastify({ loggerInstance: log })
  const routen: { readonly method: string; readonly url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => void routen.push({ method: String(method), url }))
  await registerOidc(app as never, {
    db,
    config,
    secrets,
    sessions,
    notifications,
    clock,
    log,
    dialoge,
    hasher,
  })
  await app.listen({ port, host: '127.0.0.1' })
  const nachladen = () => oeffentlicheSchluessel(secrets, clock)
  const issuer = issuerVon(config)
  const lauscht = `http://localhost:${port}`
  return {
    app,
    /** Every route that the provider mounts. */
    routen,
    db,
    clock,
    log,
    config,
    sessions,
    secrets,
    portalUrl,
    /** Where it listens, behind whatever ends TLS or spreads the load. */
    lauscht,
    /** A public address, answered by this instance. */
    ueber: (url: string) => url.replace(portalUrl, lauscht),
    issuer,
    tokens: localTokenVerifier({ jwks: await nachladen(), issuer, nachladen }),
    close: async () => {
      await app.close()
      await notifications.close()
      await pool.end()
    },
  }
}

/** The provider on a database and a port of its own, with the demo accounts; `https` only in its public address. */
export const startOidc = async ({
  https = false,
  ...optionen
}: { https?: boolean } & OidcTestOptionen = {}) => {
  const database = await createTestDatabase()
  const ordner = await mkdtemp(join(tmpdir(), 'portal-oidc-'))
  const port = await freierPort()
  const portalUrl = https ? 'https://portal.example' : `http://localhost:${port}`
  const clock = fixedClock(new Date())
  const umgebung = { appUrl: database.appUrl, ordner, portalUrl, clock, ...optionen }
  const erste = await startInstanz({ ...umgebung, port })
  await demoKonten(erste.db)
  const weitere: (typeof erste)[] = []
  return {
    ...erste,
    database,
    /** One more process on the same database, behind the same public address; it ends with the first. */
    zweite: async (env: Readonly<Record<string, string>> = {}) => {
      const instanz = await startInstanz({
        ...umgebung,
        env: { ...umgebung.env, ...env },
        port: await freierPort(),
      })
      weitere.push(instanz)
      return instanz
    },
    close: async () => {
      for (const instanz of [...weitere, erste]) await instanz.close()
      await database.drop()
      await rm(ordner, { recursive: true, force: true })
    },
  }
}
export type OidcTest = Awaited<ReturnType<typeof startOidc>>
export type Instanz = Pick<OidcTest, 'issuer' | 'portalUrl' | 'ueber'>

export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export const authUrl = (
  { issuer, portalUrl }: Instanz,
  challenge: string,
  mehr: Record<string, string> = {},
) => {
  const params = {
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: `${portalUrl}/auth/callback`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'zustand',
    nonce: 'einmalig',
    ...mehr,
  }
  return `${issuer}/protocol/openid-connect/auth?${String(new URLSearchParams(params))}`
}

export const codeAus = (ort: string | undefined): string =>
  new URL(ort ?? 'http://nichts').searchParams.get('code') ?? ''

/** A call of the token endpoint, with whatever the test makes of it. */
export const tokenAnfrage = async ({ issuer, portalUrl, ueber }: Instanz, werte: Record<string, string>) => {
  const body = new URLSearchParams({ client_id: 'portal', ...werte })
  const res = await fetch(ueber(`${issuer}/protocol/openid-connect/token`), {
    method: 'POST',
    body,
    headers: { origin: portalUrl },
  })
  return { status: res.status, body: (await res.json()) as Tokens & { error?: string } }
}

export const einloesen = (t: Instanz, code: string, verifier: string, redirect = '/auth/callback') =>
  tokenAnfrage(t, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${t.portalUrl}${redirect}`,
  })

export const auffrischen = (t: Instanz, refresh_token: string) =>
  tokenAnfrage(t, { grant_type: 'refresh_token', refresh_token })

/** Signs in by the login page and answers the tokens. */
export const anmeldenAls = async (
  t: Instanz,
  b: Browser,
  username: string,
  mehr: Record<string, string> = {},
) => {
  const { verifier, challenge } = pkce()
  const seite = await b.oeffnen(authUrl(t, challenge, mehr))
  const ende = await b.absenden(seite, { username, password: DEMO_PASSWORT })
  const { status, body } = await einloesen(t, codeAus(ende.ort), verifier)
  if (status !== 200)
    throw new Error(`Anmeldung als ${username}: ${ende.status} ${ende.ort} ${JSON.stringify(body)}`)
  return body
}
