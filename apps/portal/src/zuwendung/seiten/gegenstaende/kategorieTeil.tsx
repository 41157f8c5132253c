import { spaet } from '../../seite/spaet.tsx'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'

/** The page of a category: not for whoever only looks at the overview. */
export const KATEGORIE = spaet(async () => {
  const { Kategorie } = await import('./Kategorie.tsx')
  return (props: GegenstaendeProps & { kategorie: string }) => <Kategorie {...props} />
})
