import type { OtpEintrag } from '@foerderportal/contract/nutzer/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'

type Zeiten = Pick<OtpEintrag, 'angelegtAm' | 'zuletztBenutztAm'>

/** 'Eingerichtet: 20.11.2026, 14:03' and 'Zuletzt benutzt: heute, 08:10', as far as the provider knows them. */
export const faktorZeiten = ({ angelegtAm, zuletztBenutztAm }: Zeiten, jetzt = new Date()): string[] => [
  ...(angelegtAm === undefined ? [] : [`Eingerichtet: ${alsWann(angelegtAm, jetzt)}`]),
  ...(zuletztBenutztAm === undefined ? [] : [`Zuletzt benutzt: ${alsWann(zuletztBenutztAm, jetzt)}`]),
]
