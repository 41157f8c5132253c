import { createHmac, hkdfSync } from 'node:crypto'
import { unseal, seal } from '../../platform/secrets/seal.ts'

const unterschluessel = (key: Buffer, zweck: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `zweiter-faktor ${zweck}`, 32))

/** Whose and which: a secret copied to another row does not open there. */
const zeile = (kontoId: string, geraetId: string) => `zweiter-faktor:${kontoId}:${geraetId}`

/** What the second factor needs keys for, each purpose with one of its own. */
export const faktorSchluessel = (key: Buffer) => {
  const siegel = unterschluessel(key, 'siegel')
  const vorschlag = unterschluessel(key, 'vorschlag')
  const codes = unterschluessel(key, 'codes')
  return {
    verschliessen: (kontoId: string, geraetId: string, geheimnis: Buffer): Buffer =>
      seal(siegel, zeile(kontoId, geraetId), geheimnis),
    oeffnen: (kontoId: string, geraetId: string, wert: Buffer): Buffer =>
      unseal(siegel, zeile(kontoId, geraetId), wert),
    /**
     * Bytes that nobody can guess and that are the same whenever this account asks in this dialogue (RFC 4226, 7.5):
     * a page that is shown again shows what the telephone has scanned, and nothing is stored before it is confirmed.
     */
    vorschlagen: (kontoId: string, uid: string, was: string): Buffer =>
      createHmac('sha256', vorschlag).update(`${was} ${kontoId} ${uid}`).digest(),
    /** Keyed hash of a recovery code; random codes of 60 bits need no slow one. */
    codeHash: (kontoId: string, code: string): string =>
      createHmac('sha256', codes).update(`${kontoId} ${code}`).digest('base64url'),
  }
}
export type FaktorSchluessel = ReturnType<typeof faktorSchluessel>
