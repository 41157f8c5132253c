import { parentPort } from 'node:worker_threads'
import type { Lesegrund } from '@foerderportal/contract/auszahlung/rechnung/gruende'
import { rechnungFinden, type Gefunden } from './rechnungFinden.ts'
import { Unlesbar } from './unlesbar.ts'

/** What crosses to the thread that reads. */
export type RechnungAuftrag = { readonly bytes: Uint8Array; readonly mimeType: string }
export type RechnungErgebnis = Gefunden | { readonly grund: Lesegrund }

/** Whatever a file does to the reader, the file is what can't be read. */
const lesen = ({ bytes, mimeType }: RechnungAuftrag): RechnungErgebnis => {
  try {
    return rechnungFinden(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mimeType)
  } catch (error) {
    return { grund: error instanceof Unlesbar ? error.grund : 'unlesbar' }
  }
}

parentPort?.on('message', (auftrag: RechnungAuftrag) => parentPort?.postMessage(lesen(auftrag)))
