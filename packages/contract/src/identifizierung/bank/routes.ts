import * as z from 'zod/mini'
import { akt, lesen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import { IdentVersuch, IdentVermerkEingabe } from './schema.ts'

const IDENT = `${SACHBEARBEITUNG_SERVICE}/api/identifizierung` as const

/** S9-06. People whose last attempt is being checked or has failed; what nobody noted comes first, then the oldest. */
export const identVersucheLesen = lesen(IDENT, 'BANK_LIEST', {
  summary: 'Identifizierungen, die jemand ansehen sollte',
  antwort: z.array(IdentVersuch),
})

/** Says what one has seen; never on an attempt of one's own (403). The result stays the service's to say. */
export const identVersuchVermerken = akt(`${IDENT}/:guid/vermerk`, 'BANK_SCHREIBT', {
  summary: 'Zu einer Identifizierung etwas vermerken',
  aufrufschluessel: 'noetig',
  body: IdentVermerkEingabe,
  antwort: IdentVersuch,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})
