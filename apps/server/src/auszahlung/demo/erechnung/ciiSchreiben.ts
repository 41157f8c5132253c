import { htmlEscapen as x } from '../../../platform/http/html.ts'
import { STELLER, dezimal, positionCent, summenVon, type Beispielrechnung } from './beispielrechnung.ts'

const tag = (wert: string) =>
  `<udt:DateTimeString format="102">${wert.replaceAll('-', '')}</udt:DateTimeString>`

const steuerart = (satz: number) =>
  `<ram:CategoryCode>${satz === 0 ? 'Z' : 'S'}</ram:CategoryCode><ram:RateApplicablePercent>${satz}</ram:RateApplicablePercent>`

const anschrift = (strasse: string, plz: string, ort: string) =>
  `<ram:PostalTradeAddress><ram:PostcodeCode>${plz}</ram:PostcodeCode><ram:LineOne>${strasse}</ram:LineOne><ram:CityName>${ort}</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>`

/** An invoice or a credit note as CII D16B in the profile EN 16931, alone or in a PDF (ZUGFeRD 2, Factur-X). */
export const ciiSchreiben = (r: Beispielrechnung): string => {
  const s = summenVon(r)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>${x(r.nummer)}</ram:ID><ram:TypeCode>${r.art}</ram:TypeCode><ram:IssueDateTime>${tag(r.tag)}</ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
${r.positionen
  .map(
    (p, i) =>
      `    <ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${i + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${x(p.bezeichnung)}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${dezimal(p.einzelCent)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${p.menge}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>${steuerart(p.satz)}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${dezimal(positionCent(p))}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  )
  .join('\n')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>${STELLER.name}</ram:Name>${anschrift(STELLER.strasse, STELLER.plz, STELLER.ort)}<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${STELLER.ustId}</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>${x(r.kaeufer)}</ram:Name>${anschrift('Dorfstraße 2', '12345', 'Beispielstadt')}</ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${tag(r.tag)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>${r.waehrung}</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${STELLER.iban}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
${s.steuern
  .map(
    ({ satz, aufCent, steuerCent }) =>
      `      <ram:ApplicableTradeTax><ram:CalculatedAmount>${dezimal(steuerCent)}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${dezimal(aufCent)}</ram:BasisAmount>${steuerart(satz)}</ram:ApplicableTradeTax>`,
  )
  .join('\n')}
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${tag(r.faellig)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${dezimal(s.nettoCent)}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${dezimal(s.nettoCent)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="${r.waehrung}">${dezimal(s.steuerCent)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${dezimal(s.bruttoCent)}</ram:GrandTotalAmount><ram:TotalPrepaidAmount>${dezimal(r.angezahltCent)}</ram:TotalPrepaidAmount><ram:DuePayableAmount>${dezimal(s.zahlbarCent)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`
}
