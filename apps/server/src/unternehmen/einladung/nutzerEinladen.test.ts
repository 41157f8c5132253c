import { randomUUID } from 'node:crypto'
import { nutzerEinladen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { einladungBeantworten, einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { startFirmaWelt, type FirmaWelt } from '../testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
})
afterAll(() => w.t.close())

const MINUTE = 60_000
const adresse = () => `gast.${randomUUID()}@hof.example`
const status = (antwort: { readonly status: number }) => antwort.status

test('[R7.1-05] [R3.1-07] [S1-04] an invitation is sent by mail with the way to its page, and stands in the list', async () => {
  const firma = await w.firma()
  const email = adresse()
  const jetzt = w.t.clock.now().getTime()
  const { status: code, body } = await firma.einladen(email)
  expect(code).toBe(200)
  expect(body).toEqual([
    {
      guid: expect.stringMatching(/^[\da-f-]{36}$/),
      email,
      emailErneutVersendbar: false,
      versendetAm: new Date(jetzt).toISOString(),
      gueltigBis: new Date(jetzt + 30 * 24 * 60 * MINUTE).toISOString(),
    },
  ])
  const [brief, ...weitere] = await w.briefe(email)
  expect(weitere).toEqual([])
  expect(brief?.betreff).toBe('Einladung zum Unternehmen „Hof Beispiel“ (Förderportal)')
  expect(brief?.text).toContain(
    `http://localhost:8080/unternehmen-einladung-bestaetigung?einladungId=${body[0]?.guid}\n`,
  )
  expect(brief?.text).toMatch(/^Ada \S+ lädt Sie ein, im Förderportal für das Unternehmen „Hof Beispiel“/m)
  expect(await firma.protokoll()).toMatchObject([{ handlung: 'nutzerEinladen', objekt: body[0]?.guid }])
})

test('[R7.1-12] [S1-04] the list names what can be answered: neither answered nor expired, of this company alone', async () => {
  const [firma, andere] = [await w.firma(), await w.firma()]
  const gast = await w.person('Gast')
  await andere.einladen(gast.email)
  await firma.einladen(adresse())
  const { body } = await firma.einladen(gast.email)
  expect((await firma.offene()).body).toEqual(body)
  expect(body).toHaveLength(2)
  const params = { einladungId: body.find(({ email }) => email === gast.email)?.guid ?? '' }
  const nein = await w.t.call(einladungBeantworten, { als: gast, params, query: { bestaetigen: 'false' } })
  expect(status(nein)).toBe(200)
  expect((await firma.offene()).body).toHaveLength(1)
  await sql`update einladung set eingeladen_am = eingeladen_am - interval '31 days',
    gueltig_bis = gueltig_bis - interval '31 days' where unternehmen_guid = ${firma.companyId}`.execute(
    w.t.ownerDb,
  )
  expect((await firma.offene()).body).toEqual([])
})

test('[R7.1-05] [S1-04] the same call sends it again after ten minutes, not before; it stays one invitation', async () => {
  const firma = await w.firma()
  const email = adresse()
  const [erste] = (await firma.einladen(email)).body
  w.t.clock.forward(10 * MINUTE - 1)
  const vorher = await abdruck(w.t)
  const frueh = await firma.einladen(email.toUpperCase())
  expect([frueh.status, frueh.problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
  expect(frueh.problem.detail).toContain('zehn Minuten')
  expect(await abdruck(w.t)).toEqual(vorher)
  expect((await firma.offene()).body[0]?.emailErneutVersendbar).toBe(false)
  w.t.clock.forward(1)
  expect((await firma.offene()).body[0]?.emailErneutVersendbar).toBe(true)
  const { body } = await firma.einladen(email)
  expect(body).toEqual([
    {
      ...erste,
      emailErneutVersendbar: false,
      versendetAm: w.t.clock.now().toISOString(),
      gueltigBis: new Date(w.t.clock.now().getTime() + 30 * 24 * 60 * MINUTE).toISOString(),
    },
  ])
  expect(await w.briefe(email)).toHaveLength(2)
  expect((await firma.protokoll()).map(({ handlung }) => handlung)).toEqual([
    'nutzerEinladen',
    'einladungErneutVersenden',
  ])
})

test('[R7.1-05] an address with an account and one without are answered and written to alike', async () => {
  const firma = await w.firma()
  const [mit, ohne] = [(await w.person('Mia')).email, adresse()]
  const [a, b] = [await firma.einladen(mit), await firma.einladen(ohne)]
  expect([a.status, b.status]).toEqual([200, 200])
  const [erste, zweite] = b.body.map((eine) => ({ ...eine, email: '', guid: '' }))
  expect(zweite).toEqual(erste)
  /** The link names the invitation itself. */
  const briefe = async (an: string) =>
    (await w.briefe(an)).map(({ betreff, text }) => [betreff, text.replace(/einladungId=[\da-f-]+/, '')])
  expect(await briefe(mit)).toEqual(await briefe(ohne))
})

test('[R7.1-05] the address of a member, in any case: 412 at the field, nothing written', async () => {
  const firma = await w.firma()
  const ben = await firma.mitglied('Ben')
  const vorher = await abdruck(w.t)
  for (const email of [firma.chefin.email, ben.email.toUpperCase()]) {
    const { status: code, problem } = await firma.einladen(email)
    expect([code, problem.title]).toEqual([412, 'Benutzer bereits vorhanden'])
    expect(problem.errors).toEqual([
      {
        pfad: 'email',
        text: 'Wer diese Adresse hat, handelt schon für das Unternehmen. Eine Einladung ist nicht nötig.',
      },
    ])
  }
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[S1-03] [R7.1-05] [R7.1-12] only admins of the company invite and see invitations', async () => {
  const [firma, andere] = [await w.firma(), await w.firma()]
  const ben = await firma.mitglied('Ben')
  const vorher = await abdruck(w.t)
  for (const wer of [ben, andere.chefin]) {
    expect(status(await firma.einladen(adresse(), wer))).toBe(403)
    expect(status(await firma.offene(wer))).toBe(403)
  }
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[S1-04] [S1-02] [R1-03] the invited person finds and accepts it, another one does not', async () => {
  const firma = await w.firma()
  const [gast, andere] = [await w.person('Gast'), await w.person('Otto')]
  const params = { einladungId: (await firma.einladen(gast.email)).body[0]?.guid ?? '' }
  expect(status(await w.t.call(einladungLesen, { als: andere, params }))).toBe(404)
  const authTime = Math.floor(w.t.clock.now().getTime() / 1000)
  const annehmen = (wer: Caller) =>
    w.t.call(einladungBeantworten, { als: { ...wer, authTime }, params, query: { bestaetigen: 'true' } })
  expect(status(await annehmen(andere))).toBe(404)
  expect(status(await annehmen(gast))).toBe(200)
  expect(await firma.info(gast)).toMatchObject({
    isAdmin: false,
    nutzerZuUnternehmenSnapshot: { value: { zeichnungsberechtigung: false } },
  })
  // Who belongs to it is not invited again.
  expect(status(await firma.einladen(gast.email))).toBe(412)
})

test('[R7.1-05] a company sends 20 at once, a network 60; then 429 that says when, and it goes on', async () => {
  const firma = await w.firma()
  for (let i = 0; i < 20; i++) expect(status(await firma.einladen(adresse()))).toBe(200)
  const { status: code, headers } = await firma.einladen(adresse())
  expect([code, headers['retry-after']]).toEqual([429, '120'])
  w.t.clock.forward(2 * MINUTE)
  expect(status(await firma.einladen(adresse()))).toBe(200)
  w.t.clock.forward(60 * MINUTE)
  const codes: number[] = []
  for (let f = 0; f < 4; f++) {
    const neue = await w.firma()
    for (let i = 0; i < 16; i++) {
      const query = { companyId: neue.companyId, email: adresse() }
      codes.push((await w.t.call(nutzerEinladen, { als: neue.chefin, query })).status)
    }
  }
  expect(codes.filter((eins) => eins === 200)).toHaveLength(60)
  expect(codes.slice(60)).toEqual([429, 429, 429, 429])
})

test('[S1-04] no more than 100 are open at once', async () => {
  const firma = await w.firma()
  w.t.clock.forward(60 * MINUTE)
  await sql`insert into einladung (guid, unternehmen_guid, email, eingeladen_von, eingeladen_am, versendet_am, gueltig_bis)
    select gen_random_uuid(), ${firma.companyId}, 'g' || n || '@hof.example', ${firma.chefin.sub}, ${w.t.clock.now()},
      ${w.t.clock.now()}, ${w.t.clock.now()}::timestamptz + interval '1 day' from generate_series(1, 99) n`.execute(
    w.t.ownerDb,
  )
  expect(status(await firma.einladen(adresse()))).toBe(200)
  expect((await firma.einladen(adresse())).problem.detail).toContain('100 Einladungen')
  expect((await firma.offene()).body).toHaveLength(100)
})

test('[S1-04] one address gets ten mails a day at most, whoever asks for them; then others of the company still get theirs', async () => {
  const email = adresse()
  const firmen = [await w.firma(), await w.firma()]
  const codes: number[] = []
  for (let i = 0; i < 6; i++) {
    for (const firma of firmen)
      codes.push(status(await firma.einladen(i % 2 === 0 ? email : email.toUpperCase())))
    w.t.clock.forward(10 * MINUTE)
  }
  expect(codes).toEqual([...Array<number>(10).fill(200), 412, 412])
  const [firma] = firmen
  const { problem } = (await firma?.einladen(email)) ?? {}
  expect(problem?.detail).toContain('An diese Adresse gingen heute schon viele Einladungen.')
  expect(await w.briefe(email)).toHaveLength(6)
  expect((await firma?.einladen(adresse()))?.status).toBe(200)
  w.t.clock.forward(24 * 60 * MINUTE)
  expect((await firma?.einladen(email))?.status).toBe(200)
})

/** The word joiner (U+2060) is not seen, and no name in the DNS holds one. */
test.each([
  ['Jetzt https://boese.example/x', 'Jetzt …'],
  ['http://boese:8080/x', '…:8080/x'],
  ['oder WWW.boese.example, boese.example/gewinn', 'oder …, …'],
  ['moor.de GbR', 'moor.\u2060de GbR'],
  ['Gewinn bei boese.example?hof=1', 'Gewinn bei boese.\u2060example?hof=1'],
  ['gewinn@boese.example', 'gewinn@boese.\u2060example'],
  ['203.0.113.7/gewinn', '203.\u20600.\u2060113.\u20607/gewinn'],
  ['Moorhof e.V. und Dr. K. Moor GmbH & Co. KG', 'Moorhof e.\u2060V. und Dr. K. Moor GmbH & Co. KG'],
])(
  '[R7.1-05] a company called %j leads nobody who gets its mail to a page of its choice',
  async (name, harmlos) => {
    const firma = await w.firma()
    await sql`update unternehmen set name = ${name} where guid = ${firma.companyId}`.execute(w.t.ownerDb)
    await sql`update nutzer set value = value || jsonb_build_object('nachname', ${name}::text)
    where sub = ${firma.chefin.sub}`.execute(w.t.ownerDb)
    const email = adresse()
    expect(status(await firma.einladen(email))).toBe(200)
    const [brief] = await w.briefe(email)
    expect(brief?.betreff).toBe(`Einladung zum Unternehmen „${harmlos}“ (Förderportal)`)
    expect(brief?.text).toContain(`Ada ${harmlos} lädt Sie ein`)
  },
)
