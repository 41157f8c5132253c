import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@foerderportal/contract/shared/problemSchema'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'

/** Every call of the contract says what it does; pages and the identity provider's own calls have no place here. */
const nurAufrufe: typeof jsonSchemaTransform = (document) => {
  const { schema, url } = document
  return schema?.summary === undefined ? { schema: { hide: true }, url } : jsonSchemaTransform(document)
}

/** `/api-docs`: OpenAPI 3.1 made from the contract, as page and at `/api-docs/json`. Call before the routes are mounted. */
export const registerApiDocs = async (app: FastifyInstance, config: Config): Promise<void> => {
  // Named once instead of written out at every call.
  if (!z.globalRegistry.has(Problem)) z.globalRegistry.add(Problem, { id: 'Problem' })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: config.portalName,
        version: '1',
        description: 'Aufrufe des Portals, erzeugt aus dem Vertrag.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: nurAufrufe,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api-docs',
    uiConfig: { docExpansion: 'none', validatorUrl: null },
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
  })
}
