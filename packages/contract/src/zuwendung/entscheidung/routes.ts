import * as z from 'zod/mini'
import { JaNein } from '../../shared/jaNein.ts'
import { Kennung, mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { ZUWENDUNG } from '../problems.ts'
import {
  BeginnenEingabe,
  EntscheidungAntwort,
  EntscheidungInhalt,
  EntscheidungsfreigabenAntwort,
  FreigebenEingabe,
  ZurueckgebenEingabe,
} from './schema.ts'

const ENTSCHEIDUNG = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/entscheidung` as const

const LESEN = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich] as const
const SCHREIBEN = [...LESEN, ALLGEMEIN.konkurrierend] as const

/** S9-04. The open decision on a case, the last one, or what the programme suggests where nobody has begun. */
export const entscheidungLesen = route({
  method: 'GET',
  path: ENTSCHEIDUNG,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Die Entscheidung zu einem Fall lesen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: EntscheidungAntwort },
  problems: LESEN,
})

/** S9-04. Begins or changes the draft; whoever does can't release it any more. */
export const entscheidungSpeichern = route({
  method: 'PUT',
  path: ENTSCHEIDUNG,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Den Entwurf einer Entscheidung speichern',
  params: mitGuid,
  body: EntscheidungInhalt,
  ifMatch: true,
  etag: 'version',
  answers: { 200: EntscheidungAntwort },
  problems: SCHREIBEN,
})

/** S9-04. Begins an act after the approval (change, revocation, waiver) as a decision of its own. */
export const entscheidungBeginnen = route({
  method: 'POST',
  path: ENTSCHEIDUNG,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Eine nachträgliche Entscheidung beginnen',
  params: mitGuid,
  body: BeginnenEingabe,
  etag: 'version',
  answers: { 200: EntscheidungAntwort },
  problems: LESEN,
})

/** S9-04. Lets a draft be: the answer is the decision that holds, or what the programme suggests. */
export const entwurfVerwerfen = route({
  method: 'DELETE',
  path: ENTSCHEIDUNG,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Den Entwurf einer Entscheidung verwerfen',
  params: mitGuid,
  ifMatch: true,
  etag: 'version',
  answers: { 200: EntscheidungAntwort },
  problems: SCHREIBEN,
})

/** S9-04. Locks the draft and lays it before a second person, once nothing is missing. */
export const entscheidungVorlegen = route({
  method: 'POST',
  path: `${ENTSCHEIDUNG}/vorlegen`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Eine Entscheidung zur Freigabe vorlegen',
  params: mitGuid,
  ifMatch: true,
  etag: 'version',
  answers: { 200: EntscheidungAntwort },
  problems: SCHREIBEN,
})

/** S9-04. Gives what was presented back to who prepares. */
export const entscheidungZurueckgeben = route({
  method: 'POST',
  path: `${ENTSCHEIDUNG}/zurueckgeben`,
  permission: ['FREIGABE', 'SCHREIBEN'],
  summary: 'Eine vorgelegte Entscheidung zurückgeben',
  params: mitGuid,
  body: ZurueckgebenEingabe,
  etag: 'version',
  answers: { 200: EntscheidungAntwort },
  problems: LESEN,
})

/** S9-04. Releases exactly what was read: another hash is refused with 409, whoever edited it with 403. */
export const entscheidungFreigeben = route({
  method: 'POST',
  path: `${ENTSCHEIDUNG}/freigeben`,
  permission: ['FREIGABE', 'SCHREIBEN'],
  summary: 'Eine Entscheidung freigeben',
  params: mitGuid,
  body: FreigebenEingabe,
  etag: 'version',
  answers: { 200: EntscheidungAntwort },
  problems: SCHREIBEN,
})

/** The notice as it would be: of what was saved last, or of what is presented. */
export const entscheidungVorschau = route({
  method: 'GET',
  path: `${ENTSCHEIDUNG}/vorschau`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Den Bescheid zu einer Entscheidung als Vorschau erzeugen',
  params: mitGuid,
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [...LESEN, ALLGEMEIN.zuOft],
})

/** A notice that was released, for the bank's people. */
export const bescheidOeffnen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/bescheid/:bescheidGuid`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Einen Bescheid öffnen',
  params: z.strictObject({ guid: Kennung, bescheidGuid: Kennung }),
  query: z.object({ download: z.optional(JaNein) }),
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

/** S9-04. Decisions that wait for release, longest first, without the cases of which the caller may know nothing. */
export const entscheidungsfreigabenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/freigaben/entscheidungen`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Lesen, welche Entscheidungen zur Freigabe vorliegen',
  query: z.object({ nach: z.optional(Kennung) }),
  answers: { 200: EntscheidungsfreigabenAntwort },
})
