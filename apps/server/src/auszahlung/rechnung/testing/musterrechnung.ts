/** An invoice as its issuer means it; amounts as an invoice writes them. */
export type Musterrechnung = {
  readonly nummer: string
  readonly datum: string
  readonly faellig: string
  readonly steller: string
  readonly ustId: string
  readonly kaeufer: string
  readonly waehrung: string
  readonly art: string
  readonly netto: string
  readonly steuer: string
  readonly brutto: string
  readonly zahlbar: string
  readonly zeilen: readonly { readonly bezeichnung: string; readonly menge: string; readonly netto: string }[]
}

const MASCHINE: Musterrechnung = {
  nummer: 'RE 4711/26',
  datum: '2026-11-02',
  faellig: '2026-11-30',
  steller: 'Landtechnik Nord GmbH & Co. KG',
  ustId: 'DE123456789',
  kaeufer: 'Hof Lindenau GbR',
  waehrung: 'EUR',
  art: '380',
  netto: '20000.00',
  steuer: '3800.00',
  brutto: '23800.00',
  zahlbar: '23800.00',
  zeilen: [{ bezeichnung: 'Mulchgerät M 300', menge: '1', netto: '20000.00' }],
}

/** Three invoices that differ in what readers stumble over. */
export const MUSTER: Readonly<Record<string, Musterrechnung>> = {
  Maschine: MASCHINE,
  'Umlaute, Zeichen, Cent': {
    ...MASCHINE,
    nummer: '2026-0815_ä',
    steller: 'Müller & Söhne „Agrar“ <Technik>',
    netto: '1234.56',
    steuer: '234.57',
    brutto: '1469.13',
    zahlbar: '1469.13',
    zeilen: [
      { bezeichnung: 'Unterstockbürste', menge: '2', netto: '1000.00' },
      { bezeichnung: 'Fracht', menge: '1', netto: '234.56' },
    ],
  },
  'Anzahlung schon bezahlt': { ...MASCHINE, nummer: 'SR-9', zahlbar: '13800.00' },
}

/** What a reader has to answer of it. */
export const erwartet = (m: Musterrechnung) => ({
  art: m.art,
  waehrung: m.waehrung,
  nummer: m.nummer,
  datum: m.datum,
  faelligAm: m.faellig,
  steller: m.steller,
  stellerUstId: m.ustId,
  kaeufer: m.kaeufer,
  netto: Number(m.netto),
  steuer: Number(m.steuer),
  brutto: Number(m.brutto),
  zahlbar: Number(m.zahlbar),
  zeilen: m.zeilen.map((zeile) => ({ ...zeile, netto: Number(zeile.netto) })),
})

/** The same invoice with one thing otherwise. */
export const muster = (anders: Partial<Musterrechnung> = {}): Musterrechnung => ({ ...MASCHINE, ...anders })
