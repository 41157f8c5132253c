import { eingefuegt } from '@foerderportal/schreibweise/eingefuegt'

/** IBAN for storing and showing: no white space and signs, capital letters, groups of four (section 5). */
export const ibanFormatieren = (text: string): string =>
  eingefuegt('iban', text)
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ')
