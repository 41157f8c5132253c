import type { Rechnungsformat } from '@foerderportal/contract/auszahlung/rechnung/formate'
import { rechnungsart } from '@foerderportal/contract/auszahlung/rechnung/rechnungsart'
import type { Rechnungsangaben } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { anhaengeLesen, type Anhang } from './pdf/anhaengeLesen.ts'
import { Unlesbar } from './unlesbar.ts'
import { xmlRechnungLesen, type XmlRechnung } from './xml/xmlRechnungLesen.ts'

export type Gefunden = { readonly format: Rechnungsformat; readonly angaben: Rechnungsangaben }

/** What the standards call the invoice in a PDF; other XML files may travel beside it, as an order does (Order-X). */
const RECHNUNGSNAMEN = /^(factur-x|zugferd-invoice|xrechnung|cii|ubl)\.xml$/i

const versuchen = ({ bytes }: Anhang): { rechnung?: XmlRechnung; mangel?: Unlesbar } => {
  try {
    return { rechnung: xmlRechnungLesen(bytes) }
  } catch (error) {
    if (!(error instanceof Unlesbar)) throw error
    return error.grund === 'keine' ? {} : { mangel: error }
  }
}

/** Invoices among these attachments; where there is none, a damaged one says what is wrong with it. */
const unter = (anhaenge: readonly Anhang[]): readonly XmlRechnung[] => {
  const versuche = anhaenge.map(versuchen)
  const gelesen = versuche.flatMap(({ rechnung }) => rechnung ?? [])
  const mangel = versuche.find((versuch) => versuch.mangel !== undefined)?.mangel
  if (gelesen.length === 0 && mangel !== undefined) throw mangel
  return gelesen
}

/** What says of itself that it is an order, an offer and so on is not the invoice that somebody looks for. */
const echte = (gelesen: readonly XmlRechnung[]): readonly XmlRechnung[] =>
  gelesen.filter(({ angaben }) => rechnungsart(angaben.art).fremd === undefined)

/** Those whose name says so, then any; what is something else only where nothing better is there. */
const auswaehlen = (xml: readonly Anhang[]): readonly XmlRechnung[] => {
  const benannt = unter(xml.filter(({ name }) => RECHNUNGSNAMEN.test(name)))
  if (echte(benannt).length > 0) return echte(benannt)
  const alle = unter(xml)
  return echte(alle).length > 0 ? echte(alle) : alle
}

/** Some programmes enclose an invoice in both of its forms. */
const istDieselbe = ({ angaben: a }: XmlRechnung, { angaben: b }: XmlRechnung): boolean =>
  a.nummer !== null && a.nummer === b.nummer && a.brutto === b.brutto

const imPdf = (bytes: Buffer): Gefunden => {
  const [rechnung, ...weitere] = auswaehlen(anhaengeLesen(bytes, /\.xml$/i))
  if (rechnung === undefined) throw new Unlesbar('keine')
  if (weitere.some((andere) => !istDieselbe(rechnung, andere))) throw new Unlesbar('mehrere')
  return { format: `${rechnung.format}_PDF`, angaben: rechnung.angaben }
}

/** The e-invoice that a file is or carries; throws Unlesbar. */
export const rechnungFinden = (bytes: Buffer, mimeType: string): Gefunden => {
  if (mimeType === 'application/xml') return xmlRechnungLesen(bytes)
  if (mimeType === 'application/pdf') return imPdf(bytes)
  throw new Unlesbar('keine')
}
