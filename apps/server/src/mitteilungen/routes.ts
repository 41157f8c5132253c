import * as bank from '@foerderportal/contract/mitteilungen/bank/routes'
import * as konversation from '@foerderportal/contract/mitteilungen/konversation/routes'
import * as contract from '@foerderportal/contract/mitteilungen/routes'
import * as serie from '@foerderportal/contract/mitteilungen/serie/routes'
import type { FastifyInstance } from 'fastify'
import { dateiAnnehmen } from '../platform/files/public.ts'
import { tueren } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { bankKonversationLesen, fallKonversationLesen } from './bank/bankKonversationLesen.ts'
import { bankMitteilungSenden } from './bank/bankMitteilungSenden.ts'
import { konversationErledigen } from './bank/konversationErledigen.ts'
import { mitteilungDateiHerunterladen } from './bank/mitteilungDateiHerunterladen.ts'
import { posteingangLesen } from './bank/posteingangLesen.ts'
import { terminSetzen } from './bank/terminSetzen.ts'
import { konversationLesen } from './konversation/konversationLesen.ts'
import { mitteilungenLesen } from './konversation/mitteilungenLesen.ts'
import { mitteilungSenden } from './konversation/mitteilungSenden.ts'
import { serieLesen, serienLesen } from './serie/serieLesen.ts'
import { serieSenden } from './serie/serieSenden.ts'
import { serieVorschauLesen } from './serie/serieVorschauLesen.ts'
import { serieWiederholen } from './serie/serieWiederholen.ts'
import { ungeleseneZaehlen } from './ungelesen/ungeleseneZaehlen.ts'
import { openUngelesenSpeicher } from './ungelesen/ungelesenSpeicher.ts'

/** Messages of the bank's side (S7-04), and bulk ones (S9-08). */
const mountBank = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, bank, {
    posteingangLesen,
    bankKonversationLesen: (d, { person: { sub }, params }) => bankKonversationLesen(d, { sub, ...params }),
    fallKonversationLesen: (d, { person: { sub }, params }) => fallKonversationLesen(d, { sub, ...params }),
    bankMitteilungSenden,
    mitteilungDateiHochladen: (d, anfrage) => dateiAnnehmen(d, anfrage),
    mitteilungDateiHerunterladen: async (d, { person, params, query }) => {
      const wunsch = { sub: person.sub, ...params, download: query.download === 'true' }
      const { stream, headers } = await mitteilungDateiHerunterladen(d, wunsch)
      return { stream, headers }
    },
    terminSetzen: (d, { person: { sub }, params, body }) => terminSetzen(d, { sub, ...params, ...body }),
    konversationErledigen,
  })
  tueren(app, services, services, serie, {
    serieVorschauLesen: (d, { person: { sub }, query: { faelle } }) =>
      serieVorschauLesen(d, { sub, faelle: faelle.split(',') }),
    serieSenden: (d, { person: { sub }, params, body }) => serieSenden(d, { sub, ...params, eingabe: body }),
    serieLesen,
    serieWiederholen: (d, { person: { sub }, params, body }) =>
      serieWiederholen(d, { sub, ...params, eingabe: body }),
    serienLesen,
  })
}

export const registerMitteilungen = (app: FastifyInstance, services: Services): void => {
  const speicher = openUngelesenSpeicher(services)
  tueren(app, services, services, contract, {
    ungeleseneZaehlen: async (_d, { person, params }) => {
      const body = await ungeleseneZaehlen(speicher, person.sub, params.unternehmenGuid)
      // The answer is this number and nothing else: it names the state of the answer as well as any hash would.
      return { body, etag: `"${body.amount}"`, headers: { 'cache-control': 'private, no-cache' } }
    },
  })
  tueren(app, services, services, konversation, {
    mitteilungenLesen,
    konversationLesen: async (d, { person: { sub }, params }) => {
      const body = await konversationLesen(d, { sub, ...params })
      speicher.vergessen(sub, params.unternehmenGuid)
      return body
    },
    mitteilungSenden,
  })
  mountBank(app, services)
}
