import { hash } from 'node:crypto'
import {
  createLocalJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import * as z from 'zod/mini'
import type { Principal, TokenVerifier } from '../../platform/auth/principal.ts'
import { AUDIENCE, CLIENT_ID } from '../ort.ts'

/** Asymmetric only: with a shared secret whoever can check a token could make one. */
export const ALGORITHMEN = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']
const TYPEN = new Set(['at+jwt', 'application/at+jwt', 'jwt'])
/** Seconds that the clocks of provider and server may differ (rule A-04). */
export const TOLERANZ = 30
/** Seconds after which no access token is taken any more. */
export const HOECHSTALTER = 3600
const CACHE_GROESSE = 20_000

const Angaben = z.object({
  sub: z.string().check(z.minLength(1)),
  sid: z.string().check(z.minLength(1)),
  azp: z.literal(CLIENT_ID),
  // Keycloak signs ID tokens and logout tokens with the same key and the same header.
  typ: z.optional(z.literal('Bearer')),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  amr: z.optional(z.unknown()),
  preferred_username: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  email: z.optional(z.string()),
  email_verified: z.optional(z.unknown()),
  terms_accepted_at: z.optional(z.unknown()),
  realm_access: z.optional(z.object({ roles: z.array(z.string()) })),
})

/** Keycloak keeps the moment as text, and its mapper may leave it so; whatever is no number is no consent. */
const sekunden = (wert: unknown): number | undefined => {
  const zahl = typeof wert === 'string' && /^\d{1,12}$/.test(wert) ? Number(wert) : wert
  return typeof zahl === 'number' && Number.isFinite(zahl) ? zahl : undefined
}

/** Whatever is no list of texts proves nothing. */
const textliste = (wert: unknown): string[] =>
  Array.isArray(wert) ? wert.filter((einer): einer is string => typeof einer === 'string') : []

/** R3.1-08: an unknown name reads so. */
const UNBEKANNT = 'unbekannt'

const principalAus = (payload: JWTPayload): Principal => {
  const a = z.parse(Angaben, payload)
  const termsAcceptedAt = sekunden(a.terms_accepted_at)
  return Object.freeze({
    sub: a.sub,
    sid: a.sid,
    username: a.preferred_username ?? UNBEKANNT,
    vorname: a.given_name ?? UNBEKANNT,
    nachname: a.family_name ?? UNBEKANNT,
    email: a.email ?? '',
    emailVerified: a.email_verified === true,
    rollen: Object.freeze(a.realm_access?.roles ?? []),
    authTime: a.auth_time,
    amr: Object.freeze(textliste(a.amr)),
    ...(termsAcceptedAt === undefined ? {} : { termsAcceptedAt }),
    // A lock outlives every token that it is to refuse, whatever lifetimes the realm allows.
    exp: Math.min(a.exp, a.iat + HOECHSTALTER),
  })
}

const pruefen = async (bearer: string, keys: JWTVerifyGetKey, issuer: string): Promise<Principal> => {
  const { payload, protectedHeader } = await jwtVerify(bearer, keys, {
    issuer,
    audience: AUDIENCE,
    algorithms: ALGORITHMEN,
    clockTolerance: TOLERANZ,
    requiredClaims: ['exp', 'iat'],
    maxTokenAge: HOECHSTALTER,
  })
  // With a single key the library would take it for whoever names none.
  if (protectedHeader.kid === undefined) throw new errors.JWTInvalid('missing "kid"')
  if (!TYPEN.has((protectedHeader.typ ?? '').toLowerCase()))
    throw new errors.JWTInvalid('unexpected "typ" of an access token')
  return principalAus(payload)
}

type Eintrag = { readonly principal: Principal; readonly bis: number }

/** The oldest falls out first, which is also the first to expire: a Map keeps the order of insertion. */
const merkzettel = () => {
  const eintraege = new Map<string, Eintrag>()
  return {
    lesen: (key: string): Principal | undefined => {
      const e = eintraege.get(key)
      if (e === undefined || e.bis > Date.now()) return e?.principal
      eintraege.delete(key)
      return undefined
    },
    schreiben: (key: string, principal: Principal) => {
      const aeltester = eintraege.size >= CACHE_GROESSE ? eintraege.keys().next().value : undefined
      if (aeltester !== undefined) eintraege.delete(aeltester)
      eintraege.set(key, { principal, bis: principal.exp * 1000 })
    },
  }
}

const keyOf = (bearer: string): string => hash('sha256', bearer, 'base64')

/**
 * Verified tokens are remembered by their SHA-256 until they expire, so that the signature is checked once per token
 * and not once per call. Whether the session still stands is the registry's to say, every time.
 */
export const verifierMit = (keys: JWTVerifyGetKey, issuer: string): TokenVerifier => {
  const cache = merkzettel()
  return {
    known: (bearer) => cache.lesen(keyOf(bearer)),
    verify: async (bearer) => {
      const key = keyOf(bearer)
      const bekannt = cache.lesen(key)
      if (bekannt !== undefined) return bekannt
      const principal = await pruefen(bearer, keys, issuer)
      cache.schreiben(key, principal)
      return principal
    },
  }
}

/** Invented key ids make it read the keys anew at most this often. */
const NACHLADEN_MS = 10_000

type Nachladen = () => Promise<JSONWebKeySet>

/** Another process may have started with a newer key (keys.ts). */
const schluesselAus = (jwks: JSONWebKeySet, nachladen: Nachladen | undefined): JWTVerifyGetKey => {
  let keys = createLocalJWKSet(jwks)
  let zuletzt = -NACHLADEN_MS
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const zuFrueh = performance.now() - zuletzt < NACHLADEN_MS
      if (!(error instanceof errors.JWKSNoMatchingKey) || nachladen === undefined || zuFrueh) throw error
      zuletzt = performance.now()
      keys = createLocalJWKSet(await nachladen())
      return keys(header, token)
    }
  }
}

export type LocalKeys = {
  readonly jwks: JSONWebKeySet
  readonly issuer: string
  /** Reads the keys again when a token names an unknown one. */
  readonly nachladen?: Nachladen
}

/** Verifies tokens of the embedded provider with its own public keys; throws when a token does not hold. */
export const localTokenVerifier = ({ jwks, issuer, nachladen }: LocalKeys): TokenVerifier =>
  verifierMit(schluesselAus(jwks, nachladen), issuer)
