import { Worker } from 'node:worker_threads'
import { werkstatt } from '../../platform/werkstatt.ts'
import type { RechnungAuftrag, RechnungErgebnis } from './rechnungWorker.ts'
import { Unlesbar } from './unlesbar.ts'

/** Twenty times what the largest honest file took (ADR 0075). */
const GEDULD_MS = 5_000
/** A thread without invoices gives its memory back. */
const RUHE_MS = 30_000
/** Of the heap; what lies outside is bounded by the size of an upload and by pdf/pdfFilter.ts. */
const SPEICHER = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }
/** So many wait at most: others type meanwhile. */
const ANSTEHEN = 20

/** A thread that reads e-invoices one after another, within limits of memory and time. */
export const rechnungWerkstatt = (
  ms: number,
  thread: () => Worker = () =>
    new Worker(new URL('./rechnungWorker.ts', import.meta.url), { resourceLimits: SPEICHER }),
) => {
  let wartende = 0
  const lesen = werkstatt<RechnungAuftrag, RechnungErgebnis>({
    thread,
    ms,
    ruheMs: RUHE_MS,
    fehler: (warum, cause) => new Unlesbar(warum === 'dauer' ? 'zuLange' : 'zuGross', cause),
  })
  return async (auftrag: RechnungAuftrag): Promise<RechnungErgebnis> => {
    if (wartende >= ANSTEHEN) return { grund: 'belegt' }
    wartende += 1
    try {
      return await lesen(auftrag, (ergebnis) => ergebnis)
    } catch (error) {
      if (error instanceof Unlesbar) return { grund: error.grund }
      throw error
    } finally {
      wartende -= 1
    }
  }
}

/** What is declared in the e-invoice that a file is or carries, or why nothing can be read. Never rejects for a file. */
export const rechnungLesen = rechnungWerkstatt(GEDULD_MS)
