import type { Readable } from 'node:stream'

/** What the scan says of a file; `schadsoftware` names what was found. */
export type Befund = { readonly schadsoftware: string | null }

/** Looks for malware in files (S5-02). */
export type Virenpruefung = {
  /** Reads to the end and judges; rejects when there is no judgement, and then the file may be asked about again. */
  pruefen(inhalt: Readable): Promise<Befund>
  befinden(): Promise<{ readonly ok: boolean; readonly message: string }>
}
