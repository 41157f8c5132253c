import { resolve } from 'node:path'
import * as z from 'zod/mini'

const flag = z.pipe(
  z.enum(['0', '1'], 'erwartet 0 oder 1'),
  z.transform((v) => v === '1'),
)
const url = (what: string) => z.url(`erwartet ${what}`)

const Umgebung = z.object({
  PORT: z._default(
    z.coerce
      .number('erwartet eine Portnummer von 0 bis 65535')
      .check(z.int(), z.minimum(0), z.maximum(65_535)),
    8080,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORTAL_URL: z.optional(
    z.pipe(
      url('eine Adresse wie https://portal.example'),
      z.transform((v) => v.replace(/\/+$/, '')),
    ),
  ),
  PORTAL_NAME: z._default(z.string().check(z.minLength(1)), 'Förderportal'),
  BANK_NAME: z._default(z.string().check(z.minLength(1)), 'Landwirtschaftliche Förderbank'),
  BANK_URL: z._default(url('eine Adresse'), 'https://bank.example'),
  IMPRESSUM_URL: z._default(url('eine Adresse'), 'https://bank.example/impressum'),
  DATEN_VERZEICHNIS: z._default(z.string().check(z.minLength(1)), '.daten'),
  DATABASE_URL: z.optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'erwartet postgres://nutzer:passwort@rechner:port/datenbank',
    }),
  ),
  DATABASE_OWNER_URL: z.optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'erwartet postgres://nutzer:passwort@rechner:port/datenbank',
    }),
  ),
  DATABASE_POOL: z._default(
    z.coerce.number('erwartet eine Anzahl von 1 bis 200').check(z.int(), z.minimum(1), z.maximum(200)),
    16,
  ),
  DEMO: z.optional(flag),
  PORTAL_SCHLUESSEL: z.optional(z.string().check(z.minLength(32, 'erwartet mindestens 32 Zeichen'))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'erwartet smtp://rechner:port' })),
  MAIL_ABSENDER: z._default(z.string(), 'foerderportal@bank.example'),
  DATEI_MAX_MB: z._default(
    z.coerce.number('erwartet eine Größe in MB').check(z.minimum(1), z.maximum(1000)),
    20,
  ),
  TRUST_PROXY: z._default(
    z.coerce
      .number('erwartet die Zahl der eigenen Proxys davor, 0 bis 5')
      .check(z.int(), z.minimum(0), z.maximum(5)),
    0,
  ),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'erwartet silent, error, warn, info oder debug'),
    'info',
  ),
})

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

const parse = (env: Record<string, string | undefined>) => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = z.safeParse(Umgebung, given)
  if (result.success) return result.data
  const lines = result.error.issues.map((i) => `  ${String(i.path[0])}: ${i.message}`)
  throw new ConfigError(`Die Konfiguration ist nicht gültig:\n${lines.join('\n')}`)
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
    bankUrl: e.BANK_URL,
    impressumUrl: e.IMPRESSUM_URL,
    datenVerzeichnis: resolve(e.DATEN_VERZEICHNIS),
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    databasePool: e.DATABASE_POOL,
    demo: e.DEMO ?? e.DATABASE_URL === undefined,
    masterKey: e.PORTAL_SCHLUESSEL,
    smtpUrl: e.SMTP_URL,
    mailAbsender: e.MAIL_ABSENDER,
    dateiMaxBytes: e.DATEI_MAX_MB * 1024 * 1024,
    /** How many proxies of our own stand before the server: so many entries of X-Forwarded-For are believed. */
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
  }
}
