import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Of 40 bits, so that the list takes some 200 kB and a password that is not in it is taken for one that is once in
 * twenty-five million times.
 */
export const ABDRUCK_BYTES = 5

/** What the list keeps of a password, whatever its case. */
export const abdruck = (passwort: string): Buffer =>
  hash('sha256', passwort.normalize('NFC').toLowerCase(), 'buffer').subarray(0, ABDRUCK_BYTES)

/** Prints in ascending order, one after another. Source and licence: README.md beside this file. */
const LISTE = readFileSync(fileURLToPath(new URL('haeufige.bin', import.meta.url)))

const vergleichen = (stelle: number, gesucht: Buffer) =>
  gesucht.compare(LISTE, stelle * ABDRUCK_BYTES, (stelle + 1) * ABDRUCK_BYTES)

/** Whether this is one of the passwords that people use most: attackers try them first. */
export const istHaeufig = (passwort: string): boolean => {
  const gesucht = abdruck(passwort)
  let [unten, oben] = [0, LISTE.length / ABDRUCK_BYTES]
  while (unten < oben) {
    const mitte = (unten + oben) >>> 1
    if (vergleichen(mitte, gesucht) > 0) unten = mitte + 1
    else oben = mitte
  }
  return unten * ABDRUCK_BYTES < LISTE.length && vergleichen(unten, gesucht) === 0
}
