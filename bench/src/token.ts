import { hash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { ROLLEN } from '../../packages/contract/src/shared/permissions.ts'
import { AUDIENCE, CLIENT_ID, issuerVon } from '../../apps/server/src/oidc/ort.ts'
import { localTokenVerifier } from '../../apps/server/src/oidc/sitzung/tokenVerifier.ts'

export const TOKEN_PRUEFUNG = 'Prüfung eines Tokens'
/** Budget of a check on a hot call in microseconds (rule L-02). */
const ZIEL_US = 200

const ISSUER = issuerVon({ portalUrl: 'http://localhost:8080' })
/** Users who are active at once, each with a token of his own. */
const TOKENS = 2_000
const RUNDEN = 101
const JE_RUNDE = 2_000

const ausstellen = (key: CryptoKey, nr: number): Promise<string> =>
  new SignJWT({
    sid: hash('sha256', String(nr), 'base64url'),
    azp: CLIENT_ID,
    preferred_username: `nutzer.${nr}`,
    given_name: 'Lena',
    family_name: 'Lindenau',
    email: `nutzer.${nr}@demo.example`,
    email_verified: true,
    realm_access: { roles: [...ROLLEN] },
    auth_time: 1_700_000_000,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'bench', typ: 'at+jwt' })
    .setSubject(`nutzer-${nr}`)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(key)

const median = (werte: number[]) => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? 0

/** Microseconds of one call, as the median of many rounds: a single one is shorter than the clock's tick. */
const messen = async (je: number, tun: (nr: number) => Promise<unknown>): Promise<number> => {
  const runden: number[] = []
  for (let runde = 0; runde < RUNDEN; runde++) {
    const beginn = performance.now()
    for (let i = 0; i < je; i++) await tun(runde * je + i)
    runden.push(((performance.now() - beginn) * 1000) / je)
  }
  return median(runden)
}

/** What a call pays for its token: the first one of each token for the signature, all others for the memory of it. */
export const tokenPruefungMessen = async (): Promise<string> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256' }] }
  const tokens: string[] = []
  for (let nr = 0; nr < TOKENS; nr++) tokens.push(await ausstellen(privateKey, nr))
  const token = (nr: number) => tokens[nr % TOKENS] ?? ''
  const verifier = localTokenVerifier({ jwks, issuer: ISSUER })
  const kalt = await messen(Math.floor(TOKENS / RUNDEN), (nr) => verifier.verify(token(nr)))
  for (const bekannt of tokens) await verifier.verify(bekannt)
  const warm = await messen(JE_RUNDE, (nr) => verifier.verify(token(nr)))
  return `${TOKEN_PRUEFUNG}: ${warm.toFixed(1)} µs je Aufruf (Median, Ziel < ${ZIEL_US} µs), beim ersten Mal mit Signatur ${kalt.toFixed(0)} µs.`
}
