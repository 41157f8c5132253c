import { errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { CLIENT_ID } from '../ort.ts'
import { ALGORITHMEN, TOLERANZ } from '../sitzung/tokenVerifier.ts'
import type { Realm } from './realm.ts'

const EREIGNIS = 'http://schemas.openid.net/event/backchannel-logout'
/** 'jwt' is what providers older than the recommendation write; the event tells the token from others then. */
const TYPEN = new Set(['logout+jwt', 'application/logout+jwt', 'jwt'])
/** Seconds; it is delivered at once. */
const HOECHSTALTER = 300

/** The token does not hold; its message is for the provider's operator. */
export class LogoutTokenError extends Error {}

const Angaben = z.object({
  jti: z.string().check(z.minLength(1)),
  exp: z.number(),
  events: z.object({ [EREIGNIS]: z.record(z.string(), z.unknown()) }),
  sid: z.optional(z.string().check(z.minLength(1))),
  sub: z.optional(z.string().check(z.minLength(1))),
  // A token with a nonce is an ID token in disguise.
  nonce: z.optional(z.never()),
})

export type LogoutToken = { readonly sid: string; readonly jti: string; readonly exp: number }

const geprueft = async (token: string, { issuer, keys }: Realm) => {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: CLIENT_ID,
      algorithms: ALGORITHMEN,
      clockTolerance: TOLERANZ,
      requiredClaims: ['iat', 'exp', 'jti', 'events'],
      maxTokenAge: HOECHSTALTER,
    })
    if (protectedHeader.kid === undefined) throw new LogoutTokenError('missing "kid"')
    if (!TYPEN.has((protectedHeader.typ ?? '').toLowerCase())) throw new LogoutTokenError('unexpected "typ"')
    return payload
  } catch (error) {
    // Names a claim and what is wrong with it, never its value.
    if (error instanceof errors.JOSEError) throw new LogoutTokenError(error.message)
    throw error
  }
}

/**
 * Validates a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6), all but its being used once. The
 * portal is registered with `backchannel_logout_session_required`: a token that names a user but no session would
 * shut him out of those that he begins afterwards, and is refused.
 */
export const logoutTokenPruefen = async (token: string, realm: Realm): Promise<LogoutToken> => {
  const angaben = z.safeParse(Angaben, await geprueft(token, realm))
  if (!angaben.success) throw new LogoutTokenError(`invalid "${String(angaben.error.issues[0]?.path[0])}"`)
  const { sid, jti, exp } = angaben.data
  if (sid === undefined)
    throw new LogoutTokenError('missing "sid": the client needs "Backchannel logout session required"')
  return { sid, jti, exp }
}
