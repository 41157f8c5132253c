import * as z from 'zod/mini'
import { DATEI_NICHT_MOEGLICH } from '../../shared/datei.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'

/** S5-03: the provider opens what a sent application names, and its receipt; drafts are the applicant's alone. */
export const bankDateiHerunterladen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/zuwendung/:guid/datei/:dateiGuid`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Eine Datei eines eingereichten Zuschussantrags herunterladen',
  params: z.strictObject({ guid: Kennung, dateiGuid: Kennung }),
  query: z.object({ download: z.optional(z.enum(['true', 'false'])) }),
  answers: { 200: null },
  problems: [ALLGEMEIN.nichtGefunden, DATEI_NICHT_MOEGLICH],
})
