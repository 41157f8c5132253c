import { darf, type Recht } from '@foerderportal/contract/shared/permissions'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyRequest } from 'fastify'
import { IdentityUnavailable } from '../auth/identity.ts'
import type { Principal } from '../auth/principal.ts'
import type { Services } from '../services.ts'
import { absagen, Refusal } from './refusal.ts'

/** The scheme is written in any case (RFC 9110, section 11.1). */
const SCHEME = /^Bearer /i
/** Looked at before a token is verified; what was verified had this form. */
const FORM = /^[\w.~+/=-]{20,8192}$/

/** RFC 9110, section 15.5.2: a 401 says how to sign in. */
const nichtAngemeldet = () =>
  new Refusal(ALLGEMEIN.nichtAngemeldet, undefined, undefined, { 'www-authenticate': 'Bearer' })

/** Whether a token holds may be unknown for the moment (503). */
const pruefen = async (services: Services, token: string): Promise<Principal> => {
  if (!FORM.test(token)) throw nichtAngemeldet()
  return services.tokens.verify(token).catch((error: unknown) => {
    throw error instanceof IdentityUnavailable ? error : nichtAngemeldet()
  })
}

const unlessEnded = (principal: Principal, ended: boolean): Principal => {
  if (ended) throw nichtAngemeldet()
  return principal
}

const inItsSession = (services: Services, principal: Principal): Principal | Promise<Principal> => {
  const ended = services.sessions.isRevoked(principal.sid)
  return typeof ended === 'boolean'
    ? unlessEnded(principal, ended)
    : ended.then((known) => unlessEnded(principal, known))
}

/**
 * The verified caller, or a 401. The registry of ended sessions is asked every time. Nothing is waited for where the
 * token is known and the registry hears of every end: promises were a part of each call's time (ADR 0033).
 */
export const authenticate = (
  services: Services,
  { headers: { authorization = '' } }: FastifyRequest,
): Principal | Promise<Principal> => {
  if (!SCHEME.test(authorization)) throw nichtAngemeldet()
  const token = authorization.slice('Bearer '.length)
  const known = services.tokens.known(token)
  return known === undefined
    ? pruefen(services, token).then((principal) => inItsSession(services, principal))
    : inItsSession(services, known)
}

/** Refuses with 403 unless the token's roles grant the permission of the route (section 6). */
export const authorizeRoute = (principal: Principal, permission: Recht): void => {
  if (!darf(principal.rollen, permission)) throw absagen(ALLGEMEIN.keineBerechtigung)
}
