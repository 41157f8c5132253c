import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import * as z from 'zod/mini'
import type { Secrets } from '../platform/secrets/secrets.ts'

const NAME = 'oidc-signatur'
/** Keycloak's default, and what every client library takes. */
export const SIGNATUR = 'RS256'
/** The key before the current one stays published: tokens of the last minutes and ID tokens at logout need it. */
const VORRAT = 2
/** A key older than this is changed at the next start. */
const WECHSEL_MS = 90 * 24 * 3600 * 1000

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
type Vorrat = z.infer<typeof Vorrat>

const erzeugen = async () => {
  const { privateKey } = await generateKeyPair(SIGNATUR, { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { ...jwk, alg: SIGNATUR, use: 'sig', kid, angelegt: Date.now() }
}

const schreiben = (keys: readonly JWK[]) => Buffer.from(JSON.stringify(keys))
const lesen = (wert: Buffer): Vorrat => z.parse(Vorrat, JSON.parse(wert.toString()))
const laden = async (secrets: Secrets) =>
  lesen(await secrets.getOrMake(NAME, async () => schreiben([await erzeugen()])))

const istAlt = ([aktuell]: Vorrat, hoechstens: number) =>
  aktuell === undefined || aktuell.angelegt + hoechstens < Date.now()

/** Puts a new signing key in front when the current one is older than `hoechstens` ms; of many at once one does it. */
export const signaturSchluesselWechseln = (secrets: Secrets, hoechstens: number): Promise<void> =>
  secrets.change(NAME, async (wert) => {
    const alt = lesen(wert)
    return istAlt(alt, hoechstens) ? schreiben([await erzeugen(), ...alt].slice(0, VORRAT)) : wert
  })

/** Private signing keys, the current one first. Made on the first start, changed on a start after 90 days. */
export const signaturSchluessel = async (secrets: Secrets): Promise<JWK[]> => {
  const vorrat = await laden(secrets)
  if (!istAlt(vorrat, WECHSEL_MS)) return vorrat
  await signaturSchluesselWechseln(secrets, WECHSEL_MS)
  return laden(secrets)
}

/** Public half: what verifiers and `/certs` need. */
export const oeffentlicheSchluessel = async (secrets: Secrets): Promise<{ keys: JWK[] }> => ({
  keys: (await laden(secrets)).map(({ kty, kid, n, e }) => ({ kty, kid, n, e, alg: SIGNATUR, use: 'sig' })),
})
