import { REGION } from '../konstanten.ts'

/** Decimal euros of JSON as integer cents. The schema `Betrag` guarantees at most two decimals, so rounding is exact. */
export const inCent = (euro: number): number => Math.round(euro * 100)

/** Integer cents as the decimal number that JSON carries. */
export const inEuro = (cent: number): number => cent / 100

/** cost × rate, rounded down to the cent. The rate counts in hundredths of a percent; the product can exceed 2^53. */
export const anteilCent = (kostenCent: number, prozent: number): number =>
  Number((BigInt(kostenCent) * BigInt(Math.round(prozent * 100))) / 10_000n)

const format = new Intl.NumberFormat(REGION.locale, { style: 'currency', currency: REGION.waehrung })

/** '12.480,00 €' for 1248000 cents. */
export const alsEuro = (cent: number): string => format.format(cent / 100)
