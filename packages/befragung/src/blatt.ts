import type { Seite } from '@foerderportal/contract/fragebogen/weg/weg'

/** Last part of the address of the page after all questions. */
export const ENDE = 'ende'

/** Last part of the address of a page; the letter before keeps any id apart from `ENDE`. */
export const alsBlatt = (seite: Pick<Seite, 'id'> | undefined): string =>
  seite === undefined ? ENDE : `s-${seite.id}`
