import { eingefuegt } from '@foerderportal/schreibweise/eingefuegt'
import { ibanFormatieren } from './ibanForm.ts'
import { ValidationErrorsIBAN as Fehler, getCountrySpecifications, isValidBIC, validateIBAN } from 'ibantools'

const laender = getCountrySpecifications()

/** Rules for the account part (BBAN) of a country's IBAN. */
export type BbanRegel = { readonly minLength: number; readonly maxLength: number; readonly pattern: string }

/** Undefined for a country that is not in the IBAN registry; ibantools also lists some that only use its format. */
export const bbanRegel = (land: string): BbanRegel | undefined => {
  const spec = laender[land]
  if (!spec?.IBANRegistry || spec.chars === null || spec.bban_regexp === null) return undefined
  const laenge = spec.chars - 4
  return { minLength: laenge, maxLength: laenge, pattern: spec.bban_regexp }
}

/** What the user has to do about this IBAN; undefined when its country, length, form and checksum are right. */
export const ibanFehler = (text: string): string | undefined => {
  const iban = ibanFormatieren(text).replaceAll(' ', '')
  const land = iban.slice(0, 2)
  const regel = bbanRegel(land)
  if (regel === undefined) return 'Beginnen Sie die IBAN mit dem Länderkürzel, z. B. DE.'
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return undefined
  if (errorCodes.includes(Fehler.WrongBBANLength))
    return `Prüfen Sie die IBAN: Mit ${land} hat sie ${regel.maxLength + 4} Zeichen, hier sind es ${iban.length}.`
  if (errorCodes.includes(Fehler.WrongBBANFormat))
    return `Prüfen Sie die IBAN: Sie enthält Zeichen, die mit ${land} nicht vorkommen.`
  return 'Prüfen Sie die IBAN auf Zahlendreher: Die Prüfziffer stimmt nicht.'
}

/** BIC for storing: no white space, capital letters. */
export const bicFormatieren = (text: string): string => eingefuegt('bic', text).toUpperCase()

/** What the user has to do about this BIC; undefined when it has the form of ISO 9362. */
export const bicFehler = (text: string): string | undefined =>
  isValidBIC(bicFormatieren(text))
    ? undefined
    : 'Geben Sie den BIC mit 8 oder 11 Zeichen ein, z. B. GENODEF1NDR, oder lassen Sie das Feld leer.'
