import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { adresseSuchen } from '@foerderportal/contract/verzeichnis/routes'
import type { AdressModus } from '@foerderportal/contract/verzeichnis/adresseSchema'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csrfValue } from '../../platform/http/csrf.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { demoAdressen } from '../demo.ts'
import { registerVerzeichnis } from '../routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerVerzeichnis)
  await demoAdressen(t.services.db)
})
afterAll(() => t.close())

const LENA = { sub: randomUUID() }
type Angaben = Record<string, unknown> & { readonly mode?: AdressModus }

const anfragen = (searchWords: unknown, angaben: Angaben = {}, als = LENA, app: Pick<TestApp, 'call'> = t) =>
  app.call(adresseSuchen, {
    als,
    body: { correlation: 'c-1', session: 's-1', mode: 'STR_HNR_PLZ_ORT', searchWords, ...angaben },
  })
const suchen = async (text: string, angaben: Angaben = {}) => {
  const { status, body } = await anfragen([text], angaben)
  expect(status).toBe(200)
  if (body === undefined) throw new Error('no body')
  return body
}
const zeilen = async (text: string, angaben: Angaben = {}) =>
  (await suchen(text, angaben)).results.map(({ address: a }) =>
    [a.strasse, a.plz, a.ort, a.ortsteil].filter((teil) => teil !== null).join(' '),
  )

describe('[R7.3-02] [R3.7-01] the answer', () => {
  test('has all its fields', async () => {
    const { status, body } = await anfragen(['Speicherlinie 4', '24937'], {
      correlation: 'c-9',
      session: 's-9',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      correlation: 'c-9',
      session: 's-9',
      page: 1,
      pageSize: 20,
      pageSizeMax: 50,
      pages: 1,
      resultSize: 1,
      resultSizeMax: 500,
      results: [
        {
          address: {
            strasse: 'Speicherlinie',
            ort: 'Flensburg',
            ortZusatz: null,
            ortsteil: 'Altstadt',
            plz: '24937',
          },
          hausnummer: ['4', '4a', '40', '40a'],
        },
      ],
      highlightWords: expect.arrayContaining(['Speicherlinie', '24937']),
      runtimeInMs: expect.any(Number),
    })
  })

  test.each<[AdressModus, string, object[]]>([
    ['STR_PLZ_ORT', 'speicherl', [{ strasse: 'Speicherlinie', plz: '24937', ort: 'Flensburg' }]],
    ['PLZ_ORT', '24887', [{ strasse: null, plz: '24887', ort: 'Silberstedt' }]],
    ['PLZ_ORT', 'Silberst', [{ strasse: null, plz: '24887', ort: 'Silberstedt' }]],
    ['PLZ', '24887', [{ strasse: null, plz: '24887', ort: null, ortsteil: null }]],
    ['PLZ', 'Silberstedt', [{ strasse: null, plz: '24887', ort: null }]],
  ])('mode %s for %j', async (mode, text, erwartet) => {
    const { results } = await suchen(text, { mode })
    expect(results.map(({ address }) => address)).toMatchObject(erwartet)
    expect(results.flatMap(({ hausnummer }) => hausnummer)).toEqual([])
  })

  test('pages: in a fixed order, none twice, none left out; more than fifty are not given', async () => {
    const seite = async (page: number) => suchen('hauptstr', { page, pageSize: 7 })
    const erste = await seite(1)
    expect(erste).toMatchObject({ pageSize: 7, resultSize: 30, pages: 5 })
    const orte = new Set<string>()
    for (let page = 1; page <= 5; page++)
      for (const { address } of (await seite(page)).results) orte.add(`${address.plz}${address.strasse}`)
    expect(orte.size).toBe(30)
    expect(await seite(6)).toMatchObject({ page: 6, resultSize: 30, results: [] })
    expect((await seite(5)).results).toHaveLength(2)
    expect(await suchen('str', { pageSize: 10_000 })).toMatchObject({ pageSize: 50 })
  })
})

describe('[R7.3-02] finds', () => {
  test.each<[string, string]>([
    ['Speicherlinie 40 24937 Flensburg', 'Speicherlinie 24937 Flensburg Altstadt'],
    ['24937 Flensburg, Speicherlinie 40', 'Speicherlinie 24937 Flensburg Altstadt'],
    ['speicherli', 'Speicherlinie 24937 Flensburg Altstadt'],
    ['SPEICHERLINIE', 'Speicherlinie 24937 Flensburg Altstadt'],
    ['Grosse Strasse', 'Große Straße 24937 Flensburg Altstadt'],
    ['Große Str.', 'Große Straße 24937 Flensburg Altstadt'],
    ['Großestr', 'Große Straße 24937 Flensburg Altstadt'],
    ['Suederholmstrasse', 'Süderholmstraße 24837 Schleswig'],
    ['Suderholmstr.', 'Süderholmstraße 24837 Schleswig'],
    ['Theodor Storm Str', 'Theodor-Storm-Straße 25813 Husum'],
    ['theodorstormstr', 'Theodor-Storm-Straße 25813 Husum'],
    ['Stormstraße', 'Theodor-Storm-Straße 25813 Husum'],
    ['Fidelisstraße 66386 Sankt Ingbert', 'Sankt-Fidelis-Straße 66386 St. Ingbert'],
    ['St. Jürgen Ring', 'St.-Jürgen-Ring 23568 Lübeck St. Gertrud'],
    ['Sankt Juergen', 'St.-Jürgen-Ring 23568 Lübeck St. Gertrud'],
    ['Dr. Ernst Straße', 'Dr.-Ernst-Straße 17489 Greifswald Innenstadt'],
    ['Doktor Ernst', 'Dr.-Ernst-Straße 17489 Greifswald Innenstadt'],
    ['Dorf 248 Silber', 'Dorfstraße 24887 Silberstedt'],
    ['dorf silb', 'Dorfstraße 24887 Silberstedt'],
    ['Linden Allee Meppen', 'Lindenallee 49716 Meppen'],
    ['Am Fehn 7', 'Am Fehn 49716 Meppen'],
    ['am f', 'Am Fehn 49716 Meppen'],
  ])('%j', async (text, erwartet) => expect((await zeilen(text))[0]).toBe(erwartet))

  test.each<[string, string]>([
    ['Speichrlinie', 'Speicherlinie 24937 Flensburg Altstadt'],
    ['Spiecherlinie Flensborg', 'Speicherlinie 24937 Flensburg Altstadt'],
    ['Gatrenstr Schleswig', 'Gartenstraße 24837 Schleswig'],
    ['Dorsftr Silberstedt', 'Dorfstraße 24887 Silberstedt'],
    ['Dorsftr 24887 Silberstedt', 'Dorfstraße 24887 Silberstedt'],
    ['Westrnig', 'Westring 24850 Schuby'],
    ['Apenradr Str Flensburg', 'Apenrader Straße 24939 Flensburg Nordstadt'],
    ['Moorewg 24887', 'Moorweg 24887 Silberstedt'],
    ['Speicherlinie 24973 Flensburg', 'Speicherlinie 24937 Flensburg Altstadt'],
    ['Seetsr. 17235 Neustrelitz', 'Seestraße 17235 Neustrelitz'],
    ['Tasltr. 4, 01662 Meißen', 'Talstraße 01662 Meißen'],
    ['01662 Meissen Brugstraße', 'Burgstraße 01662 Meißen'],
    ['Krichweg 17235 Neustrelitz', 'Kirchweg 17235 Neustrelitz'],
    ['Krichw 17235', 'Kirchweg 17235 Neustrelitz'],
    ['Strelitzr Straße 17235 Neustrelitz', 'Strelitzer Straße 17235 Neustrelitz'],
    ['A mMarkt 19053 Schwerin', 'Am Markt 19053 Schwerin Altstadt'],
  ])('in spite of a slip: %j', async (text, erwartet) => expect((await zeilen(text))[0]).toBe(erwartet))

  test('what begins with what was typed comes before what only holds it', async () => {
    expect((await zeilen('breite'))[0]).toBe('Breite Straße 15907 Lübben (Spreewald)')
    expect(await zeilen('breite')).toContain('Untere Breite Straße 88212 Ravensburg')
  })

  test('the street whose whole name was typed comes first, wherever it lies', async () => {
    await sql`insert into adresse_strasse (id, plz, norm, strasse, ort, ort_norm, tsv) values
      (9001, '10115', 'torfstichweg', 'Torfstichweg', 'Berlin', 'berlin', 'torfstichweg 10115 berlin'),
      (9002, '86150', 'tor', 'Tor', 'Augsburg', 'augsburg', 'tor 86150 augsburg')`.execute(t.services.db)
    expect(await zeilen('Tor')).toEqual(['Tor 86150 Augsburg', 'Torfstichweg 10115 Berlin'])
    await sql`delete from adresse_strasse where id > 9000`.execute(t.ownerDb)
  })

  test('a slip is only thought of when nothing is spelt so: nothing like it stands beside the right one', async () => {
    expect(await zeilen('Burgstraße')).toEqual(['Burgstraße 01662 Meißen', 'Burgstraße 88212 Ravensburg'])
  })

  test('the house numbers that begin as typed; all without one; none in the other modes', async () => {
    const nummern = async (text: string, mode: AdressModus = 'STR_HNR_PLZ_ORT') =>
      (await suchen(text, { mode })).results[0]?.hausnummer
    expect(await nummern('Am Sportplatz 4 24887')).toEqual(['4', '4a'])
    expect(await nummern('Am Sportplatz 4 A 24887')).toEqual(['4a'])
    expect(await nummern('Am Sportplatz 24887')).toEqual(['1', '2', '3', '4', '4a', '5', '6'])
    expect(await nummern('Am Sportplatz 99 24887')).toEqual([])
    expect(await nummern('Am Sportplatz 24887', 'STR_PLZ_ORT')).toEqual([])
    expect(await nummern('Feldweg 24887')).toEqual([])
  })

  test('a street that nobody knows: the place, so that the rest can be typed', async () => {
    expect(await zeilen('Unbekannte Gasse 24887')).toEqual(['24887 Silberstedt'])
  })

  test('the words as they are spelt in the results', async () => {
    expect((await suchen('suderholm schles')).highlightWords.toSorted()).toEqual(['Schles', 'Süderholm'])
  })
})

describe('[R7.3-02] what nobody would type on purpose', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['spaces', '     '],
    ['wildcards of LIKE', '%'],
    ['wildcards of LIKE in a word', 'Sp_icher%'],
    ['SQL', `'; drop table adresse_strasse; --`],
    ['operators of a text search', `':* & ! | ( <->`],
    ['a word in quotation marks', `"Speicherlinie":A`],
    ['a backslash at the end', 'Speicher\\'],
    ['emoji', '🚜🌾👨‍👩‍👧'],
    ['right to left', 'شارع الرئيسي'],
    ['another alphabet', 'Главная улица'],
    ['combining marks alone', '\u0308\u0301\u0300'],
    ['numbers only', '1 2 3 4 5'],
    ['a very long number', '9'.repeat(99)],
    ['a formula', '=1+1'],
  ])('%s: an answer', async (_was, text) => {
    expect((await anfragen([text])).status).toBe(200)
    for (const mode of ['STR_PLZ_ORT', 'PLZ_ORT', 'PLZ'] as const)
      expect((await anfragen([text], { mode })).status, mode).toBe(200)
  })

  test('they find what they mean, and nothing else', async () => {
    expect(await zeilen('%')).toEqual([])
    expect(await zeilen('____')).toEqual([])
    expect(await zeilen('Spei%linie')).toEqual([])
    expect(await zeilen('Speicher\u00adlinie\u202e\u2028Flensburg')).toEqual([
      'Speicherlinie 24937 Flensburg Altstadt',
    ])
    expect(await zeilen('🚜 Speicherlinie 🚜')).toEqual(['Speicherlinie 24937 Flensburg Altstadt'])
    expect(await zeilen(`"Speicherlinie" & !Flensburg`)).toEqual(['Speicherlinie 24937 Flensburg Altstadt'])
  })

  test.each<[string, unknown, string]>([
    ['10 kB in one word', ['x'.repeat(10_240)], 'Geben Sie höchstens 100 Zeichen ein.'],
    ['10 kB in many words', Array.from({ length: 2_000 }, () => 'Weg'), 'Geben Sie höchstens 20 Wörter ein.'],
    ['no list', 'Hauptstraße', 'Diese Angabe hat nicht die erwartete Form.'],
    ['an object', [{ toString: 'x' }], 'Diese Angabe hat nicht die erwartete Form.'],
  ])('%s: refused with a sentence', async (_was, searchWords, text) => {
    const { status, problem } = await anfragen(searchWords)
    expect(status).toBe(400)
    expect(problem.errors?.map((e) => e.text)).toContain(text)
    expect(problem.errors?.[0]?.pfad).toMatch(/^searchWords/)
  })

  test('a text as long as may be, of words that nobody knows, is not looked up in every spelling', async () => {
    const [silben, lang] = ['bcdfghklmnpqrstvwxyz', 'x'.repeat(99)]
    const viele = Array.from(silben, (a) => Array.from(silben, (b) => `${a}${b}q`).join(' '))
    const lange = Array.from(silben, (a) => `${a}${lang}`)
    for (const worte of [viele, lange]) {
      t.statements.length = 0
      expect((await anfragen(worte)).body?.resultSize).toBe(0)
      expect(t.statements.filter((befehl) => befehl.includes('adresse_wort'))).toEqual([])
    }
  })

  test.each([['Haupt\0straße'], ['\uD83D']])('%j cannot be written in JSON: refused', async (text) => {
    const { status, problem } = await anfragen([text])
    expect(status).toBe(400)
    expect(problem.detail).toMatch(/^Der Text enthält Zeichen, die nicht g/)
  })

  test.each([
    ['page', 0],
    ['page', 1.5],
    ['page', '1'],
    ['page', 1e9],
    ['pageSize', 0],
    ['pageSize', -1],
    ['mode', 'STRASSE'],
    ['mode', null],
    ['session', ''],
    ['session', 'x'.repeat(101)],
    ['correlation', null],
    ['mehr', 1],
  ])('%s %j: refused', async (feld, wert) =>
    expect((await anfragen([''], { [feld]: wert })).status).toBe(400),
  )

  test('whatever is typed is answered', async () => {
    const TEXT = fc.array(
      fc.oneof(
        fc.constantFrom('Haupt', 'str.', '24937', '12 a', "'", '%', '\\', '&', ':*', ',', '-', '1', 'ß'),
        fc.string({ unit: 'grapheme', maxLength: 10 }),
      ),
      { maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(TEXT, async (worte) => {
        const { status, text } = await anfragen([worte.join(' ').slice(0, 100)])
        // What can’t be kept is refused; everything else is looked for.
        expect([200, 400], text).toContain(status)
        if (status === 400) expect(text).toMatch(/nicht darstellbar|nicht g/)
      }),
      { numRuns: 150 },
    )
  })
})

/** How many searches wait for the table, which `halten` holds. */
const wartende = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_locks
      where not granted and relation = 'adresse_strasse'::regclass`.execute(t.ownerDb)
  ).rows[0]?.n

/** Keeps every search waiting while `tun` runs. */
const waehrendSuchenWarten = (tun: () => Promise<void>) =>
  t.ownerDb.transaction().execute(async (tx) => {
    await sql`lock table adresse_strasse in access exclusive mode`.execute(tx)
    await tun()
  })
const bisWarten = (anzahl: number) => expect.poll(wartende).toBe(anzahl)

const kopf = async () => {
  const csrf = csrfValue(t.services.csrfKey, `sid-${LENA.sub}`)
  return {
    host: 'localhost',
    authorization: `Bearer ${await t.tokenFor(LENA)}`,
    cookie: `${CSRF_COOKIE}=${csrf}`,
    [CSRF_HEADER]: csrf,
    'content-type': 'application/json',
  }
}

// Before the searches that are given up: what is left of those is counted too.
test('[R7.3-02] a search is one statement or two, and also one that is tried in every way ends soon', async () => {
  const anzahl = async (text: string) => {
    t.statements.length = 0
    await suchen(text)
    return t.statements.length
  }
  expect(await anzahl('Speicherlinie 24937')).toBe(1)
  expect(await anzahl('Speicherlinie Flensburg')).toBe(1)
  expect(await anzahl('Speicherlinie')).toBe(2)
  expect(await anzahl('Spiecherlinje 24937 Xyzzy')).toBeLessThanOrEqual(8)
})

describe('[R7.3-02] sessions', () => {
  test('a newer search of the same session ends the older one: 204 without a word', async () => {
    const antworten: ReturnType<typeof anfragen>[] = []
    await waehrendSuchenWarten(async () => {
      for (const [nr, wort] of ['s', 'sp', 'spei'].entries()) {
        antworten.push(anfragen([wort], { correlation: wort }))
        await bisWarten(nr + 1)
      }
    })
    const [s, sp, spei] = await Promise.all(antworten)
    expect([s?.status, sp?.status, spei?.status]).toEqual([204, 204, 200])
    expect(s?.text).toBe('')
    expect(spei?.body?.correlation).toBe('spei')
  })

  test('another session of the same user, and the same session of another user, go on', async () => {
    const antworten: ReturnType<typeof anfragen>[] = []
    await waehrendSuchenWarten(async () => {
      antworten.push(anfragen(['spei'], { correlation: 'eigene' }))
      await bisWarten(1)
      antworten.push(anfragen(['spei'], { correlation: 'andere', session: 's-2' }))
      antworten.push(anfragen(['spei'], { correlation: 'fremde' }, { sub: randomUUID() }))
      await bisWarten(3)
    })
    const fertig = await Promise.all(antworten)
    expect(fertig.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(fertig.map(({ body }) => body?.correlation)).toEqual(['eigene', 'andere', 'fremde'])
  })

  test('one after another: each is answered', async () => {
    for (const correlation of ['1', '2', '3'])
      expect((await anfragen(['spei'], { correlation })).body?.correlation).toBe(correlation)
  })

  test('two instances answer two searches of one session: both are right and say which they are', async () => {
    const zweite = await t.secondInstance()
    const antworten: ReturnType<typeof anfragen>[] = []
    await waehrendSuchenWarten(async () => {
      antworten.push(anfragen(['spei'], { correlation: 'alt' }))
      antworten.push(anfragen(['moorweg'], { correlation: 'neu' }, LENA, zweite))
      await bisWarten(2)
    })
    const [alt, neu] = await Promise.all(antworten)
    expect(alt?.body).toMatchObject({ correlation: 'alt', resultSize: 1 })
    expect(neu?.body).toMatchObject({ correlation: 'neu', resultSize: 1 })
  })

  test('searches that wait keep no form from being saved: they have connections of their own', async () => {
    let suchende: Promise<unknown>[] = []
    await waehrendSuchenWarten(async () => {
      suchende = Array.from({ length: 20 }, (_, i) => anfragen(['spei'], { session: `s-${i}` }))
      await bisWarten(4)
      let antwort: unknown
      void sql`select 1 as gespeichert`.execute(t.services.db).then(({ rows }) => (antwort = rows))
      await expect.poll(() => antwort).toEqual([{ gespeichert: 1 }])
    })
    await Promise.all(suchende)
  })

  test('a caller who hangs up in the middle disturbs nobody', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = t.app.server.address() as AddressInfo // it listens on a port, not on a pipe
    await waehrendSuchenWarten(async () => {
      const body = JSON.stringify({
        correlation: 'weg',
        session: 's-1',
        mode: 'STR_PLZ_ORT',
        searchWords: ['spei'],
      })
      const socket = connect(port, '127.0.0.1')
      const felder = Object.entries({ ...(await kopf()), 'content-length': String(body.length) })
      socket.write(
        [`POST ${adresseSuchen.path} HTTP/1.1`, ...felder.map(([k, v]) => `${k}: ${v}`), '', body].join(
          '\r\n',
        ),
      )
      await bisWarten(1)
      socket.destroy()
      await once(socket, 'close')
    })
    expect((await suchen('spei')).resultSize).toBe(1)
  })
})
