import * as z from 'zod/mini'
import { clamdAdresse } from './files/viren/clamdAdresse.ts'
import { isSecure } from './secureAddress.ts'

export const flag = z.pipe(
  z.enum(['0', '1'], 'erwartet 0 oder 1'),
  z.transform((v) => v === '1'),
)

/** A whole number in decimal digits; `was` says what is expected, bounds included. */
export const zahl = (was: string, von: number, bis: number, weil = '') => {
  const erwartet = `erwartet ${was} von ${von} bis ${bis}${weil}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, erwartet)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(von, erwartet), z.maximum(bis, erwartet))),
  )
}

/** An address that a page links to: a browser must never run it. */
export const adresse = z.url({
  protocol: /^https?$/,
  error: 'erwartet eine Adresse wie https://bank.example/impressum',
})

export const email = z.email('erwartet eine E-Mail-Adresse')

/** Scheme, host and port, and nothing else: a name or a path makes href longer than the origin. */
export const istHerkunft = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && url.origin === url.href.replace(/\/$/, '')
}

/** Base of a content system; a path is taken below it, so it ends with a slash. */
export const cms = z.pipe(
  z
    .url({ protocol: /^https?$/, error: 'erwartet eine Adresse wie https://inhalte.example/portal/' })
    .check(z.regex(/^[^?#@]+$/, 'erwartet eine Adresse ohne Anmeldung, Abfrage und Anker')),
  z.transform((v) => (v.endsWith('/') ? v : `${v}/`)),
)

/** Scheme, host and port: everything is served from the root, and cookies and tokens are bound to it. */
export const herkunft = z.pipe(
  z
    .url({ protocol: /^https?$/, error: 'erwartet eine Adresse ohne Pfad wie https://portal.example' })
    .check(z.refine(istHerkunft, 'erwartet eine Adresse ohne Pfad wie https://portal.example')),
  z.transform((v) => new URL(v).origin),
)

export const datenbank = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'erwartet postgres://nutzer:passwort@rechner:port/datenbank',
})

const OIDC_FORM =
  'erwartet eine Adresse wie https://anmeldung.example, ohne /realms, Anmeldung, Abfrage und Anker'

/** Base of a Keycloak: tokens and secrets travel there, so without https only on this machine. */
export const keycloak = z.pipe(
  z
    .url({ protocol: /^https?$/, error: OIDC_FORM })
    .check(
      z.regex(/^(?!.*\/realms(?:\/|$))[^?#@]+$/, OIDC_FORM),
      z.refine(isSecure, 'erwartet https; http nur auf diesem Rechner'),
    ),
  z.transform((v) => v.replace(/\/+$/, '')),
)

const CLAMD = 'erwartet rechner:port oder den Pfad eines Sockets wie /run/clamav/clamd.ctl'

export const clamd = z.pipe(
  z.string().check(z.refine((v) => clamdAdresse(v) !== undefined, CLAMD)),
  z.transform(clamdAdresse),
)

export const TOKEN = 'erwartet mindestens 16 Zeichen aus Buchstaben, Ziffern und . ~ + / = _ -'

/** Of a client or a realm: it stands in an address. */
export const name = (was: string) => z.string().check(z.regex(/^[\w-][\w.-]{0,99}$/, `erwartet ${was}`))

/** The Länder by their abbreviations (ISO 3166-2:DE). */
const LAENDER = [
  'BB',
  'BE',
  'BW',
  'BY',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const

export const land = z.enum(LAENDER, 'erwartet die Abkürzung eines Landes, etwa BE oder HE')
