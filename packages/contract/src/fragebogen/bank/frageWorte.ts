import type { DARSTELLUNGEN, Fragetyp } from '../arten.ts'

/** What each kind of question is called where the bank chooses or compares it. */
export const FRAGETYP_WORT: Readonly<Record<Fragetyp, string>> = {
  AuswahlFrage: 'Auswahl, eine Antwort',
  MehrfachAuswahlFrage: 'Auswahl, mehrere Antworten',
  DezimalFrage: 'Zahl',
  DezimalGruppeFrage: 'mehrere Zahlen',
  FreitextFrage: 'Text',
  PrioritaetFrage: 'Rangfolge',
  ProzentualeAufteilungFrage: 'Aufteilung in Prozent',
}

/** How the options of a choice are shown. */
export const DARSTELLUNG_WORT: Readonly<Record<(typeof DARSTELLUNGEN)[number], string>> = {
  KNOEPFE: 'alle Antworten sichtbar',
  LISTE: 'Liste zum Aufklappen',
}
