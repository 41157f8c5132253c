import { safeReturnPath } from '@foerderportal/client/session/returnPath'

/** Why somebody was signed out who did not ask for it. */
export type Abmeldegrund = 'leerlauf' | 'abgelaufen' | 'anderswo' | 'ersetzt' | 'abgelehnt'

/** What the start page needs to say it and to lead back. */
export type Abmeldung = {
  readonly grund: Abmeldegrund
  readonly zurueck: string
  /** Something typed was neither on the server nor on this device when the page was left. */
  readonly verloren?: boolean
}

const SCHLUESSEL = 'portal-abmeldung'
const GRUENDE: readonly unknown[] = ['leerlauf', 'abgelaufen', 'anderswo', 'ersetzt', 'abgelehnt']

/** Keeps reason and place while the browser goes through the provider's logout. For this window only: sessionStorage. */
export const abmeldungMerken = (abmeldung: Abmeldung): void =>
  sessionStorage.setItem(SCHLUESSEL, JSON.stringify(abmeldung))

/** The end of the session that was not wished for, until it is forgotten; undefined without one. */
export const abmeldungLesen = (): Abmeldung | undefined => {
  const gemerkt = sessionStorage.getItem(SCHLUESSEL)
  if (gemerkt === null) return undefined
  const { grund, zurueck, verloren } = JSON.parse(gemerkt) as Abmeldung // written by abmeldungMerken only; checked all the same
  return GRUENDE.includes(grund)
    ? { grund, zurueck: safeReturnPath(zurueck), verloren: verloren === true }
    : undefined
}

const unsicher = new Set<object>()

/** While the session ends: whether what was typed in `formular` is saved somewhere, as far as is known by now. */
export const verlustMerken = (formular: object, verloren: boolean): void => {
  if (verloren) unsicher.add(formular)
  else unsicher.delete(formular)
  const abmeldung = abmeldungLesen()
  if (abmeldung) abmeldungMerken({ ...abmeldung, verloren: unsicher.size > 0 })
}

/** After a new sign-in, and after a logout that was wished for. */
export const abmeldungVergessen = (): void => sessionStorage.removeItem(SCHLUESSEL)

/** As long as somebody would ask before the page is left, something typed or a file is still on its way to its place. */
export const istGesichert = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))
