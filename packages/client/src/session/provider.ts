import { nutzerServiceBaseUrl } from '@foerderportal/contract/shared/idp'
import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import * as oidc from 'openid-client'
import { call } from '../call.ts'
import { sessionError } from './cause.ts'
import { insecureEndpoint, mayBeInsecure } from './endpoints.ts'
import { SessionError } from './events.ts'
import { within } from './within.ts'

const authority = async (signal: AbortSignal): Promise<URL> => {
  const { body } = await call(nutzerServiceBaseUrl, { signal, ignore: 'alle', background: true })
  return new URL(`${body.url.replace(/\/+$/, '')}/realms/${encodeURIComponent(body.realm)}`)
}

/** The library fetches the keys in the middle of checking a token: only here a failure of that can be told apart. */
const fetchNamingKeys =
  (keysUrl: () => string | undefined): oidc.CustomFetch =>
  async (url, options) => {
    if (url !== keysUrl()) return fetch(url, options as RequestInit) // the same thing, declared more narrowly
    const response = await fetch(url, options as RequestInit).catch((error: unknown) => {
      throw new SessionError('jwks_load_error', error)
    })
    if (!response.ok) throw new SessionError('jwks_load_error', new Error(`Status ${response.status}`))
    return response
  }

const discover = async (signal: AbortSignal): Promise<oidc.Configuration> => {
  const server = await authority(signal)
  const metadata = { [oidc.clockTolerance]: ANMELDUNG.uhrToleranzSekunden }
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(mayBeInsecure(server) ? [oidc.allowInsecureRequests] : []),
  ]
  const timeout = ANMELDUNG.konfigurationTimeoutMs / 1000
  const config = await oidc.discovery(server, ANMELDUNG.clientId, metadata, oidc.None(), { execute, timeout })
  const insecure = insecureEndpoint(config.serverMetadata())
  if (insecure !== undefined)
    throw new SessionError('discovery_document_validation_error', new Error(`Ohne https: ${insecure}`))
  config[oidc.customFetch] = fetchNamingKeys(() => config.serverMetadata().jwks_uri)
  return config
}

let pending: Promise<oidc.Configuration> | undefined
/** The page's own attempt to take up a session and the guard's follow each other: both wait ten seconds only once. */
const FAILURE_HOLDS_MS = 2000

/**
 * The provider's configuration, loaded once, within ten seconds (section 9). A failure is tried again by whoever asks
 * a moment later. @throws SessionError discovery_document_…
 */
export const provider = (): Promise<oidc.Configuration> => {
  pending ??= within(ANMELDUNG.konfigurationTimeoutMs, discover).catch((error: unknown) => {
    setTimeout(() => {
      pending = undefined
    }, FAILURE_HOLDS_MS)
    throw sessionError('discovery', error)
  })
  return pending
}
