import type { Produktgruppe } from '../produktgruppe.ts'

/** In which product group a programme is, and with that in which portal its cases are shown (S11-06). */
export const produktgruppeVon = (programm: string): Produktgruppe =>
  programm === 'ZUKLB' ? 'ZUKLB' : 'standard'
