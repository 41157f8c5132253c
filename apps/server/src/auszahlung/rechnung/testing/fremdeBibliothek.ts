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
const ust = (kategorie = 'S', satz = '19') => ({
  'cbc:ID': kategorie,
  'cbc:Percent': satz,
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
})
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

const steuern = (m: Musterrechnung) =>
  (m.steuern ?? [{ kategorie: 'S', satz: '19', auf: m.netto, steuer: m.steuer }]).map(
    ({ kategorie, satz, auf, steuer, befreit }) => ({
      ...euro('TaxableAmount', auf, m.waehrung),
      ...euro('TaxAmount', steuer, m.waehrung),
      'cac:TaxCategory': {
        ...ust(kategorie, satz),
        ...(befreit !== undefined && { 'cbc:TaxExemptionReason': befreit }),
      },
    }),
  )

/** What is taken off, or added, for the whole invoice. */
const zuAbschlag = (m: Musterrechnung, betrag: string | undefined, dazu: boolean) =>
  betrag === undefined
    ? []
    : [
        {
          'cbc:ChargeIndicator': String(dazu),
          'cbc:AllowanceChargeReason': dazu ? 'Fracht' : 'Nachlass',
          ...euro('Amount', betrag, m.waehrung),
          'cac:TaxCategory': ust(),
        },
      ]

const zuAbschlaege = (m: Musterrechnung) => {
  const alle = [...zuAbschlag(m, m.nachlass, false), ...zuAbschlag(m, m.fracht, true)]
  return alle.length > 0 && { 'cac:AllowanceCharge': alle }
}

/** A picture inside the invoice. */
const anlagen = ({ anlage }: Musterrechnung) =>
  anlage !== undefined && {
    'cac:AdditionalDocumentReference': [
      {
        'cbc:ID': 'Lieferschein',
        'cac:Attachment': {
          'cbc:EmbeddedDocumentBinaryObject': Buffer.alloc(anlage, 'bild').toString('base64'),
          'cbc:EmbeddedDocumentBinaryObject@mimeCode': 'image/png',
          'cbc:EmbeddedDocumentBinaryObject@filename': 'lieferschein.png',
        },
      },
    ],
  }

const zeilensumme = ({ netto, nachlass, fracht }: Musterrechnung): string =>
  (Number(netto) + Number(nachlass ?? 0) - Number(fracht ?? 0)).toFixed(2)

const summen = (m: Musterrechnung) => ({
  ...euro('LineExtensionAmount', zeilensumme(m), m.waehrung),
  ...euro('TaxExclusiveAmount', m.netto, m.waehrung),
  ...euro('TaxInclusiveAmount', m.brutto, m.waehrung),
  ...(m.nachlass !== undefined && euro('AllowanceTotalAmount', m.nachlass, m.waehrung)),
  ...(m.fracht !== undefined && euro('ChargeTotalAmount', m.fracht, m.waehrung)),
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
    'cac:Item': { 'cbc:Name': zeile.bezeichnung, 'cac:ClassifiedTaxCategory': ust() },
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
    ...(m.bemerkung !== undefined && { 'cbc:Note': [m.bemerkung] }),
    'cbc:DocumentCurrencyCode': m.waehrung,
    'cbc:BuyerReference': 'LIN-1',
    ...anlagen(m),
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
    ...zuAbschlaege(m),
    'cac:TaxTotal': [
      {
        ...euro('TaxAmount', m.steuer, m.waehrung),
        'cac:TaxSubtotal': steuern(m),
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
