import { eingefuegt } from '@foerderportal/schreibweise/eingefuegt'

/** 12 digits that begin with the Land, 01 Schleswig-Holstein to 16 Thüringen (S1-06). */
const ZID = /^(?:0[1-9]|1[0-6])\d{10}$/

/** ZID-Betriebsnummer for storing: digits only; the leading 276 (ISO 3166-1 for Germany) is cut. */
export const zidFormatieren = (text: string): string => {
  const ziffern = eingefuegt('zid', text).replaceAll(/[./]/g, '')
  return ziffern.length === 15 && ziffern.startsWith('276') ? ziffern.slice(3) : ziffern
}

/** What the user has to do about this number; undefined when it has the right form. */
export const zidFehler = (text: string): string | undefined =>
  ZID.test(zidFormatieren(text))
    ? undefined
    : 'Geben Sie die ZID-Betriebsnummer mit zwölf Ziffern ein. Sie beginnt mit der Nummer Ihres Landes, z. B. 01 für Schleswig-Holstein.'
