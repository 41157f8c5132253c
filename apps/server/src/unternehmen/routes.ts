import * as bekanntgabe from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import * as nutzer from '@foerderportal/contract/unternehmen/nutzer/routes'
import * as contract from '@foerderportal/contract/unternehmen/routes'
import * as sachbearbeitung from '@foerderportal/contract/unternehmen/bank/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { bankUnternehmenLesen } from './bank/bankUnternehmenLesen.ts'
import { bankdatenAenderungenLesen } from './bankdaten/bankdatenAenderungenLesen.ts'
import { bankdatenAenderungSichten } from './bankdaten/bankdatenAenderungSichten.ts'
import { einwilligungAendern } from './bekanntgabe/einwilligungAendern.ts'
import { einwilligungLesen } from './bekanntgabe/einwilligungLesen.ts'
import { offeneBankdatenLesen } from './bankdaten/offeneBankdatenLesen.ts'
import { einladungBeantworten } from './einladung/einladungBeantworten.ts'
import { einladungenLesen } from './einladung/einladungenLesen.ts'
import { einladungLesen } from './einladung/einladungLesen.ts'
import { einladungZurueckziehen } from './einladung/einladungZurueckziehen.ts'
import { einladeGrenzen, nutzerEinladen } from './einladung/nutzerEinladen.ts'
import type { NachAnlegen, NachEntfernen } from './public.ts'
import { unternehmenAendern } from './unternehmenAendern.ts'
import { unternehmenAnlegen } from './unternehmenAnlegen.ts'
import { unternehmenLesen } from './unternehmenLesen.ts'
import { unternehmensNutzerLesen } from './unternehmensNutzerLesen.ts'
import { mitgliedEntfernen } from './verwaltung/mitgliedEntfernen.ts'
import { verwaltungAendern } from './verwaltung/verwaltungAendern.ts'
import { zeichnungsberechtigungAendern } from './verwaltung/zeichnungsberechtigungAendern.ts'

const mountEinladungen = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.einladungLesen, async ({ principal, params }) => ({
    status: 200,
    body: await einladungLesen(services, principal, params.einladungId),
  }))
  mount(app, services, contract.einladungBeantworten, async ({ principal, params, query }) => ({
    status: 200,
    body: await einladungBeantworten(services, {
      principal,
      guid: params.einladungId,
      annehmen: query.bestaetigen === 'true',
    }),
  }))
}

/** Who acts for a company, and who is asked to. */
const mountNutzer = (
  app: FastifyInstance,
  services: Services,
  nachEntfernen: readonly NachEntfernen[],
): void => {
  const grenzen = einladeGrenzen(services.clock)
  mount(app, services, nutzer.unternehmensNutzerLesen, async ({ principal, params }) => ({
    status: 200,
    body: await unternehmensNutzerLesen(services, principal.sub, params.companyId),
  }))
  mount(app, services, nutzer.zeichnungsberechtigungAendern, async ({ principal, params, body }) => ({
    status: 200,
    body: await zeichnungsberechtigungAendern(services, {
      sub: principal.sub,
      unternehmenGuid: params.companyId,
      eingabe: body,
    }),
  }))
  mount(app, services, nutzer.mitgliedEntfernen, async ({ principal, params, body }) => ({
    status: 200,
    body: await mitgliedEntfernen(services, nachEntfernen, {
      sub: principal.sub,
      unternehmenGuid: params.companyId,
      eingabe: body,
    }),
  }))
  mount(app, services, nutzer.einladungenLesen, async ({ principal, query }) => ({
    status: 200,
    body: await einladungenLesen(services, principal.sub, query.companyId),
  }))
  mount(app, services, nutzer.einladungZurueckziehen, async ({ principal, params }) => ({
    status: 200,
    body: await einladungZurueckziehen(services, {
      sub: principal.sub,
      unternehmenGuid: params.companyId,
      guid: params.einladungId,
    }),
  }))
  mount(app, services, nutzer.nutzerEinladen, async ({ principal, query, request }) => {
    const { companyId, email } = query
    const auftrag = { sub: principal.sub, unternehmenGuid: companyId, email, ip: request.ip }
    return { status: 200, body: await nutzerEinladen(services, grenzen, auftrag) }
  })
}

/** Whether notices come by the portal (S1-10). */
const mountBekanntgabe = (app: FastifyInstance, services: Services): void => {
  mount(app, services, bekanntgabe.einwilligungLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await einwilligungLesen(services, principal.sub, params.companyId)),
  }))
  mount(app, services, bekanntgabe.einwilligungAendern, async ({ principal, params, body, ifMatch }) => ({
    status: 200,
    ...(await einwilligungAendern(services, {
      sub: principal.sub,
      unternehmenGuid: params.companyId,
      eingabe: body,
      ifMatch,
    })),
  }))
}

/** What the provider's people look at and decide. */
const mountSachbearbeitung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, sachbearbeitung.bankdatenAenderungenLesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await bankdatenAenderungenLesen(services, { sub, ...params }),
  }))
  mount(app, services, sachbearbeitung.bankUnternehmenLesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await bankUnternehmenLesen(services, { sub, ...params }),
  }))
  mount(app, services, sachbearbeitung.offeneBankdatenLesen, async ({ principal: { sub } }) => ({
    status: 200,
    body: await offeneBankdatenLesen(services, sub),
  }))
  mount(app, services, sachbearbeitung.bankdatenAenderungSichten, async ({ principal, params }) => ({
    status: 200,
    body: await bankdatenAenderungSichten(services, {
      principal,
      unternehmenGuid: params.guid,
      id: params.aenderungId,
    }),
  }))
  mount(app, services, sachbearbeitung.verwaltungAendern, async ({ principal, params, body }) => ({
    status: 200,
    body: await verwaltungAendern(services, {
      sub: principal.sub,
      unternehmenGuid: params.guid,
      eingabe: body,
    }),
  }))
}

/** What other slices do in the transaction that creates a company, or takes a person out of one. */
type Danach = {
  readonly nachAnlegen?: readonly NachAnlegen[]
  readonly nachEntfernen?: readonly NachEntfernen[]
}

/** The calls around a company and its people. */
export const registerUnternehmen = (
  app: FastifyInstance,
  services: Services,
  { nachAnlegen = [], nachEntfernen = [] }: Danach = {},
): void => {
  mount(app, services, contract.unternehmenAnlegen, async ({ principal, body }) => ({
    status: 200,
    body: await unternehmenAnlegen(services, nachAnlegen, principal.sub, body),
  }))
  mount(app, services, contract.unternehmenLesen, async ({ principal, params }) => ({
    status: 200,
    body: await unternehmenLesen(services, principal.sub, params.companyId),
  }))
  mount(app, services, contract.unternehmenAendern, async ({ principal, params, query, body }) => ({
    status: 200,
    body: await unternehmenAendern(services, {
      principal,
      guid: params.companyId,
      snapshotGuid: query.guid,
      benachrichtigen: query.benachrichtigungNachDurchfuehrung === 'true',
      eingabe: body,
    }),
  }))
  mountEinladungen(app, services)
  mountNutzer(app, services, nachEntfernen)
  mountBekanntgabe(app, services)
  mountSachbearbeitung(app, services)
}
