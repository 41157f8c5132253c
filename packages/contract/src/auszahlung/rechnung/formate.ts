/** Kinds of e-invoices that are read (S6-05). The first three are an XML file or travel inside a PDF. */
export const FORMATE = ['UBL', 'CII', 'ZUGFERD_1', 'UBL_PDF', 'CII_PDF', 'ZUGFERD_1_PDF'] as const
export type Rechnungsformat = (typeof FORMATE)[number]

/** As people call them. */
export const FORMAT_WORT: Record<Rechnungsformat, string> = {
  UBL: 'E-Rechnung (XML, UBL)',
  CII: 'E-Rechnung (XML, CII)',
  ZUGFERD_1: 'E-Rechnung (XML, ZUGFeRD 1.0)',
  UBL_PDF: 'PDF mit E-Rechnung (UBL)',
  CII_PDF: 'PDF mit E-Rechnung (ZUGFeRD, Factur-X)',
  ZUGFERD_1_PDF: 'PDF mit E-Rechnung (ZUGFeRD 1.0)',
}

type Rechnungsart = {
  readonly wort: string
  /** Why nothing is filled from it. */
  readonly nein?: string
  /** What is worth a look. */
  readonly hinweis?: string
}

const GUTSCHRIFT: Rechnungsart = {
  wort: 'Gutschrift',
  nein: 'Das ist eine Gutschrift, keine Rechnung. Daraus wird nichts übernommen.',
}

/** Codes of UNTDID 1001 that an invoice of EN 16931 may bear, as far as they mean something here. */
const RECHNUNGSARTEN: Readonly<Record<string, Rechnungsart>> = {
  '326': { wort: 'Teilrechnung' },
  '380': { wort: 'Rechnung' },
  '381': GUTSCHRIFT,
  '384': {
    wort: 'Korrigierte Rechnung',
    hinweis: 'Diese Rechnung berichtigt eine frühere. Prüfen Sie, dass Sie die frühere nicht auch abrechnen.',
  },
  '386': {
    wort: 'Anzahlungsrechnung',
    hinweis: 'Das ist eine Anzahlungsrechnung. Prüfen Sie, ob schon geliefert ist.',
  },
  '389': { wort: 'Rechnung, vom Käufer ausgestellt' },
  '875': { wort: 'Abschlagsrechnung' },
  '876': { wort: 'Teilschlussrechnung' },
  '877': { wort: 'Schlussrechnung' },
  '81': GUTSCHRIFT,
  '83': GUTSCHRIFT,
  '261': GUTSCHRIFT,
  '262': GUTSCHRIFT,
  '296': GUTSCHRIFT,
  '308': GUTSCHRIFT,
  '396': GUTSCHRIFT,
  '420': GUTSCHRIFT,
  '458': GUTSCHRIFT,
  '532': GUTSCHRIFT,
}

/** What a code of UNTDID 1001 means; a code that is not listed is an invoice like any other. */
export const rechnungsart = (code: string | null): Rechnungsart =>
  code === null ? { wort: 'Rechnung' } : (RECHNUNGSARTEN[code] ?? { wort: `Rechnung (Art ${code})` })
