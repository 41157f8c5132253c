import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import { IdentityUnavailable } from '../../platform/auth/identity.ts'
import type { OidcConfig } from '../../platform/config.ts'
import { GEDULD_MS, senden } from './senden.ts'

/** After a failure callers get its answer for so long, so that a crowd does not keep knocking. */
const PAUSE_MS = 1_000
/** Invented key ids make it read the keys anew at most this often; a new key is known after as long. */
const ABSTAND_MS = 5_000

const Entdeckung = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

/** Name of the realm in its tokens, and the keys that it signs them with. */
export type Realm = { readonly issuer: string; readonly keys: JWTVerifyGetKey }

export type RealmOptions = {
  readonly geduldMs?: number
  readonly pauseMs?: number
  readonly abstandMs?: number
}

/** A token that names no key of the realm is wrong; anything else means that the keys could not be read. */
const FALSCHES_TOKEN = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported]

const schluessel = (jwksUri: string, { geduldMs = GEDULD_MS, abstandMs = ABSTAND_MS }: RealmOptions) => {
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: geduldMs,
    cooldownDuration: abstandMs,
  })
  const getKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (FALSCHES_TOKEN.some((art) => error instanceof art)) throw error
      throw new IdentityUnavailable('the keys of the realm could not be read', { cause: error })
    }
  }
  return getKey
}

/** Tokens of this Keycloak would not do here, however long one waits. */
export class FalscherAussteller extends IdentityUnavailable {
  readonly satz: string

  constructor(issuer: string, erwartet: string) {
    super(`the realm calls itself ${issuer}, OIDC_URL and OIDC_REALM say ${erwartet}`)
    this.satz = `Keycloak nennt sich ${issuer}, OIDC_URL und OIDC_REALM sagen ${erwartet}.`
  }
}

const entdecken = async ({ url, realm }: OidcConfig, o: RealmOptions): Promise<Realm> => {
  const erwartet = `${url}/realms/${realm}`
  const { status, json } = await senden({
    url: `${erwartet}/.well-known/openid-configuration`,
    ort: 'GET the discovery document',
    method: 'GET',
    geduldMs: o.geduldMs ?? GEDULD_MS,
  })
  const dokument = z.safeParse(Entdeckung, json)
  if (status !== 200 || !dokument.success)
    throw new IdentityUnavailable(`no realm at ${erwartet}: Keycloak answered ${status}`)
  const { issuer, jwks_uri } = dokument.data
  // Else tokens of another realm would do, or none of ours.
  if (issuer !== erwartet) throw new FalscherAussteller(issuer, erwartet)
  return { issuer, keys: schluessel(jwks_uri, o) }
}

/**
 * The realm as its discovery document describes it, read when it is first needed: the portal starts without Keycloak.
 * Throws IdentityUnavailable until it was found.
 */
export const keycloakRealm = (config: OidcConfig, o: RealmOptions = {}): (() => Promise<Realm>) => {
  let gefunden: Realm | undefined
  let unterwegs: Promise<Realm> | undefined
  let gescheitert: { readonly bis: number; readonly error: unknown } | undefined
  const suchen = async () => {
    try {
      gefunden = await entdecken(config, o)
      return gefunden
    } catch (error) {
      gescheitert = { bis: performance.now() + (o.pauseMs ?? PAUSE_MS), error }
      throw error
    } finally {
      unterwegs = undefined
    }
  }
  return async () => {
    if (gefunden !== undefined) return gefunden
    if (gescheitert !== undefined && performance.now() < gescheitert.bis) throw gescheitert.error
    unterwegs ??= suchen()
    return unterwegs
  }
}
