import { akt, lesen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { ZUWENDUNGEN } from '../../shared/route.ts'
import { MITTEILUNG } from '../problems.ts'
import { Konversation, Konversationsseite, MitteilungEingabe, Seitenwunsch } from './schema.ts'

const MITTEILUNGEN = `${ZUWENDUNGEN}/api/public/mitteilung/:unternehmenGuid` as const
const KONVERSATION = `${MITTEILUNGEN}/konversation/:konversationId` as const

/** R7.2-22. A line for each conversation of the company, those that nobody has written in too, unless it is asked for some (S7-03). */
export const mitteilungenLesen = lesen(MITTEILUNGEN, 'KUNDE_LIEST', {
  summary: 'Mitteilungen eines Unternehmens',
  query: Seitenwunsch,
  pflicht: ['sortierungKriterium', 'sortierungReihenfolge', 'page', 'pageSize'],
  antwort: Konversationsseite,
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * R7.2-24. `konversationId` is the conversation's own, that of its case or of an application or payout request in it; for
 * the general one the company's, or that of a declaration of interest.
 * Whoever opens a conversation has read it: what was new to him is marked in the answer, and is not from then on.
 */
export const konversationLesen = lesen(KONVERSATION, 'KUNDE_LIEST', {
  summary: 'Eine Konversation lesen',
  antwort: Konversation,
  problems: [ALLGEMEIN.keineBerechtigung, MITTEILUNG.fehlt],
})

/**
 * R7.2-25. Answers, or writes first. The same text with the same files from the same person within an hour is the same
 * message: who lost the line sends again, and it arrives once.
 */
export const mitteilungSenden = akt(KONVERSATION, 'KUNDE_SCHREIBT', {
  summary: 'In einer Konversation schreiben',
  aufrufschluessel: 'moeglich',
  body: MitteilungEingabe,
  antwort: Konversation,
  problems: [
    ALLGEMEIN.keineBerechtigung,
    ALLGEMEIN.nichtGefunden,
    MITTEILUNG.fehlt,
    MITTEILUNG.nichtMoeglich,
  ],
})
