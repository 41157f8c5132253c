import { eingefuegt } from '@foerderportal/schreibweise/eingefuegt'

/** 'DE', nine digits, a hyphen and the number of the activity (§ 139c AO; Bundeszentralamt für Steuern). */
const W_IDNR = /^DE\d{9}-\d{5}$/

/** Wirtschafts-Identifikationsnummer for storing: no white space, capital letters. */
export const wirtschaftsIdFormatieren = (text: string): string =>
  eingefuegt('wirtschaftsId', text).toUpperCase()

/** What the user has to do about this number; undefined when it has the right form. */
export const wirtschaftsIdFehler = (text: string): string | undefined =>
  W_IDNR.test(wirtschaftsIdFormatieren(text))
    ? undefined
    : 'Geben Sie die Wirtschafts-Identifikationsnummer vollständig ein, z. B. DE123456789-00001, oder lassen Sie das Feld leer.'
