import * as z from 'zod/mini'
import { mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { IdentVersuch, IdentVermerkEingabe } from './schema.ts'

const IDENT = `${SACHBEARBEITUNG_SERVICE}/api/identifizierung` as const

/** S9-06. People whose last attempt is being checked or has failed; what nobody noted comes first, then the oldest. */
export const identVersucheLesen = route({
  method: 'GET',
  path: IDENT,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Identifizierungen, die jemand ansehen sollte',
  answers: { 200: z.array(IdentVersuch) },
})

/** Says what one has seen; never on an attempt of one's own (403). The result stays the service's to say. */
export const identVersuchVermerken = route({
  method: 'POST',
  path: `${IDENT}/:guid/vermerk`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Zu einer Identifizierung etwas vermerken',
  aufrufschluessel: 'noetig',
  params: mitGuid,
  body: IdentVermerkEingabe,
  answers: { 200: IdentVersuch },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})
