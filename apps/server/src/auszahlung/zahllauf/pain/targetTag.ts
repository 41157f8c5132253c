import { tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'

/** Easter Sunday of a year (Gregorian calendar, after Meeus, Jones and Butcher). */
const ostern = (jahr: number): string => {
  const a = jahr % 19
  const b = Math.floor(jahr / 100)
  const c = jahr % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const monat = String(Math.floor(f / 31)).padStart(2, '0')
  return `${jahr}-${monat}-${String((f % 31) + 1).padStart(2, '0')}`
}

const FEST = ['01-01', '05-01', '12-25', '12-26']

/** Days on which no payments are settled between banks: T2 is closed (ECB, since 2002 unchanged). */
const geschlossen = (tag: string): boolean => {
  const wochentag = new Date(`${tag}T00:00:00Z`).getUTCDay()
  const sonntag = ostern(Number(tag.slice(0, 4)))
  const beweglich = [tageSpaeter(sonntag, -2), tageSpaeter(sonntag, 1)]
  return wochentag === 0 || wochentag === 6 || FEST.includes(tag.slice(5)) || beweglich.includes(tag)
}

/** The next day after this one on which banks settle payments, 'YYYY-MM-DD'. */
export const naechsterTargetTag = (tag: string): string => {
  const morgen = tageSpaeter(tag, 1)
  return geschlossen(morgen) ? naechsterTargetTag(morgen) : morgen
}
