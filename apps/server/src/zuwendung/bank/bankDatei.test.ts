import { bankDateiHerunterladen } from '@foerderportal/contract/zuwendung/bank/routes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  LENA,
  anlegen,
  einreichen,
  hochladen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const BANK = { sub: 'sub-sabine', rollen: ['SACHBEARBEITUNG_LESEN'] }
const laden = (guid: string, dateiGuid: string, als: { sub: string; rollen?: string[] } = BANK) =>
  t.call(bankDateiHerunterladen, { als, params: { guid, dateiGuid } })

const mitAngebot = async () => {
  const datei = await hochladen(t, LENA, 'Übersicht „Süd“.pdf')
  const formular = await vollstaendig(t, await anlegen(t))
  return {
    datei,
    formular: {
      ...formular,
      dokumente: { ...formular.dokumente, type: 'AnkNabo' as const, sonstige: [datei] },
    },
  }
}

test('[S5-03] the provider opens what was sent, safely and under its name', async () => {
  const { formular, datei } = await mitAngebot()
  expect((await einreichen(t, formular)).status).toBe(200)
  const r = await laden(formular.guid, datei.uuid)
  expect(r.status).toBe(200)
  expect(r.text).toMatch(/^%PDF-1\.7/)
  expect(r.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="Ubersicht Sud.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%E2%80%9ES%C3%BCd%E2%80%9C.pdf`,
  })
  expect(r.headers['content-security-policy']).toContain('sandbox')
})

test('[S5-03] a draft and its files are the applicant’s alone', async () => {
  const { formular, datei } = await mitAngebot()
  expect((await speichern(t, formular)).status).toBe(200)
  expect((await laden(formular.guid, datei.uuid)).status).toBe(404)
})

test('[S5-03] no other file through an application that was sent; customers have no use of the call', async () => {
  const { formular, datei } = await mitAngebot()
  await einreichen(t, formular)
  const anderer = await mitAngebot()
  await speichern(t, anderer.formular)
  expect((await laden(formular.guid, anderer.datei.uuid)).status).toBe(404)
  expect((await laden(formular.guid, randomUUID())).status).toBe(404)
  expect((await laden(randomUUID(), datei.uuid)).status).toBe(404)
  expect((await laden(formular.guid, datei.uuid, LENA)).status).toBe(403)
})
