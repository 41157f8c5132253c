import { darf, type Recht } from '@foerderportal/contract/shared/permissions'
import type { Wartendes } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { useNutzer } from '@foerderportal/shell/umgebung'
import { pfade } from '../paths.ts'

/** A destination of the bar, and the key that leads there after `g`. */
export type Ziel = {
  readonly text: string
  readonly href: string
  readonly taste: string
  /** Addresses that belong to it begin so, beside its own. */
  readonly bereiche: readonly string[]
  /** What of it waits for who is here stands beside it. */
  readonly zaehler?: keyof Wartendes
  /** Shown only to whom it concerns; without it to everybody of the bank. */
  readonly recht?: Recht
}

/** What there is, in the order of the bar. A case belongs to the list that leads to it. */
export const ZIELE: readonly Ziel[] = [
  { text: 'Arbeitsvorrat', href: pfade.vorrat, taste: 'v', bereiche: ['/fall/'], zaehler: 'vorrat' },
  { text: 'Freigaben', href: pfade.freigaben, taste: 'f', bereiche: [], zaehler: 'freigaben' },
  {
    text: 'Mitteilungen',
    href: pfade.mitteilungen,
    taste: 'm',
    bereiche: ['/mitteilungen/', pfade.serien],
    zaehler: 'mitteilungen',
  },
  {
    text: 'Auszahlungen',
    href: pfade.auszahlungen,
    taste: 'a',
    bereiche: ['/auszahlungen/'],
    zaehler: 'auszahlungen',
  },
  { text: 'Zahlläufe', href: pfade.zahllaeufe, taste: 'z', bereiche: ['/zahllaeufe/'] },
  { text: 'Runden', href: pfade.runden, taste: 'r', bereiche: ['/runden/'] },
  {
    text: 'Fragebögen',
    href: pfade.frageboegen,
    taste: 'u',
    bereiche: ['/frageboegen/'],
    recht: ['PROGRAMMPFLEGE', 'SCHREIBEN'],
  },
  { text: 'Zu sichten', href: pfade.identifizierungen, taste: 's', bereiche: [pfade.bankdaten] },
  { text: 'Personen', href: pfade.personen, taste: 'p', bereiche: ['/unternehmen/'] },
  {
    text: 'Befangenheit',
    href: pfade.befangenheiten,
    taste: 'b',
    bereiche: [],
    recht: ['LEITUNG', 'SCHREIBEN'],
  },
]

/** Those of the person who is here. */
export const useZiele = (): readonly Ziel[] => {
  const rollen = useNutzer()?.roles ?? []
  return ZIELE.filter(({ recht }) => recht === undefined || darf(rollen, recht))
}

export const istBei = ({ href, bereiche }: Ziel, pathname: string): boolean =>
  pathname === href || bereiche.some((bereich) => pathname.startsWith(bereich))
