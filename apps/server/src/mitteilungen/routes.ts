import * as contract from '@foerderportal/contract/mitteilungen/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { ungeleseneZaehlen } from './ungeleseneZaehlen.ts'
import { openUngelesenSpeicher } from './ungelesenSpeicher.ts'

export const registerMitteilungen = (app: FastifyInstance, services: Services): void => {
  const speicher = openUngelesenSpeicher(services)
  mount(app, services, contract.ungeleseneZaehlen, async ({ principal, params }) => {
    const body = await ungeleseneZaehlen(speicher, principal.sub, params.unternehmenGuid)
    // The answer is this number and nothing else: it names the state of the answer as well as any hash would.
    return { status: 200, body, etag: `"${body.amount}"`, headers: { 'cache-control': 'private, no-cache' } }
  })
}
