import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'

export type PainErgebnis = { readonly fehler: string | null }

/** As ISO publishes it; where it comes from, and its hash: `apps/server/daten/iso20022/README.md`. */
const SCHEMA = new URL('../../../../daten/iso20022/pain.001.001.09.xsd', import.meta.url)

const schemaDokument = XmlDocument.fromBuffer(readFileSync(SCHEMA))
const pruefer = XsdValidator.fromDoc(schemaDokument)

const pruefen = (xml: string): PainErgebnis => {
  const dokument = XmlDocument.fromString(xml)
  try {
    pruefer.validate(dokument)
    return { fehler: null }
  } catch (error) {
    return { fehler: String(error) }
  } finally {
    dokument.dispose()
  }
}

parentPort?.on('message', (xml: string) => parentPort?.postMessage(pruefen(xml)))
