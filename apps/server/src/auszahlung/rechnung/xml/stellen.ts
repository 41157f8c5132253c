import type { Rechnungsformat } from '@foerderportal/contract/auszahlung/rechnung/formate'

/** What the root of an invoice is called, with the beginning of its namespace. */
type Wurzel = { readonly name: string; readonly uri: string }

/** Where an invoice says something, as pfad.ts follows it; several places: the first that says it. */
export type Stellen = {
  readonly wurzeln: readonly Wurzel[]
  readonly nummer: string
  readonly art: readonly string[]
  readonly datum: readonly string[]
  readonly faellig: readonly string[]
  readonly waehrung: string
  readonly steller: readonly string[]
  readonly ustId: readonly string[]
  readonly kaeufer: readonly string[]
  readonly netto: string
  readonly steuer: string
  readonly brutto: string
  readonly zahlbar: string
  readonly zeilen: readonly string[]
  readonly zeile: {
    readonly bezeichnung: readonly string[]
    readonly menge: readonly string[]
    readonly netto: string
  }
}

const UBL_STELLER = 'AccountingSupplierParty/Party'
const UBL_KAEUFER = 'AccountingCustomerParty/Party'
const UBL_SUMMEN = 'LegalMonetaryTotal'

/** UBL 2.1 as EN 16931 uses it. The issuer is who is registered, and else what the party is called. */
const UBL: Stellen = {
  wurzeln: [
    { name: 'Invoice', uri: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice' },
    { name: 'CreditNote', uri: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote' },
  ],
  nummer: 'ID',
  art: ['InvoiceTypeCode', 'CreditNoteTypeCode'],
  datum: ['IssueDate'],
  faellig: ['DueDate', 'PaymentMeans/PaymentDueDate'],
  waehrung: 'DocumentCurrencyCode',
  steller: [
    `${UBL_STELLER}/PartyLegalEntity/RegistrationName`,
    `${UBL_STELLER}/PartyName/Name`,
    `${UBL_STELLER}/Contact/Name`,
  ],
  ustId: [`${UBL_STELLER}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`],
  kaeufer: [`${UBL_KAEUFER}/PartyLegalEntity/RegistrationName`, `${UBL_KAEUFER}/PartyName/Name`],
  netto: `${UBL_SUMMEN}/TaxExclusiveAmount`,
  steuer: 'TaxTotal/TaxAmount',
  brutto: `${UBL_SUMMEN}/TaxInclusiveAmount`,
  zahlbar: `${UBL_SUMMEN}/PayableAmount`,
  zeilen: ['InvoiceLine', 'CreditNoteLine'],
  zeile: {
    bezeichnung: ['Item/Name', 'Item/Description'],
    menge: ['InvoicedQuantity', 'CreditedQuantity'],
    netto: 'LineExtensionAmount',
  },
}

/** CII D16B and ZUGFeRD 1.0 say the same in the same order, under other names. */
const cii = (n: {
  readonly wurzel: Wurzel
  readonly dokument: string
  readonly geschaeft: string
  readonly kopf: string
  readonly summen: string
  readonly zeilenkopf: string
  readonly zeilensumme: string
}): Stellen => {
  const vereinbarung = `${n.geschaeft}/Applicable${n.kopf}TradeAgreement`
  const abrechnung = `${n.geschaeft}/Applicable${n.kopf}TradeSettlement`
  const summen = `${abrechnung}/SpecifiedTradeSettlement${n.summen}MonetarySummation`
  return {
    wurzeln: [n.wurzel],
    nummer: `${n.dokument}/ID`,
    art: [`${n.dokument}/TypeCode`],
    datum: ['DateTimeString', 'DateTime'].map((art) => `${n.dokument}/IssueDateTime/${art}`),
    faellig: [`${abrechnung}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`],
    waehrung: `${abrechnung}/InvoiceCurrencyCode`,
    steller: ['Name', 'SpecifiedLegalOrganization/TradingBusinessName', 'DefinedTradeContact/PersonName'].map(
      (wer) => `${vereinbarung}/SellerTradeParty/${wer}`,
    ),
    ustId: [`${vereinbarung}/SellerTradeParty/SpecifiedTaxRegistration/ID[@schemeID=VA]`],
    kaeufer: [`${vereinbarung}/BuyerTradeParty/Name`],
    netto: `${summen}/TaxBasisTotalAmount`,
    steuer: `${summen}/TaxTotalAmount`,
    brutto: `${summen}/GrandTotalAmount`,
    zahlbar: `${summen}/DuePayableAmount`,
    zeilen: [`${n.geschaeft}/IncludedSupplyChainTradeLineItem`],
    zeile: {
      bezeichnung: ['SpecifiedTradeProduct/Name', 'SpecifiedTradeProduct/Description'],
      menge: [`Specified${n.zeilenkopf}TradeDelivery/BilledQuantity`],
      netto: `Specified${n.zeilenkopf}TradeSettlement/SpecifiedTradeSettlement${n.zeilensumme}MonetarySummation/LineTotalAmount`,
    },
  }
}

export type XmlFormat = Extract<Rechnungsformat, 'UBL' | 'CII' | 'ZUGFERD_1'>

export const STELLEN: Readonly<Record<XmlFormat, Stellen>> = {
  UBL,
  CII: cii({
    wurzel: {
      name: 'CrossIndustryInvoice',
      uri: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:',
    },
    dokument: 'ExchangedDocument',
    geschaeft: 'SupplyChainTradeTransaction',
    kopf: 'Header',
    summen: 'Header',
    zeilenkopf: 'Line',
    zeilensumme: 'Line',
  }),
  ZUGFERD_1: cii({
    wurzel: { name: 'CrossIndustryDocument', uri: 'urn:ferd:' },
    dokument: 'HeaderExchangedDocument',
    geschaeft: 'SpecifiedSupplyChainTradeTransaction',
    kopf: 'SupplyChain',
    summen: '',
    zeilenkopf: 'SupplyChain',
    zeilensumme: '',
  }),
}
