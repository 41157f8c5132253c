import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { FRIST_TEXT } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { TAG_MS } from '@foerderportal/values/time'

export type Dringend = 'ueberfaellig' | 'bald' | 'demnaechst' | undefined

/** Days in Berlin from one moment to another. */
export const tageSeit = (iso: string, jetzt: Date): number =>
  Math.round((Date.parse(tagInBerlin(jetzt)) - Date.parse(tagInBerlin(new Date(iso)))) / TAG_MS)

const BALD_TAGE = 3
const DEMNAECHST_TAGE = 6

const dringend = (tage: number): Dringend => {
  if (tage < 0) return 'ueberfaellig'
  if (tage <= BALD_TAGE) return 'bald'
  return tage <= DEMNAECHST_TAGE ? 'demnaechst' : undefined
}

/** The day that a deadline ends on, what it is for, and how it presses. This year's needs no year. */
export const fristAnzeige = ({ art, bis }: NonNullable<VorratZeile['frist']>, jetzt: Date) => {
  const tag = tagInBerlin(letzterMoment(bis))
  const diesesJahr = tag.slice(0, 4) === tagInBerlin(jetzt).slice(0, 4)
  return {
    tag: diesesJahr ? alsDatum(tag).slice(0, 6) : alsDatum(tag),
    wofuer: FRIST_TEXT[art],
    // What waits for the post since it was issued has no day that it could miss.
    dringend: art === 'VERSAND' ? 'bald' : dringend(-tageSeit(letzterMoment(bis).toISOString(), jetzt)),
  }
}

/** All of it in one line. */
export const fristInWorten = (frist: NonNullable<VorratZeile['frist']>, jetzt: Date): string => {
  const { tag, wofuer, dringend: wie } = fristAnzeige(frist, jetzt)
  return `${tag} ${wofuer}${wie === 'ueberfaellig' ? ', überfällig' : ''}`
}
