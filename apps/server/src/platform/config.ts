import { resolve } from 'node:path'
import * as z from 'zod/mini'
import {
  adresse,
  clamd,
  cms,
  datenbank,
  email,
  flag,
  herkunft,
  keycloak,
  land,
  name,
  TOKEN,
  zahl,
} from './configFields.ts'
import { IDENT_VARIABLEN, OHNE_IDENTDIENST, identAus, identFehler } from './ident/identKonfiguration.ts'
import { S3_VARIABLEN, s3Aus, s3Fehler } from './files/s3/s3Konfiguration.ts'
import { platzhalterIn, platzhalterWarnungen } from './platzhalter.ts'
import { StartError } from './startError.ts'
import {
  VORFUEHRUNG_VARIABLEN,
  vorfuehrungAus,
  vorfuehrungFehler,
} from './vorfuehrung/vorfuehrungKonfiguration.ts'

/** The bank's name, and how it stands in a sentence: 'die …' acts, a portal is that 'der …'. */
const BANK = {
  name: 'Landwirtschaftliche Förderbank',
  nominativ: 'die Landwirtschaftliche Förderbank',
  genitiv: 'der Landwirtschaftlichen Förderbank',
}

const Umgebung = z.object({
  PORT: z._default(zahl('eine Portnummer', 0, 65_535), 8080),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, 'erwartet eine IP-Adresse oder einen Rechnernamen')),
    '127.0.0.1',
  ),
  PORTAL_URL: z.optional(herkunft),
  PORTAL_NAME: z._default(z.string(), 'Förderportal'),
  BANK_NAME: z._default(z.string(), BANK.name),
  BANK_NAME_NOMINATIV: z.optional(z.string()),
  BANK_NAME_GENITIV: z.optional(z.string()),
  BANK_URL: z._default(adresse, 'https://bank.example'),
  IMPRESSUM_URL: z._default(adresse, 'https://bank.example/impressum'),
  BANK_ANSCHRIFT: z._default(z.string(), 'Musterstraße 1, 12345 Musterstadt'),
  BANK_LAND: z._default(land, 'BE'),
  BANK_TELEFON: z._default(z.string(), '030 23125 100'),
  BANK_EMAIL: z._default(email, 'service@bank.example'),
  BANK_VERTRETUNG: z._default(z.string(), 'Vorstand: Erika Beispiel, Max Muster'),
  DATENSCHUTZ_EMAIL: z._default(email, 'datenschutz@bank.example'),
  DATENSCHUTZ_AUFSICHT: z._default(
    z.string(),
    'die Datenschutzbehörde des Landes, in dem die Bank ihren Sitz hat',
  ),
  BARRIERE_EMAIL: z._default(email, 'barrierefrei@bank.example'),
  PROTOKOLL_KOEPFE: z.optional(z.string()),
  PROTOKOLL_EMAIL: z.optional(email),
  CMS_URL: z.optional(cms),
  CMS_PROXY: z._default(flag, true),
  DATEN_VERZEICHNIS: z._default(z.string(), '.daten'),
  DATABASE_URL: z.optional(datenbank),
  DATABASE_OWNER_URL: z.optional(datenbank),
  // jobs/worker.ts: three jobs, the lock of their names, the notifications of new ones.
  DATABASE_POOL: z._default(
    zahl('eine Anzahl', 6, 200, '; fünf Verbindungen hält die Hintergrundarbeit'),
    16,
  ),
  ...VORFUEHRUNG_VARIABLEN,
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\w.~+/=-]{16,}$/, TOKEN))),
  PORTAL_SCHLUESSEL: z.optional(z.string().check(z.minLength(32, 'erwartet mindestens 32 Zeichen'))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'erwartet smtp://rechner:port' })),
  MAIL_ABSENDER: z._default(email, 'foerderportal@bank.example'),
  CLAMD: z.optional(clamd),
  DATEI_MAX_MB: z._default(zahl('eine Größe in MB', 1, 1000), 20),
  OIDC_URL: z.optional(keycloak),
  OIDC_REALM: z.optional(name('den Namen eines Realms')),
  OIDC_ADMIN_CLIENT: z.optional(name('den Namen eines Clients')),
  OIDC_ADMIN_SECRET: z.optional(z.string().check(z.minLength(8, 'erwartet mindestens 8 Zeichen'))),
  // Keycloak before 21 calls the action in small letters.
  TERMS_AKTION: z._default(
    z.enum(
      ['TERMS_AND_CONDITIONS', 'terms_and_conditions'],
      'erwartet TERMS_AND_CONDITIONS oder terms_and_conditions',
    ),
    'TERMS_AND_CONDITIONS',
  ),
  ...IDENT_VARIABLEN,
  ...S3_VARIABLEN,
  TRUST_PROXY: z._default(zahl('eine Zahl eigener Proxys davor', 0, 5), 0),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'erwartet silent, error, warn, info oder debug'),
    'info',
  ),
})

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends StartError {}

type Variablen = z.output<typeof Umgebung>

/** What must stand together, and what alone would be without effect. */
const oidcFehler = (e: Variablen): string[] => {
  if (e.OIDC_URL !== undefined)
    return e.OIDC_ADMIN_SECRET === undefined
      ? [
          '  OIDC_ADMIN_SECRET: fehlt; mit OIDC_URL wird das Geheimnis des Clients aus OIDC_ADMIN_CLIENT gebraucht',
        ]
      : []
  const allein = (['OIDC_REALM', 'OIDC_ADMIN_CLIENT', 'OIDC_ADMIN_SECRET'] as const).filter((n) => e[n])
  return allein.map((n) => `  ${n}: wirkt nur zusammen mit OIDC_URL`)
}

/** Keycloak in place of the embedded provider. */
const oidcAus = (e: Variablen) =>
  e.OIDC_URL === undefined || e.OIDC_ADMIN_SECRET === undefined
    ? undefined
    : {
        url: e.OIDC_URL,
        realm: e.OIDC_REALM ?? 'portal',
        client: e.OIDC_ADMIN_CLIENT ?? 'portal-backend',
        secret: e.OIDC_ADMIN_SECRET,
        /** Name that this Keycloak gives the action TERMS_AND_CONDITIONS. */
        termsAktion: e.TERMS_AKTION,
      }
export type OidcConfig = NonNullable<ReturnType<typeof oidcAus>>

/** No program declines a name: without a word of the operator it stays as it is, behind the article of a bank. */
const bankFaelle = (e: Variablen) => {
  const [nominativ, genitiv] =
    e.BANK_NAME === BANK.name ? [BANK.nominativ, BANK.genitiv] : [`die ${e.BANK_NAME}`, `der ${e.BANK_NAME}`]
  return {
    bankNameNominativ: e.BANK_NAME_NOMINATIV ?? nominativ,
    bankNameGenitiv: e.BANK_NAME_GENITIV ?? genitiv,
  }
}

const ungueltig = (lines: Iterable<string>) =>
  new ConfigError(`Die Konfiguration ist nicht gültig:\n${[...lines].join('\n')}`)

const parse = (env: Record<string, string | undefined>) => {
  // An empty variable counts as not set: that is how compose files and unit files leave one out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = z.safeParse(Umgebung, given)
  if (result.success) {
    const fehler = [oidcFehler, identFehler, s3Fehler, vorfuehrungFehler].flatMap((pruefen) =>
      pruefen(result.data),
    )
    if (fehler.length > 0) throw ungueltig(fehler)
    return result.data
  }
  const lines = new Set(result.error.issues.map((i) => `  ${String(i.path[0])}: ${i.message}`))
  throw ungueltig(lines)
}

/** Reads and checks the configuration; throws ConfigError that names each wrong value and what was expected. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const e = parse(env)
  return {
    port: e.PORT,
    host: e.HOST,
    portalUrl: e.PORTAL_URL ?? `http://localhost:${e.PORT}`,
    portalName: e.PORTAL_NAME,
    bankName: e.BANK_NAME,
    ...bankFaelle(e),
    bankUrl: e.BANK_URL,
    impressumUrl: e.IMPRESSUM_URL,
    bankAnschrift: e.BANK_ANSCHRIFT,
    bankLand: e.BANK_LAND,
    bankTelefon: e.BANK_TELEFON,
    bankEmail: e.BANK_EMAIL,
    bankVertretung: e.BANK_VERTRETUNG,
    datenschutzEmail: e.DATENSCHUTZ_EMAIL,
    datenschutzAufsicht: e.DATENSCHUTZ_AUFSICHT,
    /** Where reported barriers go. */
    barriereEmail: e.BARRIERE_EMAIL,
    /** Folder for the heads of the audit chains; undefined: one below the data folder. */
    protokollKoepfe: e.PROTOKOLL_KOEPFE === undefined ? undefined : resolve(e.PROTOKOLL_KOEPFE),
    /** Who gets their hashes. */
    protokollEmail: e.PROTOKOLL_EMAIL,
    /** Base of the operator's content system; without it the shipped content is served. */
    cmsUrl: e.CMS_URL,
    /** Whether that system's pages are fetched by the server, or by the browser itself. */
    cmsProxy: e.CMS_PROXY,
    datenVerzeichnis: resolve(e.DATEN_VERZEICHNIS),
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    databasePool: e.DATABASE_POOL,
    ...vorfuehrungAus(e),
    /** Opens `/metrics` for callers of other machines. */
    metricsToken: e.METRICS_TOKEN,
    /** undefined: the embedded provider. */
    oidc: oidcAus(e),
    /** undefined: the demo's service, and without the demo none. */
    ident: identAus(e),
    /** undefined: files are kept in a folder. */
    s3: s3Aus(e),
    masterKey: e.PORTAL_SCHLUESSEL,
    smtpUrl: e.SMTP_URL,
    mailAbsender: e.MAIL_ABSENDER,
    /** Where the virus scanner listens; undefined: none. */
    clamd: e.CLAMD,
    dateiMaxBytes: e.DATEI_MAX_MB * 1024 * 1024,
    /** How many proxies of our own stand before the server: so many entries of X-Forwarded-For are believed. */
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    /** The variables that still say what was made up. */
    platzhalter: platzhalterIn(e),
  }
}

const OHNE_TRUST_PROXY =
  'TRUST_PROXY ist 0, obwohl PORTAL_URL mit https beginnt: Hinter einem Proxy zählen alle Nutzer als eine Netzadresse und bremsen sich beim Anmelden gegenseitig. Setzen Sie TRUST_PROXY auf die Zahl der eigenen Proxys.'
const OHNE_SMTP =
  'SMTP_URL fehlt: Niemand bekommt eine E-Mail. Neue Konten lassen sich nicht bestätigen und vergessene Passwörter nicht ersetzen.'

const OHNE_PROTOKOLL_EMAIL =
  'PROTOKOLL_EMAIL fehlt: Die Prüfsummen der Protokollköpfe gehen an niemanden. Wer Datenbank und Datenverzeichnis besitzt, könnte das Protokoll unbemerkt neu schreiben.'

/** German sentences about what is allowed but hardly meant. In the demo mails are read in the browser. */
export const configWarnings = ({
  portalUrl,
  trustProxy,
  smtpUrl,
  ident,
  protokollEmail,
  platzhalter,
  demo,
}: Pick<
  Config,
  'portalUrl' | 'trustProxy' | 'smtpUrl' | 'ident' | 'protokollEmail' | 'platzhalter' | 'demo'
>): string[] => [
  ...(portalUrl.startsWith('https:') && trustProxy === 0 ? [OHNE_TRUST_PROXY] : []),
  ...(smtpUrl === undefined && !demo ? [OHNE_SMTP] : []),
  ...(ident === undefined && !demo ? [OHNE_IDENTDIENST] : []),
  ...(protokollEmail === undefined && !demo ? [OHNE_PROTOKOLL_EMAIL] : []),
  ...(demo ? [] : platzhalterWarnungen(platzhalter)),
]
