import type { SerieEingabe } from '@foerderportal/contract/mitteilungen/serie/schema'

type Fall = SerieEingabe['faelle'][number]
type Gelesen = { readonly geschaeft: string; readonly fassung: Fall['fassung'] | null }

/** The cases that a bulk message goes to, as they were read. */
export const gehende = (faelle: readonly Gelesen[]): Fall[] =>
  faelle.flatMap(({ geschaeft, fassung }) => (fassung === null ? [] : [{ geschaeft, fassung }]))
