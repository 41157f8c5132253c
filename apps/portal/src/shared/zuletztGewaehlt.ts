/** Each user of this device has his own. */
const schluessel = (nutzer: string): string => `portal-unternehmen-${nutzer}`

/** The company for which somebody acted last on this device: nothing but its id. */
export const zuletztGewaehlt = (nutzer: string): string | undefined =>
  localStorage.getItem(schluessel(nutzer)) ?? undefined

export const zuletztMerken = (nutzer: string, unternehmenId: string): void =>
  localStorage.setItem(schluessel(nutzer), unternehmenId)
