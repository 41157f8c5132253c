import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import { ablaufEinrichten } from './ablauf.ts'
import { anmelder } from './anmelden.ts'
import { bekannterBrowser } from './bekannterBrowser.ts'
import { dialogGrenze, type DialogGrenze } from './dialogGrenze.ts'
import { formularToken } from './formular.ts'
import { interaktionRouten } from './interaktionRouten.ts'
import { oeffentlicheSchluessel, signaturSchluessel } from './keys.ts'
import { mountProvider } from './mountProvider.ts'
import { argon2Hasher } from './passwordHasher.ts'
import { protokollSeiten } from './protokollSeiten.ts'
import { createProvider } from './provider.ts'
import { realmInfoRoute } from './realmInfo.ts'
import { registrierer } from './registrieren.ts'
import type { Rahmen } from './seiten/rahmen.ts'
import { ressourcenRouten } from './seiten/ressourcen.ts'
import { themeAus } from './seiten/themaCookie.ts'
import type { OidcSessionRegistry } from './sessionRegistry.ts'

export type OidcDeps = {
  readonly db: Database
  readonly config: Config
  readonly secrets: Secrets
  readonly sessions: OidcSessionRegistry
  readonly clock: Clock
  readonly log: Logger
  /** Login dialogues that one network may leave unfinished at once; without it as many as one deadline day needs. */
  readonly dialoge?: number | undefined
}

const rahmungAus =
  ({ portalName, bankName, portalUrl, impressumUrl }: Config) =>
  (cookies: string | undefined): Rahmen => ({
    portalName,
    bankName,
    portalUrl,
    impressumUrl,
    theme: themeAus(cookies),
  })

const providerAus = async (
  { db, config, secrets, sessions, log }: OidcDeps,
  rahmung: ReturnType<typeof rahmungAus>,
  grenze: DialogGrenze,
) => {
  const seiten = protokollSeiten(rahmung)
  const provider = createProvider({
    db,
    portalUrl: config.portalUrl,
    keys: await signaturSchluessel(secrets),
    cookieKey: (await secrets.get('oidc-cookies', 32)).toString('base64url'),
    melden: (sperren) => sessions.merken(sperren),
    seiten,
  })
  ablaufEinrichten(provider, { db, portalUrl: config.portalUrl, seiten, grenze })
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'identity provider failed'))
  return provider
}

/** Mounts the embedded OpenID provider with its pages below `/realms/portal`. Call before `app.ready()`. */
export const registerOidc = async (app: FastifyInstance, deps: OidcDeps): Promise<void> => {
  const { db, config, secrets, clock } = deps
  const rahmung = rahmungAus(config)
  const grenze = dialogGrenze(clock, deps.dialoge)
  const provider = await providerAus(deps, rahmung, grenze)
  const { keys } = await oeffentlicheSchluessel(secrets)
  const konten = { db, clock, hasher: argon2Hasher() }
  const token = formularToken(await secrets.get('oidc-formulare', 32))
  const browser = bekannterBrowser(await secrets.get('oidc-browser', 32), {
    sicher: config.portalUrl.startsWith('https:'),
  })
  const dialog = {
    db,
    clock,
    provider,
    token,
    browser,
    grenze,
    anmelden: anmelder(konten),
    registrieren: registrierer(konten),
  }
  await app.register(async (plugin) => mountProvider(plugin, provider, config.portalUrl))
  await app.register(async (plugin) => interaktionRouten(plugin, dialog, rahmung))
  ressourcenRouten(app)
  if (keys[0]) realmInfoRoute(app, config.portalUrl, keys[0])
}
