import * as z from 'zod/mini'
import type { OidcConfig } from '../../platform/config.ts'
import { KeycloakError, senden } from './senden.ts'

/** A token is no longer used in its last 30 seconds: the call that carries it takes some time itself. */
const RESERVE_SEKUNDEN = 30

const TokenAntwort = z.object({ access_token: z.string(), expires_in: z.number() })

const anfordern = async ({ url, realm, client, secret }: OidcConfig, geduldMs: number) => {
  const { status, json } = await senden({
    url: `${url}/realms/${realm}/protocol/openid-connect/token`,
    ort: 'POST the token endpoint',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    // In the body: how a secret is encoded in a Basic header differs between versions of Keycloak.
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: secret,
    }).toString(),
    geduldMs,
  })
  const antwort = z.safeParse(TokenAntwort, json)
  if (status !== 200 || !antwort.success) throw new KeycloakError(status, 'POST the token endpoint')
  const { access_token, expires_in } = antwort.data
  const gilt = Math.max(expires_in - RESERVE_SEKUNDEN, expires_in / 2)
  return { wert: access_token, bis: Date.now() + gilt * 1000 }
}

export type Zugang = {
  /** A token of the service account; one request at a time, however many calls wait for it. */
  token(): Promise<string>
  /** Keycloak refused this one: it ended before its time. */
  verwerfen(wert: string): void
}

/** The service account's way in, by client credentials. */
export const zugang = (config: OidcConfig, geduldMs: number): Zugang => {
  let token: { readonly wert: string; readonly bis: number } | undefined
  let unterwegs: Promise<string> | undefined
  const neu = async () => {
    token = await anfordern(config, geduldMs)
    return token.wert
  }
  return {
    token: async () => {
      if (token !== undefined && token.bis > Date.now()) return token.wert
      unterwegs ??= neu().finally(() => {
        unterwegs = undefined
      })
      return unterwegs
    },
    verwerfen: (wert) => {
      if (token?.wert === wert) token = undefined
    },
  }
}
