import * as z from 'zod/mini'
import { DATEI_NICHT_MOEGLICH } from '../../shared/datei.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { ZUWENDUNGEN, route } from '../../shared/route.ts'
import { ERechnungAntwort } from './schema.ts'

/** S6-05. Reads a stored file of the company; changes nothing, and answers also where it holds no e-invoice. */
export const rechnungAuslesen = route({
  method: 'POST',
  path: `${ZUWENDUNGEN}/api/public/auszahlung/formular/:guid/rechnung/:dateiUuid`,
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Die Angaben einer E-Rechnung für einen Auszahlungsantrag auslesen',
  params: z.strictObject({ guid: Kennung, dateiUuid: Kennung }),
  answers: { 200: ERechnungAntwort },
  problems: [ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})
