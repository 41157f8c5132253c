import { Worker } from 'node:worker_threads'
import { werkstatt } from '../werkstatt.ts'
import type { PdfAnlage } from './anlagen/anlagenAnhaengen.ts'
import type { PdfErgebnis, PdfNachricht } from './pdfWorker.ts'

export type PdfAuftrag = {
  /** Path of the template, `fileURLToPath(new URL('./checkliste.typ', import.meta.url))`. */
  readonly vorlage: string
  /** What the template reads by `json(bytes(sys.inputs.daten))`; data only, never markup. */
  readonly daten: unknown
  /** A file that travels inside the PDF, e.g. the JSON of what was sent. */
  readonly anhang?: {
    readonly name: string
    readonly bytes: Uint8Array
    readonly mimeType?: string
    readonly beschreibung?: string
  }
  /** Documents whose pages follow, each PDF/A and tagged (anlagen/anlagePruefen.ts). */
  readonly anlagen?: readonly PdfAnlage[]
  /** Time of creation in the document. Jobs that may repeat give a fixed one: the bytes are then the same. */
  readonly erstelltAm?: Date
  /**
   * PDF/A-3a (archive, attachments), PDF/UA-1 (accessible), or both; the last only for templates whose structure a test
   * holds against the rules of PDF/UA-1, because Typst checks them for the second alone.
   */
  readonly standard?: 'a-3a' | 'ua-1' | 'a-3a und ua-1'
}

/** The template could not be set, or took longer than allowed. */
export class PdfError extends Error {}

const nachrichtVon = ({
  vorlage,
  daten,
  anhang,
  anlagen,
  erstelltAm,
  standard,
}: PdfAuftrag): PdfNachricht => ({
  vorlage,
  daten: JSON.stringify(daten),
  ...(anhang && {
    anhang: {
      name: anhang.name,
      bytes: anhang.bytes,
      mimeType: anhang.mimeType ?? 'application/json',
      beschreibung: anhang.beschreibung ?? anhang.name,
    },
  }),
  anlagen: anlagen ?? [],
  zeit: Math.floor((erstelltAm?.getTime() ?? Date.now()) / 1000),
  standard: standard ?? 'a-3a',
})

const neuerThread = () => new Worker(new URL('./pdfWorker.ts', import.meta.url))

/** A thread without documents gives its memory back; the next one waits a fifth of a second for another (ADR 0068). */
const RUHE_MS = 60_000

/**
 * A thread that sets one PDF after another (some 20 ms each would block all calls otherwise). It starts with the
 * first document, stays warm while there are some, and is replaced when it hangs longer than `ms` or dies.
 */
export const pdfWerkstatt = (ms: number, thread: () => Worker = neuerThread) => {
  const setzen = werkstatt<PdfNachricht, PdfErgebnis>({
    thread,
    ms,
    ruheMs: RUHE_MS,
    fehler: (warum, cause) =>
      new PdfError(warum === 'dauer' ? `PDF nach ${ms} ms nicht fertig` : 'PDF-Werkstatt beendet', { cause }),
  })
  return (auftrag: PdfAuftrag): Promise<Buffer> =>
    setzen(nachrichtVon(auftrag), (ergebnis) => {
      if ('fehler' in ergebnis) throw new PdfError(`PDF-Vorlage: ${ergebnis.fehler}`)
      return Buffer.from(ergebnis.pdf)
    })
}

const GEDULD_MS = 20_000

/** Sets a document as PDF/A-3a, tagged, with its data as attachment. Rejects with PdfError. */
export const pdfErzeugen: (auftrag: PdfAuftrag) => Promise<Buffer> = pdfWerkstatt(GEDULD_MS)
