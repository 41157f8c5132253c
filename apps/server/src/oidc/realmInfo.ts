import { createPublicKey } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { JWK } from 'jose'
import { BASIS, REALM } from './ort.ts'

/** `GET /realms/portal` as Keycloak answers it. */
export const realmInfoRoute = (app: FastifyInstance, portalUrl: string, key: JWK): void => {
  const spki = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'der' })
  const info = {
    realm: REALM,
    public_key: spki.toString('base64'),
    'token-service': `${portalUrl}${BASIS}/protocol/openid-connect`,
    'account-service': `${portalUrl}${BASIS}/account`,
    'tokens-not-before': 0,
  }
  app.get(BASIS, async (_request, reply) => reply.type('application/json').send(JSON.stringify(info)))
}
