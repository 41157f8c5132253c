import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'

/** The past round of the demo world: it belongs to nobody. */
const RUNDE = 'd0000000-0000-4000-8000-000000000612'

export const aufrufe: Aufrufteil = async ({ eigen: { unternehmenGuid } }) => ({
  beispiele: {
    bekundungUebersichtLesen: { als: LENA, params: { unternehmenGuid }, unternehmen: ['unternehmenGuid'] },
    bekundungMetaLesen: { als: LENA, params: { ibkMetaGuid: RUNDE } },
  },
  katalog: ({ unbekannt }) => [
    [
      'bekundungUebersichtLesen',
      403,
      'Unzureichende Berechtigung',
      unbekannt('bekundungUebersichtLesen', 'unternehmenGuid'),
    ],
    [
      'bekundungMetaLesen',
      404,
      'Förderbewerbung nicht vorhanden',
      unbekannt('bekundungMetaLesen', 'ibkMetaGuid'),
    ],
  ],
})
