import { composeIBAN, extractIBAN, getCountrySpecifications } from 'ibantools'
import { bbanRegel } from '../shared/geld/iban.ts'
import { ibanFormatieren } from '../shared/geld/ibanForm.ts'
import { istSepaLand } from '../shared/geld/sepa.ts'
import { REGION } from '../shared/konstanten.ts'
import { nachAlphabet } from '../shared/alphabet.ts'
import type { IbanAuskunft, IbanLand } from './schema.ts'

/** What an IBAN says of itself; undefined when it does not hold (`ibanFehler` says why). */
export const ibanLesen = (text: string): Omit<IbanAuskunft, 'correlation'> | undefined => {
  const ibanFormatted = ibanFormatieren(text)
  const iban = ibanFormatted.replaceAll(' ', '')
  const { valid, bban, countryCode = '', bankIdentifier, branchIdentifier } = extractIBAN(iban)
  const regeln = bbanRegel(countryCode)
  if (!valid || bban === undefined || regeln === undefined) return undefined
  return {
    meta: { countryCode, sepa: istSepaLand(countryCode), bban: regeln },
    okay: {
      bankId: bankIdentifier ?? null,
      branchId: branchIdentifier ?? null,
      bban,
      iban,
      ibanFormatted,
      extendedValidation: { bank: null, bic: null, okay: null },
    },
  }
}

const name = new Intl.DisplayNames(REGION.locale, { type: 'region' })

/** The countries of the IBAN registry in German order (R7.3-06). */
export const ibanLaender = (): IbanLand[] =>
  Object.keys(getCountrySpecifications())
    .flatMap((countryCode) => {
      const bban = bbanRegel(countryCode)
      return bban === undefined
        ? []
        : [{ countryCode, name: name.of(countryCode) ?? countryCode, sepa: istSepaLand(countryCode), bban }]
    })
    .toSorted((a, b) => nachAlphabet(a.name, b.name))

export type IbanTeile = { readonly countryCode: string; readonly bban: string }
type Gebildet =
  | { readonly iban: string; readonly fehler?: undefined }
  | { readonly iban?: undefined; readonly fehler: string }

const laengenFehler = (land: string, laenge: number, ist: number) =>
  `Prüfen Sie die Kontonummer: Mit ${land} hat sie ${laenge} Zeichen, hier sind es ${ist}.`

/** The IBAN of a country's account with its check digits, or what is wrong with the parts (R7.3-07). */
export const ibanAusTeilen = (teile: IbanTeile): Gebildet => {
  const countryCode = teile.countryCode.toUpperCase()
  const bban = ibanFormatieren(teile.bban).replaceAll(' ', '')
  const regel = bbanRegel(countryCode)
  if (regel === undefined) return { fehler: 'Geben Sie ein Land an, das IBAN ausgibt, z. B. DE.' }
  if (bban.length !== regel.maxLength)
    return { fehler: laengenFehler(countryCode, regel.maxLength, bban.length) }
  const iban = composeIBAN({ countryCode, bban })
  if (iban === null)
    return {
      fehler: `Prüfen Sie die Kontonummer: Sie enthält Zeichen, die mit ${countryCode} nicht vorkommen.`,
    }
  if (ibanLesen(iban) === undefined)
    return { fehler: 'Prüfen Sie die Kontonummer auf Zahlendreher: Ihre eigene Prüfziffer stimmt nicht.' }
  return { iban }
}
