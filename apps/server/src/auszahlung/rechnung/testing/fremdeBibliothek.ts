import { createRequire } from 'node:module'
import type * as bibliothek from '@e-invoice-eu/core'
import type { Musterrechnung } from './musterrechnung.ts'
import { pdfSchreiben } from './pdfSchreiben.ts'

// Its ES module names a file without its ending, which Node does not find.
const { InvoiceService } = createRequire(import.meta.url)('@e-invoice-eu/core') as typeof bibliothek

export const XML_FORMATE = ['UBL', 'CII', 'XRECHNUNG-UBL', 'XRECHNUNG-CII'] as const
export const PDF_PROFILE = ['Minimum', 'BasicWL', 'Basic', 'EN16931', 'Extended', 'XRechnung'] as const

const euro = (name: string, betrag: string, waehrung: string) => ({
  [`cbc:${name}`]: betrag,
  [`cbc:${name}@currencyID`]: waehrung,
})
const UST = { 'cbc:ID': 'S', 'cbc:Percent': '19', 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
const anschrift = {
  'cbc:StreetName': 'Hafen 1',
  'cbc:CityName': 'Husum',
  'cbc:PostalZone': '25813',
  'cac:Country': { 'cbc:IdentificationCode': 'DE' },
}
const elektronisch = { 'cbc:EndpointID': 'post@firma.example', 'cbc:EndpointID@schemeID': 'EM' }

const partei = (name: string, dazu: object) => ({
  'cac:Party': {
    ...elektronisch,
    'cac:PostalAddress': anschrift,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
    ...dazu,
  },
})

const summen = (m: Musterrechnung) => ({
  ...euro('LineExtensionAmount', m.netto, m.waehrung),
  ...euro('TaxExclusiveAmount', m.netto, m.waehrung),
  ...euro('TaxInclusiveAmount', m.brutto, m.waehrung),
  ...(m.zahlbar !== m.brutto &&
    euro('PrepaidAmount', (Number(m.brutto) - Number(m.zahlbar)).toFixed(2), m.waehrung)),
  ...euro('PayableAmount', m.zahlbar, m.waehrung),
})

const zeilen = (m: Musterrechnung) =>
  m.zeilen.map((zeile, i) => ({
    'cbc:ID': String(i + 1),
    'cbc:InvoicedQuantity': zeile.menge,
    'cbc:InvoicedQuantity@unitCode': 'C62',
    ...euro('LineExtensionAmount', zeile.netto, m.waehrung),
    'cac:Item': { 'cbc:Name': zeile.bezeichnung, 'cac:ClassifiedTaxCategory': UST },
    'cac:Price': euro('PriceAmount', (Number(zeile.netto) / Number(zeile.menge)).toFixed(2), m.waehrung),
  }))

/** The library's own form of an invoice: UBL as JSON. */
const alsJson = (m: Musterrechnung): object => ({
  'ubl:Invoice': {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': m.nummer,
    'cbc:IssueDate': m.datum,
    'cbc:DueDate': m.faellig,
    'cbc:InvoiceTypeCode': m.art,
    'cbc:DocumentCurrencyCode': m.waehrung,
    'cbc:BuyerReference': 'LIN-1',
    'cac:AccountingSupplierParty': partei(m.steller, {
      'cac:PartyTaxScheme': [{ 'cbc:CompanyID': m.ustId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }],
      'cac:Contact': {
        'cbc:Name': 'Frau Meier',
        'cbc:Telephone': '04841 1',
        'cbc:ElectronicMail': 'post@firma.example',
      },
    }),
    'cac:AccountingCustomerParty': partei(m.kaeufer, {}),
    'cac:PaymentMeans': [
      { 'cbc:PaymentMeansCode': '58', 'cac:PayeeFinancialAccount': { 'cbc:ID': 'DE02120300000000202051' } },
    ],
    'cac:TaxTotal': [
      {
        ...euro('TaxAmount', m.steuer, m.waehrung),
        'cac:TaxSubtotal': [
          {
            ...euro('TaxableAmount', m.netto, m.waehrung),
            ...euro('TaxAmount', m.steuer, m.waehrung),
            'cac:TaxCategory': UST,
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': summen(m),
    'cac:InvoiceLine': zeilen(m),
  },
})

// It compiles its schema when it is made.
const service = new InvoiceService({ log: () => undefined, warn: () => undefined, error: () => undefined })

/** An invoice that `@e-invoice-eu/core` has written, as XML or as PDF with it. */
export const fremdErzeugen = async (m: Musterrechnung, format: string): Promise<Buffer> => {
  const pdf = { buffer: pdfSchreiben([]), filename: 'rechnung.pdf', mimetype: 'application/pdf' }
  const rechnung = alsJson(m) as bibliothek.Invoice // checked by the library itself, against its own schema
  return Buffer.from(await service.generate(rechnung, { format, lang: 'de', pdf }))
}
