import { currentUser, type CurrentUser } from './currentUser.ts'
import { isLoggedIn, type Tokens } from './tokens.ts'
import { sessionHint } from './transactions.ts'

/** Holds the tokens of a page in a closure: no storage, no global, no log can give them away. */
export type Vault = {
  readonly tokens: () => Tokens | undefined
  readonly isValid: () => boolean
  readonly user: () => CurrentUser | undefined
  readonly set: (next: Tokens | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createVault = (): Vault => {
  let tokens: Tokens | undefined
  let user: CurrentUser | undefined
  const listeners = new Set<() => void>()

  const isValid = () =>
    tokens !== undefined && isLoggedIn({ access: tokens.accessClaims, id: tokens.idClaims }, Date.now())

  return {
    tokens: () => tokens,
    isValid,
    user: () => (isValid() ? user : undefined),
    set: (next) => {
      tokens = next
      user = next && currentUser(next.accessClaims)
      if (next) sessionHint.set()
      else sessionHint.clear()
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
