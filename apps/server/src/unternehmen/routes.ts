import * as bekanntgabe from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import * as nutzer from '@foerderportal/contract/unternehmen/nutzer/routes'
import * as contract from '@foerderportal/contract/unternehmen/routes'
import * as sachbearbeitung from '@foerderportal/contract/unternehmen/bank/routes'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../platform/http/tueren.ts'
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

/** Who acts for a company, and who is asked to. */
const mountNutzer = (
  app: FastifyInstance,
  services: Services,
  nachEntfernen: readonly NachEntfernen[],
): void => {
  const grenzen = einladeGrenzen(services.clock)
  tueren(app, services, services, nutzer, {
    unternehmensNutzerLesen,
    zeichnungsberechtigungAendern: (d, { person, params, body }) =>
      zeichnungsberechtigungAendern(d, {
        sub: person.sub,
        unternehmenGuid: params.companyId,
        eingabe: body,
      }),
    mitgliedEntfernen: (d, { person, params, body }) =>
      mitgliedEntfernen(d, nachEntfernen, {
        sub: person.sub,
        unternehmenGuid: params.companyId,
        eingabe: body,
      }),
    einladungenLesen,
    einladungZurueckziehen,
    nutzerEinladen: (d, { person, query, request }) => {
      const { companyId, email } = query
      const auftrag = { sub: person.sub, unternehmenGuid: companyId, email, ip: request.ip }
      return nutzerEinladen(d, grenzen, auftrag)
    },
  })
}

/** Whether notices come by the portal (S1-10). */
const mountBekanntgabe = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, bekanntgabe, {
    einwilligungLesen,
    einwilligungAendern: (d, { person, params, body, ifMatch }) =>
      einwilligungAendern(d, {
        sub: person.sub,
        unternehmenGuid: params.companyId,
        eingabe: body,
        ifMatch,
      }),
  })
}

/** What the provider's people look at and decide. */
const mountSachbearbeitung = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, sachbearbeitung, {
    bankdatenAenderungenLesen,
    bankUnternehmenLesen,
    offeneBankdatenLesen,
    bankdatenAenderungSichten: (d, { person, params }) =>
      bankdatenAenderungSichten(d, {
        principal: person,
        unternehmenGuid: params.guid,
        id: params.aenderungId,
      }),
    verwaltungAendern: (d, { person, params, body }) =>
      verwaltungAendern(d, {
        sub: person.sub,
        unternehmenGuid: params.guid,
        eingabe: body,
      }),
  })
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
  tueren(app, services, services, contract, {
    unternehmenAnlegen: (d, { person, body }) => unternehmenAnlegen(d, nachAnlegen, person.sub, body),
    unternehmenLesen,
    unternehmenAendern: (d, { person, params, query, body }) =>
      unternehmenAendern(d, {
        principal: person,
        guid: params.companyId,
        snapshotGuid: query.guid,
        benachrichtigen: query.benachrichtigungNachDurchfuehrung === 'true',
        eingabe: body,
      }),
    einladungLesen,
    einladungBeantworten: (d, { person, params, query }) =>
      einladungBeantworten(d, {
        principal: person,
        guid: params.einladungId,
        annehmen: query.bestaetigen === 'true',
      }),
  })
  mountNutzer(app, services, nachEntfernen)
  mountBekanntgabe(app, services)
  mountSachbearbeitung(app, services)
}
