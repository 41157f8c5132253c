import { randomUUID } from 'node:crypto'
import { adressePruefen } from '@foerderportal/contract/verzeichnis/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { demoAdressen } from '../demo.ts'
import { registerVerzeichnis } from '../routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerVerzeichnis)
  await demoAdressen(t.services.db)
  await sql`insert into adresse_strasse (id, plz, norm, strasse, ort, ort_norm, ort_zusatz, ortsteil, tsv)
    select 9000 + n, '60311', 'mainkai', 'Mainkai', 'Frankfurt am Main', 'frankfurt am main', '', teil, ''
    from (values (1, 'Altstadt'), (2, 'Innenstadt')) v(n, teil)`.execute(t.services.db)
})
afterAll(() => t.close())

const fragen = (strasse: unknown, hausnummer: unknown, plz: unknown, ort: unknown) =>
  t.call(adressePruefen, {
    als: { sub: randomUUID() },
    body: { correlation: 'c-1', address: { strasse, hausnummer, plz, ort } },
  })

test.each<[number, string, string | null, string, string]>([
  [1, 'Moorweg', '4', '24887', 'Silberstedt'],
  [1, 'MOORWEG', '4', '24887', 'silberstedt'],
  [1, 'Suederholmstr.', '4 A', '24837', 'Schleswig'],
  [1, 'Süderholmstraße', '4-6', '24837', 'Schleswig'],
  [1, 'Moorweg', null, '24887', 'Silberstedt'],
  [1, 'Moorweg', '', '24887', 'Silberstedt'],
  [1, 'Feldweg', '1234', '24887', 'Silberstedt'],
  [1, 'Dorfstraße', '1', '15907', 'Lübben'],
  [1, 'Dorfstraße', '1', '23568', 'Sankt Gertrud'],
  [2, 'Mainkai', '1', '60311', 'Frankfurt'],
  [0, 'Moorweg', '41', '24887', 'Silberstedt'],
  [0, 'Moorweg', '41-43', '24887', 'Silberstedt'],
  [0, 'Moor', '4', '24887', 'Silberstedt'],
  [0, 'Moorweg', '4', '24888', 'Silberstedt'],
  [0, 'Moorweg', '4', '24887', 'Flensburg'],
  [0, 'Moorweg', '4', '24887', 'Silber'],
  [0, '%', '4', '24887', 'Silberstedt'],
  [0, '🚜', '4', '24887', 'Silberstedt'],
  [0, "' or true --", '4', '24887', 'Silberstedt'],
])('[R7.3-01] [R3.7-01] count %i for %j %j, %s %s', async (anzahl, strasse, hausnummer, plz, ort) => {
  const { status, body } = await fragen(strasse, hausnummer, plz, ort)
  expect(status).toBe(200)
  expect(body).toEqual({ correlation: 'c-1', count: anzahl, runtimeInMs: expect.any(Number) })
})

test.each<[string, unknown[]]>([
  ['address.strasse', ['', '4', '24887', 'Silberstedt']],
  ['address.strasse', ['x'.repeat(10_240), '4', '24887', 'Silberstedt']],
  ['address.plz', ['Moorweg', '4', '2488', 'Silberstedt']],
  ['address.plz', ['Moorweg', '4', 24_887, 'Silberstedt']],
  ['address.ort', ['Moorweg', '4', '24887', null]],
  ['address.hausnummer', ['Moorweg', 'x'.repeat(21), '24887', 'Silberstedt']],
])('[R7.3-01] without a usable %s: 400 names it', async (pfad, [strasse, hausnummer, plz, ort]) => {
  const { status, problem } = await fragen(strasse, hausnummer, plz, ort)
  expect(status).toBe(400)
  expect(problem.errors?.map((e) => e.pfad)).toContain(pfad)
})
