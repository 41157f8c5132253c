import { pageShape } from '@foerderportal/shell/late/latePage.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'

/** The page of an item: not for whoever only looks at the overview. */
export const Gegenstand = latePart(
  async () => (await import('./Gegenstand.tsx')).Gegenstand,
  pageShape('Diese Angaben'),
)
