import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { StatusAnzeige } from '@foerderportal/contract/shared/lauf/lauf'
import type { Ton } from '@foerderportal/ui/Hinweis.tsx'

/** Tones of the contract in the terms of packages/ui. */
export const TOENE = {
  info: 'info',
  erfolg: 'success',
  warnung: 'warning',
  neutral: 'neutral',
} as const satisfies Record<StatusAnzeige['ton'], Ton | 'neutral'>

/** Euros of JSON as '12.480,00 €'. */
export const euro = (betrag: number): string => alsEuro(inCent(betrag))
