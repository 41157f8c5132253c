import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Bauplan, Roh } from '@foerderportal/entwurf/types'

/** The one page of a form that lies on this device only. */
export const SEITE = 'formular'
/** It says what it is. */
export const PLAN: Bauplan<Roh> = {
  seite: () => ({ lesen: (wert: Roh) => wert, schreiben: (roh: Roh) => () => roh }),
}

/** A draft without a server: it begins with `wert`. */
export const lokalerEntwurf = (wert: Roh): Entwurf<Roh> => new Entwurf({ wert, version: undefined }, PLAN)
