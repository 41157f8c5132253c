import * as contract from '@foerderportal/contract/fragebogen/bank/routes'
import { definitionPruefen } from '@foerderportal/contract/fragebogen/pruefung/definitionPruefen'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import type { FastifyInstance } from 'fastify'
import { absagen } from '../../platform/http/refusal.ts'
import { ohne, tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import type { Antragskunde } from '../befragung/fragebogenAnlegen.ts'
import { fassungSpeichern, fassungVeroeffentlichen, fassungVerwerfen } from './fassungAendern.ts'
import { fassungAnlegen } from './fassungAnlegen.ts'
import { fassungAnsicht, fassungFinden } from './fassungAnsicht.ts'
import { fassungAuswerten, fassungenVergleichen } from './fassungAuswerten.ts'
import { umfrageAnlegen } from './umfrageAnlegen.ts'
import { alleUmfragen, eineUmfrage } from './umfragen.ts'

/** What the bank's people do with questionnaires; those of a case stand with the case (S8-02). */
export const mountFragebogenBank = (app: FastifyInstance, services: Services, kunde: Antragskunde): void => {
  const { db } = services
  const frage = async (sub: string) => ({ sub, verlangtVon: (await kunde.vorbereiten()).verlangtVon })
  const eine = async (sub: string, uuid: string) => {
    const umfrage = await eineUmfrage(db, uuid, await frage(sub))
    if (umfrage === undefined) throw absagen(FRAGEBOGEN.umfrageFehlt)
    return umfrage
  }
  const alle = async (sub: string) => ({ umfragen: await alleUmfragen(db, await frage(sub)) })
  tueren(app, services, services, ohne(contract, 'fallFrageboegenLesen', 'fallFragebogenPdfLesen'), {
    umfragenLesen: (_d, { person: { sub } }) => alle(sub),
    umfrageLesen: (_d, { person: { sub }, params }) => eine(sub, params.umfrageUuid),
    umfrageAnlegen: async (d, { person: { sub }, body }) => {
      const { bezeichnung, vorlage = null } = body
      return eine(sub, await umfrageAnlegen(d, { sub, bezeichnung, vorlage }))
    },
    fassungVerwerfen: async (d, { person: { sub }, params, ifMatch }) => {
      await fassungVerwerfen(d, { sub, ...params, ifMatch })
      return alle(sub)
    },
    fassungAnlegen: (d, { person: { sub }, params, body }) =>
      fassungAnlegen(d, { sub, ...params, ...body, vorlage: body.vorlage ?? null }),
    fassungLesen: async (_d, { params }) => fassungAnsicht(db, await fassungFinden(db, params.guid)),
    fassungSpeichern,
    fassungVeroeffentlichen: (d, { person: { sub }, params, ifMatch }) =>
      fassungVeroeffentlichen(d, { sub, ...params, ifMatch }),
    fassungPruefen: async (_d, { params }) => ({
      befunde: definitionPruefen((await fassungFinden(db, params.guid)).definition),
    }),
    fassungenVergleichen,
    fassungAuswerten: (d, { person: { sub }, params }) => fassungAuswerten(d, { ...params, sub }),
  })
}
