import { extractIBAN, isSEPACountry } from 'ibantools'
import { bbanRegel, ibanFormatieren } from '../shared/iban.ts'
import type { IbanAuskunft } from './schema.ts'

/** Joined SEPA after ibantools wrote its list (EPC: Albania and Montenegro 2024, Moldova, North Macedonia and Serbia 2025). */
const NEU_IM_SEPA_RAUM: ReadonlySet<string> = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/** What an IBAN says of itself; undefined when it does not hold (`ibanFehler` says why). */
export const ibanLesen = (text: string): Omit<IbanAuskunft, 'correlation'> | undefined => {
  const ibanFormatted = ibanFormatieren(text)
  const iban = ibanFormatted.replaceAll(' ', '')
  const { valid, bban, countryCode = '', bankIdentifier, branchIdentifier } = extractIBAN(iban)
  const regeln = bbanRegel(countryCode)
  if (!valid || bban === undefined || regeln === undefined) return undefined
  return {
    meta: {
      countryCode,
      sepa: isSEPACountry(countryCode) || NEU_IM_SEPA_RAUM.has(countryCode),
      bban: regeln,
    },
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
