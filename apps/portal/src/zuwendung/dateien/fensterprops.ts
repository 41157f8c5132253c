import type { DateiAngabe } from '@foerderportal/contract/zuwendung/formular/dokumente'

/** One file to look at, or the list of what was uploaded before. */
export type Offen = DateiAngabe | 'vorhandene'

export type FensterProps = {
  readonly offen: Offen
  readonly schliessen: () => void
  /** What the field names already. */
  readonly genannte: readonly DateiAngabe[]
  /** How many more it takes. */
  readonly frei: number
  readonly uebernehmen: (neue: readonly DateiAngabe[]) => void
}
