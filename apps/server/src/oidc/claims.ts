import type { Account, AccountClaims, FindAccount, KoaContextWithOIDC } from 'oidc-provider'
import type { Database } from '../platform/database/database.ts'
import { sidOf } from './artifacts.ts'
import { kontoLaden, type Konto } from './konto/konto.ts'
import { CLIENT_ID } from './ort.ts'

/** Claims of the ID token by scope. Keycloak gives name and address to both scopes of the portal, too. */
export const CLAIMS = {
  openid: ['sub', 'sid', 'auth_time', 'amr'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username', 'email', 'email_verified'],
  acr: null,
  amr: null,
  auth_time: null,
  sid: null,
  iss: null,
}

const person = (konto: Konto) => ({
  name: `${konto.vorname} ${konto.nachname}`,
  given_name: konto.vorname,
  family_name: konto.nachname,
  preferred_username: konto.benutzername,
  email: konto.email,
  email_verified: konto.emailBestaetigt,
})

/** The provider's account, with the row it came from. */
type KontoAccount = Account & { readonly konto: Konto }
const istKontoAccount = (account: Account | undefined): account is KontoAccount =>
  account !== undefined && 'konto' in account

/** The row behind an account that `kontoFinder` found. */
export const kontoVon = (account: Account | undefined): Konto | undefined =>
  istKontoAccount(account) ? account.konto : undefined

/** A closed account signs in no more, and its refresh tokens end with the next refresh. */
export const kontoFinder =
  (db: Database): FindAccount =>
  async (_ctx, id, token) => {
    const konto = await kontoLaden(db, id)
    if (konto?.aktiv !== true) return undefined
    const sid = token !== undefined && 'grantId' in token ? sidOf(String(token.grantId)) : undefined
    const claims = (): AccountClaims => ({ sub: id, sid, ...person(konto) })
    return { accountId: id, claims, konto }
  }

/** When and how the person signed in: a refresh keeps both. */
const anmeldung = ({ entities }: KoaContextWithOIDC['oidc']) =>
  entities.RotatedRefreshToken ?? entities.AuthorizationCode

/** What the access token says beyond RFC 9068: as Keycloak writes it. Roles are read anew at every issue. */
export const zugriffsClaims = (
  ctx: KoaContextWithOIDC,
  grantId: string,
): Record<string, unknown> | undefined => {
  const { account } = ctx.oidc
  if (!istKontoAccount(account)) return undefined
  return {
    typ: 'Bearer',
    azp: CLIENT_ID,
    sid: sidOf(grantId),
    auth_time: anmeldung(ctx.oidc)?.authTime,
    amr: anmeldung(ctx.oidc)?.amr,
    terms_accepted_at: account.konto.zugestimmtAm ?? undefined,
    ...person(account.konto),
    realm_access: { roles: account.konto.rollen },
  }
}
