import { pageShape } from '@foerderportal/shell/late/latePage.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'

/** The page of a category: not for whoever only looks at the overview. */
export const Kategorie = latePart(
  async () => (await import('./Kategorie.tsx')).Kategorie,
  pageShape('Diese Angaben'),
)
