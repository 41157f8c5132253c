import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freierPort, portalStarten, type Portal } from '../../e2e/src/portal/portalStarten.ts'
import { distributionHolen, javaPruefen } from './distribution.ts'
import { postfachOeffnen, type Postfach, type Zugang } from './postfach.ts'
import { realmBereitlegen } from './realmFuerTests.ts'
import { zugangMachen } from './relais.ts'
import { keycloakStarten, type Keycloak } from './starten.ts'

const WURZEL = resolve(import.meta.dirname, '../..')
const VORRAT = join(WURZEL, 'node_modules/.cache/keycloak')
const BACKEND = 'portal-backend'

/** A Keycloak with a portal and a mailbox beside it; what tests must know of them stands in `env`. */
export type Umgebung = {
  readonly keycloak: Keycloak
  readonly portal: Portal
  readonly env: Readonly<Record<string, string>>
}

/** What was started is stopped in reverse order, also when a later part does not start. */
type Aufraeumer = { readonly dazu: (stoppen: () => unknown) => void; readonly alles: () => Promise<void> }

const aufraeumer = (): Aufraeumer => {
  const schritte: (() => unknown)[] = []
  return {
    dazu: (stoppen) => void schritte.unshift(stoppen),
    alles: async () => {
      for (const schritt of schritte.splice(0)) await schritt()
    },
  }
}

/** `relais` takes the mails of Keycloak, which signs in there as at a bank's; `postfach` those of the portal. */
type Orte = {
  readonly portalUrl: string
  readonly geheimnis: string
  readonly postfach: Postfach
  readonly relais: Postfach
  readonly zugang: Zugang
  /** File that Keycloak trusts. */
  readonly vertraut: string
}

const keycloakMitRealm = async ({
  portalUrl,
  geheimnis,
  relais,
  zugang,
  vertraut,
}: Orte): Promise<Keycloak> => {
  const home = await distributionHolen(VORRAT)
  realmBereitlegen(home)
  return keycloakStarten({
    home,
    port: await freierPort(),
    verwaltungsPort: await freierPort(),
    protokoll: join(WURZEL, 'berichte/keycloak.log'),
    platzhalter: {
      PORTAL_URL: portalUrl,
      PORTAL_BACKEND_GEHEIMNIS: geheimnis,
      SMTP_HOST: 'localhost',
      SMTP_PORT: String(relais.port),
      SMTP_STARTTLS: 'true',
      SMTP_AUTH: 'true',
      SMTP_BENUTZER: zugang.benutzer,
      SMTP_PASSWORT: zugang.passwort,
      KC_TRUSTSTORE_PATHS: vertraut,
      SMTP_ABSENDER: 'anmeldung@demo.example',
    },
  })
}

/** For the portal, for the contract suite of the ports, and for the page object of the journeys. */
const variablen = (url: string, { portalUrl, geheimnis, postfach }: Orte, mails: string) => ({
  OIDC_URL: url,
  OIDC_ADMIN_CLIENT: BACKEND,
  OIDC_ADMIN_SECRET: geheimnis,
  // The portal's own mails beside those of Keycloak.
  SMTP_URL: `smtp://127.0.0.1:${postfach.port}`,
  KEYCLOAK_URL: url,
  KEYCLOAK_REALM: 'portal',
  KEYCLOAK_CLIENT_ID: BACKEND,
  KEYCLOAK_CLIENT_SECRET: geheimnis,
  KEYCLOAK_POSTFACH: mails,
  PORTAL_TEST_ANMELDEDIENST: 'keycloak',
  PORTAL_TEST_URL: portalUrl,
})

const aufbauen = async ({ dazu }: Aufraeumer): Promise<Umgebung> => {
  const mails = mkdtempSync(join(tmpdir(), 'keycloak-postfach-'))
  dazu(() => rmSync(mails, { recursive: true }))
  const postfach = await postfachOeffnen(mails)
  dazu(() => postfach.schliessen())
  const zertifikate = mkdtempSync(join(tmpdir(), 'keycloak-relais-'))
  dazu(() => rmSync(zertifikate, { recursive: true }))
  const { zugang, vertraut } = zugangMachen(zertifikate)
  const relais = await postfachOeffnen(mails, zugang)
  dazu(() => relais.schliessen())
  const port = await freierPort()
  const portalUrl = `http://localhost:${port}`
  const geheimnis = randomBytes(24).toString('base64url')
  const orte = { portalUrl, geheimnis, postfach, relais, zugang, vertraut }
  const keycloak = await keycloakMitRealm(orte)
  dazu(() => keycloak.stoppen())
  const env = variablen(keycloak.url, orte, mails)
  const portal = await portalStarten({ port, env: { ...env, DEMO: '1' } })
  dazu(() => portal.entfernen())
  return { keycloak, portal, env: { ...env, PORTAL_TEST_DATEN: portal.datenVerzeichnis } }
}

/** Runs `arbeit` beside a Keycloak of its own, on free ports. @throws Fehlt where there is none to be had */
export const mitKeycloak = async <T>(arbeit: (u: Umgebung) => Promise<T>): Promise<T> => {
  javaPruefen()
  const auf = aufraeumer()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void auf.alles().finally(() => process.exit(130)))
  try {
    return await arbeit(await aufbauen(auf))
  } finally {
    await auf.alles()
  }
}
