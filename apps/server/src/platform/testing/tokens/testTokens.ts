import { randomUUID } from 'node:crypto'
import { ROLLEN, type Rolle } from '@foerderportal/contract/shared/permissions'
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey } from 'jose'
import { localTokenVerifier } from '../../../oidc/sitzung/tokenVerifier.ts'
import type { Principal } from '../../auth/principal.ts'
import { csrfValue } from '../../http/csrf.ts'
import type { Services } from '../../services.ts'

export type Caller = Partial<Principal> & { readonly sub: string }

/** All that a customer can have; the provider's own are given by name. */
const KUNDENROLLEN: readonly Rolle[] = ROLLEN.filter((rolle) => !rolle.startsWith('SACHBEARBEITUNG_'))

const principalOf = (caller: Caller): Principal => ({
  sid: `sid-${caller.sub}`,
  username: 'test.nutzer',
  vorname: 'Test',
  nachname: 'Nutzer',
  email: 'test.nutzer@demo.example',
  emailVerified: true,
  rollen: KUNDENROLLEN,
  authTime: Math.floor(Date.now() / 1000),
  amr: ['pwd'],
  termsAcceptedAt: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 300,
  ...caller,
})

/** Claims as the embedded provider and Keycloak write them. */
const claimsOf = (p: Principal) => ({
  sid: p.sid,
  azp: 'portal',
  preferred_username: p.username,
  given_name: p.vorname,
  family_name: p.nachname,
  email: p.email,
  email_verified: p.emailVerified,
  realm_access: { roles: p.rollen },
  auth_time: p.authTime,
  amr: p.amr,
  terms_accepted_at: p.termsAcceptedAt,
})

/** As long as a token of a portal lives less than this, a browser sends it with every call. */
const TOKEN_GILT = 60_000

/**
 * Who does not say when he signed in did as the app started: its clock stands, however long a test takes. Whoever calls
 * again sends the token that he has: to sign one for each call was a tenth of the time of a file of calls (measured).
 */
export const signer = (key: CryptoKey, issuer: string, start: Date, kid = 'test') => {
  const neu = (caller: Caller) => {
    const p = { ...principalOf(caller), authTime: caller.authTime ?? Math.floor(start.getTime() / 1000) }
    return new SignJWT(claimsOf(p))
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'at+jwt' })
      .setSubject(p.sub)
      .setIssuer(issuer)
      .setAudience('portal-api')
      .setIssuedAt()
      .setExpirationTime(p.exp)
      .setJti(randomUUID())
      .sign(key)
  }
  const ausgestellt = new Map<string, { readonly token: Promise<string>; readonly bis: number }>()
  return (caller: Caller): Promise<string> => {
    const wer = JSON.stringify(caller)
    const vorhanden = ausgestellt.get(wer)
    if (vorhanden !== undefined && Date.now() < vorhanden.bis) return vorhanden.token
    const token = neu(caller)
    ausgestellt.set(wer, { token, bis: Date.now() + TOKEN_GILT })
    return token
  }
}

let schluesselpaar: ReturnType<typeof generateKeyPair> | undefined

/** A key of the identity provider, as the tests know it: one for all apps of a process, for it takes 0.15 s to make. */
export const newSigning = async (issuer: string) => {
  schluesselpaar ??= generateKeyPair('RS256')
  return { ...(await schluesselpaar), issuer }
}
export type Signing = Awaited<ReturnType<typeof newSigning>>

export const verifierFor = async ({ publicKey, issuer }: Signing) => {
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }
  return localTokenVerifier({ jwks: { keys: [jwk] }, issuer })
}

const merken = new WeakMap<Buffer, Map<string, string>>()

/** The value of a session that its browser sends with every call. */
export const csrfVon = ({ csrfKey }: Pick<Services, 'csrfKey'>, caller: Caller): string => {
  const { sid } = principalOf(caller)
  const werte = merken.get(csrfKey) ?? new Map<string, string>()
  merken.set(csrfKey, werte)
  const wert = werte.get(sid) ?? csrfValue(csrfKey, sid)
  werte.set(sid, wert)
  return wert
}
