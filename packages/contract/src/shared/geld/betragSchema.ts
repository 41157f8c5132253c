import * as z from 'zod/mini'

/** The number is the one that is written with two decimals: exact, for a tolerance grows too small or too large with the amount. */
const hoechstensZweiNachkommastellen = (wert: number) => Math.round(wert * 100) / 100 === wert

/** An amount in euros in JSON: not negative, at most two decimals, below a billion. Sums are made in cents. */
export const Betrag = z
  .number()
  .check(
    z.minimum(0, 'Geben Sie einen Betrag ab 0,00 € ein.'),
    z.maximum(999_999_999.99, 'Geben Sie einen Betrag unter 1 Milliarde Euro ein.'),
    z.refine(hoechstensZweiNachkommastellen, 'Geben Sie höchstens zwei Nachkommastellen ein.'),
  )
