const SCHLUESSEL = 'sachbearbeitung-liste'

/** The list from which a case was opened: where it stands, what it showed, in its order. */
export type Listenweg = {
  readonly href: string
  readonly faelle: readonly string[]
  /** The row that was opened last. */
  readonly zuletzt: string | undefined
}

/** Kept for this window: so a case knows the way back and the next one. */
export const listenwegMerken = (weg: Listenweg): void =>
  sessionStorage.setItem(SCHLUESSEL, JSON.stringify(weg))

export const listenwegLesen = (): Listenweg | undefined => {
  const gemerkt = sessionStorage.getItem(SCHLUESSEL)
  return gemerkt === null ? undefined : (JSON.parse(gemerkt) as Listenweg) // written by listenwegMerken only
}

/** Where a page belongs: a case to the list that leads to it. */
export const listenort = (pathname: string): string => {
  const [, fall] = /^\/fall\/([^/]+)/.exec(pathname) ?? []
  const weg = fall === undefined ? undefined : listenwegLesen()
  return fall !== undefined && weg?.faelle.includes(fall) ? weg.href.replace(/[?#].*/, '') : pathname
}

export type Nachbarn = {
  readonly vorher: string | undefined
  readonly naechster: string | undefined
  /** Counted from 1; undefined where the case is in no list. */
  readonly stelle: number | undefined
  readonly von: number
}

/** What stands beside a case in its list. */
export const nachbarn = (faelle: readonly string[], fall: string): Nachbarn => {
  const hier = faelle.indexOf(fall)
  return hier === -1
    ? { vorher: undefined, naechster: undefined, stelle: undefined, von: faelle.length }
    : { vorher: faelle[hier - 1], naechster: faelle[hier + 1], stelle: hier + 1, von: faelle.length }
}

let zuletztImFall: string | undefined

/** While a case is open: whoever leaves it for its list finds its row. */
export const imFall = (fall: string): void => {
  zuletztImFall = fall
}

/** The case from which one comes, told once; undefined for whoever comes from elsewhere. */
export const ausFall = (): string | undefined => {
  const fall = zuletztImFall
  zuletztImFall = undefined
  return fall
}
