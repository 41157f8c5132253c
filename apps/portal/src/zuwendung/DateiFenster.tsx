import type { DateiAngabe } from '@foerderportal/contract/zuwendung/dokumente'
import { Vorschau } from './Vorschau.tsx'
import { VorhandeneDateien } from './VorhandeneDateien.tsx'

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

/** What a field of files shows over the page; it comes when it is opened first. */
export function DateiFenster({ offen, ...props }: FensterProps) {
  return offen === 'vorhandene' ? (
    <VorhandeneDateien {...props} />
  ) : (
    <Vorschau datei={offen} schliessen={props.schliessen} />
  )
}
