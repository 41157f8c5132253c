import { useState } from 'react'
import { ausgewaehlt, type Stand } from './auswahl.ts'

/** What is chosen of a list. */
export type Auswahl = {
  readonly gewaehlt: readonly string[]
  readonly ist: (schluessel: string) => boolean
  /** All that are shown. */
  readonly alle: boolean
  readonly umschalten: (schluessel: string) => void
  /** From what was switched last. */
  readonly bisHier: (schluessel: string) => void
  readonly alleWaehlen: (an: boolean) => void
}

const LEER: Stand = { gewaehlt: new Set(), zuletzt: undefined }

/** Kept by key, so that it outlasts search and sorting (S9-02). `schluessel`: what is shown, in its order. */
export const useAuswahl = (schluessel: readonly string[]): Auswahl => {
  const [stand, setStand] = useState(LEER)
  return {
    gewaehlt: [...stand.gewaehlt],
    ist: (einer) => stand.gewaehlt.has(einer),
    alle: schluessel.length > 0 && schluessel.every((einer) => stand.gewaehlt.has(einer)),
    umschalten: (einer) => setStand(ausgewaehlt.umschalten(stand, einer)),
    bisHier: (einer) => setStand(ausgewaehlt.bisHier(stand, einer, schluessel)),
    alleWaehlen: (an) => setStand(ausgewaehlt.alle(stand, schluessel, an)),
  }
}
