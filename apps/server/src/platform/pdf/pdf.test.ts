import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { inflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { pdfLesen } from './testing/pdfLesen.ts'
import { PdfError, pdfErzeugen, pdfWerkstatt, type PdfAuftrag } from './pdf.ts'

const vorlage = fileURLToPath(new URL('./probe.test-vorlage.typ', import.meta.url))
const DATEN = {
  titel: 'Antrag auf Förderung „Moor“',
  nummer: 'FP-2026-000001',
  name: 'Größe & Söhne #panic("x") GbR',
  zeilen: [
    ['Raupe', '12.480,00 €'],
    ['Mulchgerät', '3.000,50 €'],
  ],
}
const AUFTRAG: PdfAuftrag = { vorlage, daten: DATEN, erstelltAm: new Date('2026-11-20T13:03:07Z') }

/** All streams of a PDF, unpacked. */
const streams = (pdf: Buffer): string[] =>
  pdf
    .toString('latin1')
    .split(/(?<!end)stream\n/)
    .slice(1)
    .map((part) => {
      const bytes = Buffer.from(part.slice(0, part.indexOf('\nendstream')), 'latin1')
      return (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('utf8')
    })

test('a document is PDF/A-3a: its metadata say so, it is tagged and has its language', async () => {
  const pdf = await pdfErzeugen(AUFTRAG)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const all = streams(pdf).join('\n')
  expect(all).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>')
  expect(all).toContain('Antrag auf Förderung „Moor“')
  const plain = pdf.toString('latin1')
  expect(plain).toContain('/MarkInfo')
  expect(plain).toMatch(/\/Lang \(de-DE\)/)
  expect(plain).toMatch(/\/S \/TH/)
  expect(plain).toContain('FiraSans')
})

test('its data travel inside as a readable file, a later one has its own', async () => {
  const anhang = (text: string) => ({
    name: 'antrag.json',
    bytes: Buffer.from(text),
    beschreibung: 'Gesendete Angaben',
  })
  const erste = await pdfErzeugen({ ...AUFTRAG, anhang: anhang('{"straße":"Mühlenweg"}') })
  const zweite = await pdfErzeugen({ ...AUFTRAG, anhang: anhang('{"straße":"Am Moor"}') })
  const ohne = await pdfErzeugen(AUFTRAG)
  expect(streams(erste)).toContain('{"straße":"Mühlenweg"}')
  expect(streams(zweite)).toContain('{"straße":"Am Moor"}')
  expect(erste.toString('latin1')).toMatch(/\/AFRelationship \/Source/)
  expect(ohne.toString('latin1')).not.toContain('/EmbeddedFile')
})

test('the same data and time give the same bytes: the hash of a repeated job holds', async () => {
  expect(await pdfErzeugen(AUFTRAG)).toEqual(await pdfErzeugen(AUFTRAG))
})

test('the look keeps the rules of PDF/UA-1 that Typst checks', async () => {
  const pdf = await pdfErzeugen({ ...AUFTRAG, standard: 'ua-1' })
  expect(streams(pdf).join('\n')).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('a document of both standards is right whatever words stand in it', async () => {
  const woerter = 'trailer /Root 1 0 R /Metadata 1 0 R startxref 5 /Direction /L2R <pdfaid:part>'
  const anhang = { name: 'antrag.json', bytes: Buffer.from(JSON.stringify(woerter)), beschreibung: woerter }
  const daten = { ...DATEN, titel: woerter, name: woerter, zeilen: [[woerter, woerter]] }
  const { katalog, als, strom } = pdfLesen(
    await pdfErzeugen({ ...AUFTRAG, daten, anhang, standard: 'a-3a und ua-1' }),
  )
  expect(katalog['Type']).toBe('/Catalog')
  expect(als(katalog['ViewerPreferences'])['DisplayDocTitle']).toBe(true)
  expect(strom(katalog['Metadata'])).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

const beides = (text: string) =>
  pdfErzeugen({ ...AUFTRAG, daten: { ...DATEN, name: text, titel: text }, standard: 'a-3a und ua-1' })

test.each(['Traktor 🚜 und 👨‍👩‍👧', '農業機械 トラクター 한국어', 'ไทย नमस्ते', '\ud83d\ude9c'.repeat(3_000)])(
  'what no font has does not keep a document from being set: %s',
  async (text) => expect((await beides(text)).subarray(0, 5).toString()).toBe('%PDF-'),
)

test('a character that can’t stand in such a document is replaced, and nothing beside it', async () => {
  const [unsetzbar, gezeigt] = ['\ue000Ä\uffff€\ufeff “я”', '□Ä□€□ “я”'].map(beides)
  expect((await unsetzbar)?.equals((await gezeigt) ?? Buffer.alloc(0))).toBe(true)
})

const neu = () => new Worker(new URL('./pdfWorker.ts', import.meta.url))

test('a document that hangs is given up, and the next one is made by another thread', async () => {
  const threads = [new Worker('setInterval(() => undefined, 1_000)', { eval: true })]
  const werkstatt = pdfWerkstatt(60_000, () => threads.pop() ?? neu())
  // The minute passes at once: how fast this machine is says nothing.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const haengt = expect(werkstatt(AUFTRAG)).rejects.toBeInstanceOf(PdfError)
  await vi.advanceTimersByTimeAsync(60_000)
  await haengt
  vi.useRealTimers()
  expect((await werkstatt(AUFTRAG)).length).toBeGreaterThan(1_000)
})

test('a thread without documents ends after a minute, and the next document is made by another', async () => {
  const threads: Worker[] = []
  const werkstatt = pdfWerkstatt(120_000, () => {
    const thread = neu()
    threads.push(thread)
    return thread
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await werkstatt(AUFTRAG)
  const [erster] = threads
  if (erster === undefined) throw new Error('no thread')
  const ende = once(erster, 'exit')
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await ende
  expect((await werkstatt(AUFTRAG)).length).toBeGreaterThan(1_000)
  expect(threads).toHaveLength(2)
  await threads[1]?.terminate()
})

test('a thread that breaks before its first document fails that one by name, and the next is made', async () => {
  const threads = [new Worker('throw new Error("kaputt")', { eval: true })]
  const werkstatt = pdfWerkstatt(60_000, () => threads.pop() ?? neu())
  await expect(werkstatt(AUFTRAG)).rejects.toBeInstanceOf(PdfError)
  expect((await werkstatt(AUFTRAG)).length).toBeGreaterThan(1_000)
})

test('a template that fails says why, and the next document is made', async () => {
  const werkstatt = pdfWerkstatt(60_000)
  await expect(werkstatt({ ...AUFTRAG, daten: {} })).rejects.toThrow('PDF-Vorlage')
  expect((await werkstatt(AUFTRAG)).length).toBeGreaterThan(1_000)
})

test.each([
  ['ends', (thread: Worker) => thread.terminate()],
  ['breaks', (thread: Worker) => thread.emit('error', new Error('kaputt'))],
])('a thread that %s between two documents is replaced', async (_, stoeren) => {
  const threads: Worker[] = []
  const werkstatt = pdfWerkstatt(60_000, () => {
    const thread = neu()
    threads.push(thread)
    return thread
  })
  await werkstatt(AUFTRAG)
  for (const thread of threads) await stoeren(thread)
  expect((await werkstatt(AUFTRAG)).length).toBeGreaterThan(1_000)
  expect(threads).toHaveLength(2)
  for (const thread of threads) await thread.terminate()
})
