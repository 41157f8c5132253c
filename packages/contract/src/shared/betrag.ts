import * as z from 'zod/mini'
import { REGION } from './konstanten.ts'

/** Decimal euros of JSON as integer cents. The schema `Betrag` guarantees at most two decimals, so rounding is exact. */
export const inCent = (euro: number): number => Math.round(euro * 100)

/** Integer cents as the decimal number that JSON carries. */
export const inEuro = (cent: number): number => cent / 100

const hoechstensZweiNachkommastellen = (wert: number) => Math.abs(wert * 100 - Math.round(wert * 100)) < 1e-6

/** An amount in euros in JSON: not negative, at most two decimals, below a billion. Sums are made in cents. */
export const Betrag = z
  .number()
  .check(
    z.minimum(0, 'Geben Sie einen Betrag ab 0,00 € ein.'),
    z.maximum(999_999_999.99, 'Geben Sie einen Betrag unter 1 Milliarde Euro ein.'),
    z.refine(hoechstensZweiNachkommastellen, 'Geben Sie höchstens zwei Nachkommastellen ein.'),
  )

const format = new Intl.NumberFormat(REGION.locale, { style: 'currency', currency: REGION.waehrung })

/** '12.480,00 €' for 1248000 cents. */
export const alsEuro = (cent: number): string => format.format(cent / 100)
