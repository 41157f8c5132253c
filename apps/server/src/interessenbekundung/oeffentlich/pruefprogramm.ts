import { readFileSync } from 'node:fs'
import { krypto } from '../reihung/krypto.ts'

export type Pruefprogramm = { readonly inhalt: string; readonly sha256: string }

let gelesen: Pruefprogramm | undefined

/** The verifier that stands beside every protocol (4.6), with the hash that is published with a round. */
export const pruefprogramm = (): Pruefprogramm => {
  if (gelesen === undefined) {
    const inhalt = readFileSync(new URL('../reihung/reihungPruefen.mjs', import.meta.url), 'utf8')
    gelesen = { inhalt, sha256: krypto.sha256(inhalt) }
  }
  return gelesen
}
