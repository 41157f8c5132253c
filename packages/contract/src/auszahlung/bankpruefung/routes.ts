import { akt, herunterladen, lesen, liste, speichern, versionsakt } from '../../shared/bauer.ts'
import { DATEI_NICHT_MOEGLICH } from '../../shared/datei.ts'
import { MIMETYPEN, PDF } from '../../shared/dateitypen.ts'
import { MitDownload } from '../../shared/jaNein.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import { FreigebenEingabe, ZurueckgebenEingabe } from '../../zuwendung/bank/entscheidung/schema.ts'
import { AUSZAHLUNG_PROBLEME } from '../problems.ts'
import { ERechnungAntwort } from '../rechnung/schema.ts'
import { AuszahlungenAbfrage, AuszahlungenAntwort, Bankpruefung, BankpruefungInhalt } from './schema.ts'

const LISTE = `${SACHBEARBEITUNG_SERVICE}/api/auszahlung` as const
const EINE = `${LISTE}/:guid` as const
const PROBLEME = [
  ALLGEMEIN.keineBerechtigung,
  AUSZAHLUNG_PROBLEME.auszahlungFehlt,
  AUSZAHLUNG_PROBLEME.nichtMoeglich,
] as const
const SCHREIBPROBLEME = [...PROBLEME, ALLGEMEIN.konkurrierend] as const
const gibt = { antwort: Bankpruefung, etag: 'version', problems: PROBLEME } as const

/** S9-06. Payout requests, the longest waiting first. */
export const auszahlungenLesen = liste(LISTE, 'BANK_LIEST', {
  summary: 'Eingereichte Auszahlungsanträge auflisten',
  query: AuszahlungenAbfrage,
  antwort: AuszahlungenAntwort,
})

/** S9-06. A request with its invoices, papers and check. */
export const bankpruefungLesen = lesen(EINE, 'BANK_LIEST', {
  summary: 'Einen Auszahlungsantrag prüfen: Rechnungen, Unterlagen, Stand der Prüfung',
  ...gibt,
  problems: [ALLGEMEIN.keineBerechtigung, AUSZAHLUNG_PROBLEME.auszahlungFehlt],
})

/** S6-06. Begins or changes the draft; whoever does can't release it any more. */
export const auszahlungPruefen = speichern(`${EINE}/pruefung`, 'BANK_SCHREIBT', {
  summary: 'Den Entwurf einer Auszahlungsprüfung speichern',
  body: BankpruefungInhalt,
  ...gibt,
})

/** S6-06. Locks the draft and lays it before a second person, once nothing is missing. */
export const auszahlungVorlegen = versionsakt(`${EINE}/vorlegen`, 'BANK_SCHREIBT', {
  summary: 'Eine Auszahlungsprüfung zur Freigabe vorlegen',
  ...gibt,
})

/** S6-06. Gives what was presented back to who prepares. */
export const auszahlungZurueckgeben = akt(`${EINE}/zurueckgeben`, 'BANK_GIBT_FREI', {
  summary: 'Eine vorgelegte Auszahlungsprüfung zurückgeben',
  body: ZurueckgebenEingabe,
  ...gibt,
})

/** S6-06. Releases exactly what was read: another hash is refused with 409, whoever edited it with 403. */
export const auszahlungFreigeben = akt(`${EINE}/freigeben`, 'BANK_GIBT_FREI', {
  summary: 'Über einen Auszahlungsantrag entscheiden',
  body: FreigebenEingabe,
  ...gibt,
  problems: SCHREIBPROBLEME,
})

/** S6-05. What the e-invoice in a file of a request declares; answers also where it holds none, and changes nothing. */
export const bankRechnungAuslesen = lesen(`${EINE}/rechnung/:dateiGuid`, 'BANK_LIEST', {
  summary: 'Die Angaben einer E-Rechnung eines eingereichten Auszahlungsantrags auslesen',
  antwort: ERechnungAntwort,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})

/** S6-06. The notice as it would be: of what was saved last, of what is presented, or as it was released. */
export const auszahlungVorschau = herunterladen(`${EINE}/vorschau`, 'BANK_LIEST', PDF, {
  summary: 'Den Bescheid über einen Auszahlungsantrag als Vorschau erzeugen',
  problems: [...PROBLEME, ALLGEMEIN.zuOft],
})

/** S5-03: the provider opens what a sent request names, its receipt, and its notice. */
export const auszahlungDateiOeffnen = herunterladen(`${EINE}/datei/:dateiGuid`, 'BANK_LIEST', MIMETYPEN, {
  summary: 'Eine Datei eines eingereichten Auszahlungsantrags öffnen',
  query: MitDownload,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})
