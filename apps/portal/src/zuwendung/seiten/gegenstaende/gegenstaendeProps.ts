import type { FelderProps } from '../../bau/antragSeite.ts'

/** What the overview of the items and the pages of the categories are drawn from. */
export type GegenstaendeProps = FelderProps<'foerdergegenstaende'>
