import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { hatBegonnen, letzterMoment, type Erfassung } from '@foerderportal/contract/shared/zeit/zeitraum'
import { alsFrist, alsWann } from '@foerderportal/shell/zeit/zeit'

/** 'Einreichen: noch 3 Tage (bis …)', or when it opens, or since when it is over: all by the server's clock. */
export const zeitraumText = (zeitraum: Erfassung, jetzt: Date): string => {
  if (zeitraum === null) return 'ohne Frist'
  if (!hatBegonnen(zeitraum, jetzt)) return `Öffnet am ${alsMinute(new Date(zeitraum.von))}\u00a0Uhr`
  const frist = alsFrist(zeitraum.bis, jetzt)
  if (frist !== undefined) return `Einreichen: ${frist}`
  return `Die Frist ist abgelaufen (${alsWann(letzterMoment(zeitraum.bis).toISOString(), jetzt)}\u00a0Uhr)`
}
