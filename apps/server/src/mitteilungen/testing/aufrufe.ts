import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'

export const aufrufe: Aufrufteil = async ({ eigen: { unternehmenGuid } }) => ({
  beispiele: {
    ungeleseneZaehlen: { als: LENA, params: { unternehmenGuid }, unternehmen: ['unternehmenGuid'] },
  },
  katalog: ({ unbekannt }) => [
    [
      'ungeleseneZaehlen',
      403,
      'Unzureichende Berechtigung',
      unbekannt('ungeleseneZaehlen', 'unternehmenGuid'),
    ],
  ],
})
