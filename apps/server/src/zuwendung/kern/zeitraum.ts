import type { Zeitraum } from '@foerderportal/contract/shared/zeit/zeitraumSchema'

/** The period of a row as the contract writes it; null: always open. */
export const zeitraumVon = ({ von, bis }: { von: Date | null; bis: Date | null }): Zeitraum | null =>
  von === null || bis === null ? null : { von: von.toISOString(), bis: bis.toISOString() }
