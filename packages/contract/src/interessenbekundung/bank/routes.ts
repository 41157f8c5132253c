import * as z from 'zod/mini'
import { Kennung, mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import {
  AnnullierenEingabe,
  EntfallenEingabe,
  ErhoehenEingabe,
  ReihungEingabe,
  ReihungFreigebenEingabe,
  RundenfreigabenAntwort,
  StaffelFreigebenEingabe,
  StaffelVorbereitenEingabe,
  StaffelZurueckgebenEingabe,
  VerlaengernEingabe,
} from './aktSchema.ts'
import { ZurueckgebenEingabe } from '../../zuwendung/bank/entscheidung/schema.ts'
import { RundeEingabe } from './angaben.ts'
import { RUNDE } from './problems.ts'
import { ReihungAbfrage, ReihungAntwort } from './reihungSchema.ts'
import { RundeAntwort, RundeVorschlag, RundenAbfrage, RundenAntwort, VorschlagAbfrage } from './schema.ts'

const API = `${SACHBEARBEITUNG_SERVICE}/api` as const
const RUNDEN = `${API}/runde` as const
const EINE = `${RUNDEN}/:guid` as const
const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const
const SCHREIBEN = ['SACHBEARBEITUNG', 'SCHREIBEN'] as const
const PROGRAMME = ['PROGRAMMPFLEGE', 'SCHREIBEN'] as const
const FREIGABE = ['FREIGABE', 'SCHREIBEN'] as const

const PROBLEME = [ALLGEMEIN.nichtGefunden, RUNDE.nichtMoeglich] as const
/** Released by somebody who had a hand in it, or something else than what was read. */
const ZU_ZWEIT = [...PROBLEME, ALLGEMEIN.keineBerechtigung, ALLGEMEIN.konkurrierend] as const
/** Every act answers the round as it is then. */
const gibtRunde = { etag: 'version', answers: { 200: RundeAntwort } } as const

/** S9-05. All rounds, the latest first. */
export const rundenLesen = route({
  method: 'GET',
  path: RUNDEN,
  permission: LESEN,
  summary: 'Runden der Interessenbekundung auflisten',
  query: RundenAbfrage,
  answers: { 200: RundenAntwort },
})

/** S9-05. A round with everything that its page shows. */
export const rundeLesen = route({
  method: 'GET',
  path: EINE,
  permission: LESEN,
  summary: 'Eine Runde lesen',
  params: mitGuid,
  problems: [ALLGEMEIN.nichtGefunden],
  ...gibtRunde,
})

/** What a new round begins with: a copy of the last, its dates moved. */
export const rundeVorschlagLesen = route({
  method: 'GET',
  path: `${API}/rundenvorschlag`,
  permission: PROGRAMME,
  summary: 'Vorschlag für eine neue Runde lesen',
  query: VorschlagAbfrage,
  answers: { 200: RundeVorschlag },
})

/** S9-05. Plans a round; nobody outside sees it before it is published. */
export const rundeAnlegen = route({
  method: 'POST',
  path: RUNDEN,
  permission: PROGRAMME,
  summary: 'Eine Runde planen',
  aufrufschluessel: 'noetig',
  body: RundeEingabe,
  problems: [RUNDE.nichtMoeglich],
  ...gibtRunde,
})

/** S9-05. Changes a planned round. */
export const rundeAendern = route({
  method: 'PUT',
  path: EINE,
  permission: PROGRAMME,
  summary: 'Eine geplante Runde ändern',
  params: mitGuid,
  body: RundeEingabe,
  ifMatch: true,
  problems: [...PROBLEME, ALLGEMEIN.konkurrierend],
  ...gibtRunde,
})

/** S9-05. Discards a planned round with everything that was typed for it; its row in the log stays. */
export const rundeVerwerfen = route({
  method: 'DELETE',
  path: EINE,
  permission: PROGRAMME,
  summary: 'Eine geplante Runde verwerfen',
  params: mitGuid,
  ifMatch: true,
  answers: { 204: null },
  problems: [...PROBLEME, ALLGEMEIN.konkurrierend],
})

/** S3-01. Presents a planned round: a second person publishes it. */
export const rundeVeroeffentlichen = route({
  method: 'POST',
  path: `${EINE}/veroeffentlichen`,
  permission: PROGRAMME,
  summary: 'Eine Runde zur Veröffentlichung vorlegen',
  params: mitGuid,
  problems: PROBLEME,
  ...gibtRunde,
})

/** S3-01. Presents a later end of the period. */
export const fristVerlaengern = route({
  method: 'POST',
  path: `${EINE}/verlaengern`,
  permission: PROGRAMME,
  summary: 'Eine längere Frist zur Freigabe vorlegen',
  params: mitGuid,
  body: VerlaengernEingabe,
  problems: PROBLEME,
  ...gibtRunde,
})

/** 4.4. Presents more money for a round. */
export const mittelErhoehen = route({
  method: 'POST',
  path: `${EINE}/mittel`,
  permission: PROGRAMME,
  summary: 'Höhere Mittel einer Runde zur Freigabe vorlegen',
  params: mitGuid,
  body: ErhoehenEingabe,
  problems: PROBLEME,
  ...gibtRunde,
})

/** S3-03. Presents the annulment of a round; needs a fresh sign-in. */
export const rundeAnnullieren = route({
  method: 'POST',
  path: `${EINE}/annullieren`,
  permission: PROGRAMME,
  summary: 'Die Annullierung einer Runde zur Freigabe vorlegen',
  params: mitGuid,
  body: AnnullierenEingabe,
  problems: [...PROBLEME, ALLGEMEIN.neuAnmelden],
  ...gibtRunde,
})

/** 3.2. Presents that a ranked declaration is passed from now on. */
export const bekundungEntfallen = route({
  method: 'POST',
  path: `${EINE}/bekundung/:bekundungGuid/entfallen`,
  permission: PROGRAMME,
  summary: 'Eine Bekundung aus der Reihung nehmen',
  params: z.strictObject({ guid: Kennung, bekundungGuid: Kennung }),
  body: EntfallenEingabe,
  problems: PROBLEME,
  ...gibtRunde,
})

/** 3.3. Presents a later end of an invitation. */
export const einladungVerlaengern = route({
  method: 'POST',
  path: `${EINE}/einladung/:einladungGuid/verlaengern`,
  permission: SCHREIBEN,
  summary: 'Eine längere Frist einer Einladung zur Freigabe vorlegen',
  params: z.strictObject({ guid: Kennung, einladungGuid: Kennung }),
  body: VerlaengernEingabe,
  problems: PROBLEME,
  ...gibtRunde,
})

/** S9-01. Releases what another person presented: it takes effect at once. */
export const rundenaktFreigeben = route({
  method: 'POST',
  path: `${API}/rundenakt/:guid/freigeben`,
  permission: FREIGABE,
  summary: 'Einen Vorgang einer Runde freigeben',
  params: mitGuid,
  problems: [...PROBLEME, ALLGEMEIN.keineBerechtigung],
  ...gibtRunde,
})

/** S9-01. Gives it back with a reason. */
export const rundenaktZurueckgeben = route({
  method: 'POST',
  path: `${API}/rundenakt/:guid/zurueckgeben`,
  permission: FREIGABE,
  summary: 'Einen Vorgang einer Runde zurückgeben',
  params: mitGuid,
  body: ZurueckgebenEingabe,
  problems: PROBLEME,
  ...gibtRunde,
})

/** S3-03. The ranking, a page of lines at a time; open and not yet released, for the two who typed its draw. */
export const reihungLesen = route({
  method: 'GET',
  path: `${EINE}/reihung`,
  permission: LESEN,
  summary: 'Die Reihung einer Runde lesen',
  params: mitGuid,
  query: ReihungAbfrage,
  answers: { 200: ReihungAntwort },
  problems: PROBLEME,
})

/** S3-03. Ranks with the draw that the round names, and presents draw and result sealed: nobody sees them; needs a fresh sign-in. */
export const reihungVorbereiten = route({
  method: 'POST',
  path: `${EINE}/reihung`,
  permission: PROGRAMME,
  summary: 'Die Reihung vorbereiten und zur Freigabe vorlegen',
  params: mitGuid,
  body: ReihungEingabe,
  problems: [...PROBLEME, ALLGEMEIN.neuAnmelden],
  ...gibtRunde,
})

/**
 * S3-03. A second person types the draw without seeing the first one's; needs a fresh sign-in. Equal, it opens the result
 * to both; else 412, and the attempt is given back, counted and public.
 */
export const reihungOeffnen = route({
  method: 'POST',
  path: `${EINE}/reihung/oeffnen`,
  permission: FREIGABE,
  summary: 'Die Ziehung als zweite Person eingeben und die Reihung öffnen',
  params: mitGuid,
  body: ReihungEingabe,
  problems: [...PROBLEME, ALLGEMEIN.keineBerechtigung, ALLGEMEIN.neuAnmelden],
  ...gibtRunde,
})

/** S3-03. Releases the open result that was read: by the one who has opened it; needs a fresh sign-in. */
export const reihungFreigeben = route({
  method: 'POST',
  path: `${EINE}/reihung/freigeben`,
  permission: FREIGABE,
  summary: 'Die Reihung freigeben',
  params: mitGuid,
  body: ReihungFreigebenEingabe,
  problems: [...ZU_ZWEIT, ALLGEMEIN.neuAnmelden],
  ...gibtRunde,
})

/** S3-03. Gives it back with a public reason: it can be prepared once more. */
export const reihungZurueckgeben = route({
  method: 'POST',
  path: `${EINE}/reihung/zurueckgeben`,
  permission: FREIGABE,
  summary: 'Die Reihung zurückgeben',
  params: mitGuid,
  body: ZurueckgebenEingabe,
  problems: PROBLEME,
  ...gibtRunde,
})

/** S3-04. Computes the next batch of invitations and presents it, where it is still the one that was read. */
export const staffelVorbereiten = route({
  method: 'POST',
  path: `${EINE}/staffel`,
  permission: PROGRAMME,
  summary: 'Die nächste Staffel vorbereiten und zur Freigabe vorlegen',
  aufrufschluessel: 'noetig',
  params: mitGuid,
  body: StaffelVorbereitenEingabe,
  problems: [...PROBLEME, ALLGEMEIN.konkurrierend],
  ...gibtRunde,
})

const mitStaffel = z.strictObject({ guid: Kennung, staffelGuid: Kennung })

/** S3-04. Invites exactly those whose list was read. */
export const staffelFreigeben = route({
  method: 'POST',
  path: `${EINE}/staffel/:staffelGuid/freigeben`,
  permission: FREIGABE,
  summary: 'Eine Staffel freigeben und einladen',
  params: mitStaffel,
  body: StaffelFreigebenEingabe,
  problems: ZU_ZWEIT,
  ...gibtRunde,
})

/** S3-04. Gives it back: nobody is invited by it. */
export const staffelZurueckgeben = route({
  method: 'POST',
  path: `${EINE}/staffel/:staffelGuid/zurueckgeben`,
  permission: FREIGABE,
  summary: 'Eine Staffel zurückgeben',
  params: mitStaffel,
  body: StaffelZurueckgebenEingabe,
  problems: PROBLEME,
  ...gibtRunde,
})

/** S9-04. What of rounds waits for release. */
export const rundenfreigabenLesen = route({
  method: 'GET',
  path: `${API}/freigaben/runden`,
  permission: LESEN,
  summary: 'Lesen, was von Runden zur Freigabe vorliegt',
  query: z.object({ nach: z.optional(Kennung) }),
  answers: { 200: RundenfreigabenAntwort },
})
