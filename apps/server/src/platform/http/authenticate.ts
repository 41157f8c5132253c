import { darf, type Recht } from '@foerderportal/contract/shared/permissions'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyRequest } from 'fastify'
import { IdentityUnavailable } from '../auth/identity.ts'
import type { Principal } from '../auth/principal.ts'
import type { Services } from '../services.ts'
import { absagen, Refusal } from './refusal.ts'

/** The scheme is written in any case (RFC 9110, section 11.1). */
const BEARER = /^Bearer ([\w.~+/=-]{20,8192})$/i

/** RFC 9110, section 15.5.2: a 401 says how to sign in. */
const nichtAngemeldet = () =>
  new Refusal(ALLGEMEIN.nichtAngemeldet, undefined, undefined, { 'www-authenticate': 'Bearer' })

/** undefined for a token that does not hold; whether it does may be unknown for the moment (503). */
const pruefen = (services: Services, token: string): Promise<Principal | undefined> =>
  services.tokens.verify(token).catch((error: unknown) => {
    if (error instanceof IdentityUnavailable) throw error
    return undefined
  })

/** The verified caller, or a 401. The registry of ended sessions is asked every time. */
export const authenticate = async (services: Services, request: FastifyRequest): Promise<Principal> => {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw nichtAngemeldet()
  const principal = await pruefen(services, token)
  if (principal === undefined || (await services.sessions.isRevoked(principal.sid))) throw nichtAngemeldet()
  return principal
}

/** Refuses with 403 unless the token's roles grant the permission of the route (section 6). */
export const authorizeRoute = (principal: Principal, permission: Recht): void => {
  if (!darf(principal.rollen, permission)) throw absagen(ALLGEMEIN.keineBerechtigung)
}
