import type { Taste } from '../tasten/tasten.ts'

/** Asks before a release, wherever something lies before a second person (S9-04). */
export const freigabeTaste = (tun: () => void): Taste => ({
  taste: 'Strg+Enter',
  text: 'freigeben',
  imFuss: true,
  tun,
})

/** Asks for the reason of a return. */
export const rueckgabeTaste = (tun: () => void): Taste => ({
  taste: 'r',
  text: 'zurückgeben',
  imFuss: true,
  tun,
})
