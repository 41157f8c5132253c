import * as bank from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bankRoutes'
import * as contract from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { mount, type Call } from '../../platform/http/mount.ts'
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
  mount(app, services, contract.bescheideLesen, async ({ principal, params }) => ({
    status: 200,
    body: await bescheideLesen(services, { sub: principal.sub, ...params }),
  }))
  mount(app, services, contract.bescheidAbrufen, async ({ principal, params, request }) => ({
    status: 200,
    body: await bescheidAbrufen(services, { sub: principal.sub, ...params, eingang: eingang(request) }),
  }))
  mount(app, services, contract.bescheidAbrufLaden, async ({ principal, params }) => ({
    status: 200,
    body: undefined,
    ...(await bescheidAbrufLaden(services, { sub: principal.sub, ...params })),
  }))
  mount(app, services, contract.bescheidAbrufBestaetigen, async ({ principal, params, body }) => ({
    status: 200,
    body: await bescheidAbrufBestaetigen(services, { sub: principal.sub, ...params, ...body }),
  }))
  mount(app, services, contract.bescheidHerunterladen, async ({ principal, params, query }) => {
    const download = query.download === 'true'
    return {
      status: 200,
      body: undefined,
      ...(await bescheidHerunterladen(services, { sub: principal.sub, ...params, download })),
    }
  })
}

type Ruf = Pick<Call<typeof bank.bescheidErneutBereitstellen>, 'principal' | 'params'>

/** What the bank's people do with a notice: each answers how it stands afterwards. */
export const mountBekanntgabe = (app: FastifyInstance, services: Services): void => {
  const danach = async ({ principal, params }: Ruf) => ({
    status: 200 as const,
    body: await bankBescheidLesen(services, { principal, ...params }),
  })
  mount(app, services, bank.bekanntgabeLesen, async ({ principal, params }) => ({
    status: 200,
    body: await bekanntgabeLesen(services, { principal, ...params }),
  }))
  mount(app, services, bank.bescheidVersenden, async (ruf) => {
    await bescheidVersenden(services, { sub: ruf.principal.sub, ...ruf.params, ...ruf.body })
    return danach(ruf)
  })
  mount(app, services, bank.bescheidErneutBereitstellen, async (ruf) => {
    await bescheidErneutBereitstellen(services, { sub: ruf.principal.sub, ...ruf.params })
    return danach(ruf)
  })
  mount(app, services, bank.briefZurueckmelden, async (ruf) => {
    await briefZurueckmelden(services, { sub: ruf.principal.sub, ...ruf.params, ...ruf.body })
    return danach(ruf)
  })
}
