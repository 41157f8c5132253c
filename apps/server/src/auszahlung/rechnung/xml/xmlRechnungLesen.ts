import { rechnungsart } from '@foerderportal/contract/auszahlung/rechnung/rechnungsart'
import type { Rechnungsangaben, Rechnungszeile } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { Unlesbar } from '../unlesbar.ts'
import { baumLesen, type Knoten } from './baum.ts'
import { alle, erster } from './pfad.ts'
import { STELLEN, type Stellen, type XmlFormat } from './stellen.ts'
import { betrag, tagVon } from './werte.ts'

export type XmlRechnung = { readonly format: XmlFormat; readonly angaben: Rechnungsangaben }

const formatVon = ({ name, uri }: Knoten): XmlFormat => {
  const gefunden = (Object.entries(STELLEN) as [XmlFormat, Stellen][]) // the keys of the table are the formats
    .find(([, { wurzeln }]) => wurzeln.some((w) => w.name === name && uri.startsWith(w.uri)))
  if (gefunden === undefined) throw new Unlesbar('keine')
  return gefunden[0]
}

/** A credit note of UBL is one by its root, whatever its code says: some programmes leave that of an invoice. */
const artVon = (wurzel: Knoten, stellen: Stellen): string | null =>
  wurzel.name === 'CreditNote' ? '381' : erster(wurzel, stellen.art)

/** The document's currency; an invoice that names none has that of its total. */
const waehrungVon = (wurzel: Knoten, stellen: Stellen): string | null =>
  erster(wurzel, [stellen.waehrung]) ?? alle(wurzel, stellen.brutto)[0]?.attribute.currencyID ?? null

const zeileVon = (knoten: Knoten, { zeile }: Stellen, waehrung: string | null): Rechnungszeile => ({
  bezeichnung: erster(knoten, zeile.bezeichnung) ?? '',
  menge: erster(knoten, zeile.menge),
  netto: betrag(knoten, zeile.netto, waehrung),
})

const angabenVon = (wurzel: Knoten, stellen: Stellen, zeilen: number): Rechnungsangaben => {
  const waehrung = waehrungVon(wurzel, stellen)
  const euro = (pfad: string) => betrag(wurzel, pfad, waehrung)
  const art = artVon(wurzel, stellen)
  const gelesen = stellen.zeilen.flatMap((pfad) => alle(wurzel, pfad))
  return {
    art,
    artWort: rechnungsart(art).wort,
    waehrung,
    nummer: erster(wurzel, [stellen.nummer]),
    datum: tagVon(erster(wurzel, stellen.datum)),
    faelligAm: tagVon(erster(wurzel, stellen.faellig)),
    steller: erster(wurzel, stellen.steller),
    stellerUstId: erster(wurzel, stellen.ustId),
    kaeufer: erster(wurzel, stellen.kaeufer),
    netto: euro(stellen.netto),
    steuer: euro(stellen.steuer),
    brutto: euro(stellen.brutto),
    zahlbar: euro(stellen.zahlbar),
    zeilen: gelesen.map((knoten) => zeileVon(knoten, stellen, waehrung)),
    weitereZeilen: Math.max(zeilen - gelesen.length, 0),
  }
}

/** The declared values of an invoice as XML; nothing is computed. Throws Unlesbar where it is none. */
export const xmlRechnungLesen = (bytes: Buffer): XmlRechnung => {
  const { wurzel, zeilen } = baumLesen(bytes)
  const format = formatVon(wurzel)
  return { format, angaben: angabenVon(wurzel, STELLEN[format], zeilen) }
}
