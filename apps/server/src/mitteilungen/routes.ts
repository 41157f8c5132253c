import * as contract from '@foerderportal/contract/mitteilungen/konversation/routes'
import { ungeleseneZaehlen as zaehlen } from '@foerderportal/contract/mitteilungen/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { mountBank } from './bank/bankRoutes.ts'
import { konversationLesen } from './konversation/konversationLesen.ts'
import { mitteilungenLesen } from './konversation/mitteilungenLesen.ts'
import { mitteilungSenden } from './konversation/mitteilungSenden.ts'
import { mountSerie } from './serie/serieRoutes.ts'
import { ungeleseneZaehlen } from './ungelesen/ungeleseneZaehlen.ts'
import { openUngelesenSpeicher } from './ungelesen/ungelesenSpeicher.ts'

export const registerMitteilungen = (app: FastifyInstance, services: Services): void => {
  const speicher = openUngelesenSpeicher(services)
  mount(app, services, zaehlen, async ({ principal, params }) => {
    const body = await ungeleseneZaehlen(speicher, principal.sub, params.unternehmenGuid)
    // The answer is this number and nothing else: it names the state of the answer as well as any hash would.
    return { status: 200, body, etag: `"${body.amount}"`, headers: { 'cache-control': 'private, no-cache' } }
  })
  mount(app, services, contract.mitteilungenLesen, async ({ principal: { sub }, params, query }) => ({
    status: 200,
    body: await mitteilungenLesen(services, { sub, ...params, wunsch: query }),
  }))
  mount(app, services, contract.konversationLesen, async ({ principal: { sub }, params }) => {
    const body = await konversationLesen(services, { sub, ...params })
    speicher.vergessen(sub, params.unternehmenGuid)
    return { status: 200, body }
  })
  mount(app, services, contract.mitteilungSenden, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await mitteilungSenden(services, { sub, ...params, eingabe: body }),
  }))
  mountBank(app, services)
  mountSerie(app, services)
}
