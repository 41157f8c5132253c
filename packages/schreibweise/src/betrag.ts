import { dezimalLesen, nurMitZiffern } from './dezimal.ts'
import { eingefuegt } from './eingefuegt.ts'
import { fehler, gelesen, type Gelesen } from './ergebnis.ts'

const BEISPIEL = 'zum Beispiel 12.500,00'
/** Below a billion, as in the contract (shared/geld/betragSchema.ts). */
const HOECHSTENS = 999_999_999.99

/**
 * The decimal euros of a German text: '12.500,50', '12500,5', '12500', '12.500 €', '12.500 EUR', '12.500,-'.
 * Strict: '12500.50' is refused, because a point that is taken for a thousands separator makes a hundredfold amount of it.
 */
export function betragLesen(text: string): Gelesen<number> {
  const roh = eingefuegt('betrag', text)
  if (roh === '') return fehler(`Geben Sie einen Betrag ein, ${BEISPIEL}.`)
  if (roh.startsWith('-')) return fehler('Geben Sie einen Betrag ab 0,00 € ein.')
  const wert = dezimalLesen(roh)
  if (wert === 'punkt') return fehler(`Schreiben Sie den Betrag mit Komma, ${BEISPIEL}.`)
  if (wert === 'zeichen') return fehler(nurMitZiffern('den Betrag', roh, BEISPIEL))
  if (wert.nachkommastellen > 2) return fehler('Geben Sie höchstens zwei Nachkommastellen ein.')
  if (wert.zahl > HOECHSTENS) return fehler('Geben Sie einen Betrag unter 1 Milliarde Euro ein.')
  return gelesen(wert.zahl)
}

const format = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '12.500,50' for 12500.5 euros, without the unit. */
export const betragSchreiben = (euro: number): string => format.format(euro)
