import type { OtpEintrag } from '@foerderportal/contract/nutzer/otpSchema'
import { alsWann } from '../../bausteine/zeit.ts'

type Zeiten = Pick<OtpEintrag, 'angelegtAm' | 'zuletztBenutztAm'>

/** 'Eingerichtet 20.11.2026, 14:03; zuletzt benutzt heute, 8:10', as far as the provider knows it. */
export const faktorZeiten = ({ angelegtAm, zuletztBenutztAm }: Zeiten, jetzt = new Date()): string => {
  const seit = angelegtAm === undefined ? 'Eingerichtet' : `Eingerichtet: ${alsWann(angelegtAm, jetzt)}`
  if (zuletztBenutztAm !== undefined) return `${seit} · zuletzt benutzt: ${alsWann(zuletztBenutztAm, jetzt)}`
  return angelegtAm === undefined ? seit : `${seit} · noch nicht benutzt`
}
