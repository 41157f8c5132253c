import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'

const NEIN = 'Unzureichende Berechtigung'

export const aufrufe: Aufrufteil = async ({ eigen: { unternehmenGuid } }) => {
  const firma = {
    als: LENA,
    params: { unternehmenGuid },
    query: { produktgruppe: 'standard' },
    unternehmen: ['unternehmenGuid'],
  }
  return {
    beispiele: { auszahlungUebersichtLesen: firma, auszahlbareGeschaefteLesen: firma },
    katalog: ({ unbekannt }) => [
      ['auszahlungUebersichtLesen', 403, NEIN, unbekannt('auszahlungUebersichtLesen', 'unternehmenGuid')],
      ['auszahlbareGeschaefteLesen', 403, NEIN, unbekannt('auszahlbareGeschaefteLesen', 'unternehmenGuid')],
    ],
  }
}
