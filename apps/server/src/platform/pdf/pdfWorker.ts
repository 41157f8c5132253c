import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfAnlage } from './anlagen/anlagenAnhaengen.ts'
import { nurSicheres, ohneUnsetzbare, unsetzbareZeichen } from './setzbar.ts'
import { alsPdfUa } from './uaKennung.ts'

/** What crosses to the thread that typesets. */
export type PdfNachricht = {
  readonly vorlage: string
  /** JSON of the template's data. */
  readonly daten: string
  readonly anhang?: {
    readonly name: string
    readonly mimeType: string
    readonly beschreibung: string
    readonly bytes: Uint8Array
  }
  /** Seconds since the epoch; with the same data and time the bytes of the PDF are the same. */
  readonly zeit: number
  readonly standard: 'a-3a' | 'ua-1' | 'a-3a und ua-1'
  readonly anlagen: readonly PdfAnlage[]
}
export type PdfErgebnis = { readonly pdf: Uint8Array } | { readonly fehler: string }

/** Templates may import anything below apps/server/src, and nothing outside. */
const WURZEL = fileURLToPath(new URL('../../', import.meta.url))
const ANHANG = join(WURZEL, 'anhang')

const SCHRIFT = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/fira-sans/package.json'))
const SCHNITTE = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold']

const compiler = NodeCompiler.create({
  workspace: WURZEL,
  fontArgs: [{ fontPaths: SCHNITTE.map((schnitt) => join(SCHRIFT, schnitt)) }],
})

/** Typst names files from the root of the workspace, with slashes. */
const typstPfad = (path: string) => `/${relative(WURZEL, path).split(sep).join('/')}`

const anhangEinlegen = (anhang: PdfNachricht['anhang']): Record<string, string> => {
  compiler.resetShadow()
  if (!anhang) return {}
  const { bytes, ...beschreibung } = anhang
  compiler.mapShadow(ANHANG, Buffer.from(bytes))
  return { anhang: JSON.stringify({ ...beschreibung, pfad: typstPfad(ANHANG) }) }
}

/** Results of earlier documents that are kept at most, in documents: the look stays compiled, old data goes. */
const GEDAECHTNIS = 3

setFlagsFromString('--expose-gc')
// The new context has the function that the flag brings; this one was made before.
const aufraeumen = runInNewContext('gc') as (options: { type: 'minor' }) => void

const versuchen = ({ vorlage, daten, anhang, zeit, standard }: PdfNachricht): PdfErgebnis => {
  try {
    const inputs = { daten, ...anhangEinlegen(anhang) }
    const compiled = compiler.compile({ mainFilePath: vorlage, inputs })
    const document = compiled.result
    if (document === null)
      return { fehler: JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'unbekannt') }
    const pdf = compiler.pdf(document, {
      pdfStandard: standard === 'ua-1' ? 'ua-1' : 'a-3a',
      creationTimestamp: zeit,
    })
    return { pdf: standard === 'a-3a und ua-1' ? alsPdfUa(Buffer.from(pdf)) : pdf }
  } catch (error) {
    return { fehler: String(error) }
  } finally {
    compiler.evictCache(GEDAECHTNIS)
  }
}

/** The second one takes what shows only when the first has gone. */
const STUFEN = [ohneUnsetzbare, ohneUnsetzbare, nurSicheres]

/**
 * People write what no font has, and both standards refuse a document with it: a receipt must come all the same. What
 * can't be shown is replaced; what was sent stands unchanged in the file that travels inside.
 */
const setzen = (nachricht: PdfNachricht): PdfErgebnis => {
  let { daten } = nachricht
  let ergebnis = versuchen(nachricht)
  for (const ersetzen of STUFEN) {
    if ('pdf' in ergebnis || unsetzbareZeichen(ergebnis.fehler).size === 0) return ergebnis
    daten = ersetzen(daten, ergebnis.fehler)
    ergebnis = versuchen({ ...nachricht, daten })
  }
  return ergebnis
}

/** What puts documents together is loaded with the first that needs it: it takes half a second. */
const mitAnlagen = async (ergebnis: PdfErgebnis, { anlagen }: PdfNachricht): Promise<PdfErgebnis> => {
  if ('fehler' in ergebnis || anlagen.length === 0) return ergebnis
  try {
    const { anlagenAnhaengen } = await import('./anlagen/anlagenAnhaengen.ts')
    return { pdf: await anlagenAnhaengen(ergebnis.pdf, anlagen) }
  } catch (error) {
    return { fehler: String(error) }
  }
}

const antworten = async (nachricht: PdfNachricht): Promise<void> => {
  parentPort?.postMessage(await mitAnlagen(setzen(nachricht), nachricht))
  // Typst holds some 0.8 MB outside the heap for each document until its handle goes, of which V8 knows nothing: without
  // this the thread keeps a hundred of them (ADR 0068). Not earlier: what has just returned still stands on the stack.
  setImmediate(aufraeumen, { type: 'minor' })
}

parentPort?.on('message', (nachricht: PdfNachricht) => void antworten(nachricht))
