import type { FelderProps } from '../antragSeite.ts'
import type { GegenstaendeWerte } from '../../gegenstand/gegenstandWerte.ts'

/** What the overview of the items and the pages of the categories are drawn from. */
export type GegenstaendeProps = FelderProps<GegenstaendeWerte>
