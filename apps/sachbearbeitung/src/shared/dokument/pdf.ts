import { stehtIn } from '@foerderportal/values/suche/faltstellen'
import { getDocument, PDFWorker, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'
// eslint-disable-next-line import/default -- not its content: Vite makes its address of it
import arbeiter from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Decoders of pictures that scanned papers bring; fetched when a page has one. */
const DECODER: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg }

/** Hands pdf.js the decoders under the names that our build gives them. */
class Decoder {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const adresse = DECODER[filename]
    if (adresse === undefined) throw new Error(`no ${filename} here`)
    return new Uint8Array(await (await fetch(adresse)).arrayBuffer())
  }
}

type Richtlinie = { readonly createScriptURL: (adresse: string) => string }
type Werk = { readonly createPolicy: (name: string, regeln: Richtlinie) => Richtlinie }

/** The page's policy takes addresses of scripts from a declared source only (require-trusted-types-for): this one. */
const freigegeben = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Werk } // not in TypeScript's library
  const pruefen = (adresse: string) => {
    if (adresse !== arbeiter) throw new Error('no other worker is started here')
    return adresse
  }
  return (
    trustedTypes?.createPolicy('pdf-arbeiter', { createScriptURL: pruefen }).createScriptURL(arbeiter) ??
    arbeiter
  )
}

let gemeinsamer: PDFWorker | undefined

/** One for all documents: one that pdf.js makes for a document goes with it, whoever else uses it. */
const worker = (): PDFWorker =>
  (gemeinsamer ??= PDFWorker.create({ port: new Worker(freigegeben(), { type: 'module' }) }))

/** Reads a PDF. @throws where the bytes are none */
export const pdfOeffnen = async (blob: Blob): Promise<PDFDocumentProxy> => {
  const data = new Uint8Array(await blob.arrayBuffer())
  // Nothing in a paper runs: no scripts, no forms that fetch anything.
  return getDocument({
    data,
    worker: worker(),
    BinaryDataFactory: Decoder,
    useWorkerFetch: false,
    enableXfa: false,
  }).promise
}

/** Why a PDF is not shown, as the reader names it (S5-04). */
export const unlesbarWeil = (error: unknown): string => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return 'Diese PDF-Datei ist mit einem Kennwort geschützt und lässt sich hier nicht anzeigen.'
  return name === 'InvalidPDFException'
    ? 'Diese PDF-Datei ist beschädigt und lässt sich nicht anzeigen.'
    : 'Diese Seite lässt sich nicht anzeigen: Sie ist beschädigt, oder sie enthält, was der Betrachter nicht kennt.'
}

type Flaeche = { readonly canvas: HTMLCanvasElement; readonly schicht: HTMLElement }

/** Draws a page as wide as `breite`, with its text above it to be selected, searched and read out. */
export const seiteZeichnen = async (
  dokument: PDFDocumentProxy,
  nummer: number,
  breite: number,
  { canvas, schicht }: Flaeche,
  signal: AbortSignal,
): Promise<void> => {
  const seite = await dokument.getPage(nummer)
  const viewport = seite.getViewport({ scale: breite / seite.getViewport({ scale: 1 }).width })
  if (signal.aborted) return
  const dicht = Math.min(devicePixelRatio, 2)
  canvas.width = Math.floor(viewport.width * dicht)
  canvas.height = Math.floor(viewport.height * dicht)
  schicht.replaceChildren()
  schicht.style.setProperty('--total-scale-factor', String(viewport.scale))
  const bild = seite.render({ canvas, viewport, transform: [dicht, 0, 0, dicht, 0, 0] })
  const text = new TextLayer({ textContentSource: seite.streamTextContent(), container: schicht, viewport })
  signal.addEventListener('abort', () => {
    bild.cancel()
    text.cancel()
  })
  await Promise.all([bild.promise, text.render()])
}

/** The pages on which the words stand, however they are spelt (S10-06), in their order. */
export const seitenMit = async (dokument: PDFDocumentProxy, worte: string): Promise<number[]> => {
  const seiten: number[] = []
  for (let nummer = 1; nummer <= dokument.numPages; nummer += 1) {
    const { items } = await (await dokument.getPage(nummer)).getTextContent()
    const text = items.map((teil) => ('str' in teil ? teil.str : '')).join(' ')
    if (stehtIn(text, worte)) seiten.push(nummer)
  }
  return seiten
}
