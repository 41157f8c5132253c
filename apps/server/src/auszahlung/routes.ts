import * as antragsrouten from '@foerderportal/contract/auszahlung/antrag/routes'
import * as contract from '@foerderportal/contract/auszahlung/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../platform/http/tueren.ts'
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

/** The form that the path names is the one that the body is. */
const dieselbe = (pfad: string, { guid }: { readonly guid: string }): void => {
  if (pfad !== guid)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: 'guid', text: 'Der Auszahlungsantrag im Pfad ist ein anderer.' },
    ])
}

export const registerAuszahlung = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, contract, {
    auszahlbareGeschaefteLesen: (d, { person, params, query }) =>
      auszahlbareGeschaefteLesen(d, {
        sub: person.sub,
        ...params,
        zuklb: query.produktgruppe === 'ZUKLB',
      }),
    auszahlungUebersichtLesen: (d, { person, params, query }) =>
      auszahlungUebersichtLesen(d, {
        sub: person.sub,
        ...params,
        zuklb: query.produktgruppe === 'ZUKLB',
      }),
  })
  tueren(app, services, services, antragsrouten, {
    bewilligungsunterlagenLesen,
    auszahlungAnlegen: (d, { person, query }) => auszahlungAnlegen(d, { principal: person, ...query }),
    auszahlungLesen: (d, { person, params }) => auszahlungLesen(d, person, params.guid),
    auszahlungSpeichern: async (d, { person, params, body, ifMatch }) => {
      dieselbe(params.guid, body)
      const antwort = await auszahlungSpeichern(d, { principal: person, formular: body, ifMatch })
      return { parsed: true, ...antwort }
    },
    auszahlungEinreichen: (d, { person, params, body, ifMatch }) => {
      dieselbe(params.guid, body)
      const eingang = d.clock.now()
      return auszahlungEinreichen(d, { principal: person, formular: body, ifMatch, eingang })
    },
    auszahlungLoeschen: async (d, { person, params, ifMatch }) => {
      await auszahlungLoeschen(d, { sub: person.sub, guid: params.guid, ifMatch })
    },
    auszahlungDokumenteLesen,
  })
  mountRechnung(app, services)
  mountBankpruefung(app, services)
  mountZahllauf(app, services)
  registerERechnungSeite(app, services)
}
