import { createHmac, randomBytes } from 'node:crypto'
import { CSRF_COOKIE, CSRF_COOKIE_OHNE_PREFIX, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.ts'
import { sameSecret } from '../secrets/sameSecret.ts'
import type { Services } from '../services.ts'
import { absagen } from './refusal.ts'

const sign = (key: Buffer, sid: string, nonce: string) =>
  createHmac('sha256', key).update(`${sid}|${nonce}`).digest('base64url')

/** A value `<nonce>.<hmac(key, sid|nonce)>`: bound to the session, so a planted cookie of another session is refused. */
export const csrfValue = (key: Buffer, sid: string, nonce = randomBytes(16).toString('base64url')): string =>
  `${nonce}.${sign(key, sid, nonce)}`

const isCsrfValue = (key: Buffer, sid: string, value: string): boolean => {
  const [nonce = '', given = '', ...rest] = value.split('.')
  return rest.length === 0 && sameSecret(sign(key, sid, nonce), given)
}

const BEKANNTE = 20_000
const bekannte = new WeakMap<Buffer, Set<string>>()

/**
 * As isCsrfValue, remembering what held: a browser sends one value with every call, and the HMAC was a tenth of the
 * overview's time (measured). Bounded; the oldest falls out.
 */
const isKnownCsrfValue = (key: Buffer, sid: string, value: string): boolean => {
  const menge = bekannte.get(key) ?? new Set<string>()
  bekannte.set(key, menge)
  const eintrag = `${sid}|${value}`
  if (menge.has(eintrag)) return true
  if (!isCsrfValue(key, sid, value)) return false
  const aeltester = menge.size >= BEKANNTE ? menge.values().next().value : undefined
  if (aeltester !== undefined) menge.delete(aeltester)
  menge.add(eintrag)
  return true
}

type CsrfCookie = { readonly name: string; readonly secure: boolean }

const MIT_PREFIX: CsrfCookie = { name: CSRF_COOKIE, secure: true }
const OHNE_PREFIX: CsrfCookie = { name: CSRF_COOKIE_OHNE_PREFIX, secure: false }

/**
 * The cookies that carry the value, the one that counts first (rule A-09): only https proves that a `__Host-` cookie is
 * ours alone. On this machine most browsers take it without https, too; WebKit keeps no Secure cookie there, so that a
 * second one without the prefix stands beside it. Elsewhere without https no browser takes the first.
 */
export const csrfCookies = (portalUrl: string): readonly [CsrfCookie, ...CsrfCookie[]] => {
  const { protocol, hostname } = new URL(portalUrl)
  if (protocol === 'https:') return [MIT_PREFIX]
  return isLoopback(hostname) ? [MIT_PREFIX, OHNE_PREFIX] : [OHNE_PREFIX]
}

const cookies = new WeakMap<Services, readonly CsrfCookie[]>()
const cookiesOf = (services: Services): readonly CsrfCookie[] => {
  const known = cookies.get(services) ?? csrfCookies(services.config.portalUrl)
  cookies.set(services, known)
  return known
}

/** The value that the client takes: of the first cookie that its browser has kept. */
const valueOf = (names: readonly CsrfCookie[], request: FastifyRequest): string | undefined =>
  names.map(({ name }) => request.cookies[name]).find((value) => value !== undefined)

const renew = (names: readonly CsrfCookie[], reply: FastifyReply, value: string): void => {
  for (const { name, secure } of names)
    reply.setCookie(name, value, { path: '/', secure, sameSite: 'strict', httpOnly: false })
}

const SAFE = new Set(['GET', 'HEAD'])

/**
 * Unsafe calls must repeat the cookie in the header `portal-csrf-token` (403 else); a call whose cookie is absent
 * or of another session gets a fresh one with its answer.
 */
export const checkCsrf = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  sid: string,
): void => {
  const names = cookiesOf(services)
  const cookie = valueOf(names, request)
  const valid = cookie !== undefined && isKnownCsrfValue(services.csrfKey, sid, cookie)
  if (!valid) renew(names, reply, csrfValue(services.csrfKey, sid))
  if (SAFE.has(request.method)) return
  const crossSite = request.headers['sec-fetch-site'] === 'cross-site'
  if (!valid || crossSite || request.headers[CSRF_HEADER] !== cookie)
    throw absagen(ALLGEMEIN.keineBerechtigung)
}
