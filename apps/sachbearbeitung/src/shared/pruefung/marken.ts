import type { Beleg, PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Marke } from '../dokument/Marken.tsx'
import { sagtDasselbe } from './belege.ts'

type Gezeigt = { readonly datei: { readonly uuid: string } | undefined; readonly seite: number }

/** What evidence names on the page that is shown, numbered as the places beside the fields. */
export const markenAuf = (
  belege: readonly Beleg[],
  { datei, seite }: Gezeigt,
  stellen: PruefpunktAntwort['stellen'] = [],
): Marke[] =>
  belege.flatMap(({ dateiGuid, seite: auf, zitat, stelle }) => {
    if (dateiGuid !== datei?.uuid || (auf ?? 1) !== seite || zitat === null) return []
    const stelleNr = stellen.findIndex(({ pfad }) => pfad === stelle)
    const antwort = stellen[stelleNr]?.antwort ?? null
    const anders = stelleNr >= 0 && !sagtDasselbe(antwort, zitat)
    return [{ worte: zitat, nummer: stelleNr < 0 ? undefined : stelleNr + 1, anders }]
  })
