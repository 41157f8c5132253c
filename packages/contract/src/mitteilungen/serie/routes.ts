import { mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { ZUWENDUNG } from '../../zuwendung/kern/problems.ts'
import { Serie, SerieAuswahl, SerieEingabe, Serien, SerieVorschau, SerieWiederholung } from './schema.ts'

const SERIE = `${SACHBEARBEITUNG_SERVICE}/api/serienmitteilung` as const
const EINE = `${SERIE}/:guid` as const
const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const
const SCHREIBEN = ['SACHBEARBEITUNG', 'SCHREIBEN'] as const

/** S9-08. To which of the chosen cases a message goes, to which not and why, and who gets a mail. */
export const serieVorschauLesen = route({
  method: 'GET',
  path: `${SERIE}/vorschau`,
  permission: LESEN,
  summary: 'Sehen, an wen eine Serienmitteilung geht',
  query: SerieAuswahl,
  pflicht: ['faelle'],
  answers: { 200: SerieVorschau },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * S7-04. Writes the same to each of these cases, each in a transaction of its own, by a job. `guid` is the caller's: with
 * the same one again it answers the run that there is (RFC 9110, 9.2.2).
 */
export const serieSenden = route({
  method: 'PUT',
  path: EINE,
  permission: SCHREIBEN,
  summary: 'Eine Serienmitteilung senden',
  params: mitGuid,
  body: SerieEingabe,
  answers: { 200: Serie },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** How far it is, and why what failed did. */
export const serieLesen = route({
  method: 'GET',
  path: EINE,
  permission: LESEN,
  summary: 'Eine Serienmitteilung mit ihrem Fortschritt lesen',
  params: mitGuid,
  answers: { 200: Serie },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

/** S9-08. Only what failed is tried again, and only by who sent it. */
export const serieWiederholen = route({
  method: 'POST',
  path: `${EINE}/wiederholung`,
  permission: SCHREIBEN,
  summary: 'Eine Serienmitteilung an die Gescheiterten erneut senden',
  params: mitGuid,
  body: SerieWiederholung,
  answers: { 200: Serie },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ZUWENDUNG.antragFehlt],
})

/** The latest ones of the bank, whoever sent them. */
export const serienLesen = route({
  method: 'GET',
  path: SERIE,
  permission: LESEN,
  summary: 'Serienmitteilungen auflisten',
  answers: { 200: Serien },
  problems: [ALLGEMEIN.keineBerechtigung],
})
