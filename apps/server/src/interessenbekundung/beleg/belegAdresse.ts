import type { Datei } from '@foerderportal/contract/shared/datei'
import { ZUWENDUNGEN } from '@foerderportal/contract/shared/route'

/** Declarations have a call of their own for their receipts (R7.2-14). */
export const belegAdresse = ({ uuid, dateiname }: Pick<Datei, 'uuid' | 'dateiname'>): string =>
  `${ZUWENDUNGEN}/api/public/ibk/download/${uuid}/${encodeURIComponent(dateiname)}`
