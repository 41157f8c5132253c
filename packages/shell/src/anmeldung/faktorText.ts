import { alsWann } from '../zeit/zeit.ts'
import type { Faktor } from './faktorquelle.ts'

type Zeiten = Pick<Faktor, 'angelegtAm' | 'zuletztBenutztAm'>

/** 'Eingerichtet: 20.11.2026, 14:03' and 'Zuletzt benutzt: heute, 08:10', as far as the provider knows them. */
export const faktorZeiten = ({ angelegtAm, zuletztBenutztAm }: Zeiten, jetzt = new Date()): string[] => [
  ...(angelegtAm === undefined ? [] : [`Eingerichtet: ${alsWann(angelegtAm, jetzt)}`]),
  ...(zuletztBenutztAm === undefined ? [] : [`Zuletzt benutzt: ${alsWann(zuletztBenutztAm, jetzt)}`]),
]
