import { nutzerServiceBaseUrl } from '@foerderportal/contract/shared/idp'
import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import * as oidc from 'openid-client'
import { call } from '../call.ts'
import { SessionError } from './events.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Endpoints must use https, except on this very machine (section 9). */
const mayBeInsecure = (url: URL): boolean => LOOPBACK.has(url.hostname)

const authority = async (): Promise<URL> => {
  const signal = AbortSignal.timeout(ANMELDUNG.konfigurationTimeoutMs)
  const { body } = await call(nutzerServiceBaseUrl, { signal, ignore: 'alle' })
  return new URL(`${body.url.replace(/\/+$/, '')}/realms/${encodeURIComponent(body.realm)}`)
}

const discover = async (): Promise<oidc.Configuration> => {
  const server = await authority()
  const metadata = { [oidc.clockTolerance]: ANMELDUNG.uhrToleranzSekunden }
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(mayBeInsecure(server) ? [oidc.allowInsecureRequests] : []),
  ]
  const timeout = ANMELDUNG.konfigurationTimeoutMs / 1000
  return oidc.discovery(server, ANMELDUNG.clientId, metadata, oidc.None(), { execute, timeout })
}

const isValidation = (error: unknown) => error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT'

let pending: Promise<oidc.Configuration> | undefined

/** The provider's configuration, loaded once; a failure is tried again by the next caller. */
export const provider = (): Promise<oidc.Configuration> => {
  pending ??= discover().catch((error: unknown) => {
    pending = undefined
    const event = isValidation(error)
      ? 'discovery_document_validation_error'
      : 'discovery_document_load_error'
    throw new SessionError(event, error)
  })
  return pending
}
