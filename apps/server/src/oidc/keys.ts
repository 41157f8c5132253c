import { exportJWK, generateKeyPair, calculateJwkThumbprint, type JWK } from 'jose'
import * as z from 'zod/mini'
import type { Secrets } from '../platform/secrets/secrets.ts'

const NAME = 'oidc-signatur'
/** Keycloak's default, and what every client library takes. */
export const SIGNATUR = 'RS256'
/** The key before the current one stays published: logout still needs ID tokens that it signed. */
const VORRAT = 2

const Schluessel = z.looseObject({
  kty: z.string(),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
})
const Vorrat = z.array(Schluessel).check(z.minLength(1))

const erzeugen = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(SIGNATUR, { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, alg: SIGNATUR, use: 'sig', kid: await calculateJwkThumbprint(jwk) }
}

const schreiben = (keys: readonly JWK[]) => Buffer.from(JSON.stringify(keys))
const lesen = (wert: Buffer): JWK[] => z.parse(Vorrat, JSON.parse(wert.toString()))

/** Private signing keys, the current one first. Made on the first start. */
export const signaturSchluessel = async (secrets: Secrets): Promise<JWK[]> =>
  lesen(await secrets.getOrMake(NAME, async () => schreiben([await erzeugen()])))

/** Public half: what verifiers and `/certs` need. */
export const oeffentlicheSchluessel = async (secrets: Secrets): Promise<{ keys: JWK[] }> => ({
  keys: (await signaturSchluessel(secrets)).map(
    ({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e }) as JWK,
  ), // RSA has no other public members
})

/** Puts a new signing key in front; takes effect when the processes start anew (docs/betrieb/identitaet.md). */
export const signaturSchluesselWechseln = async (secrets: Secrets): Promise<void> => {
  const neu = await erzeugen()
  await secrets.change(NAME, async (alt) => schreiben([neu, ...lesen(alt)].slice(0, VORRAT)))
}
