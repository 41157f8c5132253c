import { randomUUID } from 'node:crypto'
import { deflateSync, gzipSync } from 'node:zlib'
import type { Route } from '@foerderportal/contract/shared/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keinerSchreibt } from './platform/testing/abdruck.ts'
import { absage, anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'
import { blaetter, ersetzt, ohneFeld, type Blatt } from './platform/testing/verderben.ts'

const ROUTEN = await contractRoutes()
const GESCHUETZT = ROUTEN.filter(([, { permission }]) => permission !== 'public')
const MIT_BODY = ROUTEN.filter(([, { body }]) => body !== undefined)
const MIT_PARAMETERN = ROUTEN.filter(([, { params }]) => params !== undefined)
const MIT_QUERY = ROUTEN.filter(([, { query }]) => query !== undefined)
/** Calls that change something and read JSON, or nothing. */
const UNSICHER = GESCHUETZT.filter(([, r]) => r.method !== 'GET' && r.rawBody !== true)

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const gutesBeispiel = (name: string) => beispielVon(w.beispiele, name)
const senden = (name: string, route: Route, anders?: Aenderung) =>
  anfragen(w.t, route, gutesBeispiel(name), anders)

/** Bodies without a word in them. */
const OHNE_WORTE = ['konversationErledigen', 'notizAnheften', 'staffelVorbereiten']
const MIT_WORTEN = MIT_BODY.filter(([name]) => !OHNE_WORTE.includes(name))
/** Limits that a question sets to its numbers: they may lie below 0. */
const GRENZEN = new Set(['min', 'max', 'von', 'bis'])
const JSON_TYP = { 'content-type': 'application/json' }
/** Sends these bytes as JSON. */
const roh = (name: string, route: Route, body: string | Buffer, headers: Record<string, string> = JSON_TYP) =>
  senden(name, route, { body, headers })
const alsJson = (name: string): string => JSON.stringify(gutesBeispiel(name).body)

const BOMBE = gzipSync(Buffer.alloc(4e7, 32))

describe('bad input: 400 in German, and nothing is written', () => {
  keinerSchreibt(() => w.t)

  const jedesBlatt = async (
    name: string,
    route: Route,
    falsch: (blatt: Blatt) => unknown,
    { mitPfad = true } = {},
  ) => {
    const { body } = gutesBeispiel(name)
    const alle = blaetter(body).filter((blatt) => falsch(blatt) !== undefined)
    expect(alle.length).toBeGreaterThan(0)
    for (const blatt of alle) {
      const pfad = blatt.pfad.join('.')
      const antwort = await senden(name, route, { body: ersetzt(body, blatt.pfad, falsch(blatt)) })
      const { errors, detail } = absage(antwort, 400, pfad)
      if (!mitPfad) continue
      expect(
        errors?.map((e) => e.pfad),
        `${pfad}: ${antwort.text}`,
      ).toContain(pfad)
      expect(detail).toBeUndefined()
    }
  }

  describe('[S11-03] a field, named by its path', () => {
    test.each(MIT_BODY)('%s: wrong type', async (name, route) => {
      await jedesBlatt(name, route, ({ wert }) => {
        if (typeof wert === 'number') return 'viele'
        if (typeof wert === 'boolean') return 'ja'
        return Array.isArray(wert) ? { 0: 'kein Feld' } : 4711
      })
    })

    test.each(MIT_WORTEN)('%s: text too long', async (name, route) => {
      await jedesBlatt(name, route, ({ wert }) => (typeof wert === 'string' ? 'ä'.repeat(60_000) : undefined))
    })

    test.each(MIT_BODY)('%s: list too long', async (name, route) => {
      const { body } = gutesBeispiel(name)
      const listen = blaetter(body).filter(({ wert }) => Array.isArray(wert) && wert.length > 0)
      for (const { pfad, wert } of listen) {
        const lang = Array<unknown>(310).fill((wert as unknown[])[0]) // the filter above looked
        const { errors } = absage(await senden(name, route, { body: ersetzt(body, pfad, lang) }), 400)
        expect(errors?.map((e) => e.pfad)).toContain(pfad.join('.'))
      }
    })

    test.each(MIT_BODY)('%s: a field missing that must be there', async (name, route) => {
      const { body } = gutesBeispiel(name)
      const pflicht = Object.keys(body as object).filter(
        (feld) => route.body && !z.safeParse(route.body, ohneFeld(body, feld)).success,
      )
      expect(pflicht.length).toBeGreaterThan(0)
      for (const feld of pflicht) {
        const { errors } = absage(await senden(name, route, { body: ohneFeld(body, feld) }), 400, feld)
        expect(errors?.map((e) => e.pfad)).toContain(feld)
      }
    })

    test.each(MIT_BODY)('%s: unknown field, on every level', async (name, route) => {
      const { body } = gutesBeispiel(name)
      const objekte: Blatt[] = [{ pfad: [], wert: body }, ...blaetter(body, { objekte: true })]
      for (const { pfad, wert } of objekte) {
        const { errors } = absage(
          await senden(name, route, { body: ersetzt(body, pfad, { ...(wert as object), erfunden: 1 }) }),
          400,
          pfad.join('.'),
        )
        const treffer = errors?.find((e) => e.pfad === pfad.join('.'))
        expect(treffer?.text, JSON.stringify(errors)).toBe('Unbekannte Angabe: erfunden.')
      }
    })

    test.each(MIT_BODY)('%s: number beyond all bounds', async (name, route) => {
      const { body } = gutesBeispiel(name)
      // What the server knows of a file is sent back by clients and not looked at.
      const zahlen = blaetter(body).filter(
        ({ pfad, wert }) => typeof wert === 'number' && !/size/i.test(`${pfad.at(-1)}`),
      )
      for (const { pfad } of zahlen)
        for (const zahl of ['1e300', '-1e300', '1e999', '-1']) {
          if (zahl === '-1' && GRENZEN.has(`${pfad.at(-1)}`)) continue
          const text = JSON.stringify(ersetzt(body, pfad, '@')).replace('"@"', zahl)
          const { errors } = absage(await roh(name, route, text), 400, `${pfad.join('.')} ${zahl}`)
          expect(errors?.map((e) => e.pfad)).toContain(pfad.join('.'))
        }
    })

    test.each(MIT_BODY)('%s: something else than an object', async (name, route) => {
      for (const text of ['null', '[]', '"Text"', '17', 'true', '[{}]'])
        absage(await roh(name, route, text), 400, text)
    })
  })

  test.each(UNSICHER.filter(([, { body }]) => body === undefined))(
    '%s: a body where none belongs',
    async (name, route) => {
      const { errors } = absage(await roh(name, route, '{"erfunden":1}'), 400)
      expect(errors?.[0]?.text).toBe('Unbekannte Angabe: erfunden.')
      for (const text of ['[]', '"Text"', '17', 'false']) absage(await roh(name, route, text), 400, text)
    },
  )

  describe('characters that can’t be kept', () => {
    const spitze = (zeichen: string) => (blatt: Blatt) =>
      typeof blatt.wert === 'string' ? `${blatt.wert}${zeichen}` : undefined

    test.each(MIT_WORTEN)('%s: U+0000', (name, route) =>
      jedesBlatt(name, route, spitze('\0'), { mitPfad: false }),
    )
    test.each(MIT_WORTEN)('%s: half a surrogate pair', (name, route) =>
      jedesBlatt(name, route, spitze('\ud800'), { mitPfad: false }),
    )
    test.each(MIT_BODY)('%s: U+0000 in the name of a field', async (name, route) => {
      absage(await roh(name, route, alsJson(name).replace('{', '{"a\\u0000b":1,')), 400)
    })
  })

  describe('names that would reach into the prototype', () => {
    const FELDER = [
      '"__proto__":{"istAdmin":true}',
      '"constructor":{"prototype":{"istAdmin":true}}',
      String.raw`"__proto\u005f_":{"istAdmin":true}`,
    ]
    test.each(MIT_BODY)('%s', async (name, route) => {
      const text = alsJson(name)
      const innen = text.indexOf('{', 1)
      for (const feld of FELDER) {
        absage(await roh(name, route, `{${feld},${text.slice(1)}`), 400, feld)
        if (innen > 0)
          absage(
            await roh(name, route, `${text.slice(0, innen)}{${feld},${text.slice(innen + 1)}`),
            400,
            feld,
          )
      }
      expect(({} as Record<string, unknown>)['istAdmin']).toBeUndefined()
    })

    test.each(MIT_BODY.filter(([name]) => name.startsWith('antrag')))(
      '%s: in the part of a form that nobody reads',
      async (name, route) => {
        for (const feld of FELDER) {
          const text = `{"uiStorage":{"seite":{${feld}}},${alsJson(name).slice(1)}`
          absage(await roh(name, route, text), 400, feld)
        }
      },
    )
  })

  describe('bytes that are no JSON', () => {
    const faelle = (
      gut: string,
    ): readonly (readonly [string, string | Buffer, Record<string, string>?])[] => [
      ['cut off', gut.slice(0, -1)],
      ['with something behind it', `${gut}}`],
      ['single quotes', "{'a':1}"],
      ['NaN', '{"a":NaN}'],
      ['empty', ''],
      ['white space', ' \n'],
      ['not UTF-8', Buffer.from('7b2261223a22ff227d', 'hex')],
      ['UTF-8 longer than needed', Buffer.from('7b2261223a22c0af227d', 'hex')],
      ['a surrogate in UTF-8', Buffer.from('7b2261223a22eda080227d', 'hex')],
      ['UTF-16', Buffer.from(gut, 'utf16le')],
      ['Latin 1', Buffer.from('{"name":"Förderhof"}', 'latin1')],
      ['compressed otherwise', deflateSync(gut), { ...JSON_TYP, 'content-encoding': 'deflate' }],
      ['compressed twice', gzipSync(gzipSync(gut)), { ...JSON_TYP, 'content-encoding': 'gzip, gzip' }],
      ['said to be compressed', gut, { ...JSON_TYP, 'content-encoding': 'gzip' }],
      ['compressed and cut off', gzipSync(gut).subarray(0, -9), { ...JSON_TYP, 'content-encoding': 'gzip' }],
      ['40 MB compressed', BOMBE, { ...JSON_TYP, 'content-encoding': 'gzip' }],
      ['1 MB of lists', '['.repeat(500_000) + ']'.repeat(500_000)],
      ['1 MB of objects', '{"a":'.repeat(170_000) + '1' + '}'.repeat(170_000)],
      ['lists within the limit of size', '['.repeat(100_000) + ']'.repeat(100_000)],
      ['lists that never close', '['.repeat(250_000)],
      ['objects within the limit of size', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)],
      ['mixed', '[{"a":'.repeat(30_000)],
      ['a string that never ends', `{"a":"${'\\'.repeat(200_001)}`],
      ['1 MB of text', JSON.stringify({ a: 'x'.repeat(1_000_000) })],
      ['a number of 200,000 digits', `{"a":${'9'.repeat(200_000)}}`],
    ]
    test.each(UNSICHER)('%s', async (name, route) => {
      for (const [was, bytes, headers] of faelle(alsJson(name) ?? '{}'))
        if (route.body !== undefined || !['empty', 'white space', 'a number of 200,000 digits'].includes(was))
          absage(await roh(name, route, bytes, headers), 400, was)
    })

    test.each(MIT_BODY)('%s: nesting in every field', async (name, route) => {
      const { body } = gutesBeispiel(name)
      const tief = '['.repeat(5_000) + ']'.repeat(5_000)
      for (const { pfad } of blaetter(body)) {
        const text = JSON.stringify(ersetzt(body, pfad, '@')).replace('"@"', tief)
        absage(await roh(name, route, text), 400, pfad.join('.'))
      }
    })

    test.each(MIT_BODY)('%s: no body at all', async (name, route) => {
      absage(await senden(name, route, { body: undefined }), 400)
      absage(await senden(name, route, { body: undefined, headers: JSON_TYP }), 400)
    })
  })

  test.each(UNSICHER)('%s: another type of content', async (name, route) => {
    const gut = route.body === undefined ? '{}' : alsJson(name)
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'application/jsonp',
      'application/json-patch+json',
      'kein/typ/sondern/unsinn',
    ])
      absage(await roh(name, route, gut, { 'content-type': type }), 400, type)
  })

  describe('[R5-01] a parameter of the path, named', () => {
    /** Any text does: one is shown to people and never looked up, the other is unknown with 404 (S2-02). */
    const FREI = new Set(['fileName', 'identConfigKey'])
    const UNSINN = ['keine-kennung', '1', "' or 1=1 --", '../../etc/passwd', '☃', 'x'.repeat(500), ' ']

    test.each(MIT_PARAMETERN)('%s', async (name, route) => {
      const { params = {} } = gutesBeispiel(name)
      expect(Object.keys(params).length).toBeGreaterThan(0)
      for (const parameter of Object.keys(params).filter((p) => !FREI.has(p)))
        for (const wert of UNSINN) {
          const antwort = await senden(name, route, { params: { ...params, [parameter]: wert } })
          const { detail, errors } = absage(antwort, 400, wert)
          expect(detail).toBe(`Der Parameter ${parameter} muss angegeben und gültig sein.`)
          expect(errors?.map((e) => e.pfad)).toEqual([parameter])
        }
    })

    test.each(MIT_PARAMETERN)('%s: not readable at all', async (name, route) => {
      const { params = {} } = gutesBeispiel(name)
      for (const parameter of Object.keys(params))
        for (const wert of ['%00', 'a%00b', '%ff', '%zz', '%', '%c0%af', '%ed%a0%80']) {
          const url = route.path.replace(/:(\w+)/g, (_, p: string) =>
            p === parameter ? wert : (params[p] ?? ''),
          )
          absage(await senden(name, route, { url }), 400, wert)
        }
    })

    test.each(MIT_PARAMETERN)('%s: left out', async (name, route) => {
      const { params = {} } = gutesBeispiel(name)
      for (const parameter of Object.keys(params).filter((p) => !FREI.has(p))) {
        const antwort = await senden(name, route, { params: { ...params, [parameter]: '' } })
        // Without it the address is another one: either of no call at all, or of one that names what is missing.
        if (antwort.status === 400) expect(absage(antwort, 400).detail).toContain(parameter)
        else absage(antwort, 404)
      }
    })
  })

  describe('[R5-01] a parameter of the query, named', () => {
    const FALSCH: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
      benachrichtigungNachDurchfuehrung: ['', 'ja', '1', 'TRUE', ['true', 'false']],
      bestaetigen: ['', 'ja', '1', 'TRUE', ['true', 'false']],
      bis: ['', '0', '-1', '1.5', '1000', 'x', ['1', '2']],
      companyId: ['', '1', "' or 1=1 --", 'x'.repeat(500)],
      download: ['', 'ja', ['true', 'false']],
      antragGuid: ['', '1', 'x'.repeat(500)],
      fragebogenGuid: ['', '1', "' or 1=1 --", 'x'.repeat(500)],
      umfrageUuid: ['', '1', "' or 1=1 --", 'x'.repeat(500)],
      unternehmenGuid: ['', '1', 'x'.repeat(500)],
      einladung: ['', '1', "' or 1=1 --", 'x'.repeat(500)],
      email: ['', 'lena', 'lena@', '@hof.example', 'a b@hof.example', `${'a'.repeat(250)}@hof.example`],
      guid: ['', '1', "' or 1=1 --", 'x'.repeat(500)],
      geschaeftGuid: ['', '1', "' or 1=1 --", 'x'.repeat(500)],
      fileName: ['', ['a.pdf', 'b.pdf'], 'x'.repeat(1_001)],
      art: ['', 'alles', '__proto__', ['MAIL', 'NOTIZ']],
      nach: ['', '_', '1_', 'x_y', `1_${'a'.repeat(90)}`, ['1_a', '1_b']],
      page: ['', '0', '-1', '1.5', 'x', '1234567', ['1', '2']],
      pageSize: ['', '0', '-1', '1.5', 'x', ['1', '2']],
      sortierungKriterium: ['', 'TITEL', 'termin', '__proto__', ['TERMIN', 'GELESEN']],
      sortierungReihenfolge: ['', 'AUF', 'asc', ['ASC', 'DESC']],
      vor: ['', '-1', '1.5', 'x', '1'.repeat(16), ['1', '2']],
      person: ['', 'x'.repeat(101), ['a', 'b']],
      bban: ['', 'x'.repeat(41), ['37040044', '37040045']],
      countryCode: ['', 'D', 'DEU', '12', ['DE', 'AT']],
      iban: ['', 'x'.repeat(43), ['DE89', 'DE90']],
      programm: ['', '1', '__proto__', ['AnkNabo', 'ZUKLB']],
      produktgruppe: ['', 'anknabo', ['standard', 'ZUKLB'], '__proto__'],
      faelle: [
        '',
        'x',
        `${randomUUID()},`,
        Array.from({ length: 51 }, () => randomUUID()).join(','),
        ['x', 'y'],
      ],
      filterCodes: ['x'.repeat(21), Array<string>(51).fill('B.1')],
      status: ['', 'OFFEN', '__proto__', ['ENTWURF', 'VORGELEGT']],
      stand: ['', 'OFFEN', 'IN_PRUEFUNG,', '__proto__', ['IN_PRUEFUNG', 'BEWILLIGT']],
      text: ['', ' ', 'x'.repeat(101), ['Hof', 'Lindenau']],
      username: ['', 'le', 'lena@hof', 'lena lindenau', 'läna', '-lena', 'x'.repeat(51), ['lena', 'max']],
      registerArt: ['', 'HRB', '__proto__', ['VEREINSREGISTER', 'HANDELSREGISTER_A']],
      sitz: ['', 'x'.repeat(101), ['Jena', 'Köln']],
      von: ['', '0', '-1', '1.5', '1000', 'x', ['1', '2']],
      zeige: ['', 'alles', '__proto__', ['offen', 'termin']],
      wessen: ['', 'deine', '__proto__', ['alle', 'meine']],
      vorlage: ['', '1', "' or 1=1 --", 'x'.repeat(500)],
      zugewiesen: ['', "' or 1=1 --", 'ich,', 'x'.repeat(65), ['ich', 'niemand']],
      stichtag: ['', '01.06.2026', '2026-02-30', '2026-06-01T00:00:00Z', ['2026-06-01', '2026-06-02']],
    }

    test.each(MIT_QUERY)('%s', async (name, route) => {
      const { query = {} } = gutesBeispiel(name)
      expect(Object.keys(query).length).toBeGreaterThan(0)
      for (const parameter of Object.keys(query)) {
        const falsche = FALSCH[parameter]
        if (falsche === undefined) throw new Error(`no wrong value for the parameter ${parameter}`)
        for (const wert of falsche) {
          const antwort = await senden(name, route, { query: { ...query, [parameter]: wert } })
          const { detail, errors } = absage(antwort, 400, `${parameter}=${String(wert).slice(0, 40)}`)
          expect(detail).toBe(`Der Parameter ${parameter} muss angegeben und gültig sein.`)
          expect(errors?.map((e) => e.pfad)).toContain(parameter)
        }
        absage(
          await senden(name, route, { url: `${route.path.replace(/:\w+/g, 'standard')}?${parameter}=%00` }),
          400,
        )
      }
    })
  })

  test.each(GESCHUETZT)('%s: an If-Match that names no version', async (name, route) => {
    for (const version of ['abc', '"abc"', '-1', '1.5', '"1", "2"', '9'.repeat(20), '""'])
      absage(await senden(name, route, { headers: { 'if-match': version } }), 400, version)
  })
})

test('antragAnlegen takes an empty body: some libraries send one', async () => {
  const [, route] = UNSICHER.find(([name]) => name === 'antragAnlegen') ?? []
  if (route === undefined) throw new Error('antragAnlegen is no call')
  for (const text of ['{}', 'null']) {
    const antwort = await roh('antragAnlegen', route, text)
    expect(antwort.status, antwort.text).toBe(200)
  }
})

test('antragSpeichern knows a file by its uuid in capital letters too', async () => {
  const [, route] = MIT_BODY.find(([name]) => name === 'antragSpeichern') ?? []
  if (route === undefined) throw new Error('antragSpeichern is no call')
  const { uuid } = w.eigen.datei
  const body = JSON.parse(alsJson('antragSpeichern').replaceAll(uuid, uuid.toUpperCase())) as unknown
  const { text } = await senden('antragSpeichern', route, { body })
  expect(text.split(`"uuid":"${uuid}"`).length - 1).toBe(2)
})

test.each(ROUTEN)('%s: the good request that the tests above spoil is answered', async (name, route) => {
  // The last call of the list deletes what others read.
  if (name === 'antragLoeschen') return
  const { status, text } = await senden(name, route)
  expect(status, text.slice(0, 500)).toBe(200 in route.answers ? 200 : 204)
})
