import { randomUUID } from 'node:crypto'
import { barriereMelden } from '@foerderportal/contract/nutzer/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { barrierenAufraeumen } from './barrierenAufraeumen.ts'
import { registerNutzer } from './routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerNutzer, { BARRIERE_EMAIL: 'barrierefrei@bank.example' })
})
afterAll(() => t.close())
beforeEach(() => t.clock.forward(60 * 60_000)) // the network's share is whole again

const meldung = (mehr: Record<string, unknown> = {}) => ({
  kennung: randomUUID(),
  barriere: 'Ich komme mit der Tastatur nicht aus dem Kalender.',
  seite: '/registrierung/nutzer',
  absender: 'Berta Blind',
  antwortAn: 'berta@hof.example',
  ...mehr,
})
const melden = (body: unknown, headers: Record<string, string> = {}) =>
  t.call(barriereMelden, { body, headers })
const briefe = async () =>
  (
    await sql<{ an: string; betreff: string; text: string }>`select an, betreff, text from postausgang
      order by angelegt_am`.execute(t.services.db)
  ).rows
const anzahl = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from barriere`.execute(t.services.db)).rows[0]?.n

test('[R2.3-09] a report without account gets a number and the time, and reaches the provider by mail', async () => {
  const { status, body } = await melden(meldung())
  expect(status).toBe(200)
  expect(body.meldungsnummer).toMatch(/^BAR-\d{4}-\d{6}$/)
  expect(body.eingegangenAm).toBe(t.clock.now().toISOString())
  const brief = (await briefe()).at(-1)
  expect(brief).toMatchObject({
    an: 'barrierefrei@bank.example',
    betreff: `Barriere gemeldet: ${body.meldungsnummer}`,
  })
  for (const teil of ['nicht aus dem Kalender', '/registrierung/nutzer', 'Berta Blind', 'berta@hof.example'])
    expect(brief?.text).toContain(teil)
})

test('nobody has to name himself, and only the provider gets mail', async () => {
  const vorher = (await briefe()).length
  const anonym = { kennung: randomUUID(), barriere: 'Zu kleine Schrift.\nÜberall.' }
  expect((await melden(anonym)).status).toBe(200)
  expect((await melden(meldung({ seite: ' ', absender: '', antwortAn: null }))).status).toBe(200)
  const neue = (await briefe()).slice(vorher)
  expect(neue.map(({ an }) => an)).toEqual(['barrierefrei@bank.example', 'barrierefrei@bank.example'])
  expect(neue[1]?.text).toContain('Antwort an: keine Antwort gewünscht')
})

test('who did not get the answer repeats the report: same number, one row, one mail', async () => {
  const body = meldung()
  const erste = await melden(body)
  const [zeilen, post] = [await anzahl(), (await briefe()).length]
  t.clock.forward(1000)
  const zweite = await melden(body)
  expect(zweite.body).toEqual(erste.body)
  expect([await anzahl(), (await briefe()).length]).toEqual([zeilen, post])
})

test('report and mail are kept together or not at all', async () => {
  const vorher = await anzahl()
  await sql`alter table postausgang rename to postausgang_weg`.execute(t.ownerDb)
  expect((await melden(meldung())).status).toBe(500)
  await sql`alter table postausgang_weg rename to postausgang`.execute(t.ownerDb)
  expect(await anzahl()).toBe(vorher)
})

test.each([
  [{ barriere: '' }, 'barriere', 'Beschreiben Sie, was Sie hindert.'],
  [{ barriere: 'x'.repeat(4001) }, 'barriere', 'Geben Sie höchstens 4000 Zeichen ein.'],
  [{ barriere: '\u202E\u2800' }, 'barriere', 'Beschreiben Sie, was Sie hindert.'],
  [{ seite: 'x'.repeat(301) }, 'seite', 'Geben Sie höchstens 300 Zeichen ein.'],
  [{ antwortAn: 'berta' }, 'antwortAn', 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.'],
])('%j is refused at its field, in German', async (falsch, pfad, text) => {
  const { status, problem } = await melden(meldung(falsch))
  expect(status).toBe(400)
  expect(problem.errors).toEqual([{ pfad, text }])
})

test('[S11-02] pages of others may not report in somebody’s name', async () => {
  const von = async (headers: Record<string, string>) => (await melden(meldung(), headers)).status
  expect(await von({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await von({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await von({ origin: 'https://fremd.example' })).toBe(403)
  expect(await von({ origin: 'null' })).toBe(403)
  expect(await von({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await von({ origin: 'http://localhost:8080' })).toBe(200)
})

test('one network reports 20 barriers at once, then one a minute; who is refused learns another way', async () => {
  const stati = []
  for (let i = 0; i < 21; i++) stati.push((await melden(meldung())).status)
  expect(stati).toEqual([...Array<number>(20).fill(200), 429])
  const { headers, problem } = await melden(meldung())
  expect(headers['retry-after']).toBe('60')
  expect(problem.detail).toContain('barrierefrei@bank.example')
  t.clock.forward(60_000)
  expect((await melden(meldung())).status).toBe(200)
})

test('after three years a report is gone, its mail too', async () => {
  const { body } = await melden(meldung({ barriere: 'alte Barriere' }))
  const nummer = body.meldungsnummer
  const da = async () => {
    const { rows } = await sql<{ n: number }>`select
      (select count(*) from barriere where nummer = ${nummer})::int +
      (select count(*) from postausgang where schluessel = ${`barriere:${nummer}`})::int as n`.execute(
      t.services.db,
    )
    return rows[0]?.n
  }
  const start = t.clock.now()
  t.clock.set(new Date(Date.UTC(start.getUTCFullYear() + 3, start.getUTCMonth(), start.getUTCDate() - 1)))
  await barrierenAufraeumen.run(null, t.services)
  expect(await da()).toBe(2)
  t.clock.set(new Date(Date.UTC(start.getUTCFullYear() + 3, start.getUTCMonth(), start.getUTCDate() + 2)))
  await barrierenAufraeumen.run(null, t.services)
  expect(await da()).toBe(0)
  t.clock.set(start)
})
