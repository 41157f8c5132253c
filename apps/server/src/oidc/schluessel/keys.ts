import { TAG_MS } from '@foerderportal/values/time'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { ZEITEN } from '../zeiten.ts'

export const SCHLUESSEL_NAME = 'oidc-signatur'
/** Keycloak's default, and what every client library takes. */
export const SIGNATUR = 'RS256'

/** A key older than this is changed. */
const WECHSEL_MS = 90 * TAG_MS
/** A new key is published this long before it signs, so that whoever keeps the keys for minutes knows it by then. */
export const VORLAUF_MS = 15 * 60 * 1000
/** One that signs no more stays published: at the end of the longest session its ID token is shown once more. */
export const NACHLAUF_MS = (ZEITEN.sitzungMaximal + 600) * 1000

const Schluessel = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  /** Milliseconds since the epoch. */
  angelegt: z._default(z.number(), 0),
})
const Vorrat = z.array(Schluessel).check(z.minLength(1))
/** The newest first. */
export type Vorrat = z.infer<typeof Vorrat>

const erzeugen = async (clock: Clock) => {
  const { privateKey } = await generateKeyPair(SIGNATUR, { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { ...jwk, alg: SIGNATUR, use: 'sig', kid, angelegt: clock.now().getTime() }
}

const schreiben = (keys: readonly JWK[]) => Buffer.from(JSON.stringify(keys))
const lesen = (wert: Buffer): Vorrat => z.parse(Vorrat, JSON.parse(wert.toString()))

/** All keys that are published. The first one is made here. */
export const schluesselLaden = async (secrets: Secrets, clock: Clock): Promise<Vorrat> =>
  lesen(await secrets.getOrMake(SCHLUESSEL_NAME, async () => schreiben([await erzeugen(clock)])))

/** The key that signs at this moment stands first: the newest one that has been published long enough. */
export const signierenderZuerst = (vorrat: Vorrat, clock: Clock): Vorrat => {
  const jetzt = clock.now().getTime()
  const reif = vorrat.findIndex(({ angelegt }) => angelegt + VORLAUF_MS <= jetzt)
  const platz = reif === -1 ? vorrat.length - 1 : reif
  return [...vorrat.slice(platz, platz + 1), ...vorrat.toSpliced(platz, 1)]
}

/** Those that still sign, will sign, or whose last tokens may yet be shown. */
const gebrauchte = (vorrat: Vorrat, jetzt: number): Vorrat =>
  vorrat.filter((_, platz) => {
    const nachfolger = vorrat[platz - 1]
    return nachfolger === undefined || nachfolger.angelegt + VORLAUF_MS + NACHLAUF_MS > jetzt
  })

/**
 * Publishes a new key when the newest one is old, and removes those that nobody needs any more. Of many processes that
 * do so at once one does it.
 */
export const schluesselWechseln = async (secrets: Secrets, clock: Clock): Promise<void> => {
  await schluesselLaden(secrets, clock)
  await secrets.change(SCHLUESSEL_NAME, async (wert) => {
    const jetzt = clock.now().getTime()
    const vorrat = lesen(wert)
    const istAlt = vorrat.every(({ angelegt }) => angelegt + WECHSEL_MS < jetzt)
    const bleiben = gebrauchte(vorrat, jetzt)
    if (!istAlt && bleiben.length === vorrat.length) return wert
    return schreiben(istAlt ? [await erzeugen(clock), ...bleiben] : bleiben)
  })
}

/** Public half: what verifiers and `/certs` need. */
export const oeffentlicheSchluessel = async (secrets: Secrets, clock: Clock): Promise<{ keys: JWK[] }> => ({
  keys: (await schluesselLaden(secrets, clock)).map(({ kty, kid, n, e }) => ({
    kty,
    kid,
    n,
    e,
    alg: SIGNATUR,
    use: 'sig',
  })),
})
