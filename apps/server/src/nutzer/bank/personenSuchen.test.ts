import { personenSuchen } from '@foerderportal/contract/nutzer/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { registerNutzer } from '../routes.ts'
import { personAnlegen } from '../testing/person.ts'

let t: TestApp
let sub: string
beforeAll(async () => {
  t = await startTestApp(registerNutzer)
  sub = (await personAnlegen(t)).sub
  await sql`update nutzer set value = value || '{"vorname": "Änne", "nachname": "Größer"}', email = 'a_b@hof.example'
    where sub = ${sub}`.execute(t.ownerDb)
  await personAnlegen(t)
})
afterAll(() => t.close())

const BANK = { sub: 'sub-sabine', rollen: ['SACHBEARBEITUNG_LESEN'] }
const suchen = async (text: string) => (await t.call(personenSuchen, { als: BANK, query: { text } })).body

test('[S9-06] [S10-06] people are found by parts of name or address, whatever the case and marks', async () => {
  for (const text of ['änne', 'ANNE GRO', 'grosser', 'Groeßer, Änne', 'A\u0308nne  gro\u0308sser', 'a_b@hof'])
    expect(
      (await suchen(text)).map((p) => p.sub),
      text,
    ).toEqual([sub])
  expect((await suchen('anne'))[0]).toMatchObject({
    name: 'Änne Größer',
    email: 'a_b@hof.example',
    unternehmen: [],
  })
  for (const text of ['ab@hof', '%%%', 'gr%er']) expect(await suchen(text), text).toEqual([])
})

test('[S9-06] nobody is listed without being looked for, nor for customers', async () => {
  expect((await t.call(personenSuchen, { als: BANK, query: { text: 'an' } })).status).toBe(400)
  expect((await t.call(personenSuchen, { als: { sub: 'x' }, query: { text: 'anne' } })).status).toBe(403)
})
