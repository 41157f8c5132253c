import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { openapiDocument } from './document.ts'

const CSP = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/**
 * `/api-docs`: OpenAPI 3.1 made from the contract, as page and at `/api-docs/json`; put together when somebody asks for
 * it first. Call before the routes are mounted.
 */
export const registerApiDocs = async (app: FastifyInstance, config: Config): Promise<void> => {
  const mounted = new Set<Route>()
  app.addHook('onRoute', ({ config: { vertrag } = {} }) => {
    if (vertrag) mounted.add(vertrag)
  })
  let described: ReturnType<typeof openapiDocument> | undefined
  let document: Awaited<typeof described>
  // The library draws the page. What the document says comes from the routes of the contract, not from Fastify's schemas.
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    transformObject: () => document ?? {},
  })
  await app.register(async (scope) => {
    scope.addHook('preHandler', async () => {
      described ??= openapiDocument(mounted, config)
      document = await described
    })
    await scope.register(swaggerUi, {
      routePrefix: '/api-docs',
      uiConfig: { docExpansion: 'none', validatorUrl: null },
      staticCSP: CSP,
    })
  })
}
