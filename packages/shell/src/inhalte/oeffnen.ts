import type { MouseEvent } from 'react'

/** Texts that open above the page, and the form that reports a barrier (R2.3-09, R2.3-10). */
export type Inhalt =
  | 'hilfe'
  | 'barrierefreiheit'
  | 'barriere-melden'
  | 'nutzungsbedingungen'
  | 'datenschutz'
  | 'impressum'

const ORDNER: Readonly<Record<Inhalt, string | undefined>> = {
  hilfe: 'hilfe',
  barrierefreiheit: 'barrierefreiheit',
  nutzungsbedingungen: 'Nutzungsbedingungen',
  datenschutz: 'datenschutz',
  impressum: 'impressum',
  'barriere-melden': undefined, // a form of the portal, not a text of the content proxy
}
const MELDEN = '#barriere-melden'

/** Where a content lives on its own, for the `href` of its link: it then opens in a new tab, too. */
export const inhaltAdresse = (inhalt: Inhalt): string => {
  const ordner = ORDNER[inhalt]
  return ordner === undefined ? `/start${MELDEN}` : `/cms/Portal/${ordner}/index.html`
}

/** Links from outside (the declaration of accessibility, a mail) lead to the form through the page's fragment. */
let offen: Inhalt | undefined = globalThis.location?.hash === MELDEN ? 'barriere-melden' : undefined
const hoerer = new Set<() => void>()

const setzen = (neu: Inhalt | undefined): void => {
  offen = neu
  for (const melden of hoerer) melden()
}

/** Shows a content in a modal above the page. */
export const inhaltOeffnen = (inhalt: Inhalt): void => setzen(inhalt)
export const inhaltSchliessen = (): void => setzen(undefined)

/** A link to a content: a plain click opens the modal, any other one (new tab, new window) is the browser's. */
export const inhaltVerweis = (inhalt: Inhalt) => ({
  href: inhaltAdresse(inhalt),
  onClick: (klick: MouseEvent<HTMLAnchorElement>): void => {
    if (klick.metaKey || klick.ctrlKey || klick.shiftKey || klick.altKey) return
    klick.preventDefault()
    inhaltOeffnen(inhalt)
  },
})

/** What is open now; for `useSyncExternalStore`. */
export const offenerInhalt = (): Inhalt | undefined => offen

/** Calls `melden` after each change; the answer ends that. */
export const beiInhalt = (melden: () => void): (() => void) => {
  hoerer.add(melden)
  return () => hoerer.delete(melden)
}
