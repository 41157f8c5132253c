import { pfade } from '../paths.ts'

/** A destination of the bar, and the key that leads there after `g`. */
export type Ziel = {
  readonly text: string
  readonly href: string
  readonly taste: string
  /** Addresses that belong to it begin so, beside its own. */
  readonly bereiche: readonly string[]
}

/** What there is, in the order of the bar. A case belongs to the list that leads to it. */
export const ZIELE: readonly Ziel[] = [
  { text: 'Arbeitsvorrat', href: pfade.vorrat, taste: 'v', bereiche: ['/fall/'] },
  { text: 'Freigaben', href: pfade.freigaben, taste: 'f', bereiche: [] },
  { text: 'Zu sichten', href: pfade.identifizierungen, taste: 's', bereiche: [pfade.bankdaten] },
  { text: 'Personen', href: pfade.personen, taste: 'p', bereiche: ['/unternehmen/'] },
]

export const istBei = ({ href, bereiche }: Ziel, pathname: string): boolean =>
  pathname === href || bereiche.some((bereich) => pathname.startsWith(bereich))
