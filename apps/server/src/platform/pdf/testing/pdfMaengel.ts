import { istVerzeichnis, pdfLesen, Verweis, type Pdf, type Verzeichnis, type Wert } from './pdfLesen.ts'

/** An element of the structure tree: its type, its own words on itself, what is in it. */
export type Element = {
  readonly art: string
  readonly angaben: Verzeichnis
  readonly kinder: readonly Element[]
  /** Marked contents of pages that it holds itself, as 'page/mcid'. */
  readonly inhalte: readonly string[]
}

const ref = (w: Wert | undefined): string => (w instanceof Verweis ? String(w.ref) : '')
const name = (w: Wert | undefined): string => (typeof w === 'string' ? w.slice(1) : '')

/** The tree below an element; a number is content of its page, a dictionary /MCR content of another one. */
const element = (pdf: Pdf, angaben: Verzeichnis, seiteDarueber: string): Element => {
  const seite = ref(angaben['Pg']) || seiteDarueber
  const kinder: Element[] = []
  const inhalte: string[] = []
  for (const kind of pdf.liste(angaben['K'])) {
    const v = pdf.wert(kind)
    if (typeof v === 'number') inhalte.push(`${seite}/${v}`)
    else if (istVerzeichnis(v) && v['Type'] === '/MCR')
      inhalte.push(`${ref(v['Pg']) || seite}/${Number(v['MCID'])}`)
    else if (istVerzeichnis(v) && 'S' in v) kinder.push(element(pdf, v, seite))
  }
  return { art: name(angaben['S']), angaben, kinder, inhalte }
}

export const alleElemente = (e: Element): Element[] => [e, ...e.kinder.flatMap(alleElemente)]

type Seite = { readonly nummer: string; readonly angaben: Verzeichnis; readonly inhalt: string }

const seiten = (pdf: Pdf, knoten: Wert | undefined = pdf.katalog['Pages']): Seite[] => {
  const angaben = pdf.als(knoten)
  if (angaben['Type'] === '/Pages') return pdf.liste(angaben['Kids']).flatMap((kind) => seiten(pdf, kind))
  const stroeme = Array.isArray(angaben['Contents']) ? angaben['Contents'] : [angaben['Contents']]
  return [{ nummer: ref(knoten), angaben, inhalt: stroeme.map((s) => pdf.strom(s)).join('\n') }]
}

/** Operators that put something on a page: text, paths, images, shadings (ISO 32000-1, table 51). */
const MALEN = new Set([
  'Tj',
  'TJ',
  "'",
  '"',
  'f',
  'F',
  'f*',
  'S',
  's',
  'B',
  'B*',
  'b',
  'b*',
  'Do',
  'sh',
  'BI',
])

type Gemaltes = { readonly ausserhalb: readonly string[]; readonly mcids: readonly number[] }

/** What a page paints outside of any marked content, and the numbers of its marked contents. */
const gemaltes = (inhalt: string): Gemaltes => {
  const ausserhalb: string[] = []
  const mcids: number[] = []
  let tiefe = 0
  // Strings first: what looks like an operator inside of one is none.
  for (const [marke] of inhalt
    .replaceAll(/\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>(?!>)/g, ' ')
    .matchAll(/\/MCID\s+\d+|[^\s/<>[\]()]+/g)) {
    if (marke.startsWith('/MCID')) mcids.push(Number(marke.slice(5)))
    else if (marke === 'BDC' || marke === 'BMC') tiefe += 1
    else if (marke === 'EMC') tiefe -= 1
    else if (tiefe === 0 && MALEN.has(marke)) ausserhalb.push(marke)
  }
  return { ausserhalb, mcids }
}

/** Types of ISO 32000-1, 14.8.4, that our documents use; another one would need a role map. */
const ARTEN = new Set(
  'Document Part Sect Div P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table THead TBody TFoot TR TH TD Span Code Link Figure Caption Note Quote Strong Em'.split(
    ' ',
  ),
)
const wenn = (falsch: boolean, satz: string): string[] => (falsch ? [satz] : [])
const text = (w: Wert | undefined) => (typeof w === 'string' ? w.trim() : '')

const katalogMaengel = ({ katalog, als, strom }: Pdf): string[] => {
  const xmp = Buffer.from(strom(katalog['Metadata']), 'latin1').toString('utf8')
  return [
    ...wenn(!/^[a-z]{2}(-[A-Z]{2})?$/.test(text(katalog['Lang'])), 'keine Sprache des Dokuments'),
    ...wenn(als(katalog['MarkInfo'])['Marked'] !== true, 'nicht als getaggt gekennzeichnet'),
    ...wenn(als(katalog['MarkInfo'])['Suspects'] === true, 'Struktur gilt als unsicher'),
    ...wenn(als(katalog['ViewerPreferences'])['DisplayDocTitle'] !== true, 'Titel wird nicht angezeigt'),
    ...wenn(!/<dc:title>.*<rdf:li[^>]*>[^<]+</.test(xmp), 'kein Titel in den Metadaten'),
    ...wenn(!xmp.includes('<pdfuaid:part>1</pdfuaid:part>'), 'nicht als PDF/UA-1 bezeichnet'),
    ...wenn(
      !xmp.includes('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A'),
      'nicht als PDF/A-3a bezeichnet',
    ),
  ]
}

const ebene = ({ art }: Element) => Number(/^H([1-6])$/.exec(art)?.[1] ?? 0)

/** One heading of level 1, first; none skips a level on the way down (ISO 14289-1, 7.4.2). */
const ueberschriftMaengel = (alle: readonly Element[]): string[] => {
  const ebenen = alle.map(ebene).filter((n) => n > 0)
  return [
    ...wenn(ebenen[0] !== 1, 'erste Überschrift ist nicht H1'),
    ...wenn(ebenen.filter((n) => n === 1).length !== 1, 'nicht genau eine H1'),
    ...ebenen.flatMap((n, i) =>
      wenn(n > (ebenen[i - 1] ?? 0) + 1, `Überschrift H${n} überspringt eine Ebene`),
    ),
  ]
}

/** A part with a title is a document of its own behind another one: an enclosure. */
const istAnlage = ({ art, angaben }: Element): boolean => art === 'Part' && text(angaben['T']) !== ''

/** The document without its enclosures, and each of those. */
const dokumente = (alle: readonly Element[]): (readonly Element[])[] => {
  const anlagen = alle.filter(istAnlage).map(alleElemente)
  const darin = new Set(anlagen.flat())
  return [alle.filter((e) => !darin.has(e)), ...anlagen]
}

const bookmarks = (pdf: Pdf, w: Wert | undefined): number => {
  let anzahl = 0
  for (let e = pdf.als(w); 'Title' in e; e = pdf.als(e['Next']))
    anzahl += (text(e['Title']) === '' ? 0 : 1) + bookmarks(pdf, e['First'])
  return anzahl
}

const NUR_MIT: Readonly<Record<string, readonly string[]>> = {
  L: ['LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
}

const attribute = (pdf: Pdf, e: Element) => pdf.liste(e.angaben['A']).map((a) => pdf.als(a))

const elementMaengel = (pdf: Pdf, e: Element): string[] => {
  const erlaubt = NUR_MIT[e.art]
  const arten = e.kinder.map(({ art }) => art)
  return [
    ...wenn(!ARTEN.has(e.art), `unbekannte Strukturart ${e.art}`),
    ...wenn(
      erlaubt !== undefined && arten.some((art) => !erlaubt.includes(art)),
      `falscher Inhalt in ${e.art}`,
    ),
    ...wenn(e.art === 'LI' && !arten.includes('LBody'), 'Listeneintrag ohne LBody'),
    ...wenn(e.art === 'TH' && !attribute(pdf, e).some((a) => 'Scope' in a), 'Kopfzelle ohne Scope'),
    ...wenn(e.art === 'Table' && !alleElemente(e).some(({ art }) => art === 'TH'), 'Tabelle ohne Kopfzellen'),
    ...wenn(e.art === 'Figure' && text(e.angaben['Alt']) === '', 'Bild ohne Beschreibung'),
    ...wenn(
      e.kinder.length === 0 && e.inhalte.length === 0 && !['TD', 'TH'].includes(e.art),
      `leeres Element ${e.art}`,
    ),
  ]
}

/** Everything painted is marked, and every mark with a number stands in the tree exactly once (7.1). */
const inhaltMaengel = (pdf: Pdf, alle: readonly Element[]): string[] => {
  const imBaum = alle.flatMap(({ inhalte }) => inhalte)
  return [
    ...wenn(new Set(imBaum).size < imBaum.length, 'Inhalt steht zweimal im Baum'),
    ...seiten(pdf).flatMap(({ nummer, angaben, inhalt }, i) => {
      const { ausserhalb, mcids } = gemaltes(inhalt)
      return [
        ...wenn(ausserhalb.length > 0, `Seite ${i + 1}: Inhalt ohne Kennzeichnung`),
        ...wenn(
          mcids.some((mcid) => !imBaum.includes(`${nummer}/${mcid}`)),
          `Seite ${i + 1}: Inhalt steht nicht im Baum`,
        ),
        ...wenn(typeof angaben['StructParents'] !== 'number', `Seite ${i + 1}: ohne Verweis in den Baum`),
      ]
    }),
  ]
}

export const strukturVon = (bytes: Buffer): Element => {
  const pdf = pdfLesen(bytes)
  return element(pdf, pdf.als(pdf.katalog['StructTreeRoot']), '')
}

/** What keeps a PDF from the rules of PDF/UA-1 that can be read from its structure, as sentences; nothing when all is well. */
export const pdfMaengel = (bytes: Buffer): string[] => {
  const pdf = pdfLesen(bytes)
  const alle = alleElemente(strukturVon(bytes)).slice(1)
  const ueberschriften = alle.filter((e) => ebene(e) > 0).length
  return [
    ...new Set([
      ...katalogMaengel(pdf),
      ...dokumente(alle).flatMap(ueberschriftMaengel),
      ...wenn(
        bookmarks(pdf, pdf.als(pdf.katalog['Outlines'])['First']) !== ueberschriften,
        'Lesezeichen fehlen',
      ),
      ...alle.flatMap((e) => elementMaengel(pdf, e)),
      ...inhaltMaengel(pdf, alle),
    ]),
  ]
}
