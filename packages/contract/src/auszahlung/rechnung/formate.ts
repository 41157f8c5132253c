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
