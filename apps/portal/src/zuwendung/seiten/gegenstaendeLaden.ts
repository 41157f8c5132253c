import type { ReactNode } from 'react'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'

type Zeichnen = (props: GegenstaendeProps) => ReactNode

/** The overview of all items, and the page of a category: they come when the wizard is worked in. */
export const gegenstaendeLaden = async (): Promise<Zeichnen> =>
  (await import('./Gegenstaende.tsx')).gegenstaendeZeichnen
