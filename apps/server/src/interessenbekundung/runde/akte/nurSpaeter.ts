import { spaetererTagFehler } from '@foerderportal/contract/interessenbekundung/bank/rundentage'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'

/** A last day moves to a later one only; the sentence where it would not. */
export const nurSpaeter = ({ bis }: { readonly bis: Date }, letzterTag: string): string | null => {
  const bisher = tagInBerlin(letzterMoment(bis.toISOString()))
  const [fehler] = spaetererTagFehler(letzterTag, bisher)
  return fehler?.text ?? null
}
