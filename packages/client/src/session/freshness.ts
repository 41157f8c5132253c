import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import type { Tokens } from './tokens.ts'
import type { Vault } from './vault.ts'
import { within } from './within.ts'

/** Somebody waits for this answer; where frames can't reach the provider it never comes. */
const SILENT_MS = 5000

type Seen = Pick<Tokens, 'accessClaims' | 'idClaims' | 'receivedAt'>

/**
 * R5-06: recent authentication counts only within 30 seconds. `auth_time` is the provider's clock, so `now` is put on
 * it: how far apart the two are shows at the receipt of a token. A clock that was set back since then proves nothing.
 */
export const isFresh = ({ accessClaims, idClaims, receivedAt }: Seen, nowMs: number): boolean => {
  const authTime = accessClaims.auth_time ?? idClaims.auth_time
  if (authTime === undefined) return false
  const age = accessClaims.iat - authTime + (nowMs - receivedAt) / 1000
  return nowMs >= receivedAt && age <= ANMELDUNG.frischSekunden
}

/**
 * Whether the user proved lately who he is. A refresh keeps the old `auth_time` (rule A-04): so the provider
 * is asked in a hidden frame for the tokens of a login that another window may have seen. Its refusal ends nothing.
 */
export const freshen = async (
  vault: Pick<Vault, 'tokens' | 'set'>,
  inTurn: (ask: () => Promise<Tokens>) => Promise<Tokens>,
): Promise<boolean> => {
  const current = vault.tokens()
  if (current === undefined) return false
  if (isFresh(current, Date.now())) return true
  try {
    const { silentLogin } = await import('./engine.ts')
    const next = await within(SILENT_MS, () =>
      inTurn(() => silentLogin({ max_age: String(ANMELDUNG.frischSekunden) })),
    )
    if (next.accessClaims.sub !== current.accessClaims.sub || vault.tokens() === undefined) return false
    vault.set(next)
    return isFresh(next, Date.now())
  } catch {
    return false
  }
}
