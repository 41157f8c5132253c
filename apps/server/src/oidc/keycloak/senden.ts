import * as z from 'zod/mini'
import { IdentityFailed, IdentityUnavailable } from '../../platform/auth/identity.ts'
import { ExpectedFailure } from '../../platform/expectedFailure.ts'

/** Longest wait for one answer of Keycloak's; a call of the portal waits for two or three of them. */
export const GEDULD_MS = 5_000

/** A refusal that is not part of the conversation. Only status and place: Keycloak's text may quote a user's data. */
export class KeycloakError extends ExpectedFailure {
  readonly status: number
  /** Our client is not let in: all orders fail, and succeed once that is mended. A 403 may be about one user alone. */
  override readonly away: boolean

  constructor(status: number, ort: string) {
    super(`Keycloak answered ${status} to ${ort}`)
    this.status = status
    this.away = status === 401
  }
}

export type Sendung = {
  readonly url: string
  /** How it is named in the log: without ids, queries and bodies. */
  readonly ort: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly geduldMs?: number
}

export type Antwort = { readonly status: number; readonly json: unknown }

/** A connection that was closed while it lay idle. Every call of ours may be repeated. */
const ABGERISSEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const Ursache = z.object({ cause: z.object({ code: z.string() }) })

const istAbgerissen = (error: unknown): boolean => {
  const ursache = z.safeParse(Ursache, error)
  return ursache.success && ABGERISSEN.has(ursache.data.cause.code)
}

const einmal = async (s: Sendung) => {
  const antwort = await fetch(s.url, {
    method: s.method,
    headers: { accept: 'application/json', ...s.headers },
    ...(s.body === undefined ? {} : { body: s.body }),
    // Whoever could redirect us would get the secret or the token.
    redirect: 'error',
    signal: AbortSignal.timeout(s.geduldMs ?? GEDULD_MS),
  })
  return { status: antwort.status, text: await antwort.text() }
}

const erreichen = async (s: Sendung) => {
  try {
    return await einmal(s).catch((error: unknown) => {
      if (!istAbgerissen(error)) throw error
      return einmal(s)
    })
  } catch (cause) {
    throw new IdentityUnavailable(`Keycloak does not answer to ${s.ort}`, { cause })
  }
}

const lesen = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // A page of a proxy; its status says enough.
    return undefined
  }
}

/** One call over HTTP. Throws IdentityUnavailable when nobody answers, or only to say that he can't now. */
export const senden = async (s: Sendung): Promise<Antwort> => {
  const { status, text } = await erreichen(s)
  const antwort = `Keycloak answered ${status} to ${s.ort}`
  // Also what Keycloak says of an address that its own mail server does not take.
  if (status === 500) throw new IdentityFailed(antwort)
  if (status > 500 || status === 429 || status === 408) throw new IdentityUnavailable(antwort)
  return { status, json: lesen(text) }
}
