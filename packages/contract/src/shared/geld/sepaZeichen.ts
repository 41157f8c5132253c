/** Every character that a text of a SEPA payment may have (EPC217-08, Latin character set). */
export const SEPA_ZEICHEN = /^[a-zA-Z0-9/\-?:().,'+ ]*$/

const DEUTSCHE: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  '&': '+',
}

/** German letters as German writes them without; what else is not of SEPA stays as it is. */
export const deutscheUmschrift = (text: string): string =>
  text.normalize('NFC').replaceAll(/[äöüÄÖÜßẞ&]/g, (zeichen) => DEUTSCHE[zeichen] ?? zeichen)
