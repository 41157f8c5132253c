import { htmlEscapen as x } from '../../../platform/http/html.ts'
import { STELLER, dezimal, positionCent, summenVon, type Beispielrechnung } from './beispielrechnung.ts'

const PARTEI_ORT = `<cac:PostalAddress><cbc:StreetName>Dorfstraße 2</cbc:StreetName><cbc:CityName>Beispielstadt</cbc:CityName><cbc:PostalZone>12345</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`

const steuerart = (name: string, satz: number) =>
  `<cac:${name}><cbc:ID>${satz === 0 ? 'Z' : 'S'}</cbc:ID><cbc:Percent>${satz}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`

/** An invoice as XRechnung 3.0 in UBL 2.1; a credit note has another root there, and is written in CII. */
export const ublSchreiben = (r: Beispielrechnung): string => {
  const s = summenVon(r)
  const betrag = (name: string, cent: number) =>
    `<cbc:${name} currencyID="${r.waehrung}">${dezimal(cent)}</cbc:${name}>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>${x(r.nummer)}</cbc:ID>
  <cbc:IssueDate>${r.tag}</cbc:IssueDate>
  <cbc:DueDate>${r.faellig}</cbc:DueDate>
  <cbc:InvoiceTypeCode>${r.art}</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>${r.waehrung}</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>${x(r.kaeufer)}</cbc:BuyerReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cbc:EndpointID schemeID="EM">rechnung@landtechnik-nord.example</cbc:EndpointID>
    <cac:PostalAddress><cbc:StreetName>${STELLER.strasse}</cbc:StreetName><cbc:CityName>${STELLER.ort}</cbc:CityName><cbc:PostalZone>${STELLER.plz}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>${STELLER.ustId}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>${STELLER.name}</cbc:RegistrationName></cac:PartyLegalEntity>
    <cac:Contact><cbc:Name>Rechnungsstelle</cbc:Name><cbc:Telephone>+49 30 12345</cbc:Telephone><cbc:ElectronicMail>rechnung@landtechnik-nord.example</cbc:ElectronicMail></cac:Contact>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>
    <cbc:EndpointID schemeID="EM">post@kunde.example</cbc:EndpointID>
    ${PARTEI_ORT}
    <cac:PartyLegalEntity><cbc:RegistrationName>${x(r.kaeufer)}</cbc:RegistrationName></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${STELLER.iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:TaxTotal>${betrag('TaxAmount', s.steuerCent)}${s.steuern
    .map(
      ({ satz, aufCent, steuerCent }) =>
        `<cac:TaxSubtotal>${betrag('TaxableAmount', aufCent)}${betrag('TaxAmount', steuerCent)}${steuerart('TaxCategory', satz)}</cac:TaxSubtotal>`,
    )
    .join('')}</cac:TaxTotal>
  <cac:LegalMonetaryTotal>${betrag('LineExtensionAmount', s.nettoCent)}${betrag('TaxExclusiveAmount', s.nettoCent)}${betrag('TaxInclusiveAmount', s.bruttoCent)}${betrag('PrepaidAmount', r.angezahltCent)}${betrag('PayableAmount', s.zahlbarCent)}</cac:LegalMonetaryTotal>
${r.positionen
  .map(
    (p, i) =>
      `  <cac:InvoiceLine><cbc:ID>${i + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">${p.menge}</cbc:InvoicedQuantity>${betrag('LineExtensionAmount', positionCent(p))}<cac:Item><cbc:Name>${x(p.bezeichnung)}</cbc:Name>${steuerart('ClassifiedTaxCategory', p.satz)}</cac:Item><cac:Price>${betrag('PriceAmount', p.einzelCent)}</cac:Price></cac:InvoiceLine>`,
  )
  .join('\n')}
</Invoice>
`
}
