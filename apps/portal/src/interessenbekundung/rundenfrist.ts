import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { istBeendet, letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Zeitraum } from '@foerderportal/contract/shared/zeit/zeitraumSchema'

/** The last day of a round, and that it is over where it is. */
export const rundenfrist = (zeitraum: Zeitraum, jetzt: Date): string => {
  const letzter = alsDatum(tagInBerlin(letzterMoment(zeitraum.bis)))
  return istBeendet(zeitraum, jetzt) ? `beendet am ${letzter}` : `offen bis ${letzter}`
}
