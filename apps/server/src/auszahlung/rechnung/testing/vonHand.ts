import type { Musterrechnung } from './musterrechnung.ts'

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const kurz = (tag: string) => tag.replaceAll('-', '')

/** ZUGFeRD 1.0 (2014), after its technical supplement; `profil`: basic, comfort, extended. */
export const zugferd1 = (m: Musterrechnung, profil: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15">
  <rsm:SpecifiedExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>
    <ram:ID>urn:ferd:CrossIndustryDocument:invoice:1p0:${profil}</ram:ID>
  </ram:GuidelineSpecifiedDocumentContextParameter></rsm:SpecifiedExchangedDocumentContext>
  <rsm:HeaderExchangedDocument>
    <ram:ID>${xml(m.nummer)}</ram:ID><ram:Name>RECHNUNG</ram:Name><ram:TypeCode>${m.art}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">${kurz(m.datum)}</udt:DateTimeString></ram:IssueDateTime>
  </rsm:HeaderExchangedDocument>
  <rsm:SpecifiedSupplyChainTradeTransaction>
    <ram:ApplicableSupplyChainTradeAgreement>
      <ram:SellerTradeParty><ram:Name>${xml(m.steller)}</ram:Name>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">201/113/40209</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${m.ustId}</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>${xml(m.kaeufer)}</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableSupplyChainTradeAgreement>
    <ram:ApplicableSupplyChainTradeDelivery/>
    <ram:ApplicableSupplyChainTradeSettlement>
      <ram:InvoiceCurrencyCode>${m.waehrung}</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${kurz(m.faellig)}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementMonetarySummation>
        <ram:LineTotalAmount currencyID="${m.waehrung}">${m.netto}</ram:LineTotalAmount>
        <ram:TaxBasisTotalAmount currencyID="${m.waehrung}">${m.netto}</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="${m.waehrung}">${m.steuer}</ram:TaxTotalAmount>
        <ram:GrandTotalAmount currencyID="${m.waehrung}">${m.brutto}</ram:GrandTotalAmount>
        <ram:DuePayableAmount currencyID="${m.waehrung}">${m.zahlbar}</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementMonetarySummation>
    </ram:ApplicableSupplyChainTradeSettlement>
${m.zeilen
  .map(
    (zeile) => `    <ram:IncludedSupplyChainTradeLineItem>
      <ram:SpecifiedSupplyChainTradeDelivery><ram:BilledQuantity unitCode="C62">${zeile.menge}</ram:BilledQuantity></ram:SpecifiedSupplyChainTradeDelivery>
      <ram:SpecifiedSupplyChainTradeSettlement><ram:SpecifiedTradeSettlementMonetarySummation>
        <ram:LineTotalAmount currencyID="${m.waehrung}">${zeile.netto}</ram:LineTotalAmount>
      </ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement>
      <ram:SpecifiedTradeProduct><ram:Name>${xml(zeile.bezeichnung)}</ram:Name></ram:SpecifiedTradeProduct>
    </ram:IncludedSupplyChainTradeLineItem>`,
  )
  .join('\n')}
  </rsm:SpecifiedSupplyChainTradeTransaction>
</rsm:CrossIndustryDocument>
`

type Anders = {
  /** The declared encoding. */
  readonly kodierung?: string
  /** 'Invoice' or 'CreditNote'. */
  readonly wurzel?: 'Invoice' | 'CreditNote'
  /** Stands behind the day of issue, as some programmes write a zone. */
  readonly zone?: string
  /** The issuer is named as a party only, not as registered. */
  readonly nurParteiname?: true
  /** A second total of tax in the currency of who keeps the books. */
  readonly zweiteSteuer?: string
  /** Bytes of a picture that travels inside. */
  readonly anlage?: number
}

/** UBL 2.1 without prefixes, as programmes of other countries write it. */
export const ubl = (m: Musterrechnung, a: Anders = {}): string => {
  const { wurzel = 'Invoice' } = a
  const betrag = (name: string, wert: string, waehrung = m.waehrung) =>
    `<c:${name} currencyID="${waehrung}">${wert}</c:${name}>`
  const partei = (name: string, steuer = '') =>
    `<Party xmlns="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"><PartyName><c:Name>${xml(name)}</c:Name></PartyName>${steuer}${
      a.nurParteiname
        ? ''
        : `<PartyLegalEntity><c:RegistrationName>${xml(name)}</c:RegistrationName></PartyLegalEntity>`
    }</Party>`
  const ust = `<PartyTaxScheme><c:CompanyID>201/113/40209</c:CompanyID><TaxScheme><c:ID>FC</c:ID></TaxScheme></PartyTaxScheme>
    <PartyTaxScheme><c:CompanyID>${m.ustId}</c:CompanyID><TaxScheme><c:ID>VAT</c:ID></TaxScheme></PartyTaxScheme>`
  return `<?xml version="1.0" encoding="${a.kodierung ?? 'UTF-8'}"?>
<${wurzel} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${wurzel}-2"
  xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:c="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <c:ID>${xml(m.nummer)}</c:ID><c:IssueDate>${m.datum}${a.zone ?? ''}</c:IssueDate><c:DueDate>${m.faellig}</c:DueDate>
  <c:${wurzel}TypeCode>${m.art}</c:${wurzel}TypeCode><c:DocumentCurrencyCode>${m.waehrung}</c:DocumentCurrencyCode>
  ${a.anlage === undefined ? '' : `<a:AdditionalDocumentReference><c:ID>Lieferschein</c:ID><a:Attachment><c:EmbeddedDocumentBinaryObject mimeCode="image/png" filename="l.png">${Buffer.alloc(a.anlage, 'bild').toString('base64')}</c:EmbeddedDocumentBinaryObject></a:Attachment></a:AdditionalDocumentReference>`}
  <a:AccountingSupplierParty>${partei(m.steller, ust)}</a:AccountingSupplierParty>
  <a:AccountingCustomerParty>${partei(m.kaeufer)}</a:AccountingCustomerParty>
  ${a.zweiteSteuer === undefined ? '' : `<a:TaxTotal>${betrag('TaxAmount', a.zweiteSteuer, 'SEK')}</a:TaxTotal>`}
  <a:TaxTotal>${betrag('TaxAmount', m.steuer)}</a:TaxTotal>
  <a:LegalMonetaryTotal>${betrag('TaxExclusiveAmount', m.netto)}${betrag('TaxInclusiveAmount', m.brutto)}${betrag('PayableAmount', m.zahlbar)}</a:LegalMonetaryTotal>
  ${m.zeilen
    .map(
      (zeile) =>
        `<a:${wurzel}Line><c:${wurzel === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity>${zeile.menge}</c:${wurzel === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity>${betrag('LineExtensionAmount', zeile.netto)}<a:Item><c:Name><![CDATA[${zeile.bezeichnung}]]></c:Name></a:Item></a:${wurzel}Line>`,
    )
    .join('\n')}
</${wurzel}>
`
}
