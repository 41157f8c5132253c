import {
  decoderFor,
  mangelVon,
  strictParser,
  XmlAbgelehnt,
  type XmlHoerer,
} from '../../../platform/files/inhalt/xml.ts'
import { Unlesbar } from '../unlesbar.ts'

/** An element of an invoice: its name without prefix, its own text, and what stands in it. */
export type Knoten = {
  readonly name: string
  readonly uri: string
  readonly attribute: Readonly<Record<string, string>>
  readonly kinder: Knoten[]
  text: string
}
export type Baum = { readonly wurzel: Knoten; /** Lines in all. */ readonly zeilen: number }

/** An invoice may carry a whole PDF as text: nothing of what is read is longer than this. */
const TEXT_ZEICHEN = 2_000
/** Lines that are kept; the others are counted. */
const ZEILEN = 200
const ZEILE = new Set(['InvoiceLine', 'CreditNoteLine', 'IncludedSupplyChainTradeLineItem'])
/** Elements that are held; 200 lines with everything that the standard knows have some 20,000. */
const KNOTEN = 60_000
/** Fed piece by piece: the limits of the parser hold before the whole of it is text. */
const STUECK = 65_536

/** Builds the tree; lines beyond the last that is kept are counted alone. */
const sammeln = (): { readonly hoerer: XmlHoerer; readonly fertig: () => Baum } => {
  const offen: Knoten[] = []
  let wurzel: Knoten | undefined
  let knoten = 0
  let zeilen = 0
  /** How deep in a line that is not kept. */
  let ausgelassen = 0

  const oeffnen: XmlHoerer['oeffnen'] = ({ local, uri, attributes }) => {
    if (ausgelassen > 0 || (zeilen >= ZEILEN && ZEILE.has(local))) {
      ausgelassen += 1
      return
    }
    knoten += 1
    if (knoten > KNOTEN) throw new XmlAbgelehnt('zuGross')
    const attribute = Object.values(attributes).map((a): [string, string] => [
      a.local,
      a.value.slice(0, TEXT_ZEICHEN),
    ])
    const neu = { name: local, uri, attribute: Object.fromEntries(attribute), kinder: [], text: '' }
    offen.at(-1)?.kinder.push(neu)
    wurzel ??= neu
    offen.push(neu)
  }
  const schliessen = () => {
    if (ausgelassen > 0) {
      ausgelassen -= 1
      if (ausgelassen === 0) zeilen += 1
      return
    }
    const zu = offen.pop()
    if (zu !== undefined && ZEILE.has(zu.name)) zeilen += 1
  }
  const text = (stueck: string) => {
    const auf = offen.at(-1)
    if (ausgelassen === 0 && auf !== undefined && auf.text.length < TEXT_ZEICHEN)
      auf.text += stueck.slice(0, TEXT_ZEICHEN - auf.text.length)
  }
  const fertig = () => {
    if (wurzel === undefined) throw new Unlesbar('unlesbar')
    return { wurzel, zeilen }
  }
  return { hoerer: { oeffnen, schliessen, text }, fertig }
}

/** An XML document within the limits of `platform/files/inhalt/xml.ts`; throws Unlesbar. */
export const baumLesen = (bytes: Buffer): Baum => {
  const { hoerer, fertig } = sammeln()
  const parser = strictParser(hoerer)
  try {
    const decoder = decoderFor(bytes)
    for (let ab = 0; ab < bytes.length; ab += STUECK)
      parser.write(decoder.decode(bytes.subarray(ab, ab + STUECK), { stream: true }))
    parser.write(decoder.decode()).close()
  } catch (error) {
    throw new Unlesbar(mangelVon(error, bytes), error)
  }
  return fertig()
}
