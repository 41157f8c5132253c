import { akt, herunterladen, hochladen, lesen, liste, setzen } from '../../shared/bauer.ts'
import { DATEI_NICHT_MOEGLICH, Datei, dateiHochladen } from '../../shared/datei.ts'
import { MIMETYPEN } from '../../shared/dateitypen.ts'
import { MitDownload } from '../../shared/jaNein.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import { ZUWENDUNG } from '../../zuwendung/kern/problems.ts'
import { MITTEILUNG } from '../problems.ts'
import {
  BankKonversation,
  BankMitteilungEingabe,
  ErledigtEingabe,
  PosteingangAbfrage,
  PosteingangAntwort,
  TerminEingabe,
} from './schema.ts'

const API = `${SACHBEARBEITUNG_SERVICE}/api` as const
const KONVERSATION = `${API}/konversation/:guid` as const
const GELESEN = [ALLGEMEIN.keineBerechtigung, MITTEILUNG.fehlt] as const
const GESCHRIEBEN = [...GELESEN, MITTEILUNG.nichtMoeglich] as const
const gibt = { antwort: BankKonversation, problems: GESCHRIEBEN } as const

/** S7-04. What customers wrote, longest waiting first, a page at a time. */
export const posteingangLesen = liste(`${API}/mitteilung`, 'BANK_LIEST', {
  summary: 'Mitteilungen von Unternehmen lesen',
  query: PosteingangAbfrage,
  antwort: PosteingangAntwort,
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** S7-04. A conversation with who was told of what, and who has opened it. */
export const bankKonversationLesen = lesen(KONVERSATION, 'BANK_LIEST', {
  summary: 'Eine Konversation mit einem Unternehmen lesen',
  ...gibt,
  problems: GELESEN,
})

/** The same, by its case. */
export const fallKonversationLesen = lesen(`${API}/geschaeft/:guid/konversation`, 'BANK_LIEST', {
  summary: 'Die Konversation zu einem Fall lesen',
  ...gibt,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S7-02. Writes to the company: each of its members gets a mail without the content. */
export const bankMitteilungSenden = akt(KONVERSATION, 'BANK_SCHREIBT', {
  summary: 'An ein Unternehmen schreiben',
  aufrufschluessel: 'noetig',
  body: BankMitteilungEingabe,
  ...gibt,
  problems: [...GESCHRIEBEN, ALLGEMEIN.nichtGefunden],
})

/** A file for a message to a company, before the message is written. */
export const mitteilungDateiHochladen = hochladen(`${API}/mitteilungsdatei`, 'BANK_SCHREIBT', {
  summary: 'Datei zu einer Mitteilung hochladen',
  aufrufschluessel: 'moeglich',
  query: dateiHochladen.query,
  pflicht: ['fileName'],
  antwort: Datei,
  problems: [DATEI_NICHT_MOEGLICH],
})

/** A file of a message, of either side. */
export const mitteilungDateiHerunterladen = herunterladen(
  `${KONVERSATION}/datei/:dateiGuid`,
  'BANK_LIEST',
  MIMETYPEN,
  {
    summary: 'Eine Datei einer Mitteilung herunterladen',
    query: MitDownload,
    problems: [...GELESEN, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
  },
)

/** S7-02. Sets, moves or takes away the day of a conversation; the company sees that it changed. */
export const terminSetzen = setzen(`${KONVERSATION}/termin`, 'BANK_SCHREIBT', {
  summary: 'Den Termin einer Konversation setzen',
  body: TerminEingabe,
  ...gibt,
})

/** S7-04. Settled, or open again; an answer of the company opens it too. */
export const konversationErledigen = setzen(`${KONVERSATION}/erledigt`, 'BANK_SCHREIBT', {
  summary: 'Eine Konversation als erledigt kennzeichnen',
  body: ErledigtEingabe,
  ...gibt,
})
