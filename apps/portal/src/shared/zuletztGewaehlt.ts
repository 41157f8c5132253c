/** Nothing on a device that others use too may say whose it was (S10-03): the key names nobody. */
const SCHLUESSEL = 'portal-unternehmen'

/** The company for which somebody acted last on this device: nothing but its id. */
export const zuletztGewaehlt = (): string | undefined => {
  try {
    return localStorage.getItem(SCHLUESSEL) ?? undefined
  } catch {
    return undefined // storage may be forbidden: then nothing was remembered
  }
}

export const zuletztMerken = (unternehmenId: string): void => {
  try {
    localStorage.setItem(SCHLUESSEL, unternehmenId)
  } catch {
    // As above; the choice holds all the same.
  }
}
