import type { BekundungDetail } from '../schema.ts'

/** What is said of a declaration that nobody has ranked. */
export const UNGEREIHT = {
  rang: null,
  rangVon: null,
  rangInGruppe: null,
  eingeladenBis: null,
  lose: [],
  einladung: null,
  entfallenGrund: null,
} satisfies Partial<BekundungDetail>
