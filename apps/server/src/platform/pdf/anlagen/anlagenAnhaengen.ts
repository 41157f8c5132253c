import {
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { eigenstaendig, eintraege, elemente, liste, name, oberste, verschieben } from './struktur.ts'

/** A document whose pages follow those of another one. */
export type PdfAnlage = { readonly titel: string; readonly bytes: Uint8Array }

const wurzelVon = (pdf: PDFDocument): PDFDict => pdf.catalog.lookup(name('StructTreeRoot'), PDFDict)
const anzahl = (dict: PDFDict, eintrag: string): number =>
  dict.lookupMaybe(name(eintrag), PDFNumber)?.asNumber() ?? 0

type Umzug = { readonly ziel: PDFDocument; readonly quelle: PDFDocument; readonly copier: PDFObjectCopier }

/** What has moved, wherever it stands now: each object moves once, whoever refers to it. */
const bewegt = <T extends PDFObject>({ copier }: Umzug, objekt: T): T => copier.copy(objekt)

const seitenAnhaengen = (umzug: Umzug): void => {
  const { ziel, quelle } = umzug
  for (const { ref } of quelle.getPages()) {
    const neu = bewegt(umzug, ref)
    const seite = ziel.context.lookup(neu)
    if (!(seite instanceof PDFPageLeaf)) throw new Error('PDF nicht wie erwartet: Page')
    ziel.addPage(PDFPage.of(seite, neu, ziel))
  }
}

/** Where the next page finds its elements (14.7.4.4). */
const elternAnhaengen = (umzug: Umzug, vorher: number): void => {
  const { ziel, quelle } = umzug
  const wurzel = wurzelVon(ziel)
  const [alt, neu] = [wurzel, wurzelVon(quelle)].map((w) =>
    eintraege(w.lookupMaybe(name('ParentTree'), PDFDict), 'Nums'),
  )
  const um = anzahl(wurzel, 'ParentTreeNextKey')
  const dazu = (neu ?? []).map(
    ([nr, wert]) => [PDFNumber.of((nr as PDFNumber).asNumber() + um), bewegt(umzug, wert)] as const,
  )
  for (const [ref, objekt] of ziel.context.enumerateIndirectObjects())
    if (ref.objectNumber > vorher) verschieben(objekt instanceof PDFStream ? objekt.dict : objekt, um)
  const alle = [...(alt ?? []), ...dazu]
  wurzel.set(name('ParentTree'), ziel.context.obj({ Nums: ziel.context.obj(alle.flat()) }))
  wurzel.set(name('ParentTreeNextKey'), PDFNumber.of(um + anzahl(wurzelVon(quelle), 'ParentTreeNextKey')))
}

const klassenAnhaengen = (umzug: Umzug, vorsatz: string): void => {
  const klassen = wurzelVon(umzug.quelle).lookupMaybe(name('ClassMap'), PDFDict)
  if (klassen === undefined) return
  const wurzel = wurzelVon(umzug.ziel)
  const ziel = wurzel.lookupMaybe(name('ClassMap'), PDFDict) ?? umzug.ziel.context.obj({})
  for (const [klasse, wert] of klassen.entries())
    ziel.set(name(`${vorsatz}${klasse.decodeText()}`), bewegt(umzug, wert))
  wurzel.set(name('ClassMap'), ziel)
}

/** The enclosure as a part of the document, in its own language. */
const strukturAnhaengen = (umzug: Umzug, titel: string): void => {
  const { ziel, quelle } = umzug
  const [dokument] = liste(wurzelVon(ziel).lookup(name('K')))
  if (!(dokument instanceof PDFRef)) throw new Error('PDF nicht wie erwartet: K')
  const oben = ziel.context.lookup(dokument, PDFDict)
  const teil = ziel.context.nextRef()
  for (const element of oberste(wurzelVon(quelle))) {
    // It would bring the whole tree along.
    element.delete(name('P'))
    if (element.lookup(name('S')) === name('Document')) element.set(name('S'), name('Sect'))
  }
  const unten = liste(wurzelVon(quelle).lookup(name('K'))).map((kind) => bewegt(umzug, kind))
  const sprache = quelle.catalog.get(name('Lang'))
  const dict = ziel.context.obj({ S: 'Part', P: dokument, K: ziel.context.obj(unten) })
  dict.set(name('T'), PDFHexString.fromText(titel))
  if (sprache !== undefined) dict.set(name('Lang'), bewegt(umzug, sprache))
  ziel.context.assign(teil, dict)
  for (const element of oberste(dict)) element.set(name('P'), teil)
  oben.set(name('K'), ziel.context.obj([...liste(oben.lookup(name('K'))), teil]))
}

/** The names of all elements that have one, sorted (7.9.6). */
const kennungenOrdnen = ({
  context,
  ...ziel
}: {
  context: PDFDocument['context']
  wurzel: PDFDict
}): void => {
  const paare: [string, PDFRef][] = []
  const alle = new Set(elemente(ziel.wurzel))
  for (const [ref, objekt] of context.enumerateIndirectObjects()) {
    if (!(objekt instanceof PDFDict) || !alle.has(objekt)) continue
    const kennung = objekt.lookup(name('ID'))
    if (kennung instanceof PDFHexString) paare.push([kennung.asString(), ref])
  }
  if (paare.length === 0) return
  const sortiert = paare.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const namen = context.obj(sortiert.flatMap(([kennung, ref]) => [PDFHexString.of(kennung), ref]))
  const grenzen = [sortiert[0], sortiert.at(-1)].map((paar) => PDFHexString.of(paar?.[0] ?? ''))
  const blatt = context.register(context.obj({ Names: namen, Limits: context.obj(grenzen) }))
  ziel.wurzel.set(name('IDTree'), context.obj({ Kids: context.obj([blatt]) }))
}

/** Bookmarks of the enclosure behind those that are there; one to its first page where it has none. */
const lesezeichenAnhaengen = (umzug: Umzug, titel: string, ersteSeite: PDFRef): void => {
  const { ziel, quelle } = umzug
  const baum = ziel.catalog.lookup(name('Outlines'), PDFDict)
  const ref = ziel.catalog.get(name('Outlines'))
  const fremder = quelle.catalog.lookupMaybe(name('Outlines'), PDFDict)
  const erstes = fremder?.get(name('First'))
  const neu: PDFRef[] = []
  if (fremder !== undefined && erstes instanceof PDFRef) {
    const kette: PDFDict[] = []
    for (
      let dict = fremder.lookupMaybe(name('First'), PDFDict);
      dict !== undefined;
      dict = dict.lookupMaybe(name('Next'), PDFDict)
    )
      kette.push(dict)
    // They would bring the other tree along.
    for (const dict of kette) dict.delete(name('Parent'))
    for (let r: PDFObject | undefined = bewegt(umzug, erstes); r instanceof PDFRef;) {
      neu.push(r)
      r = ziel.context.lookup(r, PDFDict).get(name('Next'))
    }
  } else {
    const dict = ziel.context.obj({ Dest: ziel.context.obj([ersteSeite, name('Fit')]) })
    dict.set(name('Title'), PDFHexString.fromText(titel))
    neu.push(ziel.context.register(dict))
  }
  const letztes = baum.get(name('Last'))
  const [anfang, ende] = [neu[0], neu.at(-1)]
  if (!(ref instanceof PDFRef) || !(letztes instanceof PDFRef) || anfang === undefined || ende === undefined)
    throw new Error('PDF nicht wie erwartet: Outlines')
  for (const r of neu) ziel.context.lookup(r, PDFDict).set(name('Parent'), ref)
  ziel.context.lookup(letztes, PDFDict).set(name('Next'), anfang)
  ziel.context.lookup(anfang, PDFDict).set(name('Prev'), letztes)
  baum.set(name('Last'), ende)
  baum.set(name('Count'), PDFNumber.of(anzahl(baum, 'Count') + neu.length))
}

const anhaengen = async (ziel: PDFDocument, { titel, bytes }: PdfAnlage, nr: number): Promise<void> => {
  const quelle = await PDFDocument.load(bytes, { updateMetadata: false })
  const umzug: Umzug = { ziel, quelle, copier: PDFObjectCopier.for(quelle.context, ziel.context) }
  const vorsatz = `Anlage${nr}-`
  const vorher = ziel.context.largestObjectNumber
  const seiten = ziel.getPageCount()
  eigenstaendig(wurzelVon(quelle), vorsatz)
  strukturAnhaengen(umzug, titel)
  seitenAnhaengen(umzug)
  klassenAnhaengen(umzug, vorsatz)
  elternAnhaengen(umzug, vorher)
  lesezeichenAnhaengen(umzug, titel, ziel.getPage(seiten).ref)
}

/**
 * A tagged document with the pages of others behind its own, in one structure: what is printed or read aloud goes on. The
 * others are tagged and keep PDF/A too (anlagePruefen.ts); what Typst sets can't take them in itself, since it refuses to
 * embed a PDF under either standard (ADR 0099).
 */
export const anlagenAnhaengen = async (
  pdf: Uint8Array,
  anlagen: readonly PdfAnlage[],
): Promise<Uint8Array> => {
  const ziel = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const [i, anlage] of anlagen.entries()) await anhaengen(ziel, anlage, i + 1)
  kennungenOrdnen({ context: ziel.context, wurzel: wurzelVon(ziel) })
  return ziel.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}
