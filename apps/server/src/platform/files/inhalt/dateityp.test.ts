import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dateitypErkennen } from './dateityp.ts'
import { PROBEN } from '../proben.test-daten.ts'

const BLOCK = 64 * 1024

/** A store that has everything at hand: nothing is waited for between two pieces. */
const ablage = (inhalt: Buffer) => ({
  get: async () =>
    Readable.from(
      (function* () {
        for (let ab = 0; ab < inhalt.length; ab += BLOCK) yield inhalt.subarray(ab, ab + BLOCK)
      })(),
    ),
})

/** One entry of an archive, with the sizes that its head claims (APPNOTE 4.3.7). */
const eintrag = (name: string, gepackt: Buffer, entpackt: number): Buffer => {
  const kopf = Buffer.alloc(30)
  kopf.write('PK\u0003\u0004', 'latin1')
  kopf.writeUInt16LE(8, 8)
  kopf.writeUInt32LE(gepackt.length, 18)
  kopf.writeUInt32LE(entpackt, 22)
  kopf.writeUInt16LE(name.length, 26)
  return Buffer.concat([kopf, Buffer.from(name), gepackt])
}
const bombe = deflateRawSync(Buffer.alloc(64 * 1024 * 1024))

test.each([
  ['an archive that unpacks to a thousand times its size', eintrag('[Content_Types].xml', bombe, 1)],
  ['an archive whose head lies about it', eintrag('[Content_Types].xml', Buffer.alloc(9), 2 ** 32 - 1)],
  ['a picture cut off', Buffer.from([...PROBEN.png.subarray(0, 8), 255, 255, 255, 255])],
])('[S5-01] what is given up in the middle ends nothing but its own check: %s', async (_, inhalt) => {
  // What was left of the stream must not fail later, where nobody listens.
  expect(
    await dateitypErkennen(ablage(Buffer.concat([inhalt, Buffer.alloc(20 * BLOCK)])), 'x'),
  ).toBeUndefined()
  await new Promise(setImmediate)
})
