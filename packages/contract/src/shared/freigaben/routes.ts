import { liste } from '../bauer.ts'
import { SACHBEARBEITUNG_SERVICE } from '../route.ts'
import { FreigabenAbfrage, FreigabenAntwort } from './schema.ts'

/** S9-04. What waits for release, of every kind, longest first, without what the caller may know nothing of. */
export const freigabenLesen = liste(`${SACHBEARBEITUNG_SERVICE}/api/freigaben`, 'BANK_LIEST', {
  summary: 'Lesen, was zur Freigabe vorliegt',
  query: FreigabenAbfrage,
  antwort: FreigabenAntwort,
})
