import * as z from 'zod/mini'
import { akt, herunterladen, lesen, setzen } from '../../../shared/bauer.ts'
import { DATEI_NICHT_MOEGLICH } from '../../../shared/datei.ts'
import { PDF } from '../../../shared/dateitypen.ts'
import { MitDownload } from '../../../shared/jaNein.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { ZUWENDUNGEN } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { Abrufbestaetigung, Abrufversuch, BescheidAnsicht } from './schema.ts'

const BESCHEIDE = `${ZUWENDUNGEN}/api/public/bescheid` as const
const ABRUF = `${BESCHEIDE}/:guid/abruf` as const

/** S9-10. Every notice of a company: what it is, how far it is on its way, who may retrieve it until when. */
export const bescheideLesen = lesen(`${BESCHEIDE}/:unternehmenGuid`, 'KUNDE_LIEST', {
  summary: 'Bescheide eines Unternehmens',
  antwort: z.array(BescheidAnsicht),
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * S9-10. Begins a retrieval, for identified signers until the deadline; the moment at which this call arrives decides.
 * The file follows with `bescheidAbrufLaden`, and the retrieval counts with `bescheidAbrufBestaetigen`.
 */
export const bescheidAbrufen = akt(ABRUF, 'KUNDE_SCHREIBT', {
  summary: 'Den Abruf eines Bescheids beginnen',
  antwort: Abrufversuch,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ZUWENDUNG.nichtMoeglich],
})

/** S9-10. The bytes, for who began this attempt, within an hour. To fetch them is no retrieval yet. */
export const bescheidAbrufLaden = herunterladen(`${ABRUF}/:versuch`, 'KUNDE_LIEST', PDF, {
  summary: 'Die Datei eines begonnenen Abrufs laden',
  problems: [ALLGEMEIN.nichtGefunden, ZUWENDUNG.nichtMoeglich],
})

/** S9-10. Says by their hash that all bytes have arrived: now it is retrieved. Repeating it answers the same. */
export const bescheidAbrufBestaetigen = setzen(`${ABRUF}/:versuch`, 'KUNDE_SCHREIBT', {
  summary: 'Den Abruf eines Bescheids bestätigen',
  body: Abrufbestaetigung,
  antwort: BescheidAnsicht,
  problems: [ALLGEMEIN.nichtGefunden, ZUWENDUNG.nichtMoeglich],
})

/** The notice for every member, once it was retrieved or given by post; a GET never counts as a retrieval. */
export const bescheidHerunterladen = herunterladen(`${BESCHEIDE}/:guid/datei`, 'KUNDE_LIEST', PDF, {
  summary: 'Einen bekannt gegebenen Bescheid herunterladen',
  query: MitDownload,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})
