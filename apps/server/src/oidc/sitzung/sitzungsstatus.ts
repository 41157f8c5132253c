import { createHmac, hash, randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { BASIS, PROTOKOLL } from '../ort.ts'

/**
 * OpenID Connect Session Management, which the library has no more: a page in a hidden frame tells the portal whether
 * the browser's session is still the one of its tokens. Paths, cookie and questions are Keycloak's.
 */
export const STATUS_PFAD = `${BASIS}${PROTOKOLL}/login-status-iframe.html`
export const STATUS_COOKIE = 'KEYCLOAK_SESSION'

/** `destroyed` is set by the library's own session (models/session.js), whose types leave it out. */
type Sitzung = Pick<KoaContextWithOIDC['oidc']['session'] & object, 'uid' | 'accountId'> & {
  readonly destroyed?: boolean
}

export type Sitzungsstatus = {
  /** What the browser keeps of its session; undefined when nobody is signed in. */
  readonly browserzustand: (sitzung: Sitzung | undefined) => string | undefined
  /** `session_state` of an answer to the portal at `origin`. */
  readonly sessionState: (
    sitzung: Sitzung | undefined,
    clientId: string,
    origin: string,
  ) => string | undefined
}

/**
 * Made of the session and its user alone, so that every instance finds the same value. Scripts can read it: without
 * the key it leads to neither.
 */
export const sitzungsstatus = (key: Buffer): Sitzungsstatus => {
  const browserzustand: Sitzungsstatus['browserzustand'] = (sitzung) =>
    sitzung?.accountId === undefined || sitzung.destroyed === true
      ? undefined
      : createHmac('sha256', key).update(`${sitzung.uid} ${sitzung.accountId}`).digest('base64url')
  return {
    browserzustand,
    sessionState: (sitzung, clientId, origin) => {
      const zustand = browserzustand(sitzung)
      if (zustand === undefined) return undefined
      const salz = randomBytes(12).toString('base64url')
      return `${hash('sha256', [clientId, origin, zustand, salz].join(' '), 'base64url')}.${salz}`
    },
  }
}
