import { aendern, akt, herunterladen, lesen, loeschen, setzen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
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
import { DATEI_NICHT_MOEGLICH } from '../../shared/datei.ts'
import { MitDownload } from '../../shared/jaNein.ts'
import { MIMETYPEN } from '../../shared/dateitypen.ts'

const ANTRAG = `${SACHBEARBEITUNG_SERVICE}/api/zuwendung/:guid` as const

const PROBLEME = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich] as const

/**
 * S4-10. The check of a sent application begins; also again, with what was sent last, when the deadline of a
 * Nachforderung has passed. Never for an application of one's own company (403).
 */
export const pruefungBeginnen = akt(`${ANTRAG}/pruefung`, 'BANK_SCHREIBT', {
  summary: 'Die Prüfung eines Antrags beginnen',
  antwort: PruefungAntwort,
  problems: PROBLEME,
})

/** S11-13. Gives an application back: only what is named, and what depends on it, can be changed until the deadline. */
export const nachfordern = akt(`${ANTRAG}/nachforderung`, 'BANK_SCHREIBT', {
  summary: 'Angaben und Dokumente zu einem Antrag nachfordern',
  body: NachforderungEingabe,
  antwort: NachforderungAntwort,
  problems: PROBLEME,
})

/** S9-03. What was asked in a case and what came of it, and what can be asked about. */
export const nachforderungenLesen = lesen(
  `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/nachforderung`,
  'BANK_LIEST',
  {
    summary: 'Die Nachforderungen eines Falls lesen',
    antwort: NachforderungenAntwort,
    problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
  },
)

/** S9-03. Gives the applicant longer to answer: while it is open, and only to a later day. Who may sign hears of it. */
export const nachforderungVerlaengern = aendern(`${ANTRAG}/nachforderung`, 'BANK_SCHREIBT', {
  summary: 'Die Frist einer Nachforderung verlängern',
  body: NachforderungVerlaengerung,
  antwort: NachforderungFrist,
  problems: PROBLEME,
})

/**
 * S9-03. Takes a Nachforderung back: the check goes on with what was sent last, and what the applicant had changed by
 * then stays readable for the bank.
 */
export const nachforderungZuruecknehmen = loeschen(`${ANTRAG}/nachforderung`, 'BANK_SCHREIBT', {
  summary: 'Eine Nachforderung zurücknehmen',
  body: NachforderungRuecknahme,
  antwort: PruefungAntwort,
  problems: PROBLEME,
})

/**
 * S4-09. Lets this case buy from a day on, decided or not; a later call sets another day. The applicant hears of it and
 * reads it at the field.
 */
export const vorhabenbeginnZulassen = setzen(`${ANTRAG}/vorhabenbeginn`, 'BANK_SCHREIBT', {
  summary: 'Einem vorzeitigen Kauf zustimmen',
  body: VorhabenbeginnEingabe,
  antwort: Vorhabenbeginn,
  problems: PROBLEME,
})

/** S5-03: the provider opens what a sent application names, and its receipt; drafts are the applicant's alone. */
export const bankDateiHerunterladen = herunterladen(
  `${SACHBEARBEITUNG_SERVICE}/api/zuwendung/:guid/datei/:dateiGuid`,
  'BANK_LIEST',
  MIMETYPEN,
  {
    summary: 'Eine Datei eines eingereichten Zuschussantrags herunterladen',
    query: MitDownload,
    problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
  },
)
