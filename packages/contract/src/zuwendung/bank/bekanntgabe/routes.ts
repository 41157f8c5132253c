import * as z from 'zod/mini'
import { DATEI_NICHT_MOEGLICH } from '../../../shared/datei.ts'
import { JaNein } from '../../../shared/jaNein.ts'
import { mitGuid, mitUnternehmen } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { ZUWENDUNGEN, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { Abrufbestaetigung, Abrufversuch, BescheidAnsicht, MitVersuch } from './schema.ts'

const BESCHEIDE = `${ZUWENDUNGEN}/api/public/bescheid` as const
const ABRUF = `${BESCHEIDE}/:guid/abruf` as const

const LESEN = ['ZUWENDUNGEN', 'LESEN'] as const
const SCHREIBEN = ['ZUWENDUNGEN', 'SCHREIBEN'] as const

/** S9-10. Every notice of a company: what it is, how far it is on its way, who may retrieve it until when. */
export const bescheideLesen = route({
  method: 'GET',
  path: `${BESCHEIDE}/:unternehmenGuid`,
  permission: LESEN,
  summary: 'Bescheide eines Unternehmens',
  params: mitUnternehmen,
  answers: { 200: z.array(BescheidAnsicht) },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * S9-10. Begins a retrieval, for identified signers until the deadline; the moment at which this call arrives decides.
 * The file follows with `bescheidAbrufLaden`, and the retrieval counts with `bescheidAbrufBestaetigen`.
 */
export const bescheidAbrufen = route({
  method: 'POST',
  path: ABRUF,
  permission: SCHREIBEN,
  summary: 'Den Abruf eines Bescheids beginnen',
  params: mitGuid,
  answers: { 200: Abrufversuch },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ZUWENDUNG.nichtMoeglich],
})

/** S9-10. The bytes, for who began this attempt, within an hour. To fetch them is no retrieval yet. */
export const bescheidAbrufLaden = route({
  method: 'GET',
  path: `${ABRUF}/:versuch`,
  permission: LESEN,
  summary: 'Die Datei eines begonnenen Abrufs laden',
  params: MitVersuch,
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [ALLGEMEIN.nichtGefunden, ZUWENDUNG.nichtMoeglich],
})

/** S9-10. Says by their hash that all bytes have arrived: now it is retrieved. Repeating it answers the same. */
export const bescheidAbrufBestaetigen = route({
  method: 'PUT',
  path: `${ABRUF}/:versuch`,
  permission: SCHREIBEN,
  summary: 'Den Abruf eines Bescheids bestätigen',
  params: MitVersuch,
  body: Abrufbestaetigung,
  answers: { 200: BescheidAnsicht },
  problems: [ALLGEMEIN.nichtGefunden, ZUWENDUNG.nichtMoeglich],
})

/** The notice for every member, once it was retrieved or given by post; a GET never counts as a retrieval. */
export const bescheidHerunterladen = route({
  method: 'GET',
  path: `${BESCHEIDE}/:guid/datei`,
  permission: LESEN,
  summary: 'Einen bekannt gegebenen Bescheid herunterladen',
  params: mitGuid,
  query: z.object({ download: z.optional(JaNein) }),
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})
