import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { SaxesParser, type SaxesTagNS } from 'saxes'

/** A browser runs scripts in these, whatever the name of the file says. */
const AUSFUEHRBAR = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'])
const WURZELN = new Set(['html', 'svg', 'script'])

/** XML declares its encoding; those that other programs write, beside the UTF-8 of XML 1.0, section 4.3.3. */
const KODIERUNGEN = new Set(['utf-8', 'utf-16', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'])
const DEKLARATION = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/

/**
 * The decoder for a document that begins with these bytes; it refuses what is not of its encoding. UTF-16 tells itself
 * also by its first '<' (XML 1.0, appendix F.1).
 */
export const decoderFor = (first: Buffer): TextDecoder => {
  const bom = first.subarray(0, 2).toString('hex')
  if (bom === 'fffe' || bom === '3c00') return new TextDecoder('utf-16le', { fatal: true })
  if (bom === 'feff' || bom === '003c') return new TextDecoder('utf-16be', { fatal: true })
  const declared = DEKLARATION.exec(first.subarray(0, 200).toString('latin1'))?.[1]?.toLowerCase()
  const encoding = declared !== undefined && KODIERUNGEN.has(declared) ? declared : 'utf-8'
  return new TextDecoder(encoding, { fatal: true })
}

/** Larger in some respect than any honest document. */
export class XmlZuGross extends Error {}

const refuse = (reason: string) => {
  throw new Error(reason)
}

/** An invoice nests 10 levels. The parser looks up names through all levels: 100,000 took it seven minutes (measured). */
const TIEFE = 100
/** It keeps the attributes of an element, and compares each with all: a million took it a minute and 1.5 GB (measured). */
const ATTRIBUTE = 1_000
/** Elements and attributes of a document; an invoice of ten thousand lines has some 200,000. */
const TEILE = 300_000

/** Refuses a document that is larger in some respect than any honest one. */
const groessePruefen = () => {
  const stand = { tiefe: 0, attribute: 0, teile: 0 }
  const pruefen = () => {
    if (stand.tiefe > TIEFE || stand.attribute > ATTRIBUTE || stand.teile > TEILE) throw new XmlZuGross()
  }
  return {
    stand,
    oeffnen: () => {
      stand.tiefe += 1
      stand.teile += 1
      stand.attribute = 0
      pruefen()
    },
    attribut: () => {
      stand.attribute += 1
      stand.teile += 1
      pruefen()
    },
    schliessen: () => {
      stand.tiefe -= 1
    },
  }
}

/** Who wants more of a document than whether it may be taken. */
export type XmlHoerer = {
  readonly oeffnen: (tag: SaxesTagNS) => void
  readonly schliessen: () => void
  readonly text: (text: string) => void
}

/** Throws at the first thing that is not allowed; nothing is resolved or expanded beyond the five entities of XML. */
export const strictParser = (hoerer?: XmlHoerer) => {
  const parser = new SaxesParser({ xmlns: true })
  const { stand, oeffnen, attribut, schliessen } = groessePruefen()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => refuse('DOCTYPE'))
  parser.on('opentagstart', oeffnen)
  parser.on('attribute', attribut)
  parser.on('closetag', () => {
    schliessen()
    hoerer?.schliessen()
  })
  parser.on('opentag', (tag) => {
    const { uri, local } = tag
    if (AUSFUEHRBAR.has(uri) || (stand.tiefe === 1 && WURZELN.has(local.toLowerCase()))) refuse('page')
    hoerer?.oeffnen(tag)
  })
  if (hoerer) {
    parser.on('text', hoerer.text)
    parser.on('cdata', hoerer.text)
  }
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('stylesheet')
  })
  return parser
}

/** Whether the source is well-formed XML that no browser takes for a page; read to the end, a piece at a time. */
export const isPlainXml = async (source: Readable): Promise<boolean> => {
  const parser = strictParser()
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      decoder ??= decoderFor(chunk)
      parser.write(decoder.decode(chunk, { stream: true }))
    }
    parser.write(decoder?.decode() ?? '').close()
    return true
  } catch {
    return false
  } finally {
    source.destroy()
  }
}
