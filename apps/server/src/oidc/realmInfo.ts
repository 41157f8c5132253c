import { createPublicKey } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { BASIS, REALM, PROTOKOLL } from './ort.ts'
import type { Schluesselbund } from './schluessel/schluesselbund.ts'

const spki = (bund: Schluesselbund): string | undefined => {
  const [key] = bund.schluessel()
  return (
    key && createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'der' }).toString('base64')
  )
}

/** `GET /realms/portal` as Keycloak answers it, with the key that signs now. */
export const realmInfoRoute = (app: FastifyInstance, portalUrl: string, bund: Schluesselbund): void => {
  const info = () => ({
    realm: REALM,
    public_key: spki(bund),
    'token-service': `${portalUrl}${BASIS}${PROTOKOLL}`,
    'tokens-not-before': 0,
  })
  app.get(BASIS, async (_request, reply) => reply.type('application/json').send(JSON.stringify(info())))
}
