import { alsDatum, alsUhrzeit, kalenderwoche, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'

/** 'heute, 14:03', else '20.11.2026, 14:03' (rule G-07). */
export const alsWann = (iso: string, jetzt = new Date()): string => {
  const moment = new Date(iso)
  const tag = tagInBerlin(moment)
  return `${tag === tagInBerlin(jetzt) ? 'heute' : alsDatum(tag)}, ${alsUhrzeit(moment)}`
}

const tageZwischen = (von: string, bis: string) => Math.round((Date.parse(bis) - Date.parse(von)) / TAG_MS)

/** Calendar week in which a period ends: farms plan by it. */
export const wocheDerFrist = (bis: string): number => kalenderwoche(tagInBerlin(letzterMoment(bis)))

/**
 * 'noch 3 Tage (bis 23.11.2026, 23:59 Uhr)'. `bis` is the first moment that no longer counts; people read the last
 * one that does. Undefined when it has passed.
 */
export const alsFrist = (bis: string, jetzt = new Date()): string | undefined => {
  if (Date.parse(bis) <= jetzt.getTime()) return undefined
  const letzter = letzterMoment(bis)
  const tage = tageZwischen(tagInBerlin(jetzt), tagInBerlin(letzter))
  const dauer = tage === 0 ? 'nur noch heute' : tage === 1 ? 'noch 1 Tag' : `noch ${tage} Tage`
  return `${dauer} (bis ${alsDatum(tagInBerlin(letzter))}, ${alsUhrzeit(letzter)}\u00a0Uhr)`
}
