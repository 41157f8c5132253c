import type { Rechnungsformat } from '@foerderportal/contract/auszahlung/rechnung/formate'
import type { Rechnungsangaben } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { anhaengeLesen, type Anhang } from './pdf/anhaengeLesen.ts'
import { Unlesbar } from './unlesbar.ts'
import { xmlRechnungLesen, type XmlRechnung } from './xml/xmlRechnungLesen.ts'

export type Gefunden = { readonly format: Rechnungsformat; readonly angaben: Rechnungsangaben }

/** What the standards call the invoice in a PDF; other XML files may travel beside it. */
const RECHNUNGSNAMEN = /^(factur-x|zugferd-invoice|xrechnung|order-x|cii|ubl)\.xml$/i

/** An attachment that is no invoice is none; one that is damaged is said to be so. */
const versuchen = ({ bytes }: Anhang): XmlRechnung | undefined => {
  try {
    return xmlRechnungLesen(bytes)
  } catch (error) {
    if (error instanceof Unlesbar && error.grund === 'keine') return undefined
    throw error
  }
}

/** Some programmes enclose an invoice in both of its forms. */
const istDieselbe = ({ angaben: a }: XmlRechnung, { angaben: b }: XmlRechnung): boolean =>
  a.nummer !== null && a.nummer === b.nummer && a.brutto === b.brutto

const imPdf = (bytes: Buffer): Gefunden => {
  const xml = anhaengeLesen(bytes, /\.xml$/i)
  const benannt = xml.filter(({ name }) => RECHNUNGSNAMEN.test(name))
  const rechnungen = (benannt.length > 0 ? benannt : xml).map(versuchen).filter((r) => r !== undefined)
  const [rechnung, ...weitere] = rechnungen
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
