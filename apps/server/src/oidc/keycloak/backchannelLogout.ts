import formbody from '@fastify/formbody'
import { IDP, NUTZER_SERVICE } from '@foerderportal/contract/shared/route'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { SessionRegistry } from '../../platform/auth/principal.ts'
import type { Database } from '../../platform/database/database.ts'
import { HOECHSTALTER, TOLERANZ } from '../sitzung/tokenVerifier.ts'
import { LogoutTokenError, logoutTokenPruefen, type LogoutToken } from './logoutToken.ts'
import { logoutTokenVerbrauchen } from './logoutTokens.ts'
import type { Realm } from './realm.ts'

/** Where Keycloak tells of ended sessions. A protocol's address, not a call of the contract: no client of ours has it. */
export const BACKCHANNEL_LOGOUT = `${NUTZER_SERVICE}/api/${IDP}/backchannel-logout`
/** A logout token has some 800 characters. */
const BYTES = 16 * 1024

export type BackchannelDeps = {
  readonly db: Database
  readonly sessions: SessionRegistry
  readonly realm: () => Promise<Realm>
}

const Formular = z.object({ logout_token: z.string().check(z.minLength(1)) })

const inSekunden = (sekunden: number) => new Date(Date.now() + sekunden * 1000)

/** Noted as used and locked together, so that a lock that failed can be asked for again. */
const sperren = ({ db, sessions }: BackchannelDeps, issuer: string, { sid, jti, exp }: LogoutToken) =>
  db.transaction().execute(async (tx) => {
    const bis = new Date((exp + TOLERANZ) * 1000)
    if (!(await logoutTokenVerbrauchen(tx, { issuer, jti, bis })))
      throw new LogoutTokenError('"jti" was used before')
    await sessions.revoke(sid, inSekunden(HOECHSTALTER + TOLERANZ))
  })

const abmelden = async (deps: BackchannelDeps, body: unknown): Promise<void> => {
  const formular = z.safeParse(Formular, body)
  if (!formular.success) throw new LogoutTokenError('exactly one logout_token is expected')
  const realm = await deps.realm()
  await sperren(deps, realm.issuer, await logoutTokenPruefen(formular.data.logout_token, realm))
}

const ablehnen = (reply: FastifyReply, error: unknown) => {
  if (!(error instanceof LogoutTokenError)) throw error
  reply.log.warn({ grund: error.message }, 'logout token refused')
  return reply.code(400).send({ error: 'invalid_request', error_description: error.message })
}

/**
 * Back-channel logout: the provider says, server to server, that a session ended; its tokens are refused from then on
 * by every instance. Open to all, since only the token's signature counts; without CSRF, since no browser calls it.
 */
export const backchannelLogoutRoute = (app: FastifyInstance, deps: BackchannelDeps): void =>
  void app.register(async (plugin) => {
    plugin.removeAllContentTypeParsers()
    await plugin.register(formbody, { bodyLimit: BYTES })
    plugin.post(BACKCHANNEL_LOGOUT, { schema: { hide: true } }, async (request, reply) => {
      try {
        await abmelden(deps, request.body)
        return await reply.code(200).send()
      } catch (error) {
        return ablehnen(reply, error)
      }
    })
  })
