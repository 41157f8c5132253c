import { einzeltasten } from './einzeltasten.ts'

/** A key of a screen. Every key of the app is one of these: what is in no list does nothing. */
export type Taste = {
  /** As the browser names it ('j', 'Enter', '?'), 'Strg+Enter', or two one after the other ('g v'). */
  readonly taste: string
  /** What it does, for the list and the foot: 'öffnen'. Keys with the same text stand together. */
  readonly text: string
  readonly tun: () => void
  /** Where the foot of the screen has room for few: shown there. */
  readonly imFuss?: boolean
}

/** The keys of one part of the screen, under the heading that they have in the list. */
export type Tastengruppe = { readonly titel: string; readonly tasten: readonly Taste[] }

let gruppen: readonly Tastengruppe[] = []
const hoerer = new Set<() => void>()
const setzen = (neu: readonly Tastengruppe[]) => {
  gruppen = neu
  for (const melden of hoerer) melden()
}

/** The one registry: whatever is on the screen puts its keys in, and takes them out when it goes. */
export const tasten = {
  alle: (): readonly Tastengruppe[] => gruppen,
  subscribe: (melden: () => void): (() => void) => {
    hoerer.add(melden)
    return () => hoerer.delete(melden)
  },
  anmelden: (gruppe: Tastengruppe): (() => void) => {
    setzen([...gruppen, gruppe])
    return () => setzen(gruppen.filter((eine) => eine !== gruppe))
  },
}

/** Letters, figures and signs by themselves: what whoever speaks to his computer may press without wanting to (WCAG 2.1.4). */
export const istEinzeln = (taste: string): boolean => taste.split(' ').every((teil) => /^.$/u.test(teil))

export type Treffer =
  | { readonly art: 'tun'; readonly taste: Taste }
  /** The first of two: the second decides. */
  | { readonly art: 'beginnt'; readonly mit: string }
  | undefined

/**
 * What `name` means after `begonnen`, the first of two. The last group has the first word: it is what came onto the screen
 * last.
 */
export const finden = (name: string, begonnen: string | undefined): Treffer => {
  const liste = gruppen
    .toReversed()
    .flatMap((gruppe) => gruppe.tasten)
    .filter(({ taste }) => einzeltasten.an() || !istEinzeln(taste))
  const folge = begonnen === undefined ? name : `${begonnen} ${name}`
  const taste = liste.find((eine) => eine.taste === folge)
  if (taste) return { art: 'tun', taste }
  if (begonnen !== undefined) return finden(name, undefined)
  return liste.some((eine) => eine.taste.startsWith(`${name} `)) ? { art: 'beginnt', mit: name } : undefined
}
