import { safeReturnPath } from '@foerderportal/client/session/returnPath'

/** Where somebody goes on who left a form for something that it needs first. */
export type Rueckweg = { readonly href: string; readonly text: string }

const SCHLUESSEL = 'portal-rueckweg'

/** For this window only, and over the pages of another service: sessionStorage. */
export const rueckwegMerken = (weg: Rueckweg): void => sessionStorage.setItem(SCHLUESSEL, JSON.stringify(weg))

export const rueckwegLesen = (): Rueckweg | undefined => {
  const gemerkt = sessionStorage.getItem(SCHLUESSEL)
  if (gemerkt === null) return undefined
  const { href, text } = JSON.parse(gemerkt) as Rueckweg // written by rueckwegMerken only; checked all the same
  return { href: safeReturnPath(href), text }
}

export const rueckwegVergessen = (): void => sessionStorage.removeItem(SCHLUESSEL)
