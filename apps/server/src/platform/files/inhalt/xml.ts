import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { SaxesParser, type SaxesTagNS } from 'saxes'

/** A browser runs scripts in these, whatever the name of the file says. */
const AUSFUEHRBAR = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'])
const WURZELN = new Set(['html', 'svg', 'script'])

/** Why XML is not taken or not read; 'unlesbar' is what is no well-formed XML. */
export type XmlMangel = 'doctype' | 'seite' | 'zeichenfehler' | 'zeichensatz' | 'zuGross' | 'unlesbar'

/** What is wrong with a document. */
export class XmlAbgelehnt extends Error {
  readonly mangel: XmlMangel

  constructor(mangel: XmlMangel) {
    super(mangel)
    this.mangel = mangel
  }
}

const refuse = (mangel: XmlMangel): never => {
  throw new XmlAbgelehnt(mangel)
}

/** XML declares its encoding (XML 1.0, section 4.3.3). */
const DEKLARATION = /^(?:\u00ef\u00bb\u00bf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/
/** Those with one byte a letter that browsers read, beside UTF-8; others can hide signs of XML in letters. */
const KODIERUNG = /^(?:utf-8|(?:iso-8859|windows)-\d+)$/
/** UTF-32 and EBCDIC tell themselves by their first '<' or mark (XML 1.0, appendix F.1); no browser reads them. */
const UNLESBARE = new Set(['0000feff', 'fffe0000', '0000003c', '3c000000', '4c6fa794'])

const genannter = (kodierung: string): TextDecoder => {
  try {
    const decoder = new TextDecoder(kodierung, { fatal: true })
    if (KODIERUNG.test(decoder.encoding)) return decoder
    // Whoever could read the word had one byte a letter: some programmes name UTF-16 and write UTF-8.
    if (decoder.encoding.startsWith('utf-16')) return new TextDecoder('utf-8', { fatal: true })
  } catch {
    // A name that nobody knows is refused like one that is not read.
  }
  return refuse('zeichensatz')
}

/**
 * The decoder for a document that begins with these bytes; it refuses what is not of its encoding. UTF-16 tells itself
 * also by its first '<' (XML 1.0, appendix F.1).
 */
export const decoderFor = (first: Buffer): TextDecoder => {
  if (UNLESBARE.has(first.subarray(0, 4).toString('hex'))) refuse('zeichensatz')
  const bom = first.subarray(0, 2).toString('hex')
  if (bom === 'fffe' || bom === '3c00') return new TextDecoder('utf-16le', { fatal: true })
  if (bom === 'feff' || bom === '003c') return new TextDecoder('utf-16be', { fatal: true })
  return genannter(DEKLARATION.exec(first.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8')
}

/** The mangel of what a decoder or the parser threw; what does not begin as XML is none, whatever its letters. */
export const mangelVon = (error: unknown, first: Buffer | undefined): XmlMangel => {
  if (error instanceof XmlAbgelehnt) return error.mangel
  const zeichen =
    error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  const anfang = first?.subarray(0, 200).toString('latin1') ?? ''
  return zeichen && /^(?:\u00ef\u00bb\u00bf)?\s*<[?!A-Za-z_]/.test(anfang) ? 'zeichenfehler' : 'unlesbar'
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
    if (stand.tiefe > TIEFE || stand.attribute > ATTRIBUTE || stand.teile > TEILE) refuse('zuGross')
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
  parser.on('doctype', () => refuse('doctype'))
  parser.on('opentagstart', oeffnen)
  parser.on('attribute', attribut)
  parser.on('closetag', () => {
    schliessen()
    hoerer?.schliessen()
  })
  parser.on('opentag', (tag) => {
    const { uri, local } = tag
    if (AUSFUEHRBAR.has(uri) || (stand.tiefe === 1 && WURZELN.has(local.toLowerCase()))) refuse('seite')
    hoerer?.oeffnen(tag)
  })
  if (hoerer) {
    parser.on('text', hoerer.text)
    parser.on('cdata', hoerer.text)
  }
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('seite')
  })
  return parser
}

/** What keeps the source from being well-formed XML that no browser takes for a page; read to the end, a piece at a time. */
export const xmlMangel = async (source: Readable): Promise<XmlMangel | undefined> => {
  const parser = strictParser()
  let first: Buffer | undefined
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      first ??= chunk
      decoder ??= decoderFor(chunk)
      parser.write(decoder.decode(chunk, { stream: true }))
    }
    parser.write(decoder?.decode() ?? '').close()
    return undefined
  } catch (error) {
    return mangelVon(error, first)
  } finally {
    source.destroy()
  }
}
