import { randomUUID } from 'node:crypto'
import { nutzerAnlegen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAnlegen, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerNutzer } from '../nutzer/routes.ts'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { mitgliedPruefen } from './public.ts'
import { registerUnternehmen } from './routes.ts'
import { hof } from './testing/beispiele.ts'

let t: TestApp
let companyId: string
const mitglied = jemand()
const fremder = jemand()
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
  })
  for (const als of [mitglied, fremder]) {
    await t.call(nutzerAnlegen, { als, body: landwirtin })
    await t.call(unternehmenAnlegen, { als, body: hof() })
  }
  companyId = (await t.call(nutzerStatusLesen, { als: mitglied })).body.unternehmenStatus[0]?.id ?? ''
})
afterAll(() => t.close())

test('[S1-02] a foreign company: 403, whether it exists or not, with the same answer', async () => {
  const fremdes = await t.call(unternehmenLesen, { als: fremder, params: { companyId } })
  const keines = await t.call(unternehmenLesen, { als: fremder, params: { companyId: randomUUID() } })
  expect(fremdes.status).toBe(403)
  expect(fremdes.problem.title).toBe('Unzureichende Berechtigung')
  expect(keines.problem).toEqual(fremdes.problem)
})

test('[S1-02] membership is one statement, inside a transaction too', async () => {
  t.statements.length = 0
  const mitgliedschaft = {
    unternehmenGuid: companyId,
    sub: mitglied.sub,
    istAdmin: true,
    zeichnungsberechtigung: true,
  }
  expect(await mitgliedPruefen(t.services.db, mitglied.sub, companyId)).toEqual(mitgliedschaft)
  expect(t.statements).toHaveLength(1)
  const imTx = t.services.db.transaction().execute((tx) => mitgliedPruefen(tx, fremder.sub, companyId))
  await expect(imTx).rejects.toMatchObject({ absage: { status: 403 } })
})

test('[S11-03] an id that is none: 400 that names the parameter', async () => {
  const { status, problem } = await t.call(unternehmenLesen, { als: mitglied, params: { companyId: 'hof' } })
  expect(status).toBe(400)
  expect(problem.detail).toMatch('companyId')
})

test('[R6-02] [S11-01] no token 401, no role 403', async () => {
  expect((await t.call(unternehmenLesen, { als: null, params: { companyId } })).status).toBe(401)
  const ohneRolle = { ...mitglied, rollen: ['ZUWENDUNGEN_LESEN'] }
  expect((await t.call(unternehmenLesen, { als: ohneRolle, params: { companyId } })).status).toBe(403)
})
