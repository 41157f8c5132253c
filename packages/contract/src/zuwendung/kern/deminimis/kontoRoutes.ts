import { akt, lesen, loeschen } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../problems.ts'
import { BeihilfeEingabe, DeMinimisKonto, Streichung, VerbindungEingabe } from './kontoSchema.ts'

const UNTERNEHMEN = `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid` as const
const PROBLEME = [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden] as const
const gibt = { antwort: DeMinimisKonto, problems: PROBLEME } as const

/** What a company and all that are linked with it were granted as small aid. */
export const deMinimisKontoLesen = lesen(`${UNTERNEHMEN}/deminimis`, 'BANK_LIEST', {
  summary: 'De-minimis-Konto eines Unternehmens und der mit ihm verbundenen',
  ...gibt,
})

/** Says that two companies are a single enterprise. Saying it twice changes nothing. */
export const verbindungErfassen = akt(`${UNTERNEHMEN}/verbindung`, 'BANK_SCHREIBT', {
  summary: 'Zwei Unternehmen als verbunden erfassen',
  body: VerbindungEingabe,
  ...gibt,
  problems: [...PROBLEME, ZUWENDUNG.nichtMoeglich],
})

export const verbindungLoesen = loeschen(`${UNTERNEHMEN}/verbindung/:anderes`, 'BANK_SCHREIBT', {
  summary: 'Die Verbindung zweier Unternehmen lösen',
  ...gibt,
})

/** Enters what the applicant's declaration and its certificates name. */
export const beihilfeErfassen = akt(`${UNTERNEHMEN}/beihilfe`, 'BANK_SCHREIBT', {
  summary: 'Eine De-minimis-Beihilfe einer anderen Stelle erfassen',
  aufrufschluessel: 'noetig',
  body: BeihilfeEingabe,
  ...gibt,
})

/** A wrong one is struck out; it stays to be read in the log. */
export const beihilfeStreichen = akt(`${UNTERNEHMEN}/beihilfe/:beihilfe/streichung`, 'BANK_SCHREIBT', {
  summary: 'Eine erfasste De-minimis-Beihilfe streichen',
  body: Streichung,
  ...gibt,
})
