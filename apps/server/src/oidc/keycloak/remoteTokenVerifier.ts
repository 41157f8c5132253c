import type { TokenVerifier } from '../../platform/auth/principal.ts'
import { verifierMit } from '../sitzung/tokenVerifier.ts'
import type { Realm } from './realm.ts'

/**
 * Verifies tokens of a realm by the same rules as those of the embedded provider. Throws IdentityUnavailable when its
 * keys can't be read: such a token is neither good nor bad.
 */
export const remoteTokenVerifier = (realm: () => Promise<Realm>): TokenVerifier => {
  let verifier: TokenVerifier | undefined
  return {
    known: (bearer) => verifier?.known(bearer),
    verify: async (bearer) => {
      if (verifier === undefined) {
        const { keys, issuer } = await realm()
        verifier ??= verifierMit(keys, issuer)
      }
      return verifier.verify(bearer)
    },
  }
}
