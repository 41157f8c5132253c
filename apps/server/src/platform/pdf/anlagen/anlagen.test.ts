import { fileURLToPath } from 'node:url'
import { PDFDict, PDFDocument, PDFHexString, PDFRef } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfErzeugen, type PdfAuftrag } from '../pdf.ts'
import { pdfLesen } from '../testing/pdfLesen.ts'
import { alleElemente, pdfMaengel, strukturVon } from '../testing/pdfMaengel.ts'
import { pdfText } from '../testing/pdfText.ts'
import { anlagePruefen } from './anlagePruefen.ts'
import { eintraege, elemente, liste, name } from './struktur.ts'

const setzen = (titel: string, anders: Partial<PdfAuftrag> = {}): Promise<Buffer> =>
  pdfErzeugen({
    vorlage: fileURLToPath(new URL('../probe.test-vorlage.typ', import.meta.url)),
    daten: { titel, nummer: titel, name: titel, zeilen: [['Raupe', '1,00 €']] },
    erstelltAm: new Date('2026-11-20T13:03:07Z'),
    standard: 'a-3a und ua-1',
    ...anders,
  })

/** A document with what programs of others write: types, classes and names of their own, and trees with branches. */
const fremd = async (
  titel: string,
  aendern: (pdf: PDFDocument) => void = () => undefined,
): Promise<Buffer> => {
  const pdf = await PDFDocument.load(await setzen(titel), { updateMetadata: false })
  const wurzel = pdf.catalog.lookup(name('StructTreeRoot'), PDFDict)
  const { context } = pdf
  wurzel.set(
    name('RoleMap'),
    context.obj({ Kapitel: 'Ueberschrift', Ueberschrift: 'H2', Strong: 'Span', Terms: 'Part' }),
  )
  wurzel.set(name('ClassMap'), context.obj({ Links: { O: 'Layout', TextAlign: 'Start' } }))
  for (const [i, element] of elemente(wurzel).entries()) {
    if (element.get(name('S')) === name('H2')) element.set(name('S'), name('Kapitel'))
    element.set(name('ID'), PDFHexString.fromText(`node${i}`))
    element.set(name('C'), name('Links'))
  }
  const nummern = wurzel.lookup(name('ParentTree'), PDFDict)
  const blatt = context.register(context.obj({ Nums: nummern.get(name('Nums')) }))
  wurzel.set(name('ParentTree'), context.obj({ Kids: [blatt] }))
  aendern(pdf)
  return Buffer.from(await pdf.save({ useObjectStreams: true, addDefaultPage: false }))
}

let anlagen: { titel: string; bytes: Buffer }[]
beforeAll(async () => {
  anlagen = [
    { titel: 'Erste Anlage', bytes: await fremd('Erste') },
    {
      titel: 'Zweite Anlage',
      bytes: await fremd('Zweite', ({ catalog }) => catalog.delete(name('Outlines'))),
    },
  ]
})

const gelesen = async () => {
  const pdf = await PDFDocument.load(await setzen('Bescheid', { anlagen }), { updateMetadata: false })
  return { catalog: pdf.catalog, context: pdf.context, seiten: pdf.getPages() }
}

describe('[S9-04] documents behind another one', () => {
  test('[S9-04] are read on in their order, tagged as the rules of PDF/UA-1 want it', async () => {
    const pdf = await setzen('Bescheid', { anlagen })
    expect(pdfMaengel(pdf).filter((mangel) => mangel !== 'Lesezeichen fehlen')).toEqual([])
    const seiten = [
      await setzen('Bescheid'),
      ...(await Promise.all(['Erste', 'Zweite'].map((t) => setzen(t)))),
    ]
    expect(pdfText(pdf)).toBe(seiten.map(pdfText).join('\n'))
    const [erste, zweite] = alleElemente(strukturVon(pdf)).filter(
      ({ art, angaben }) => art === 'Part' && 'T' in angaben,
    )
    expect([erste?.angaben['T'], zweite?.angaben['T']]).toEqual(['Erste Anlage', 'Zweite Anlage'])
    expect(pdf.toString('latin1')).toContain('pdfaid:part>3')
  })

  test('[S9-04] each page leads to its own elements and to none of another', async () => {
    const { catalog, context, seiten } = await gelesen()
    const eltern = new Map(
      eintraege(
        catalog.lookup(name('StructTreeRoot'), PDFDict).lookup(name('ParentTree'), PDFDict),
        'Nums',
      ).map(([nr, wert]) => [String(nr), context.lookup(wert)] as const),
    )
    for (const seite of seiten) {
      const verweise = liste(eltern.get(String(seite.node.get(name('StructParents')))))
      const vonHier = verweise.map((verweis) => {
        const element = context.lookup(verweis, PDFDict)
        const orte = [element, ...liste(element.lookup(name('K'))).filter((k) => k instanceof PDFDict)]
        return orte.some((ort) => ort.get(name('Pg')) === seite.ref)
      })
      expect(vonHier.length).toBeGreaterThan(5)
      expect(vonHier).not.toContain(false)
    }
    expect(new Set(seiten.map(({ node }) => String(node.get(name('StructParents'))))).size).toBe(3)
  })

  test('[S9-04] keep their bookmarks, or get one by their title', async () => {
    const pdf = pdfLesen(await setzen('Bescheid', { anlagen }))
    const titel: unknown[] = []
    for (let z = pdf.als(pdf.als(pdf.katalog['Outlines'])['First']); 'Title' in z; z = pdf.als(z['Next']))
      titel.push(z['Title'])
    expect(titel).toEqual(['Bescheid', 'Erste', 'Zweite Anlage'])
  })

  test('[S9-04] names of one are not those of another, and each leads to its element', async () => {
    const { catalog, context } = await gelesen()
    const wurzel = catalog.lookup(name('StructTreeRoot'), PDFDict)
    const [blatt] = liste(wurzel.lookup(name('IDTree'), PDFDict).lookup(name('Kids')))
    const namen = liste(context.lookup(blatt, PDFDict).lookup(name('Names')))
    const ids = namen.filter((w) => w instanceof PDFHexString).map((w) => w.asString())
    expect(ids).toEqual([...new Set(ids)].toSorted())
    expect(ids.length).toBeGreaterThan(20)
    for (const [i, ref] of namen.entries())
      if (ref instanceof PDFRef) expect(context.lookup(ref, PDFDict).get(name('ID'))).toEqual(namen[i - 1])
    const klassen = wurzel
      .lookup(name('ClassMap'), PDFDict)
      .keys()
      .map((k) => k.decodeText())
    expect(klassen).toEqual(['Anlage1-Links', 'Anlage2-Links'])
  })

  test('[S9-04] the same documents give the same bytes: the hash of a repeated job holds', async () => {
    expect(await setzen('Bescheid', { anlagen })).toEqual(await setzen('Bescheid', { anlagen }))
  })
})

describe('[S9-04] what can stand behind a notice', () => {
  test('[S9-04] is what keeps PDF/A with tags', async () => {
    expect(await anlagePruefen(anlagen[0]?.bytes ?? Buffer.alloc(0))).toEqual([])
  })

  const PDFA = /^ist kein PDF\/A-1a, -2a oder -3a/
  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['9 bytes', async () => Buffer.from('%PDF-1.4\n'), /^ist kein lesbares PDF/],
    ['half a PDF', async () => (await setzen('x')).subarray(0, 3_000), /^ist kein/],
    ['no PDF/A', () => setzen('x', { standard: 'ua-1' }), PDFA],
    ['no tags', () => fremd('x', ({ catalog }) => catalog.delete(name('StructTreeRoot'))), PDFA],
    ['colours of print', () => fremd('x', druckfarben), /^nutzt Druckfarben/],
    [
      'a file inside',
      () => setzen('x', { anhang: { name: 'a.json', bytes: Buffer.from('{}') } }),
      /^enthält/,
    ],
    [
      'a form',
      () => fremd('x', ({ catalog, context }) => catalog.set(name('AcroForm'), context.obj({}))),
      /^enthält/,
    ],
    ['another format', () => fremd('x', (pdf) => pdf.getPage(0).setSize(842, 595)), /A4 im Hochformat/],
  ])('[S9-04] is not %s', async (_, datei, satz) => {
    const gefunden = await anlagePruefen(await datei())
    expect(gefunden).toEqual([expect.stringMatching(satz)])
  })
})

const druckfarben = ({ catalog, context }: PDFDocument): void => {
  const profil = context.register(context.stream(new Uint8Array(1), { N: 4 }))
  catalog.set(name('OutputIntents'), context.obj([{ Type: 'OutputIntent', DestOutputProfile: profil }]))
}
