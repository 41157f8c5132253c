import { inEinerZeile, inZeilen, istSichtbar, ohneUnsichtbares } from '@foerderportal/values/text/reinText'
import { valueAt } from '@foerderportal/values/path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'
import { blaetter, ersetzt } from './platform/testing/verderben.ts'

const MIT_BODY = (await contractRoutes()).filter(([, { body }]) => body !== undefined)

/** Of each kind of sign that S10-06 names: invisible, turning, filling, breaking a line, no character, in parts. */
const ZEICHEN = [
  '\u0007',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2066',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\ufffe',
  '\v',
  '\u2028',
  'u\u0308',
]

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

/** What becomes of a text that is sent; undefined where its field takes no such text. */
const gelesen = (name: string, pfad: readonly (string | number)[], wert: string): unknown => {
  const schema = MIT_BODY.find(([n]) => n === name)?.[1].body
  const { success, data } = z.safeParse(
    schema ?? z.never(),
    ersetzt(beispielVon(w.beispiele, name).body, pfad, wert),
  )
  return success ? valueAt(data, pfad.map(String)) : undefined
}

const gespeichert = (text: string) => [inEinerZeile(text), inZeilen(text)].includes(text)

describe('[S10-06] every text of every body', () => {
  test.each(MIT_BODY)('%s: reaches the server in its stored form, whatever sign is in it', (name) => {
    const texte = blaetter(beispielVon(w.beispiele, name).body).filter(({ wert }) => typeof wert === 'string')
    for (const { pfad, wert } of texte)
      for (const zeichen of ZEICHEN) {
        const angekommen = gelesen(
          name,
          pfad,
          `${String(wert).slice(0, 2)}${zeichen}${String(wert).slice(2)}`,
        )
        if (typeof angekommen !== 'string') continue
        expect(gespeichert(angekommen), `${pfad.join('.')} ${JSON.stringify(angekommen)}`).toBe(true)
        expect(ohneUnsichtbares(angekommen)).toBe(angekommen)
      }
  })

  test.each(MIT_BODY)('%s: what nobody can read is no answer where one is due', (name) => {
    const { body } = beispielVon(w.beispiele, name)
    for (const { pfad } of blaetter(body).filter(({ wert }) => typeof wert === 'string'))
      for (const leer of ['\u200b', '\u00ad', '\u2800', '\u3164', '\ue000']) {
        const angekommen = gelesen(name, pfad, leer)
        // Drafts may have gaps: a gap is what such a text becomes.
        if (typeof angekommen === 'string' && gelesen(name, pfad, '') === undefined)
          expect(istSichtbar(angekommen), `${pfad.join('.')} ${JSON.stringify(leer)}`).toBe(true)
      }
  })
})
