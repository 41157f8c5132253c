import * as z from 'zod/mini'
import { DATEI_NICHT_MOEGLICH, Datei, dateiHochladen } from '../../shared/datei.ts'
import { MIMETYPEN } from '../../shared/dateitypen.ts'
import { JaNein } from '../../shared/jaNein.ts'
import { Kennung, mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { ZUWENDUNG } from '../../zuwendung/kern/problems.ts'
import { MITTEILUNG } from '../problems.ts'
import {
  BankKonversation,
  BankMitteilungEingabe,
  ErledigtEingabe,
  PosteingangAbfrage,
  PosteingangAntwort,
  TerminEingabe,
} from './schema.ts'

const API = `${SACHBEARBEITUNG_SERVICE}/api` as const
const KONVERSATION = `${API}/konversation/:guid` as const
const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const
const SCHREIBEN = ['SACHBEARBEITUNG', 'SCHREIBEN'] as const
const GELESEN = [ALLGEMEIN.keineBerechtigung, MITTEILUNG.fehlt] as const
const GESCHRIEBEN = [...GELESEN, MITTEILUNG.nichtMoeglich] as const

/** S7-04. What customers wrote, longest waiting first, a page at a time. */
export const posteingangLesen = route({
  method: 'GET',
  path: `${API}/mitteilung`,
  permission: LESEN,
  summary: 'Mitteilungen von Unternehmen lesen',
  query: PosteingangAbfrage,
  answers: { 200: PosteingangAntwort },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** S7-04. A conversation with who was told of what, and who has opened it. */
export const bankKonversationLesen = route({
  method: 'GET',
  path: KONVERSATION,
  permission: LESEN,
  summary: 'Eine Konversation mit einem Unternehmen lesen',
  params: mitGuid,
  answers: { 200: BankKonversation },
  problems: [...GELESEN],
})

/** The same, by its case. */
export const fallKonversationLesen = route({
  method: 'GET',
  path: `${API}/geschaeft/:guid/konversation`,
  permission: LESEN,
  summary: 'Die Konversation zu einem Fall lesen',
  params: mitGuid,
  answers: { 200: BankKonversation },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S7-02. Writes to the company: each of its members gets a mail without the content. */
export const bankMitteilungSenden = route({
  method: 'POST',
  path: KONVERSATION,
  permission: SCHREIBEN,
  summary: 'An ein Unternehmen schreiben',
  aufrufschluessel: 'noetig',
  params: mitGuid,
  body: BankMitteilungEingabe,
  answers: { 200: BankKonversation },
  problems: [...GESCHRIEBEN, ALLGEMEIN.nichtGefunden],
})

/** A file for a message to a company, before the message is written. */
export const mitteilungDateiHochladen = route({
  method: 'POST',
  path: `${API}/mitteilungsdatei`,
  permission: SCHREIBEN,
  summary: 'Datei zu einer Mitteilung hochladen',
  query: dateiHochladen.query,
  pflicht: ['fileName'],
  rawBody: true,
  aufrufschluessel: 'moeglich',
  answers: { 200: Datei },
  problems: [DATEI_NICHT_MOEGLICH],
})

/** A file of a message, of either side. */
export const mitteilungDateiHerunterladen = route({
  method: 'GET',
  path: `${KONVERSATION}/datei/:dateiGuid`,
  permission: LESEN,
  summary: 'Eine Datei einer Mitteilung herunterladen',
  params: z.strictObject({ guid: Kennung, dateiGuid: Kennung }),
  query: z.object({ download: z.optional(JaNein) }),
  rawAnswer: MIMETYPEN,
  answers: { 200: null },
  problems: [...GELESEN, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})

/** S7-02. Sets, moves or takes away the day of a conversation; the company sees that it changed. */
export const terminSetzen = route({
  method: 'PUT',
  path: `${KONVERSATION}/termin`,
  permission: SCHREIBEN,
  summary: 'Den Termin einer Konversation setzen',
  params: mitGuid,
  body: TerminEingabe,
  answers: { 200: BankKonversation },
  problems: [...GESCHRIEBEN],
})

/** S7-04. Settled, or open again; an answer of the company opens it too. */
export const konversationErledigen = route({
  method: 'PUT',
  path: `${KONVERSATION}/erledigt`,
  permission: SCHREIBEN,
  summary: 'Eine Konversation als erledigt kennzeichnen',
  params: mitGuid,
  body: ErledigtEingabe,
  answers: { 200: BankKonversation },
  problems: [...GESCHRIEBEN],
})
