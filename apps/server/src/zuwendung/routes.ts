import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import * as checkliste from '@foerderportal/contract/zuwendung/antrag/checkliste/routes'
import { mitzeichnungLesen as vertragMitzeichnungLesen } from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import * as sachbearbeitung from '@foerderportal/contract/zuwendung/bank/routes'
import type { FastifyInstance } from 'fastify'
import { einreichschlange } from '../platform/einreichung/einreichschlange.ts'
import { eingangMerken, type Eingang } from '../platform/einreichung/eingangMerken.ts'
import { tueren } from '../platform/http/tueren.ts'
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

/** A company's applications. `eingang`: when a request had arrived to its last byte. */
const mountAntrag = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  const anstellen = einreichschlange(services)
  tueren(app, services, services, contract, {
    antragAnlegen: (d, { person, params, query, request }) =>
      antragAnlegen(d, { principal: person, ...params, ...query, eingang: eingang(request) }),
    antragLesen: (d, { person, params }) => antragLesen(d, person, params.guid),
    antragSpeichern: async (d, { person, body, ifMatch, request }) => ({
      parsed: true,
      ...(await antragSpeichern(d, {
        sub: person.sub,
        formular: body,
        ifMatch,
        eingang: eingang(request),
      })),
    }),
    antragEinreichen: (d, { person, params, body, ifMatch, request }) => {
      if (params.guid !== body.guid)
        throw absagen(ALLGEMEIN.ungueltig, undefined, [
          { pfad: 'guid', text: 'Der Antrag im Pfad ist ein anderer.' },
        ])
      const e = { sub: person.sub, formular: body, ifMatch, eingang: eingang(request) }
      const arbeit = () => antragEinreichen(d, e)
      return body.fertig === true ? anstellen(person.sub, arbeit) : arbeit()
    },
    antragLoeschen: (d, { person, params, ifMatch }) =>
      antragLoeschen(d, { sub: person.sub, guid: params.guid, ifMatch }),
    antragDokumenteLesen,
    vorlagenLesen,
    antragUebersichtLesen: (d, { person, params, query }) =>
      antragUebersichtLesen(d, {
        sub: person.sub,
        unternehmenGuid: params.unternehmenGuid,
        zuklb: query.produktgruppe === 'ZUKLB',
      }),
    ankUnterkategorienLesen: (d, { query }) => unterkategorienLesen(d, 'AnkNabo', query),
    positivlisteLesen: (d, { params, query }) =>
      unterkategorienLesen(d, params.produktgruppe === 'ZUKLB' ? 'ZUKLB' : 'AnkNabo', query),
    vorhandeneDateienLesen,
  })
}

/** The second signature: each of its calls answers the application. */
const mountUnterschrift = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  tueren(
    app,
    services,
    services,
    { mitzeichnungLesen: vertragMitzeichnungLesen },
    {
      mitzeichnungLesen: (d, { person, params }) => mitzeichnungLesen(d, person, params.guid),
    },
  )
  mountMitzeichnung(app, services, {
    eingang,
    antworten: (tx, { dokument: antrag, umstaende: programme, leser }) =>
      mitzeichnungBeantworten(tx, { antrag, programme, leser }),
  })
}

/** What the provider's people do with an application. */
const mountSachbearbeitung = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, sachbearbeitung, {
    pruefungBeginnen,
    nachfordern: (d, { person, params, body }) =>
      nachfordern(d, { sub: person.sub, guid: params.guid, eingabe: body }),
    nachforderungenLesen,
    nachforderungVerlaengern,
    nachforderungZuruecknehmen: (d, { person, params, body }) =>
      nachforderungZuruecknehmen(d, {
        sub: person.sub,
        guid: params.guid,
        grund: body.grund,
      }),
    vorhabenbeginnZulassen: (d, { person, params, body }) =>
      vorhabenbeginnZulassen(d, { sub: person.sub, guid: params.guid, eingabe: body }),
    bankDateiHerunterladen: (d, { person, params, query }) => {
      const download = query.download === 'true'
      return bankDateiHerunterladen(d, { sub: person.sub, ...params, download })
    },
  })
}

const mountCheckliste = (app: FastifyInstance, services: Services): void => {
  const grenze = checklisteGrenze(services.clock)
  tueren(app, services, services, checkliste, {
    checklisteLesen: (d, { person, params, query }) =>
      checklisteLesen(d, { principal: person, ...params, ...query }),
    checklistePdfLesen: (d, { person, params, query }) => {
      const auftrag = { principal: person, ...params, ...query, download: query.download === 'true' }
      return checklistePdfErzeugen(d, grenze, auftrag)
    },
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
    mountAntrag(scope, services, eingang)
    mountUnterschrift(scope, services, eingang)
    mountJahresbudget(scope, services)
    mountBescheide(scope, services, eingang)
    mountBekanntgabe(scope, services)
    mountCheckliste(scope, services)
    mountSachbearbeitung(scope, services)
    mountFall(scope, services)
    mountAnhoerung(scope, services, eingang)
    mountPruefpunkte(scope, services)
    mountEntscheidung(scope, services, ZUR_ENTSCHEIDUNG)
    mountProtokoll(scope, services)
    mountVerlauf(scope, services)
    mountVerzicht(scope, services, eingang)
    mountVorrat(scope, services, wartende)
    mountVerbund(scope, services)
  })
}
