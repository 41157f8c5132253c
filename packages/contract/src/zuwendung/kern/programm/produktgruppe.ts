import type { Produktgruppe } from '../../../shared/produktgruppe.ts'
import type { Programm } from './programme.ts'

/** The programme of grants that a product group stands for: each portal offers one group (section 9, S11-06). */
const PROGRAMM: Readonly<Record<Produktgruppe, Programm>> = { standard: 'AnkNabo', ZUKLB: 'ZUKLB' }

/** In which product group a programme's applications are. */
export const produktgruppeVon = (programm: Programm): Produktgruppe =>
  programm === PROGRAMM.ZUKLB ? 'ZUKLB' : 'standard'

/** The programme of a product group. */
export const programmDer = (produktgruppe: Produktgruppe = 'standard'): Programm => PROGRAMM[produktgruppe]
