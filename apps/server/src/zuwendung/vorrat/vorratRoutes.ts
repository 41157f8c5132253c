import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import * as zustaendigkeit from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import type { Wartezaehler } from '../../platform/wartendes.ts'
import { ansichtAendern, ansichtAnlegen, ansichtLoeschen } from './ansichten.ts'
import { anwesenheitMelden } from './anwesenheitMelden.ts'
import { bearbeitendeLesen } from './bearbeitendeLesen.ts'
import { befangenheitAmUnternehmenErklaeren } from './befangenheitAmUnternehmenErklaeren.ts'
import { befangenheitAufheben } from './befangenheitAufheben.ts'
import { befangenheitErklaeren } from './befangenheitErklaeren.ts'
import { befangenheitenLaden } from './befangenheiten.ts'
import { fallZuweisen } from './fallZuweisen.ts'
import { naechstenFallLesen } from './naechstenFallLesen.ts'
import { vorratAuswahlLesen } from './vorratAuswahlLesen.ts'
import { vorratLesen } from './vorratLesen.ts'
import { vorratZaehlerLesen } from './vorratZaehlerLesen.ts'
import { wartendesLesen } from './wartendesLesen.ts'

const mountListe = (app: FastifyInstance, services: Services, wartende: readonly Wartezaehler[]): void => {
  mount(app, services, vertrag.vorratLesen, async ({ principal, query }) => ({
    status: 200,
    body: await vorratLesen(services, principal.sub, query),
  }))
  mount(app, services, vertrag.vorratZaehlerLesen, async ({ principal }) => ({
    status: 200,
    ...(await vorratZaehlerLesen(services, principal.sub)),
  }))
  mount(app, services, vertrag.wartendesLesen, async ({ principal }) => ({
    status: 200,
    ...(await wartendesLesen(services, principal, wartende)),
  }))
  mount(app, services, vertrag.vorratAuswahlLesen, async () => ({
    status: 200,
    body: await vorratAuswahlLesen(services),
  }))
  mount(app, services, zustaendigkeit.bearbeitendeLesen, async ({ principal, query }) => ({
    status: 200,
    body: await bearbeitendeLesen(services, { principal, ...query }),
  }))
  mount(app, services, vertrag.betriebslageLesen, () =>
    Promise.resolve({ status: 200, body: { virenpruefung: services.virenpruefung !== undefined } }),
  )
  mount(app, services, vertrag.naechstenFallLesen, async ({ principal, query }) => ({
    status: 200,
    body: await naechstenFallLesen(services, principal.sub, query),
  }))
}

const mountAnsichten = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  mount(app, services, vertrag.ansichtAnlegen, async ({ principal: { sub }, body }) => ({
    status: 200,
    body: await ansichtAnlegen(db, { sub, jetzt: clock.now() }, body),
  }))
  mount(app, services, vertrag.ansichtAendern, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await ansichtAendern(db, { sub, ...params }, body),
  }))
  mount(app, services, vertrag.ansichtLoeschen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await ansichtLoeschen(db, { sub, ...params }),
  }))
}

/** Who has a case, who is in it, and who must not be. */
const mountZustaendigkeit = (app: FastifyInstance, services: Services): void => {
  mount(app, services, zustaendigkeit.fallZuweisen, async ({ principal, params, body, ifMatch }) => {
    const zuweisung = await fallZuweisen(services, { principal, ...params, ...body, ifMatch })
    return { status: 200, body: zuweisung, version: zuweisung.nr }
  })
  mount(app, services, zustaendigkeit.anwesenheitMelden, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await anwesenheitMelden(services, { sub, ...params }),
  }))
  mount(
    app,
    services,
    zustaendigkeit.befangenheitErklaeren,
    async ({ principal: { sub }, params, body }) => ({
      status: 200,
      body: await befangenheitErklaeren(services, { sub, ...params, ...body }),
    }),
  )
  mount(
    app,
    services,
    zustaendigkeit.befangenheitAmUnternehmenErklaeren,
    async ({ principal: { sub }, params, body }) => ({
      status: 200,
      body: await befangenheitAmUnternehmenErklaeren(services, { sub, ...params, ...body }),
    }),
  )
  mount(app, services, zustaendigkeit.befangenheitenLesen, async ({ principal: { sub } }) => ({
    status: 200,
    body: await befangenheitenLaden(services.db, sub),
  }))
  mount(app, services, zustaendigkeit.befangenheitAufheben, async ({ principal, params, body }) => ({
    status: 200,
    body: await befangenheitAufheben(services, { principal, ...params, ...body }),
  }))
}

/** The bank's work list (S9-02) and whose case is whose; `wartende`: what each slice has waiting. */
export const mountVorrat = (
  app: FastifyInstance,
  services: Services,
  wartende: readonly Wartezaehler[],
): void => {
  mountListe(app, services, wartende)
  mountAnsichten(app, services)
  mountZustaendigkeit(app, services)
}
