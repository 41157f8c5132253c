import { expect, test } from 'vitest'
import { hatMakros } from './makros.ts'
import { PROBEN } from '../proben.test-daten.ts'

const NAME = 'word/vbaProject.bin'
const kopf = (zeichen: string, laenge: number) => Buffer.from(zeichen.padEnd(laenge, '\0'), 'latin1')
const LOKAL = Buffer.concat([kopf('PK\u0003\u0004', 30), Buffer.from(NAME)])
const IM_VERZEICHNIS = Buffer.concat([kopf('PK\u0001\u0002', 46), Buffer.from(NAME.toUpperCase())])

/** In pieces of any size, as a store gives them. */
const stuecke = async function* (inhalt: Buffer, groesse: number) {
  for (let ab = 0; ab < inhalt.length; ab += groesse) yield inhalt.subarray(ab, ab + groesse)
}

test.each([1, 7, 64, 65_536])(
  '[S5-01] macros are found wherever a piece of %i bytes ends',
  async (groesse) => {
    const davor = Buffer.alloc(1_000, 'x')
    for (const teil of [LOKAL, IM_VERZEICHNIS])
      expect(await hatMakros(stuecke(Buffer.concat([davor, teil, davor]), groesse))).toBe(true)
  },
)

test.each([
  ['documents without any', PROBEN.docx],
  ['one that speaks of them', Buffer.concat([Buffer.alloc(500), Buffer.from(NAME), PROBEN.docx])],
])('[S5-01] %s are taken', async (_, inhalt) => {
  expect(await hatMakros(stuecke(inhalt, 64))).toBe(false)
})
