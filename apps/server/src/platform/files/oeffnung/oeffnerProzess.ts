import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { Dateityp } from '@foerderportal/contract/shared/dateitypen'
import type { Oeffnung } from '@foerderportal/contract/shared/pruefstand'
import { bildOeffnen } from './bildOeffnen.ts'
import { BEREIT, type Antwort, type Auftrag } from './nachrichten.ts'
import { officeOeffnen } from './officeOeffnen.ts'
import { pdfOeffnen } from './pdfOeffnen.ts'

const OEFFNER: Readonly<Record<Dateityp, (bytes: Buffer) => Promise<Oeffnung>>> = {
  'application/pdf': pdfOeffnen,
  'image/png': bildOeffnen,
  'image/jpeg': bildOeffnen,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': officeOeffnen,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': officeOeffnen,
  // Read to its end when it comes (inhalt/xml.ts).
  'application/xml': () => Promise.resolve('geöffnet'),
}

const einlesen = async (anzahl: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(anzahl)
  for (let da = 0; da < anzahl;) {
    const stueck = process.stdin.read() as Buffer | null // no encoding is set
    if (stueck === null) await once(process.stdin, 'readable')
    else da += stueck.copy(bytes, da)
  }
  return bytes
}

const antworten = async ({ typ, bytes }: Auftrag): Promise<Antwort> => {
  try {
    return { oeffnung: await OEFFNER[typ](await einlesen(bytes)) }
  } catch (error) {
    // No memory left, which says something of the file; anything else of what opens it.
    if (error instanceof RangeError) process.exit(1)
    return { fehler: String(error) }
  }
}

/** Where the machine runs out of memory, Linux ends this process first, not the portal or its database. */
const zuerst = (): void => {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // another system, or one that does not allow it: its own limits hold all the same
  }
}

zuerst()
process.on(
  'message',
  (auftrag: Auftrag) => void antworten(auftrag).then((antwort) => process.send?.(antwort)),
)
// Ctrl+C reaches it too, and would look as if the file had ended it: it goes when the portal has.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.send?.(BEREIT)
