import * as z from 'zod/mini'
import { DATEI_NICHT_MOEGLICH, Datei, dateiHochladen } from '../../../shared/datei.ts'
import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
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
  mitNotiz,
  mitWiedervorlage,
} from './schema.ts'

const GESCHAEFT = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const
const SCHREIBEN = ['SACHBEARBEITUNG', 'SCHREIBEN'] as const
const PROBLEME = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich] as const

/** S9-03. What happened in a case, acts and mails in one line of time, a page at a time. */
export const verlaufLesen = route({
  method: 'GET',
  path: `${GESCHAEFT}/verlauf`,
  permission: LESEN,
  summary: 'Den Verlauf eines Falls lesen',
  params: mitGuid,
  query: z.object({
    art: z.optional(Verlaufsartname),
    person: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    nach: z.optional(Verlaufsstelle),
  }),
  answers: { 200: VerlaufAntwort },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-03. A note for the bank's people; the company never reads it. */
export const notizSchreiben = route({
  method: 'POST',
  path: `${GESCHAEFT}/notiz`,
  permission: SCHREIBEN,
  summary: 'Eine Notiz zu einem Fall schreiben',
  aufrufschluessel: 'noetig',
  params: mitGuid,
  body: NotizEingabe,
  answers: { 200: Notiz },
  problems: [...PROBLEME, ALLGEMEIN.nichtGefunden],
})

/** S9-03. A file for a note, before the note is written: it stays the bank's, and no company ever gets it. */
export const notizDateiHochladen = route({
  method: 'POST',
  path: `${SACHBEARBEITUNG_SERVICE}/api/notizdatei`,
  permission: SCHREIBEN,
  summary: 'Datei zu einer Notiz hochladen',
  query: dateiHochladen.query,
  pflicht: ['fileName'],
  rawBody: true,
  aufrufschluessel: 'moeglich',
  answers: { 200: Datei },
  problems: [DATEI_NICHT_MOEGLICH],
})

/** S9-03. Pins a note to the head of the timeline, or lets it go. */
export const notizAnheften = route({
  method: 'PATCH',
  path: `${GESCHAEFT}/notiz/:notizGuid`,
  permission: SCHREIBEN,
  summary: 'Eine Notiz anheften oder lösen',
  params: mitNotiz,
  body: NotizAnheften,
  answers: { 200: Notiz },
  problems: [...PROBLEME, ALLGEMEIN.nichtGefunden],
})

/** S9-03. On a day somebody looks at the case again. */
export const wiedervorlageAnlegen = route({
  method: 'POST',
  path: `${GESCHAEFT}/wiedervorlage`,
  permission: SCHREIBEN,
  summary: 'Einen Fall auf Wiedervorlage legen',
  aufrufschluessel: 'noetig',
  params: mitGuid,
  body: WiedervorlageEingabe,
  answers: { 200: Wiedervorlage },
  problems: PROBLEME,
})

/** S9-03. Done; a second time changes nothing. */
export const wiedervorlageErledigen = route({
  method: 'PATCH',
  path: `${GESCHAEFT}/wiedervorlage/:wiedervorlageGuid`,
  permission: SCHREIBEN,
  summary: 'Eine Wiedervorlage erledigen',
  params: mitWiedervorlage,
  answers: { 200: Wiedervorlage },
  problems: [...PROBLEME, ALLGEMEIN.nichtGefunden],
})
