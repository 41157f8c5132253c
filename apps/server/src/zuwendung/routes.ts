import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import * as checkliste from '@foerderportal/contract/zuwendung/antrag/checkliste/routes'
import { mitzeichnungLesen as vertragMitzeichnungLesen } from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import * as sachbearbeitung from '@foerderportal/contract/zuwendung/bank/routes'
import type { FastifyInstance } from 'fastify'
import { einreichschlange } from '../platform/einreichung/einreichschlange.ts'
import { eingangMerken, type Eingang } from '../platform/einreichung/eingangMerken.ts'
import { mount } from '../platform/http/mount.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { Wartezaehler } from '../platform/wartendes.ts'
import { mountAnhoerung } from './anhoerung/anhoerungRoutes.ts'
import { antragAnlegen } from './antrag/antragAnlegen.ts'
import { antragDokumenteLesen } from './antrag/antragDokumenteLesen.ts'
import { antragEinreichen } from './einreichen/antragEinreichen.ts'
import { antragLesen } from './antrag/antragLesen.ts'
import { antragLoeschen } from './antrag/antragLoeschen.ts'
import { antragSpeichern } from './antrag/antragSpeichern.ts'
import { antragUebersichtLesen } from './antrag/antragUebersichtLesen.ts'
import { mountBekanntgabe, mountBescheide } from './bekanntgabe/bekanntgabeRoutes.ts'
import { bankDateiHerunterladen } from './bank/bankDateiHerunterladen.ts'
import { checklisteGrenze, checklistePdfErzeugen } from './checkliste/checklistePdfErzeugen.ts'
import { checklisteLesen } from './checkliste/checklisteLesen.ts'
import { mountFall } from './fall/fallRoutes.ts'
import { mitzeichnungBeantworten, mitzeichnungLesen } from './antrag/mitzeichnungLesen.ts'
import { mountEntscheidung } from './entscheidung/entscheidungRoutes.ts'
import { mountMitzeichnung } from './mitzeichnung/mitzeichnungRoutes.ts'
import { mountPruefpunkte } from './pruefpunkte/pruefpunkteRoutes.ts'
import { nachfordern } from './bank/nachfordern.ts'
import { nachforderungenLesen } from './bank/nachforderungenLesen.ts'
import { nachforderungVerlaengern } from './bank/nachforderungVerlaengern.ts'
import { nachforderungZuruecknehmen } from './bank/nachforderungZuruecknehmen.ts'
import { mountProtokoll } from './protokoll/protokollRoutes.ts'
import { pruefungBeginnen } from './bank/pruefungBeginnen.ts'
import { unterkategorienLesen } from './antrag/unterkategorienLesen.ts'
import { mountVerbund } from './verbund/verbundRoutes.ts'
import { mountVerlauf } from './verlauf/verlaufRoutes.ts'
import { mountVerzicht } from './verzicht/verzichtRoutes.ts'
import { vorhandeneDateienLesen } from './antrag/vorhandeneDateienLesen.ts'
import { vorhabenbeginnZulassen } from './bank/vorhabenbeginnZulassen.ts'
import { mountJahresbudget } from './jahresbudget/jahresbudgetRoutes.ts'
import { vorlagenLesen } from './vorlage/vorlagenLesen.ts'
import { mountVorrat } from './vorrat/vorratRoutes.ts'
import { ZUR_ENTSCHEIDUNG } from './zurEntscheidung.ts'

const mountFormular = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  const anstellen = einreichschlange(services)
  mount(app, services, contract.antragAnlegen, async ({ principal, params, query, request }) => ({
    status: 200,
    ...(await antragAnlegen(services, { principal, ...params, ...query, eingang: eingang(request) })),
  }))
  mount(app, services, contract.antragLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await antragLesen(services, principal, params.guid)),
  }))
  mount(app, services, contract.antragSpeichern, async ({ principal, body, ifMatch, request }) => ({
    status: 200,
    parsed: true,
    ...(await antragSpeichern(services, {
      sub: principal.sub,
      formular: body,
      ifMatch,
      eingang: eingang(request),
    })),
  }))
  mount(app, services, contract.antragEinreichen, async ({ principal, params, body, ifMatch, request }) => {
    if (params.guid !== body.guid)
      throw absagen(ALLGEMEIN.ungueltig, undefined, [
        { pfad: 'guid', text: 'Der Antrag im Pfad ist ein anderer.' },
      ])
    const e = { sub: principal.sub, formular: body, ifMatch, eingang: eingang(request) }
    const arbeit = () => antragEinreichen(services, e)
    return { status: 200, ...(await (body.fertig === true ? anstellen(principal.sub, arbeit) : arbeit())) }
  })
  mount(app, services, contract.antragLoeschen, async ({ principal, params, ifMatch }) => ({
    status: 200,
    ...(await antragLoeschen(services, { sub: principal.sub, guid: params.guid, ifMatch })),
  }))
}

/** The second signature: each of its calls answers the application. */
const mountUnterschrift = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  mount(app, services, vertragMitzeichnungLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await mitzeichnungLesen(services, principal, params.guid)),
  }))
  mountMitzeichnung(app, services, {
    eingang,
    antworten: (tx, { dokument: antrag, umstaende: programme, leser }) =>
      mitzeichnungBeantworten(tx, { antrag, programme, leser }),
  })
}

/** What the provider's people do with an application. */
const mountSachbearbeitung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, sachbearbeitung.pruefungBeginnen, async ({ principal, params }) => ({
    status: 200,
    body: await pruefungBeginnen(services, { sub: principal.sub, guid: params.guid }),
  }))
  mount(app, services, sachbearbeitung.nachfordern, async ({ principal, params, body }) => ({
    status: 200,
    body: await nachfordern(services, { sub: principal.sub, guid: params.guid, eingabe: body }),
  }))
  mount(app, services, sachbearbeitung.nachforderungenLesen, async ({ principal, params }) => ({
    status: 200,
    body: await nachforderungenLesen(services, { sub: principal.sub, guid: params.guid }),
  }))
  mount(app, services, sachbearbeitung.nachforderungVerlaengern, async ({ principal, params, body }) => ({
    status: 200,
    body: await nachforderungVerlaengern(services, { sub: principal.sub, guid: params.guid, eingabe: body }),
  }))
  mount(app, services, sachbearbeitung.nachforderungZuruecknehmen, async ({ principal, params, body }) => ({
    status: 200,
    body: await nachforderungZuruecknehmen(services, {
      sub: principal.sub,
      guid: params.guid,
      grund: body.grund,
    }),
  }))
  mount(app, services, sachbearbeitung.vorhabenbeginnZulassen, async ({ principal, params, body }) => ({
    status: 200,
    body: await vorhabenbeginnZulassen(services, { sub: principal.sub, guid: params.guid, eingabe: body }),
  }))
}

const mountListen = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.antragDokumenteLesen, async ({ principal, params }) => ({
    status: 200,
    body: await antragDokumenteLesen(services, principal.sub, params.guid),
  }))
  mount(app, services, contract.vorlagenLesen, async ({ principal, params }) => ({
    status: 200,
    body: await vorlagenLesen(services, { sub: principal.sub, ...params }),
  }))
  mount(app, services, contract.antragUebersichtLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await antragUebersichtLesen(services, {
      sub: principal.sub,
      unternehmenGuid: params.unternehmenGuid,
      zuklb: query.produktgruppe === 'ZUKLB',
    }),
  }))
  mount(app, services, contract.ankUnterkategorienLesen, async ({ query }) => ({
    status: 200,
    body: await unterkategorienLesen(services, 'AnkNabo', query),
  }))
  mount(app, services, contract.positivlisteLesen, async ({ params, query }) => ({
    status: 200,
    body: await unterkategorienLesen(services, params.produktgruppe === 'ZUKLB' ? 'ZUKLB' : 'AnkNabo', query),
  }))
}

const mountDateien = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.vorhandeneDateienLesen, async ({ principal, params }) => ({
    status: 200,
    body: await vorhandeneDateienLesen(services, { sub: principal.sub, ...params }),
  }))
  mount(app, services, sachbearbeitung.bankDateiHerunterladen, async ({ principal, params, query }) => {
    const download = query.download === 'true'
    return {
      status: 200,
      body: undefined,
      ...(await bankDateiHerunterladen(services, { sub: principal.sub, ...params, download })),
    }
  })
}

const mountCheckliste = (app: FastifyInstance, services: Services): void => {
  const grenze = checklisteGrenze(services.clock)
  mount(app, services, checkliste.checklisteLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await checklisteLesen(services, { principal, ...params, ...query }),
  }))
  mount(app, services, checkliste.checklistePdfLesen, async ({ principal, params, query }) => {
    const auftrag = { principal, ...params, ...query, download: query.download === 'true' }
    return { status: 200, body: undefined, ...(await checklistePdfErzeugen(services, grenze, auftrag)) }
  })
}

/** `wartende`: what waits for the bank's people in all slices, for the counters of their bar (S9-14). */
export const registerZuwendung = (
  app: FastifyInstance,
  services: Services,
  wartende: readonly Wartezaehler[] = [],
): void => {
  void app.register(async (scope) => {
    const eingang = eingangMerken(scope, services.clock)
    mountFormular(scope, services, eingang)
    mountUnterschrift(scope, services, eingang)
    mountListen(scope, services)
    mountJahresbudget(scope, services)
    mountBescheide(scope, services, eingang)
    mountBekanntgabe(scope, services)
    mountCheckliste(scope, services)
    mountSachbearbeitung(scope, services)
    mountFall(scope, services)
    mountAnhoerung(scope, services, eingang)
    mountPruefpunkte(scope, services)
    mountEntscheidung(scope, services, ZUR_ENTSCHEIDUNG)
    mountDateien(scope, services)
    mountProtokoll(scope, services)
    mountVerlauf(scope, services)
    mountVerzicht(scope, services, eingang)
    mountVorrat(scope, services, wartende)
    mountVerbund(scope, services)
  })
}
