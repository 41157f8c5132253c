import * as z from 'zod/mini'
import { aendern, akt, hochladen, liste } from '../../../shared/bauer.ts'
import { DATEI_NICHT_MOEGLICH, Datei, dateiHochladen } from '../../../shared/datei.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import {
  Notiz,
  NotizAnheften,
  NotizEingabe,
  VerlaufAntwort,
  Verlaufsartname,
  Verlaufsstelle,
  Wiedervorlage,
  WiedervorlageEingabe,
} from './schema.ts'

const GESCHAEFT = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const PROBLEME = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich] as const

/** S9-03. What happened in a case, acts and mails in one line of time, a page at a time. */
export const verlaufLesen = liste(`${GESCHAEFT}/verlauf`, 'BANK_LIEST', {
  summary: 'Den Verlauf eines Falls lesen',
  query: z.object({
    art: z.optional(Verlaufsartname),
    person: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    nach: z.optional(Verlaufsstelle),
  }),
  antwort: VerlaufAntwort,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-03. A note for the bank's people; the company never reads it. */
export const notizSchreiben = akt(`${GESCHAEFT}/notiz`, 'BANK_SCHREIBT', {
  summary: 'Eine Notiz zu einem Fall schreiben',
  aufrufschluessel: 'noetig',
  body: NotizEingabe,
  antwort: Notiz,
  problems: [...PROBLEME, ALLGEMEIN.nichtGefunden],
})

/** S9-03. A file for a note, before the note is written: it stays the bank's, and no company ever gets it. */
export const notizDateiHochladen = hochladen(`${SACHBEARBEITUNG_SERVICE}/api/notizdatei`, 'BANK_SCHREIBT', {
  summary: 'Datei zu einer Notiz hochladen',
  aufrufschluessel: 'moeglich',
  query: dateiHochladen.query,
  pflicht: ['fileName'],
  antwort: Datei,
  problems: [DATEI_NICHT_MOEGLICH],
})

/** S9-03. Pins a note to the head of the timeline, or lets it go. */
export const notizAnheften = aendern(`${GESCHAEFT}/notiz/:notizGuid`, 'BANK_SCHREIBT', {
  summary: 'Eine Notiz anheften oder lösen',
  body: NotizAnheften,
  antwort: Notiz,
  problems: [...PROBLEME, ALLGEMEIN.nichtGefunden],
})

/** S9-03. On a day somebody looks at the case again. */
export const wiedervorlageAnlegen = akt(`${GESCHAEFT}/wiedervorlage`, 'BANK_SCHREIBT', {
  summary: 'Einen Fall auf Wiedervorlage legen',
  aufrufschluessel: 'noetig',
  body: WiedervorlageEingabe,
  antwort: Wiedervorlage,
  problems: PROBLEME,
})

/** S9-03. Done; a second time changes nothing. */
export const wiedervorlageErledigen = aendern(
  `${GESCHAEFT}/wiedervorlage/:wiedervorlageGuid`,
  'BANK_SCHREIBT',
  {
    summary: 'Eine Wiedervorlage erledigen',
    antwort: Wiedervorlage,
    problems: [...PROBLEME, ALLGEMEIN.nichtGefunden],
  },
)
