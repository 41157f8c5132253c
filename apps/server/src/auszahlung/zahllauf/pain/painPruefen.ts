import { Worker } from 'node:worker_threads'
import { werkstatt } from '../../../platform/werkstatt.ts'
import type { PainErgebnis } from './painWorker.ts'

/** The file breaks the schema of ISO 20022, or could not be held against it: it leaves the house in no case. */
export class PainFehler extends Error {}

const GEDULD_MS = 30_000
/** Some runs a day at most: the schema need not stay in memory. */
const RUHE_MS = 30_000

const pruefen = werkstatt<string, PainErgebnis>({
  thread: () => new Worker(new URL('./painWorker.ts', import.meta.url)),
  ms: GEDULD_MS,
  ruheMs: RUHE_MS,
  fehler: (warum, cause) => new PainFehler(`Zahlungsdatei nicht geprüft: ${warum}`, { cause }),
})

/** Holds a payment file against the schema, in a thread: two thousand payments would keep all calls waiting. */
export const painPruefen = (xml: string): Promise<void> =>
  pruefen(xml, ({ fehler }) => {
    if (fehler !== null) throw new PainFehler(`Zahlungsdatei nach dem Schema falsch: ${fehler}`)
  })
