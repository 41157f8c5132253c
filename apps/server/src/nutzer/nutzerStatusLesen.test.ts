import { nutzerAnlegen, nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { registerUnternehmen } from '../unternehmen/routes.ts'
import { registerNutzer } from './routes.ts'
import { bankerin, jemand, landwirtin } from './testing/beispiele.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
  })
})
afterAll(() => t.close())

test('[R7.1-10] without a user: 404 Kein Nutzer', async () => {
  const { status, problem } = await t.call(nutzerStatusLesen, { als: jemand() })
  expect(status).toBe(404)
  expect(problem.title).toBe('Kein Nutzer')
})

test('[R7.1-02] without a user: 404 Nicht gefunden', async () => {
  const { status, problem } = await t.call(nutzerLesen, { als: jemand() })
  expect(status).toBe(404)
  expect(problem.title).toBe('Nicht gefunden')
})

test('[R7.1-10] [R3.1-01] carries the listed fields, companies by name, in one statement', async () => {
  const als = jemand({ username: 'lena', email: 'lena@hof.example' })
  await t.call(nutzerAnlegen, { als, body: { ...landwirtin, agiertFuerMehrereUnternehmen: true } })
  for (const body of [
    { type: 'Startup', name: 'Werk UG' },
    { type: 'Kreditinstitut', name: 'Bank eG' },
  ])
    expect((await t.call(unternehmenAnlegen, { als, body })).status).toBe(200)
  t.statements.length = 0
  const { status, body } = await t.call(nutzerStatusLesen, { als })
  expect(t.statements).toHaveLength(1)
  expect(status).toBe(200)
  const id = expect.stringMatching(/^[\da-f-]{36}$/) as string
  expect(body).toEqual({
    agiertFuerMehrereUnternehmen: true,
    einladungen: [],
    email: 'lena@hof.example',
    id: als.sub,
    nachname: 'Lindenau',
    vorname: 'Lena',
    username: 'lena',
    unternehmenStatus: [
      { id, name: 'Bank eG', type: 'Kreditinstitut' },
      { id, name: 'Werk UG', type: 'Startup' },
    ],
  })
})

test('[R3.1-02] unternehmenGpNr is the number of the only company; gpAdmin follows a credit institution', async () => {
  const als = jemand()
  await t.call(nutzerAnlegen, { als, body: bankerin })
  const bank = await t.call(unternehmenAnlegen, { als, body: { type: 'Kreditinstitut', name: 'Bank eG' } })
  const { body } = await t.call(nutzerLesen, { als })
  expect(body.value).toMatchObject({ gpAdmin: true, unternehmenGpNr: bank.body.value.gpNr })
})
