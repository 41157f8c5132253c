import { lesen } from './bauer.ts'
import { IdpOrt } from './idpOrt.ts'
import { DATEN_VERZEICHNIS, IDP, NUTZER_SERVICE, ZUWENDUNGEN } from './route.ts'

const baseUrl = <const B extends string>(base: B) =>
  lesen(`${base}/api/${IDP}/baseUrl`, 'public', {
    summary: 'Realm und Adresse des Identitätsdienstes',
    antwort: IdpOrt,
  })

export const nutzerServiceBaseUrl = baseUrl(NUTZER_SERVICE)
export const zuwendungenBaseUrl = baseUrl(ZUWENDUNGEN)
/** At the origin and below /api/public/v1 (R7.3-17). */
export const ursprungBaseUrl = baseUrl('')
export const verzeichnisBaseUrl = baseUrl(DATEN_VERZEICHNIS)
