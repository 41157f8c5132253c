import * as contract from '@foerderportal/contract/nutzer/routes'
import * as bank from '@foerderportal/contract/nutzer/bank/routes'
import type { FastifyInstance } from 'fastify'
import { mitKopf, tueren } from '../platform/http/tueren.ts'
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

export const registerNutzer = (app: FastifyInstance, services: Services): void => {
  const aendergrenze = aenderGrenze(services.clock)
  const meldegrenze = meldeGrenze(services.clock)
  tueren(app, services, services, contract, {
    nutzerLesen,
    nutzerAnlegen,
    nutzerAendern: (d, { person, query, body }) =>
      nutzerAendern(d, person, { guid: query.guid, eingabe: body }),
    nutzerStatusLesen: (d, { person }) => nutzerStatusLesen(d, person),
    entwurfSchluesselLesen: (d, { person }) =>
      mitKopf({ schluessel: entwurfSchluesselLesen(d, person.sub) }, { 'cache-control': 'no-store' }),
    barriereMelden: (d, { body, request }) => barriereMelden(d, meldegrenze, request, body),
    loginDatenAendern: (d, { person, query }) => loginDatenAendern(d, aendergrenze, person, query),
    otpListeLesen: (d, { person }) => otpListeLesen(d, person),
    otpLoeschen: async (d, { person, params }) => {
      await otpLoeschen(d, person, params.otpId)
    },
  })
  // The bank's own people.
  tueren(app, services, services, bank, {
    bankpersonAnmelden,
    personenSuchen: (d, { person: { sub }, query }) => personenSuchen(d.db, { sub, ...query }),
    bankpersonenLesen: (d) => bankpersonenLaden(d.db),
    bankEntwurfSchluesselLesen: (d, { person }) =>
      mitKopf({ schluessel: entwurfSchluesselLesen(d, person.sub) }, { 'cache-control': 'no-store' }),
    bankFaktorenLesen: (d, { person }) => otpListeLesen(d, person),
    bankFaktorLoeschen: async (d, { person, params }) => {
      await otpLoeschen(d, person, params.otpId)
      return otpListeLesen(d, person)
    },
  })
}
