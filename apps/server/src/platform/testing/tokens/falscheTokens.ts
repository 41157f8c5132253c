import { createHmac } from 'node:crypto'
import { SignJWT, exportSPKI, generateKeyPair, type CryptoKey, type JWTPayload } from 'jose'
import type { TestApp } from '../testApp.ts'
import type { Caller } from './testTokens.ts'

const seconds = () => Math.floor(Date.now() / 1000)
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const HEADER = { alg: 'RS256', kid: 'test', typ: 'at+jwt' }

/** What a good token for `caller` says, in the words of the provider. */
const claims = ({ sub }: Caller, issuer: string): JWTPayload => ({
  sub,
  sid: `sid-${sub}`,
  azp: 'portal',
  iss: issuer,
  aud: 'portal-api',
  iat: seconds(),
  exp: seconds() + 300,
  auth_time: seconds(),
  terms_accepted_at: seconds(),
  realm_access: {
    roles: ['NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN', 'DATADIRECTORY_LESEN'],
  },
})

const without = (payload: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name))

const withoutKid = (payload: JWTPayload, key: CryptoKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: HEADER.alg, typ: HEADER.typ }).sign(key)

const signed = (payload: JWTPayload, key: CryptoKey, header: Partial<typeof HEADER> = {}) =>
  new SignJWT(payload).setProtectedHeader({ ...HEADER, ...header }).sign(key)

const hmac = (payload: JWTPayload, secret: string) => {
  const text = `${base64({ ...HEADER, alg: 'HS256' })}.${base64(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

let fremdesPaar: ReturnType<typeof generateKeyPair> | undefined

/** One for all tests of a process: to make it costs as much as a hundred calls. */
const fremderSchluessel = async () => (await (fremdesPaar ??= generateKeyPair('RS256'))).privateKey

/** Values of the `authorization` header that sign nobody in, by what is wrong with them; the first one is good. */
export const authorizations = async (
  { signing: { privateKey, publicKey, issuer } }: TestApp,
  caller: Caller,
): Promise<{ good: string; bad: readonly (readonly [string, string])[] }> => {
  const good = claims(caller, issuer)
  const token = await signed(good, privateKey)
  const [header, , signature] = token.split('.')
  const foreignKey = await fremderSchluessel()
  const tokens: [string, string][] = [
    ['expired', await signed({ ...good, exp: seconds() - 60 }, privateKey)],
    ['not yet valid', await signed({ ...good, nbf: seconds() + 600 }, privateKey)],
    ['without end', await signed(without(good, 'exp'), privateKey)],
    ['for another audience', await signed({ ...good, aud: 'account' }, privateKey)],
    ['without audience', await signed(without(good, 'aud'), privateKey)],
    ['of another issuer', await signed({ ...good, iss: `${issuer}2` }, privateKey)],
    ['of another client', await signed({ ...good, azp: 'anderer-client' }, privateKey)],
    ['without client', await signed(without(good, 'azp'), privateKey)],
    ['without session', await signed(without(good, 'sid'), privateKey)],
    ['without subject', await signed(without(good, 'sub'), privateKey)],
    ['an ID token by its type', await signed(good, privateKey, { typ: 'id_token' })],
    ['signed by a foreign key', await signed(good, foreignKey)],
    ['signed by an unknown key', await signed(good, foreignKey, { kid: 'unbekannt' })],
    ['naming no key', await withoutKid(good, privateKey)],
    ['naming no key, signed by a foreign one', await withoutKid(good, foreignKey)],
    ['without signature (alg none)', `${base64({ ...HEADER, alg: 'none' })}.${base64(good)}.`],
    ['with its signature cut off', `${header}.${base64(good)}.`],
    ['HS256 with the public key as secret', hmac(good, await exportSPKI(publicKey))],
    ['with changed claims', `${header}.${base64({ ...good, sub: 'jemand-anderes' })}.${signature}`],
    ['no token at all', 'kein-token-sondern-irgendein-text'],
  ]
  return {
    good: `Bearer ${token}`,
    bad: [
      ...tokens.map(([what, value]) => [what, `Bearer ${value}`] as const),
      ['under another scheme', `Basic ${token}`],
      ['empty', 'Bearer '],
      ['twice', `Bearer ${token}, Bearer ${token}`],
    ],
  }
}
