import * as antragsrouten from '@foerderportal/contract/auszahlung/antrag/routes'
import * as contract from '@foerderportal/contract/auszahlung/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { auszahlungAnlegen } from './antrag/auszahlungAnlegen.ts'
import { auszahlungDokumenteLesen } from './antrag/auszahlungDokumenteLesen.ts'
import { auszahlungEinreichen } from './antrag/auszahlungEinreichen.ts'
import { auszahlungLesen } from './antrag/auszahlungLesen.ts'
import { auszahlungLoeschen } from './antrag/auszahlungLoeschen.ts'
import { auszahlungSpeichern } from './antrag/auszahlungSpeichern.ts'
import { bewilligungsunterlagenLesen } from './antrag/bewilligungsunterlagenLesen.ts'
import { auszahlbareGeschaefteLesen } from './auszahlbareGeschaefteLesen.ts'
import { auszahlungUebersichtLesen } from './auszahlungUebersichtLesen.ts'
import { registerERechnungSeite } from './demo/erechnung/erechnungSeite.ts'
import { mountBankpruefung } from './bankpruefung/bankpruefungRoutes.ts'
import { mountRechnung } from './rechnung/rechnungRoutes.ts'
import { mountZahllauf } from './zahllauf/zahllaufRoutes.ts'

const mountUebersichten = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.auszahlbareGeschaefteLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await auszahlbareGeschaefteLesen(services, {
      sub: principal.sub,
      ...params,
      zuklb: query.produktgruppe === 'ZUKLB',
    }),
  }))
  mount(app, services, contract.auszahlungUebersichtLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await auszahlungUebersichtLesen(services, {
      sub: principal.sub,
      ...params,
      zuklb: query.produktgruppe === 'ZUKLB',
    }),
  }))
  mount(app, services, antragsrouten.bewilligungsunterlagenLesen, async ({ principal, params }) => ({
    status: 200,
    body: await bewilligungsunterlagenLesen(services, { sub: principal.sub, ...params }),
  }))
}

/** The form that the path names is the one that the body is. */
const dieselbe = (pfad: string, { guid }: { readonly guid: string }): void => {
  if (pfad !== guid)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: 'guid', text: 'Der Auszahlungsantrag im Pfad ist ein anderer.' },
    ])
}

const mountFormular = (app: FastifyInstance, services: Services): void => {
  mount(app, services, antragsrouten.auszahlungAnlegen, async ({ principal, query }) => ({
    status: 200,
    ...(await auszahlungAnlegen(services, { principal, ...query })),
  }))
  mount(app, services, antragsrouten.auszahlungLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await auszahlungLesen(services, principal, params.guid)),
  }))
  mount(app, services, antragsrouten.auszahlungSpeichern, async ({ principal, params, body, ifMatch }) => {
    dieselbe(params.guid, body)
    const antwort = await auszahlungSpeichern(services, { principal, formular: body, ifMatch })
    return { status: 200, parsed: true, ...antwort }
  })
  mount(app, services, antragsrouten.auszahlungEinreichen, async ({ principal, params, body, ifMatch }) => {
    dieselbe(params.guid, body)
    const eingang = services.clock.now()
    return {
      status: 200,
      ...(await auszahlungEinreichen(services, { principal, formular: body, ifMatch, eingang })),
    }
  })
  mount(app, services, antragsrouten.auszahlungLoeschen, async ({ principal, params, ifMatch }) => {
    await auszahlungLoeschen(services, { sub: principal.sub, guid: params.guid, ifMatch })
    return { status: 204 }
  })
  mount(app, services, antragsrouten.auszahlungDokumenteLesen, async ({ principal, params }) => ({
    status: 200,
    body: await auszahlungDokumenteLesen(services, principal.sub, params.guid),
  }))
}

export const registerAuszahlung = (app: FastifyInstance, services: Services): void => {
  mountUebersichten(app, services)
  mountFormular(app, services)
  mountRechnung(app, services)
  mountBankpruefung(app, services)
  mountZahllauf(app, services)
  registerERechnungSeite(app, services)
}
