import { dezimalLesen, nurMitZiffern } from './dezimal.ts'
import { eingefuegt } from './eingefuegt.ts'
import { fehler, gelesen, type Gelesen } from './ergebnis.ts'

export type Zahlgrenzen = {
  /** 0 for whole numbers; 2 to 4 for hectares. */
  nachkommastellen?: number
  mindestens?: number
  hoechstens?: number
  /** How the limits are written. */
  schreiben?: (zahl: number) => string
}

/** The number of a German text: '1.250' and '12,5' are read, '12.5' is refused with what to do. */
export function zahlLesen(text: string, grenzen: Zahlgrenzen = {}): Gelesen<number> {
  const { nachkommastellen = 0 } = grenzen
  const roh = eingefuegt('zahl', text)
  if (roh === '') return fehler('Geben Sie eine Zahl ein.')
  const vorzeichen = roh.startsWith('-') ? -1 : 1
  const wert = dezimalLesen(roh.replace(/^-\s*/, ''))
  if (wert === 'punkt') return fehler(schreibweise(nachkommastellen))
  if (wert === 'zeichen') return fehler(nurMitZiffern('die Zahl', roh, 'zum Beispiel 12'))
  if (wert.nachkommastellen > nachkommastellen) return fehler(zuGenau(nachkommastellen))
  return inGrenzen(vorzeichen * wert.zahl, grenzen)
}

const inGrenzen = (
  zahl: number,
  { mindestens = 0, hoechstens = 999_999_999, schreiben = zahlSchreiben }: Zahlgrenzen,
): Gelesen<number> => {
  if (zahl < mindestens) return fehler(`Geben Sie eine Zahl ab ${schreiben(mindestens)} ein.`)
  if (zahl > hoechstens) return fehler(`Geben Sie eine Zahl bis ${schreiben(hoechstens)} ein.`)
  return gelesen(zahl)
}

const schreibweise = (nachkommastellen: number) =>
  nachkommastellen === 0
    ? 'Schreiben Sie eine ganze Zahl, zum Beispiel 12.'
    : 'Schreiben Sie die Zahl mit Komma, zum Beispiel 12,5.'

const zuGenau = (nachkommastellen: number) =>
  nachkommastellen === 0
    ? 'Geben Sie eine ganze Zahl ohne Komma ein.'
    : `Geben Sie höchstens ${nachkommastellen} Nachkommastellen ein.`

/** To make one takes longer than everything else that happens to a number on a page with forty of them. */
const format = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 20 })

/** '1.250,5' for 1250.5: as many decimals as the number has. */
export const zahlSchreiben = (zahl: number): string => format.format(zahl)

const ungeteilt = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 20, useGrouping: 'min2' })

/** How numbers of this unit are written. Without one four digits stand together: it may be a year. */
export const zahlSchreiber = (einheit: string | null | undefined): ((zahl: number) => string) =>
  einheit ? zahlSchreiben : (zahl) => ungeteilt.format(zahl)
