import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Notifications } from '../platform/database/notifications.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import { ablaufEinrichten } from './anmeldung/ablauf.ts'
import { anbieterMit } from './anbieter.ts'
import { anmelder } from './anmeldung/anmelden.ts'
import type { Sperre } from './artifacts.ts'
import { bedingungstext } from './konto/bedingungstext.ts'
import { bekannterBrowser } from './konto/bekannterBrowser.ts'
import { dialogGrenze, type DialogGrenze } from './anmeldung/dialogGrenze.ts'
import { formularToken } from './seitenformular.ts'
import { interaktionRouten } from './anmeldung/interaktionRouten.ts'
import { schluesselWechseln, type Vorrat } from './schluessel/keys.ts'
import { linkRouten } from './linkRouten.ts'
import { mountProvider } from './mountProvider.ts'
import { argon2Hasher, type PasswordHasher } from './passwoerter/passwordHasher.ts'
import { protokollSeiten } from './protokollSeiten.ts'
import { createProvider } from './provider.ts'
import { realmInfoRoute } from './realmInfo.ts'
import { passwortMerker } from './passwoerter/passwortMerker.ts'
import { registrierer } from './anmeldung/registrieren.ts'
import { oeffneSchluesselbund } from './schluessel/schluesselbund.ts'
import type { Rahmen } from './seiten/rahmen.ts'
import { ressourcenRouten } from './seiten/ressourcen.ts'
import { statusSeiteRoute } from './seiten/statusSeite.ts'
import { themeAus } from './seiten/themaCookie.ts'
import type { OidcSessionRegistry } from './sitzung/sessionRegistry.ts'
import { sitzungsstatus } from './sitzung/sitzungsstatus.ts'
import { einrichter } from './zweiterFaktor/einrichten.ts'
import { faktorSchluessel } from './zweiterFaktor/schluessel.ts'
import { verschlosseneGeraete } from './zweiterFaktor/verschlosseneGeraete.ts'
import { zweiterFaktor } from './zweiterFaktor/zweiterFaktor.ts'

export type OidcDeps = {
  readonly db: Database
  readonly config: Config
  readonly secrets: Secrets
  readonly sessions: OidcSessionRegistry
  /** Tells of changed keys. */
  readonly notifications: Notifications
  readonly clock: Clock
  readonly log: Logger
  /** Login dialogues that one network may leave unfinished at once; without it as many as one deadline day needs. */
  readonly dialoge?: number | undefined
  /** Without it argon2id with today's parameters. */
  readonly hasher?: PasswordHasher | undefined
}

const rahmungAus =
  ({ portalName, bankName, portalUrl, impressumUrl, demoOeffentlich }: Config) =>
  (cookies: string | undefined): Rahmen => ({
    portalName,
    bankName,
    portalUrl,
    impressumUrl,
    demoOeffentlich,
    theme: themeAus(cookies),
  })

/** Builds the provider for the keys of a moment; all else stays the same as long as the process runs. */
const providerBauer = async (
  { db, config, secrets, sessions, log }: OidcDeps,
  rahmung: ReturnType<typeof rahmungAus>,
  grenze: DialogGrenze,
) => {
  const { portalUrl } = config
  const seiten = protokollSeiten(rahmung)
  const cookieKey = (await secrets.get('oidc-cookies', 32)).toString('base64url')
  const status = sitzungsstatus(await secrets.get('oidc-sitzungsstatus', 32))
  const melden = (sperren: Sperre[]) => sessions.merken(sperren)
  return (keys: Vorrat) => {
    const provider = createProvider({ db, portalUrl, keys, cookieKey, melden, seiten })
    ablaufEinrichten(provider, { db, portalUrl, seiten, grenze, status })
    provider.on('server_error', (_ctx, err) => log.error({ err }, 'identity provider failed'))
    return provider
  }
}

/** Mounts the embedded OpenID provider with its pages below `/realms/portal`. Call before `app.ready()`. */
export const registerOidc = async (app: FastifyInstance, deps: OidcDeps): Promise<void> => {
  const { db, config, secrets, clock } = deps
  const rahmung = rahmungAus(config)
  const grenze = dialogGrenze(clock, deps.dialoge)
  await schluesselWechseln(secrets, clock)
  const bund = await oeffneSchluesselbund(deps)
  const anbieter = anbieterMit(bund, await providerBauer(deps, rahmung, grenze))
  const hasher = deps.hasher ?? argon2Hasher()
  const konten = { db, clock, betreiber: config, hasher }
  const token = formularToken(await secrets.get('oidc-formulare', 32))
  const browser = bekannterBrowser(await secrets.get('oidc-browser', 32), {
    sicher: config.portalUrl.startsWith('https:'),
  })
  const schluessel = faktorSchluessel(await secrets.get('oidc-zweiter-faktor', 32))
  const verschlossen = await verschlosseneGeraete(db, schluessel)
  if (verschlossen !== undefined) deps.log.warn(verschlossen)
  const faktor = { db, clock, schluessel, betreiber: config }
  const dialog = {
    db,
    clock,
    betreiber: config,
    get provider() {
      return anbieter().provider
    },
    token,
    passwortMerker: passwortMerker(await secrets.get('oidc-passwort-merker', 32)),
    browser,
    grenze,
    hasher,
    zweiterFaktor: zweiterFaktor(faktor),
    einrichter: einrichter(faktor),
    anmelden: anmelder(konten),
    registrieren: registrierer(konten),
    bedingungen: bedingungstext(config),
  }
  await app.register(async (plugin) => mountProvider(plugin, anbieter, config.portalUrl))
  await app.register(async (plugin) => interaktionRouten(plugin, dialog, rahmung))
  await app.register(async (plugin) => linkRouten(plugin, dialog, rahmung))
  ressourcenRouten(app)
  statusSeiteRoute(app, config.portalUrl)
  realmInfoRoute(app, config.portalUrl, bund)
}
