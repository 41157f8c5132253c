import { DATEN_VERZEICHNIS, route } from '../shared/route.ts'
import { IbanAnfrage, IbanAuskunft } from './schema.ts'

/** R7.3-08. An IBAN that does not hold is refused: 400, and the detail says what to do about it. */
export const ibanPruefen = route({
  method: 'GET',
  path: `${DATEN_VERZEICHNIS}/iban/validation`,
  permission: ['DATADIRECTORY', 'LESEN'],
  summary: 'Eine IBAN prüfen',
  query: IbanAnfrage,
  answers: { 200: IbanAuskunft },
})
