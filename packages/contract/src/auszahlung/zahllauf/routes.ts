import * as z from 'zod/mini'
import { Kennung, mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { ZAHLLAUF } from './problems.ts'
import {
  AusnehmenEingabe,
  EinreichungEingabe,
  ErgebnisEingabe,
  Freigabestelle,
  MitGrund,
  VerfallEingabe,
  VerfallZurueckgebenEingabe,
  ZahllaeufeAntwort,
  Zahllauf,
  ZahllaufAnlegenEingabe,
  ZahllaufFreigebenEingabe,
  ZahllaufStand,
  ZahllauffreigabenAntwort,
} from './schema.ts'

const LISTE = `${SACHBEARBEITUNG_SERVICE}/api/zahllauf` as const
const EINER = `${LISTE}/:guid` as const

const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const
const SCHREIBEN = ['SACHBEARBEITUNG', 'SCHREIBEN'] as const
const AENDERN = [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ZAHLLAUF.nichtMoeglich] as const

/**
 * S6-07. Runs, the latest first, and what could be paid. With the state VORGELEGT all that lies before a second person: also
 * the end of a run (S6-08).
 */
export const zahllaeufeLesen = route({
  method: 'GET',
  path: LISTE,
  permission: LESEN,
  summary: 'Zahlläufe und was zur Zahlung bereitliegt lesen',
  query: z.object({ status: z.optional(ZahllaufStand), nach: z.optional(Kennung) }),
  answers: { 200: ZahllaeufeAntwort },
})

/** S9-04. Runs that lie before a second person, themselves or their end. */
export const zahllauffreigabenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/freigaben/zahllaeufe`,
  permission: LESEN,
  summary: 'Lesen, was von Zahlläufen zur Freigabe vorliegt',
  query: z.object({ nach: z.optional(Freigabestelle) }),
  answers: { 200: ZahllauffreigabenAntwort },
})

/** S6-07. Puts everything of a programme that can be paid now into a new run. */
export const zahllaufAnlegen = route({
  method: 'POST',
  path: LISTE,
  permission: SCHREIBEN,
  summary: 'Einen Zahllauf anlegen',
  aufrufschluessel: 'noetig',
  body: ZahllaufAnlegenEingabe,
  answers: { 200: Zahllauf },
  problems: [ZAHLLAUF.nichtMoeglich],
})

export const zahllaufLesen = route({
  method: 'GET',
  path: EINER,
  permission: LESEN,
  summary: 'Einen Zahllauf mit seinen Posten lesen',
  params: mitGuid,
  answers: { 200: Zahllauf },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

/** S6-07. Takes posts out of a draft; their payouts are free for another run. */
export const postenAusnehmen = route({
  method: 'PUT',
  path: `${EINER}/posten`,
  permission: SCHREIBEN,
  summary: 'Posten aus einem Zahllauf nehmen',
  params: mitGuid,
  body: AusnehmenEingabe,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/** S6-07. Fixes sum, number and hash, and lays the run before a second person. */
export const zahllaufVorlegen = route({
  method: 'POST',
  path: `${EINER}/vorlegen`,
  permission: SCHREIBEN,
  summary: 'Einen Zahllauf zur Freigabe vorlegen',
  params: mitGuid,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/** S6-07. Gives what was presented back to who prepares. */
export const zahllaufZurueckgeben = route({
  method: 'POST',
  path: `${EINER}/zurueckgeben`,
  permission: ['FREIGABE', 'SCHREIBEN'],
  summary: 'Einen vorgelegten Zahllauf zurückgeben',
  params: mitGuid,
  body: MitGrund,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/**
 * S6-07. Right after signing in, by somebody who has no part in it: makes the payment file, once. 409 names the posts
 * whose company's data changed since, and a hash that is not the one that was read.
 */
export const zahllaufFreigeben = route({
  method: 'POST',
  path: `${EINER}/freigeben`,
  permission: ['FREIGABE', 'SCHREIBEN'],
  summary: 'Einen Zahllauf freigeben',
  params: mitGuid,
  body: ZahllaufFreigebenEingabe,
  answers: { 200: Zahllauf },
  problems: [...AENDERN, ALLGEMEIN.konkurrierend, ALLGEMEIN.neuAnmelden],
})

/** S6-07. Never after the release. */
export const zahllaufVerwerfen = route({
  method: 'POST',
  path: `${EINER}/verwerfen`,
  permission: SCHREIBEN,
  summary: 'Einen Zahllauf verwerfen',
  params: mitGuid,
  body: MitGrund,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/** S6-07. Always the same bytes; every download is logged. Whoever prepares or releases, not who only reads. */
export const zahllaufHerunterladen = route({
  method: 'GET',
  path: `${EINER}/datei`,
  permission: LESEN,
  summary: 'Die Zahlungsdatei (pain.001.001.09) eines Zahllaufs herunterladen',
  params: mitGuid,
  rawAnswer: ['application/xml'],
  answers: { 200: null },
  problems: AENDERN,
})

export const einreichungVermerken = route({
  method: 'POST',
  path: `${EINER}/eingereicht`,
  permission: SCHREIBEN,
  summary: 'Vermerken, dass die Zahlungsdatei eingereicht ist',
  params: mitGuid,
  body: EinreichungEingabe,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/** S6-08. Its day passed before the file was with the bank: lays the end of the run before a second person. */
export const zahllaufVerfallVorlegen = route({
  method: 'POST',
  path: `${EINER}/verfall`,
  permission: SCHREIBEN,
  summary: 'Vorlegen, dass ein Zahllauf verfällt',
  params: mitGuid,
  body: MitGrund,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/** S6-08. Gives it back: the run goes on as it was. */
export const zahllaufVerfallZurueckgeben = route({
  method: 'POST',
  path: `${EINER}/verfall/zurueckgeben`,
  permission: ['FREIGABE', 'SCHREIBEN'],
  summary: 'Zurückgeben, dass ein Zahllauf verfällt',
  params: mitGuid,
  body: VerfallZurueckgebenEingabe,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/** S6-08. By somebody who has no part in it: ends the run. Its payouts are free for another one, its file is kept. */
export const zahllaufVerfallen = route({
  method: 'POST',
  path: `${EINER}/verfall/freigeben`,
  permission: ['FREIGABE', 'SCHREIBEN'],
  summary: 'Freigeben, dass ein Zahllauf verfällt',
  params: mitGuid,
  body: VerfallEingabe,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})

/** S6-07. What the bank reports of posts: paid on a day, by whoever prepares; or come back, by whoever releases. */
export const ergebnisVermerken = route({
  method: 'POST',
  path: `${EINER}/ergebnis`,
  permission: LESEN,
  summary: 'Vermerken, was aus Posten eines Zahllaufs wurde',
  params: mitGuid,
  body: ErgebnisEingabe,
  answers: { 200: Zahllauf },
  problems: AENDERN,
})
