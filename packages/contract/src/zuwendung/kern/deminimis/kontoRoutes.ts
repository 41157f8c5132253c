import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../problems.ts'
import {
  BeihilfeEingabe,
  DeMinimisKonto,
  mitBeihilfe,
  mitVerbundenem,
  Streichung,
  VerbindungEingabe,
} from './kontoSchema.ts'

const UNTERNEHMEN = `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid` as const
const SCHREIBEN = ['SACHBEARBEITUNG', 'SCHREIBEN'] as const
const PROBLEME = [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden] as const

/** What a company and all that are linked with it were granted as small aid. */
export const deMinimisKontoLesen = route({
  method: 'GET',
  path: `${UNTERNEHMEN}/deminimis`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'De-minimis-Konto eines Unternehmens und der mit ihm verbundenen',
  params: mitGuid,
  answers: { 200: DeMinimisKonto },
  problems: [...PROBLEME],
})

/** Says that two companies are a single enterprise. Saying it twice changes nothing. */
export const verbindungErfassen = route({
  method: 'POST',
  path: `${UNTERNEHMEN}/verbindung`,
  permission: SCHREIBEN,
  summary: 'Zwei Unternehmen als verbunden erfassen',
  params: mitGuid,
  body: VerbindungEingabe,
  answers: { 200: DeMinimisKonto },
  problems: [...PROBLEME, ZUWENDUNG.nichtMoeglich],
})

export const verbindungLoesen = route({
  method: 'DELETE',
  path: `${UNTERNEHMEN}/verbindung/:anderes`,
  permission: SCHREIBEN,
  summary: 'Die Verbindung zweier Unternehmen lösen',
  params: mitVerbundenem,
  answers: { 200: DeMinimisKonto },
  problems: [...PROBLEME],
})

/** Enters what the applicant's declaration and its certificates name. */
export const beihilfeErfassen = route({
  method: 'POST',
  path: `${UNTERNEHMEN}/beihilfe`,
  permission: SCHREIBEN,
  summary: 'Eine De-minimis-Beihilfe einer anderen Stelle erfassen',
  aufrufschluessel: 'noetig',
  params: mitGuid,
  body: BeihilfeEingabe,
  answers: { 200: DeMinimisKonto },
  problems: [...PROBLEME],
})

/** A wrong one is struck out; it stays to be read in the log. */
export const beihilfeStreichen = route({
  method: 'POST',
  path: `${UNTERNEHMEN}/beihilfe/:beihilfe/streichung`,
  permission: SCHREIBEN,
  summary: 'Eine erfasste De-minimis-Beihilfe streichen',
  params: mitBeihilfe,
  body: Streichung,
  answers: { 200: DeMinimisKonto },
  problems: [...PROBLEME],
})
