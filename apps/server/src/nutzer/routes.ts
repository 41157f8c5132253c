import * as contract from '@foerderportal/contract/nutzer/routes'
import * as bank from '@foerderportal/contract/nutzer/bank/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { bankpersonAnmelden } from './bank/bankpersonAnmelden.ts'
import { personenSuchen } from './bank/personenSuchen.ts'
import { bankpersonenLaden } from './bank/bankpersonen.ts'
import { barriereMelden, meldeGrenze } from './barriereMelden.ts'
import { entwurfSchluesselLesen } from './entwurfSchluesselLesen.ts'
import { aenderGrenze, loginDatenAendern } from './loginDatenAendern.ts'
import { nutzerAendern } from './nutzerAendern.ts'
import { nutzerAnlegen } from './nutzerAnlegen.ts'
import { nutzerLesen } from './nutzerLesen.ts'
import { nutzerStatusLesen } from './nutzerStatusLesen.ts'
import { otpListeLesen } from './otpListeLesen.ts'
import { otpLoeschen } from './otpLoeschen.ts'

/** How the signed-in person signs in. */
const registerLogin = (app: FastifyInstance, services: Services): void => {
  const grenze = aenderGrenze(services.clock)
  mount(app, services, contract.loginDatenAendern, async ({ principal, query }) => ({
    status: 200,
    body: await loginDatenAendern(services, grenze, principal, query),
  }))
  mount(app, services, contract.otpListeLesen, async ({ principal }) => ({
    status: 200,
    body: await otpListeLesen(services, principal),
  }))
  mount(app, services, contract.otpLoeschen, async ({ principal, params }) => {
    await otpLoeschen(services, principal, params.otpId)
    return { status: 204 }
  })
}

/** The bank's own people. */
const registerBank = (app: FastifyInstance, services: Services): void => {
  mount(app, services, bank.bankpersonAnmelden, async ({ principal }) => ({
    status: 200,
    body: await bankpersonAnmelden(services, principal),
  }))
  mount(app, services, bank.personenSuchen, async ({ principal: { sub }, query }) => ({
    status: 200,
    body: await personenSuchen(services.db, { sub, ...query }),
  }))
  mount(app, services, bank.bankpersonenLesen, async () => ({
    status: 200,
    body: await bankpersonenLaden(services.db),
  }))
  mount(app, services, bank.bankEntwurfSchluesselLesen, async ({ principal }) => ({
    status: 200,
    body: { schluessel: entwurfSchluesselLesen(services, principal.sub) },
    headers: { 'cache-control': 'no-store' },
  }))
  mount(app, services, bank.bankFaktorenLesen, async ({ principal }) => ({
    status: 200,
    body: await otpListeLesen(services, principal),
  }))
  mount(app, services, bank.bankFaktorLoeschen, async ({ principal, params }) => {
    await otpLoeschen(services, principal, params.otpId)
    return { status: 200, body: await otpListeLesen(services, principal) }
  })
}

export const registerNutzer = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.nutzerLesen, async ({ principal }) => ({
    status: 200,
    body: await nutzerLesen(services, principal),
  }))
  mount(app, services, contract.nutzerAnlegen, async ({ principal, body }) => ({
    status: 200,
    body: await nutzerAnlegen(services, principal, body),
  }))
  mount(app, services, contract.nutzerAendern, async ({ principal, query, body }) => ({
    status: 200,
    body: await nutzerAendern(services, principal, { guid: query.guid, eingabe: body }),
  }))
  mount(app, services, contract.nutzerStatusLesen, async ({ principal }) => ({
    status: 200,
    body: await nutzerStatusLesen(services, principal),
  }))
  mount(app, services, contract.entwurfSchluesselLesen, async ({ principal }) => ({
    status: 200,
    body: { schluessel: entwurfSchluesselLesen(services, principal.sub) },
    headers: { 'cache-control': 'no-store' },
  }))
  registerLogin(app, services)
  registerBank(app, services)
  const grenze = meldeGrenze(services.clock)
  mount(app, services, contract.barriereMelden, async ({ body, request }) => ({
    status: 200,
    body: await barriereMelden(services, grenze, request, body),
  }))
}
