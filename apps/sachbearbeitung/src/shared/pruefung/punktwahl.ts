import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { istBeantwortet } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/stand'

/** A point of a check, and where it stands. */
export type Punktlage = Pick<PruefpunktAntwort, 'code' | 'stand'>
type Punkte = readonly Punktlage[]

const istOffen = ({ stand }: Punkte[number]): boolean => !istBeantwortet(stand)

/** The point that a page begins with: the one its address names, else the first that waits for somebody. */
export const anfang = (punkte: Punkte, genannt: string): string | undefined =>
  (punkte.find(({ code }) => code === genannt) ?? punkte.find(istOffen) ?? punkte[0])?.code

/** The point beside another one; at an end it stays. */
export const daneben = (punkte: Punkte, code: string, schritt: 1 | -1): string => {
  const stelle = punkte.findIndex((punkt) => punkt.code === code)
  return punkte[stelle + schritt]?.code ?? code
}

/** The next point after this one that waits for somebody, from the beginning again; undefined where none does. */
export const naechsterOffene = (punkte: Punkte, code: string): string | undefined => {
  const stelle = punkte.findIndex((punkt) => punkt.code === code)
  return [...punkte.slice(stelle + 1), ...punkte.slice(0, stelle)].find(istOffen)?.code
}

/** How many of them somebody has answered. */
export const beantwortet = (punkte: Punkte): number =>
  punkte.filter(({ stand }) => istBeantwortet(stand)).length
