const SCHLUESSEL = 'sachbearbeitung-einzeltasten'
const AUS = 'aus'

/** Storage may be forbidden: then the choice holds for this page. */
const gemerkt = (): boolean => {
  try {
    return localStorage.getItem(SCHLUESSEL) !== AUS
  } catch {
    return true
  }
}

let an = gemerkt()
const hoerer = new Set<() => void>()

/** Whether single letters are keys. Switched off they stay off on this device (WCAG 2.1.4). */
export const einzeltasten = {
  an: (): boolean => an,
  schalten: (neu: boolean): void => {
    an = neu
    try {
      if (neu) localStorage.removeItem(SCHLUESSEL)
      else localStorage.setItem(SCHLUESSEL, AUS)
    } catch {
      // see `gemerkt`
    }
    for (const melden of hoerer) melden()
  },
  subscribe: (melden: () => void): (() => void) => {
    hoerer.add(melden)
    return () => hoerer.delete(melden)
  },
}
