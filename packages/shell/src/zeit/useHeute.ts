import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { useState } from 'react'

/** Today in Berlin, 'YYYY-MM-DD', as of the opening of the page. The server judges by its own clock. */
export const useHeute = (): string => {
  const [heute] = useState(() => tagInBerlin(new Date()))
  return heute
}
