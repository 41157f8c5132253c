import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { FRIST_TEXT, STAND_ANZEIGE, type Stand } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import type { Ton } from '@foerderportal/ui/Hinweis.tsx'
import { TAG_MS } from '@foerderportal/values/time'

/** Where a case stands, in the words of the work list. */
export const fallStand = (stand: Stand): { readonly wort: string; readonly ton: Ton | 'neutral' } => {
  const { wort, ton } = STAND_ANZEIGE[stand]
  return { wort, ton: TOENE[ton] }
}

const abstand = (tage: number): string => {
  if (tage < 0) return tage === -1 ? 'seit gestern vorbei' : `seit ${-tage} Tagen vorbei`
  if (tage === 0) return 'heute'
  return tage === 1 ? 'noch 1 Tag' : `noch ${tage} Tage`
}

const seitTagen = (tage: number): string => {
  if (tage <= 0) return 'heute'
  return tage === 1 ? '1 Tag' : `${tage} Tage`
}

/** 'Entscheidung bis', '09.12.2026', 'noch 17 Tage'. A deadline is the first moment that no longer counts. */
export const fristWorte = (
  { art, bis }: NonNullable<VorratZeile['frist']>,
  heute: string,
): readonly [string, string, string] => {
  const letzter = tagInBerlin(new Date(Date.parse(bis) - 1))
  const tage = Math.round((Date.parse(letzter) - Date.parse(heute)) / TAG_MS)
  if (art === 'VERSAND') return ['Mit der Post zu versenden seit', alsDatum(letzter), seitTagen(-tage)]
  return [`${FRIST_TEXT[art]} bis`, alsDatum(letzter), abstand(tage)]
}
