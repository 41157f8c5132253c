import { akt, lesen, liste, speichern, verwerfen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import {
  AnnullierenEingabe,
  EntfallenEingabe,
  ErhoehenEingabe,
  ReihungEingabe,
  ReihungFreigebenEingabe,
  RundenaktFreigebenEingabe,
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

const PROBLEME = [ALLGEMEIN.nichtGefunden, RUNDE.nichtMoeglich] as const
/** Released by somebody who had a hand in it, or something else than what was read. */
const ZU_ZWEIT = [...PROBLEME, ALLGEMEIN.keineBerechtigung, ALLGEMEIN.konkurrierend] as const
/** Every act answers the round as it is then. */
const gibt = { antwort: RundeAntwort, etag: 'version', problems: PROBLEME } as const

/** S9-05. All rounds, the latest first. */
export const rundenLesen = liste(RUNDEN, 'BANK_LIEST', {
  summary: 'Runden der Interessenbekundung auflisten',
  query: RundenAbfrage,
  antwort: RundenAntwort,
})

/** S9-05. A round with everything that its page shows. */
export const rundeLesen = lesen(EINE, 'BANK_LIEST', {
  summary: 'Eine Runde lesen',
  ...gibt,
  problems: [ALLGEMEIN.nichtGefunden],
})

/** What a new round begins with: a copy of the last, its dates moved. */
export const rundeVorschlagLesen = lesen(`${API}/rundenvorschlag`, 'BANK_PFLEGT', {
  summary: 'Vorschlag für eine neue Runde lesen',
  query: VorschlagAbfrage,
  antwort: RundeVorschlag,
})

/** S9-05. Plans a round; nobody outside sees it before it is published. */
export const rundeAnlegen = akt(RUNDEN, 'BANK_PFLEGT', {
  summary: 'Eine Runde planen',
  aufrufschluessel: 'noetig',
  body: RundeEingabe,
  ...gibt,
  problems: [RUNDE.nichtMoeglich],
})

/** S9-05. Changes a planned round. */
export const rundeAendern = speichern(EINE, 'BANK_PFLEGT', {
  summary: 'Eine geplante Runde ändern',
  body: RundeEingabe,
  ...gibt,
})

/** S9-05. Discards a planned round with everything that was typed for it; its row in the log stays. */
export const rundeVerwerfen = verwerfen(EINE, 'BANK_PFLEGT', {
  summary: 'Eine geplante Runde verwerfen',
  problems: PROBLEME,
})

/** S3-01. Presents a planned round: a second person publishes it. */
export const rundeVeroeffentlichen = akt(`${EINE}/veroeffentlichen`, 'BANK_PFLEGT', {
  summary: 'Eine Runde zur Veröffentlichung vorlegen',
  ...gibt,
})

/** S3-01. Presents a later end of the period. */
export const fristVerlaengern = akt(`${EINE}/verlaengern`, 'BANK_PFLEGT', {
  summary: 'Eine längere Frist zur Freigabe vorlegen',
  body: VerlaengernEingabe,
  ...gibt,
})

/** 4.4. Presents more money for a round; needs a fresh sign-in. */
export const mittelErhoehen = akt(`${EINE}/mittel`, 'BANK_PFLEGT', {
  summary: 'Höhere Mittel einer Runde zur Freigabe vorlegen',
  body: ErhoehenEingabe,
  ...gibt,
  problems: [...PROBLEME, ALLGEMEIN.neuAnmelden],
})

/** S3-03. Presents the annulment of a round; needs a fresh sign-in. */
export const rundeAnnullieren = akt(`${EINE}/annullieren`, 'BANK_PFLEGT', {
  summary: 'Die Annullierung einer Runde zur Freigabe vorlegen',
  body: AnnullierenEingabe,
  ...gibt,
  problems: [...PROBLEME, ALLGEMEIN.neuAnmelden],
})

/** 3.2. Presents that a ranked declaration is passed from now on. */
export const bekundungEntfallen = akt(`${EINE}/bekundung/:bekundungGuid/entfallen`, 'BANK_PFLEGT', {
  summary: 'Eine Bekundung aus der Reihung nehmen',
  body: EntfallenEingabe,
  ...gibt,
})

/** 3.3. Presents a later end of an invitation. */
export const einladungVerlaengern = akt(`${EINE}/einladung/:einladungGuid/verlaengern`, 'BANK_SCHREIBT', {
  summary: 'Eine längere Frist einer Einladung zur Freigabe vorlegen',
  body: VerlaengernEingabe,
  ...gibt,
})

/** S9-01. Releases what another person presented, as it was read: it takes effect at once. Annulment and money need a fresh sign-in. */
export const rundenaktFreigeben = akt(`${API}/rundenakt/:guid/freigeben`, 'BANK_GIBT_FREI', {
  summary: 'Einen Vorgang einer Runde freigeben',
  body: RundenaktFreigebenEingabe,
  ...gibt,
  problems: [...ZU_ZWEIT, ALLGEMEIN.neuAnmelden],
})

/** S9-01. Gives it back with a reason. */
export const rundenaktZurueckgeben = akt(`${API}/rundenakt/:guid/zurueckgeben`, 'BANK_GIBT_FREI', {
  summary: 'Einen Vorgang einer Runde zurückgeben',
  body: ZurueckgebenEingabe,
  ...gibt,
})

/** S9-13. Whoever presented it calls it back while it lies. */
export const rundenaktZurueckholen = akt(`${API}/rundenakt/:guid/zurueckholen`, 'BANK_LIEST', {
  summary: 'Einen vorgelegten Vorgang einer Runde zurückholen',
  ...gibt,
  problems: [...PROBLEME, ALLGEMEIN.keineBerechtigung],
})

/** S3-03. The ranking, a page of lines at a time; open and not yet released, for the two who typed its draw. */
export const reihungLesen = liste(`${EINE}/reihung`, 'BANK_LIEST', {
  summary: 'Die Reihung einer Runde lesen',
  query: ReihungAbfrage,
  antwort: ReihungAntwort,
  problems: PROBLEME,
})

/** S3-03. Ranks with the draw that the round names, and presents draw and result sealed: nobody sees them; needs a fresh sign-in. */
export const reihungVorbereiten = akt(`${EINE}/reihung`, 'BANK_PFLEGT', {
  summary: 'Die Reihung vorbereiten und zur Freigabe vorlegen',
  body: ReihungEingabe,
  ...gibt,
  problems: [...PROBLEME, ALLGEMEIN.neuAnmelden],
})

/**
 * S3-03. A second person types the draw without seeing the first one's; needs a fresh sign-in. Equal, it opens the result
 * to both; else 412, and the attempt is given back, counted and public.
 */
export const reihungOeffnen = akt(`${EINE}/reihung/oeffnen`, 'BANK_GIBT_FREI', {
  summary: 'Die Ziehung als zweite Person eingeben und die Reihung öffnen',
  body: ReihungEingabe,
  ...gibt,
  problems: [...PROBLEME, ALLGEMEIN.keineBerechtigung, ALLGEMEIN.neuAnmelden],
})

/** S3-03. Releases the open result that was read: by the one who has opened it; needs a fresh sign-in. */
export const reihungFreigeben = akt(`${EINE}/reihung/freigeben`, 'BANK_GIBT_FREI', {
  summary: 'Die Reihung freigeben',
  body: ReihungFreigebenEingabe,
  ...gibt,
  problems: [...ZU_ZWEIT, ALLGEMEIN.neuAnmelden],
})

/** S3-03. Gives it back with a public reason: it can be prepared once more. */
export const reihungZurueckgeben = akt(`${EINE}/reihung/zurueckgeben`, 'BANK_GIBT_FREI', {
  summary: 'Die Reihung zurückgeben',
  body: ZurueckgebenEingabe,
  ...gibt,
})

/** S3-04. Computes the next batch of invitations and presents it, where it is still the one that was read. */
export const staffelVorbereiten = akt(`${EINE}/staffel`, 'BANK_PFLEGT', {
  summary: 'Die nächste Staffel vorbereiten und zur Freigabe vorlegen',
  aufrufschluessel: 'noetig',
  body: StaffelVorbereitenEingabe,
  ...gibt,
  problems: [...PROBLEME, ALLGEMEIN.konkurrierend],
})

/** S3-04. Invites exactly those whose list was read. */
export const staffelFreigeben = akt(`${EINE}/staffel/:staffelGuid/freigeben`, 'BANK_GIBT_FREI', {
  summary: 'Eine Staffel freigeben und einladen',
  body: StaffelFreigebenEingabe,
  ...gibt,
  problems: ZU_ZWEIT,
})

/** S3-04. Gives it back: nobody is invited by it. */
export const staffelZurueckgeben = akt(`${EINE}/staffel/:staffelGuid/zurueckgeben`, 'BANK_GIBT_FREI', {
  summary: 'Eine Staffel zurückgeben',
  body: StaffelZurueckgebenEingabe,
  ...gibt,
})
