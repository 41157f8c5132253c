import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'

/** A last day moves to a later one only; the sentence where it would not. */
export const nurSpaeter = ({ bis }: { readonly bis: Date }, letzterTag: string): string | null => {
  const bisher = tagInBerlin(letzterMoment(bis.toISOString()))
  return letzterTag > bisher
    ? null
    : `Die Frist lässt sich nur verlängern. Nennen Sie einen Tag nach dem ${alsDatum(bisher)}.`
}
