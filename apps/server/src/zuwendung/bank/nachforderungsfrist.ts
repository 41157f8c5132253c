import { alsDatum, tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { FRIST_HOECHSTENS_TAGE } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'

/** What is wrong with a last day that somebody of the bank sets; nothing where it is one. */
export const fristFehler = (frist: string, jetzt: Date): Feldfehler[] => {
  const heute = tagInBerlin(jetzt)
  const spaetestens = tageSpaeter(heute, FRIST_HOECHSTENS_TAGE)
  if (frist <= heute) return [{ pfad: 'frist', text: 'Geben Sie einen Tag in der Zukunft an.' }]
  return frist > spaetestens
    ? [{ pfad: 'frist', text: `Geben Sie einen Tag bis ${alsDatum(spaetestens)} an.` }]
    : []
}
