import { akt } from '../../shared/bauer.ts'
import { DATEI_NICHT_MOEGLICH } from '../../shared/datei.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { ZUWENDUNGEN } from '../../shared/route.ts'
import { ERechnungAntwort } from './schema.ts'

/** S6-05. Reads a stored file of the company; changes nothing, and answers also where it holds no e-invoice. */
export const rechnungAuslesen = akt(
  `${ZUWENDUNGEN}/api/public/auszahlung/formular/:guid/rechnung/:dateiUuid`,
  'KUNDE_SCHREIBT',
  {
    summary: 'Die Angaben einer E-Rechnung für einen Auszahlungsantrag auslesen',
    antwort: ERechnungAntwort,
    problems: [ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
  },
)
