import * as bank from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bankRoutes'
import * as contract from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { tueren, type Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankBescheidLesen, bekanntgabeLesen } from './bekanntgabeLesen.ts'
import { bescheidAbrufBestaetigen } from './bescheidAbrufBestaetigen.ts'
import { bescheidAbrufen } from './bescheidAbrufen.ts'
import { bescheidAbrufLaden } from './bescheidAbrufLaden.ts'
import { bescheideLesen } from './bescheideLesen.ts'
import { bescheidErneutBereitstellen } from './bescheidErneutBereitstellen.ts'
import { bescheidHerunterladen } from './bescheidHerunterladen.ts'
import { bescheidVersenden } from './bescheidVersenden.ts'
import { briefZurueckmelden } from './briefZurueckmelden.ts'

/** The applicant's calls. `eingang`: when a request was there to its last byte. */
export const mountBescheide = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  tueren(app, services, services, contract, {
    bescheideLesen,
    bescheidAbrufen: (d, { person, params, request }) =>
      bescheidAbrufen(d, { sub: person.sub, ...params, eingang: eingang(request) }),
    bescheidAbrufLaden: (d, { person, params }) => bescheidAbrufLaden(d, { sub: person.sub, ...params }),
    bescheidAbrufBestaetigen: (d, { person, params, body }) =>
      bescheidAbrufBestaetigen(d, { sub: person.sub, ...params, ...body }),
    bescheidHerunterladen: (d, { person, params, query }) => {
      const download = query.download === 'true'
      return bescheidHerunterladen(d, { sub: person.sub, ...params, download })
    },
  })
}

type Ruf = Pick<Aufruf<typeof bank.bescheidErneutBereitstellen>, 'person' | 'params'>

/** What the bank's people do with a notice: each answers how it stands afterwards. */
export const mountBekanntgabe = (app: FastifyInstance, services: Services): void => {
  const danach = ({ person, params }: Ruf) => bankBescheidLesen(services, { principal: person, ...params })
  tueren(app, services, services, bank, {
    bekanntgabeLesen: (d, { person, params }) => bekanntgabeLesen(d, { principal: person, ...params }),
    bescheidVersenden: async (d, ruf) => {
      await bescheidVersenden(d, { sub: ruf.person.sub, ...ruf.params, ...ruf.body })
      return danach(ruf)
    },
    bescheidErneutBereitstellen: async (d, ruf) => {
      await bescheidErneutBereitstellen(d, { sub: ruf.person.sub, ...ruf.params })
      return danach(ruf)
    },
    briefZurueckmelden: async (d, ruf) => {
      await briefZurueckmelden(d, { sub: ruf.person.sub, ...ruf.params, ...ruf.body })
      return danach(ruf)
    },
  })
}
