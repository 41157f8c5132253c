import { akt, lesen, setzen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import { ZUWENDUNG } from '../../zuwendung/kern/problems.ts'
import { Serie, SerieAuswahl, SerieEingabe, Serien, SerieVorschau, SerieWiederholung } from './schema.ts'

const SERIE = `${SACHBEARBEITUNG_SERVICE}/api/serienmitteilung` as const
const EINE = `${SERIE}/:guid` as const

/** S9-08. To which of the chosen cases a message goes, to which not and why, and who gets a mail. */
export const serieVorschauLesen = lesen(`${SERIE}/vorschau`, 'BANK_LIEST', {
  summary: 'Sehen, an wen eine Serienmitteilung geht',
  query: SerieAuswahl,
  pflicht: ['faelle'],
  antwort: SerieVorschau,
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * S7-04. Writes the same to each of these cases, each in a transaction of its own, by a job. `guid` is the caller's: with
 * the same one again it answers the run that there is (RFC 9110, 9.2.2).
 */
export const serieSenden = setzen(EINE, 'BANK_SCHREIBT', {
  summary: 'Eine Serienmitteilung senden',
  body: SerieEingabe,
  antwort: Serie,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** How far it is, and why what failed did. */
export const serieLesen = lesen(EINE, 'BANK_LIEST', {
  summary: 'Eine Serienmitteilung mit ihrem Fortschritt lesen',
  antwort: Serie,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

/** S9-08. Only what failed is tried again, and only by who sent it. */
export const serieWiederholen = akt(`${EINE}/wiederholung`, 'BANK_SCHREIBT', {
  summary: 'Eine Serienmitteilung an die Gescheiterten erneut senden',
  body: SerieWiederholung,
  antwort: Serie,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ZUWENDUNG.antragFehlt],
})

/** The latest ones of the bank, whoever sent them. */
export const serienLesen = lesen(SERIE, 'BANK_LIEST', {
  summary: 'Serienmitteilungen auflisten',
  antwort: Serien,
  problems: [ALLGEMEIN.keineBerechtigung],
})
