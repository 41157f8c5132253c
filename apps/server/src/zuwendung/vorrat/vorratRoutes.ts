import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import * as zustaendigkeit from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../../platform/http/tueren.ts'
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

/** The bank's work list (S9-02) and whose case is whose; `wartende`: what each slice has waiting. */
export const mountVorrat = (
  app: FastifyInstance,
  services: Services,
  wartende: readonly Wartezaehler[],
): void => {
  const { db, clock } = services
  tueren(app, services, services, vertrag, {
    vorratLesen: (d, { person, query }) => vorratLesen(d, person.sub, query),
    vorratZaehlerLesen: (d, { person }) => vorratZaehlerLesen(d, person.sub),
    wartendesLesen: (d, { person }) => wartendesLesen(d, person, wartende),
    vorratAuswahlLesen,
    betriebslageLesen: (d) => ({ virenpruefung: d.virenpruefung !== undefined }),
    naechstenFallLesen: (d, { person, query }) => naechstenFallLesen(d, person.sub, query),
    ansichtAnlegen: (_d, { person: { sub }, body }) => ansichtAnlegen(db, { sub, jetzt: clock.now() }, body),
    ansichtAendern: (_d, { person: { sub }, params, body }) => ansichtAendern(db, { sub, ...params }, body),
    ansichtLoeschen: (_d, { person: { sub }, params }) => ansichtLoeschen(db, { sub, ...params }),
  })
  // Who has a case, who is in it, and who must not be.
  tueren(app, services, services, zustaendigkeit, {
    bearbeitendeLesen,
    fallZuweisen: async (d, { person, params, body, ifMatch }) => {
      const zuweisung = await fallZuweisen(d, { principal: person, ...params, ...body, ifMatch })
      return { body: zuweisung, version: zuweisung.nr }
    },
    anwesenheitMelden,
    befangenheitErklaeren,
    befangenheitAmUnternehmenErklaeren,
    befangenheitenLesen: (d, { person: { sub } }) => befangenheitenLaden(d.db, sub),
    befangenheitAufheben: (d, { person, params, body }) =>
      befangenheitAufheben(d, { principal: person, ...params, ...body }),
  })
}
