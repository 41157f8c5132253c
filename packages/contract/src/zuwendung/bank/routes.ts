import { mitGuid, Kennung } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import {
  NachforderungAntwort,
  NachforderungEingabe,
  NachforderungFrist,
  NachforderungRuecknahme,
  NachforderungVerlaengerung,
  PruefungAntwort,
} from '../kern/antragsformular/nachforderungSchema.ts'
import { NachforderungenAntwort } from '../antrag/nachforderung/fallSchema.ts'
import { ZUWENDUNG } from '../kern/problems.ts'
import { Vorhabenbeginn, VorhabenbeginnEingabe } from '../kern/vorhabenbeginn.ts'
import * as z from 'zod/mini'
import { DATEI_NICHT_MOEGLICH } from '../../shared/datei.ts'
import { JaNein } from '../../shared/jaNein.ts'
import { MIMETYPEN } from '../../shared/dateitypen.ts'

const ANTRAG = `${SACHBEARBEITUNG_SERVICE}/api/zuwendung/:guid` as const

const PROBLEME = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich] as const

/**
 * S4-10. The check of a sent application begins; also again, with what was sent last, when the deadline of a
 * Nachforderung has passed. Never for an application of one's own company (403).
 */
export const pruefungBeginnen = route({
  method: 'POST',
  path: `${ANTRAG}/pruefung`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Die Prüfung eines Antrags beginnen',
  params: mitGuid,
  answers: { 200: PruefungAntwort },
  problems: PROBLEME,
})

/** S11-13. Gives an application back: only what is named, and what depends on it, can be changed until the deadline. */
export const nachfordern = route({
  method: 'POST',
  path: `${ANTRAG}/nachforderung`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Angaben und Dokumente zu einem Antrag nachfordern',
  params: mitGuid,
  body: NachforderungEingabe,
  answers: { 200: NachforderungAntwort },
  problems: PROBLEME,
})

/** S9-03. What was asked in a case and what came of it, and what can be asked about. */
export const nachforderungenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/nachforderung`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Die Nachforderungen eines Falls lesen',
  params: mitGuid,
  answers: { 200: NachforderungenAntwort },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-03. Gives the applicant longer to answer: while it is open, and only to a later day. Who may sign hears of it. */
export const nachforderungVerlaengern = route({
  method: 'PATCH',
  path: `${ANTRAG}/nachforderung`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Die Frist einer Nachforderung verlängern',
  params: mitGuid,
  body: NachforderungVerlaengerung,
  answers: { 200: NachforderungFrist },
  problems: PROBLEME,
})

/**
 * S9-03. Takes a Nachforderung back: the check goes on with what was sent last, and what the applicant had changed by
 * then stays readable for the bank.
 */
export const nachforderungZuruecknehmen = route({
  method: 'DELETE',
  path: `${ANTRAG}/nachforderung`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Eine Nachforderung zurücknehmen',
  params: mitGuid,
  body: NachforderungRuecknahme,
  answers: { 200: PruefungAntwort },
  problems: PROBLEME,
})

/**
 * S4-09. Lets this case buy from a day on, decided or not; a later call sets another day. The applicant hears of it and
 * reads it at the field.
 */
export const vorhabenbeginnZulassen = route({
  method: 'PUT',
  path: `${ANTRAG}/vorhabenbeginn`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Einem vorzeitigen Kauf zustimmen',
  params: mitGuid,
  body: VorhabenbeginnEingabe,
  answers: { 200: Vorhabenbeginn },
  problems: PROBLEME,
})

/** S5-03: the provider opens what a sent application names, and its receipt; drafts are the applicant's alone. */
export const bankDateiHerunterladen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/zuwendung/:guid/datei/:dateiGuid`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Eine Datei eines eingereichten Zuschussantrags herunterladen',
  params: z.strictObject({ guid: Kennung, dateiGuid: Kennung }),
  query: z.object({ download: z.optional(JaNein) }),
  rawAnswer: MIMETYPEN,
  answers: { 200: null },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})
