import * as z from 'zod/mini'
import { DATEI_NICHT_MOEGLICH } from '../../shared/datei.ts'
import { MIMETYPEN } from '../../shared/dateitypen.ts'
import { JaNein } from '../../shared/jaNein.ts'
import { Kennung, mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { FreigebenEingabe, ZurueckgebenEingabe } from '../../zuwendung/bank/entscheidung/schema.ts'
import { AUSZAHLUNG_PROBLEME } from '../problems.ts'
import { ERechnungAntwort } from '../rechnung/schema.ts'
import {
  AuszahlungenAbfrage,
  AuszahlungenAntwort,
  AuszahlungsfreigabenAntwort,
  Bankpruefung,
  BankpruefungInhalt,
} from './schema.ts'

const LISTE = `${SACHBEARBEITUNG_SERVICE}/api/auszahlung` as const
const EINE = `${LISTE}/:guid` as const

const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const
const SCHREIBEN = ['SACHBEARBEITUNG', 'SCHREIBEN'] as const
const FREIGABE = ['FREIGABE', 'SCHREIBEN'] as const
const PROBLEME = [
  ALLGEMEIN.keineBerechtigung,
  AUSZAHLUNG_PROBLEME.auszahlungFehlt,
  AUSZAHLUNG_PROBLEME.nichtMoeglich,
] as const
const SCHREIBPROBLEME = [...PROBLEME, ALLGEMEIN.konkurrierend] as const
const gibtPruefung = { etag: 'version', answers: { 200: Bankpruefung } } as const

/** S9-06. Payout requests, the longest waiting first. */
export const auszahlungenLesen = route({
  method: 'GET',
  path: LISTE,
  permission: LESEN,
  summary: 'Eingereichte Auszahlungsanträge auflisten',
  query: AuszahlungenAbfrage,
  answers: { 200: AuszahlungenAntwort },
})

/** S9-06. A request with its invoices, papers and check. */
export const bankpruefungLesen = route({
  method: 'GET',
  path: EINE,
  permission: LESEN,
  summary: 'Einen Auszahlungsantrag prüfen: Rechnungen, Unterlagen, Stand der Prüfung',
  params: mitGuid,
  problems: [ALLGEMEIN.keineBerechtigung, AUSZAHLUNG_PROBLEME.auszahlungFehlt],
  ...gibtPruefung,
})

/** S6-06. Begins or changes the draft; whoever does can't release it any more. */
export const auszahlungPruefen = route({
  method: 'PUT',
  path: `${EINE}/pruefung`,
  permission: SCHREIBEN,
  summary: 'Den Entwurf einer Auszahlungsprüfung speichern',
  params: mitGuid,
  body: BankpruefungInhalt,
  ifMatch: true,
  problems: SCHREIBPROBLEME,
  ...gibtPruefung,
})

/** S6-06. Locks the draft and lays it before a second person, once nothing is missing. */
export const auszahlungVorlegen = route({
  method: 'POST',
  path: `${EINE}/vorlegen`,
  permission: SCHREIBEN,
  summary: 'Eine Auszahlungsprüfung zur Freigabe vorlegen',
  params: mitGuid,
  ifMatch: true,
  problems: SCHREIBPROBLEME,
  ...gibtPruefung,
})

/** S6-06. Gives what was presented back to who prepares. */
export const auszahlungZurueckgeben = route({
  method: 'POST',
  path: `${EINE}/zurueckgeben`,
  permission: FREIGABE,
  summary: 'Eine vorgelegte Auszahlungsprüfung zurückgeben',
  params: mitGuid,
  body: ZurueckgebenEingabe,
  problems: PROBLEME,
  ...gibtPruefung,
})

/** S6-06. Releases exactly what was read: another hash is refused with 409, whoever edited it with 403. */
export const auszahlungFreigeben = route({
  method: 'POST',
  path: `${EINE}/freigeben`,
  permission: FREIGABE,
  summary: 'Über einen Auszahlungsantrag entscheiden',
  params: mitGuid,
  body: FreigebenEingabe,
  problems: SCHREIBPROBLEME,
  ...gibtPruefung,
})

/** S6-05. What the e-invoice in a file of a request declares; answers also where it holds none, and changes nothing. */
export const bankRechnungAuslesen = route({
  method: 'GET',
  path: `${EINE}/rechnung/:dateiGuid`,
  permission: LESEN,
  summary: 'Die Angaben einer E-Rechnung eines eingereichten Auszahlungsantrags auslesen',
  params: z.strictObject({ guid: Kennung, dateiGuid: Kennung }),
  answers: { 200: ERechnungAntwort },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})

/** S6-06. The notice as it would be: of what was saved last, of what is presented, or as it was released. */
export const auszahlungVorschau = route({
  method: 'GET',
  path: `${EINE}/vorschau`,
  permission: LESEN,
  summary: 'Den Bescheid über einen Auszahlungsantrag als Vorschau erzeugen',
  params: mitGuid,
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [...PROBLEME, ALLGEMEIN.zuOft],
})

/** S5-03: the provider opens what a sent request names, its receipt, and its notice. */
export const auszahlungDateiOeffnen = route({
  method: 'GET',
  path: `${EINE}/datei/:dateiGuid`,
  permission: LESEN,
  summary: 'Eine Datei eines eingereichten Auszahlungsantrags öffnen',
  params: z.strictObject({ guid: Kennung, dateiGuid: Kennung }),
  query: z.object({ download: z.optional(JaNein) }),
  rawAnswer: MIMETYPEN,
  answers: { 200: null },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})

/** S9-04. What of payouts waits for release, without the cases of which the caller may know nothing. */
export const auszahlungsfreigabenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/freigaben/auszahlungen`,
  permission: LESEN,
  summary: 'Lesen, was von Auszahlungen zur Freigabe vorliegt',
  query: z.object({ nach: z.optional(Kennung) }),
  answers: { 200: AuszahlungsfreigabenAntwort },
})
