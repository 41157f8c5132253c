import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'

/** Where the provider is found, once for each service. */
export const aufrufe: Aufrufteil = async () => ({
  beispiele: Object.fromEntries(
    ['nutzerServiceBaseUrl', 'zuwendungenBaseUrl', 'ursprungBaseUrl', 'verzeichnisBaseUrl'].map((name) => [
      name,
      { als: LENA },
    ]),
  ),
})
