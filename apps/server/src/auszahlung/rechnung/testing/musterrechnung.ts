/** Tax of one rate: UNTDID 5305, the rate in percent, what it is on, how much it is. */
type Steuer = {
  readonly kategorie: string
  readonly satz: string
  readonly auf: string
  readonly steuer: string
  /** Why there is none. */
  readonly befreit?: string
}

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
  /** Taken off and added for the whole of it. */
  readonly nachlass?: string
  readonly fracht?: string
  /** 19 % on everything, where nothing is said. */
  readonly steuern?: readonly Steuer[]
  readonly bemerkung?: string
  /** Bytes of a picture that travels inside. */
  readonly anlage?: number
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

const ohneSteuer = (kategorie: string, befreit: string): Partial<Musterrechnung> => ({
  steuer: '0.00',
  brutto: '20000.00',
  zahlbar: '20000.00',
  steuern: [{ kategorie, satz: '0', auf: '20000.00', steuer: '0.00', befreit }],
})

/** Invoices that differ in what readers stumble over. */
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
  'ganz bezahlt': { ...MASCHINE, nummer: 'BAR 1', zahlbar: '0.00' },
  'Nachlass und Fracht': {
    ...MASCHINE,
    nachlass: '1000.00',
    fracht: '500.00',
    netto: '19500.00',
    steuer: '3705.00',
    brutto: '23205.00',
    zahlbar: '23205.00',
  },
  'drei Steuersätze': {
    ...MASCHINE,
    netto: '11500.00',
    steuer: '1970.00',
    brutto: '13470.00',
    zahlbar: '13470.00',
    zeilen: [
      { bezeichnung: 'Mulchgerät', menge: '1', netto: '10000.00' },
      { bezeichnung: 'Saatgut', menge: '4', netto: '1000.00' },
      { bezeichnung: 'Pfand', menge: '2', netto: '500.00' },
    ],
    steuern: [
      { kategorie: 'S', satz: '19', auf: '10000.00', steuer: '1900.00' },
      { kategorie: 'S', satz: '7', auf: '1000.00', steuer: '70.00' },
      { kategorie: 'Z', satz: '0', auf: '500.00', steuer: '0.00' },
    ],
  },
  'Steuer schuldet der Käufer': { ...MASCHINE, ...ohneSteuer('AE', 'Reverse Charge') },
  'aus der EU': {
    ...MASCHINE,
    ustId: 'NL123456789B01',
    ...ohneSteuer('K', 'Innergemeinschaftliche Lieferung'),
  },
  Kleinunternehmer: { ...MASCHINE, ...ohneSteuer('E', 'Kein Ausweis von Umsatzsteuer nach § 19 UStG') },
  Gutschrift: { ...MASCHINE, art: '381', nummer: 'GS 12' },
  Korrektur: { ...MASCHINE, art: '384', nummer: 'RE 4711/26-K' },
  Abschlagsrechnung: { ...MASCHINE, art: '875', nummer: 'AR 1' },
  'vom Käufer ausgestellt': { ...MASCHINE, art: '389' },
  'Schweizer Franken': { ...MASCHINE, waehrung: 'CHF' },
  'mit einem Bild darin': { ...MASCHINE, anlage: 300_001 },
  'lange Texte': {
    ...MASCHINE,
    nummer: `RE-${'0123456789'.repeat(19)}`,
    steller: `Landmaschinenvertriebs- und Instandsetzungsgesellschaft ${'Nordwest '.repeat(15)}mbH`,
    bemerkung: 'Es gelten unsere Bedingungen. '.repeat(2_000),
    zeilen: [{ bezeichnung: `Mulchgerät ${'mit allem '.repeat(100)}`.trim(), menge: '1', netto: '20000.00' }],
  },
  'mit vielen Positionen': {
    ...MASCHINE,
    zeilen: Array.from({ length: 200 }, (_, i) => ({
      bezeichnung: `Teil ${i}`,
      menge: '2',
      netto: '100.00',
    })),
  },
  'null Euro': { ...MASCHINE, netto: '0.00', steuer: '0.00', brutto: '0.00', zahlbar: '0.00' },
  Storno: { ...MASCHINE, netto: '-20000.00', steuer: '-3800.00', brutto: '-23800.00', zahlbar: '-23800.00' },
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
