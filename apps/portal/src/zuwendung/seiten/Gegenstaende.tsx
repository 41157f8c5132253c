import type { ReactNode } from 'react'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import { Kategorie } from './Kategorie.tsx'
import { Uebersicht } from './GegenstaendeUebersicht.tsx'

/** The overview, or the page of the step's category. */
export const gegenstaendeZeichnen = (props: GegenstaendeProps): ReactNode => {
  const { part } = props.schritt
  return part ? <Kategorie {...props} kategorie={part.id} /> : <Uebersicht {...props} />
}
