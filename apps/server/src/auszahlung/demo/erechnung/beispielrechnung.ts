/** A position of an example: net for each piece, and the rate of its tax in percent. */
type Position = {
  readonly bezeichnung: string
  readonly menge: number
  readonly einzelCent: number
  readonly satz: number
}

/** An invoice of the demo world as its issuer means it. */
export type Beispielrechnung = {
  readonly nummer: string
  readonly tag: string
  readonly faellig: string
  readonly kaeufer: string
  readonly positionen: readonly Position[]
  /** UNTDID 1001. */
  readonly art: '380' | '381'
  readonly waehrung: string
  readonly angezahltCent: number
}

/** Who writes them all. */
export const STELLER = {
  name: 'Landtechnik Nord GmbH',
  strasse: 'Werkstraße 1',
  plz: '12345',
  ort: 'Beispielstadt',
  ustId: 'DE123456789',
  iban: 'DE02120300000000202051',
} as const

export type Steuerzeile = { readonly satz: number; readonly aufCent: number; readonly steuerCent: number }
export type Rechnungssummen = {
  readonly nettoCent: number
  readonly steuerCent: number
  readonly bruttoCent: number
  readonly zahlbarCent: number
  readonly steuern: readonly Steuerzeile[]
}

export const positionCent = ({ menge, einzelCent }: Position): number => menge * einzelCent

/** Totals as EN 16931 wants them: tax for each rate, rounded once (BR-CO-17). */
export const summenVon = ({ positionen, angezahltCent }: Beispielrechnung): Rechnungssummen => {
  const steuern = [...new Set(positionen.map(({ satz }) => satz))].map((satz) => {
    const ihre = positionen.filter((p) => p.satz === satz)
    const aufCent = ihre.reduce((summe, p) => summe + positionCent(p), 0)
    return { satz, aufCent, steuerCent: Math.round((aufCent * satz) / 100) }
  })
  const nettoCent = steuern.reduce((summe, { aufCent }) => summe + aufCent, 0)
  const steuerCent = steuern.reduce((summe, s) => summe + s.steuerCent, 0)
  const bruttoCent = nettoCent + steuerCent
  return { nettoCent, steuerCent, bruttoCent, zahlbarCent: bruttoCent - angezahltCent, steuern }
}

/** As an invoice writes an amount: '23800.00'. */
export const dezimal = (cent: number): string => (cent / 100).toFixed(2)
