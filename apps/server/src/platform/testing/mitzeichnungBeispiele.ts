import type { Beispiel } from './beispiel.ts'
import { LENA, als, type Habe, type PortalWelt } from './portalWelt.ts'

/** The second signature: Lena asks, Paul answers. */
export const mitzeichnungBeispiele = (
  m: PortalWelt['mitzeichnung'],
  eigen: Habe,
  fremd: Habe,
): Readonly<Record<string, Beispiel>> => {
  const objekte = { guid: fremd.formular.guid }
  const lena = { als: LENA, objekte }
  const paul = { als: als('paul.partner'), objekte }
  const { unterschreiben, ablehnen, erinnern } = m
  const { params, anfrage: guid, sha256 } = unterschreiben
  return {
    auswahlNutzerLesen: {
      als: LENA,
      params: { companyId: eigen.unternehmenGuid },
      unternehmen: ['companyId'],
    },
    mitzeichnungLesen: { ...lena, params: ablehnen.params },
    mitzeichnungAnfordern: { ...lena, params, body: { subjectId: paul.als.sub } },
    mitzeichnungZurueckrufen: { ...lena, params: erinnern.params },
    mitzeichnungErinnern: { ...lena, params: erinnern.params },
    mitzeichnen: { ...paul, params, body: { guid, sha256 } },
    mitzeichnungAblehnen: {
      ...paul,
      params: ablehnen.params,
      body: { guid: ablehnen.anfrage, grund: 'Der Preis stimmt nicht.' },
    },
  }
}
