import * as z from 'zod/mini'
import { isSecure } from '../secureAddress.ts'

const PLATZHALTER = new Set(['{vorgang}', '{signatur}', '{zurueck}'])
const START_FORM =
  'erwartet eine Adresse mit {vorgang} hinter dem Rechnernamen, etwa https://ident.example/start?vorgang={vorgang}&signatur={signatur}'
const AUFZEICHNUNG_FORM =
  'erwartet eine Adresse mit {vorgang} hinter dem Rechnernamen, etwa https://ident.example/aufzeichnung/{vorgang}'
const UNSICHER = 'erwartet https; http nur auf diesem Rechner'

const ORT = /\{[^}]*\}/g

/** The template with something in each place; undefined where one is unknown or belongs to the name of the host. */
const probe = (muster: string, erlaubt: ReadonlySet<string>): URL | undefined => {
  const orte = new Set<string>(muster.match(ORT))
  if (!orte.has('{vorgang}') || [...orte].some((ort) => !erlaubt.has(ort))) return undefined
  const [a, b] = ['a', 'b'].map((zeichen) => URL.parse(muster.replaceAll(ORT, zeichen)))
  return a && b && a.origin === b.origin && /^https?:$/.test(a.protocol) ? a : undefined
}

/** An address in which a number of ours is filled in; a person's way and a secret's proof go there, so https. */
const muster = (form: string, erlaubt: ReadonlySet<string>) =>
  z.string().check(
    z.refine((v) => probe(v, erlaubt) !== undefined, form),
    z.refine((v) => isSecure(probe(v, erlaubt)?.href ?? ''), UNSICHER),
  )

/** The variables of a real identification service (S2-02). */
export const IDENT_VARIABLEN = {
  IDENT_START_URL: z.optional(muster(START_FORM, PLATZHALTER)),
  IDENT_GEHEIMNIS: z.optional(z.string().check(z.minLength(32, 'erwartet mindestens 32 Zeichen'))),
  IDENT_SCHLUESSEL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?!demo$)[\w-]{1,100}$/,
          'erwartet einen Namen aus Buchstaben, Ziffern, _ und -, und nicht demo',
        ),
      ),
  ),
  IDENT_HEALTH_URL: z.optional(
    z
      .url({ protocol: /^https?$/, error: 'erwartet eine Adresse wie https://ident.example/health' })
      .check(z.refine(isSecure, UNSICHER)),
  ),
  IDENT_AUFZEICHNUNG_URL: z.optional(muster(AUFZEICHNUNG_FORM, new Set(['{vorgang}']))),
}
const Variablen = z.object(IDENT_VARIABLEN)
type Variablen = z.output<typeof Variablen>

/** What must stand together, and what alone would be without effect. */
export const identFehler = (e: Variablen): string[] => {
  if (e.IDENT_START_URL !== undefined)
    return e.IDENT_GEHEIMNIS === undefined
      ? ['  IDENT_GEHEIMNIS: fehlt; mit ihm unterschreibt der Identifizierungsdienst seine Rückmeldungen']
      : []
  const allein = [
    'IDENT_GEHEIMNIS',
    'IDENT_SCHLUESSEL',
    'IDENT_HEALTH_URL',
    'IDENT_AUFZEICHNUNG_URL',
  ] as const
  return allein.filter((n) => e[n]).map((n) => `  ${n}: wirkt nur zusammen mit IDENT_START_URL`)
}

/** The operator's identification service; undefined: he has none. */
export const identAus = (e: Variablen) =>
  e.IDENT_START_URL === undefined || e.IDENT_GEHEIMNIS === undefined
    ? undefined
    : {
        startUrl: e.IDENT_START_URL,
        geheimnis: Buffer.from(e.IDENT_GEHEIMNIS),
        schluessel: e.IDENT_SCHLUESSEL ?? 'ident',
        healthUrl: e.IDENT_HEALTH_URL,
        aufzeichnungUrl: e.IDENT_AUFZEICHNUNG_URL,
      }
export type IdentKonfiguration = NonNullable<ReturnType<typeof identAus>>

/** For who starts without demo and without service: what does not go then. */
export const OHNE_IDENTDIENST =
  'IDENT_START_URL fehlt: Niemand kann sich über das Portal identifizieren, und ohne Identifizierung reicht niemand einen Antrag ein. Wie man einen Dienst anschließt oder jemanden von Hand bestätigt, steht in docs/betrieb/identifizierung.md.'
