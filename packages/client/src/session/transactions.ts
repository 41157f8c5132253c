/** What a sign-in must remember until its answer comes. In sessionStorage: it is worthless without the code. */
export type Transaction = {
  readonly verifier: string
  readonly nonce: string
  readonly returnPath: string
  /** The provider's action that was asked for. */
  readonly action?: string | undefined
}

const PREFIX = 'portal-auth:'

export const rememberTransaction = (state: string, transaction: Transaction): void => {
  sessionStorage.setItem(PREFIX + state, JSON.stringify(transaction))
}

/** The transaction of a state, once: an answer that is replayed finds nothing. */
export const takeTransaction = (state: string | null): Transaction | undefined => {
  if (state === null) return undefined
  const stored = sessionStorage.getItem(PREFIX + state)
  sessionStorage.removeItem(PREFIX + state)
  return stored === null ? undefined : (JSON.parse(stored) as Transaction) // written by rememberTransaction only
}

const HINT = 'portal-auth-sitzung'

/** A mark without any secret: there was a session in this browser, so that a silent sign-in is worth its bytes. */
export const sessionHint = {
  isSet: (): boolean => localStorage.getItem(HINT) !== null,
  set: (): void => localStorage.setItem(HINT, '1'),
  clear: (): void => localStorage.removeItem(HINT),
}

const FRESH = 'portal-auth-frisch'

/** A sign-in failed at its end: the next one of this window asks for the password, whoever sits there by then. */
export const freshLogin = {
  isDemanded: (): boolean => sessionStorage.getItem(FRESH) !== null,
  demand: (): void => sessionStorage.setItem(FRESH, '1'),
  clear: (): void => sessionStorage.removeItem(FRESH),
}
