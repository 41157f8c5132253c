import { bankpersonAnmelden, bankpersonenLesen } from '@foerderportal/contract/nutzer/bank/routes'
import type { Rolle } from '@foerderportal/contract/shared/permissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { registerNutzer } from '../routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerNutzer)
})
afterAll(() => t.close())

const BERTA = {
  sub: 'b1',
  vorname: 'Berta',
  nachname: 'Bank',
  email: 'berta@bank.example',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN', 'DATADIRECTORY_LESEN'] as Rolle[],
}
const zeilen = async () =>
  (await sql`select sub, name, email, rollen from bankperson order by sub`.execute(t.ownerDb)).rows

test('[S9-02] who signs in for the first time is in the register, with the roles of the bank only', async () => {
  const { status, body } = await t.call(bankpersonAnmelden, { als: BERTA })
  expect(status).toBe(200)
  expect(body).toEqual({
    sub: 'b1',
    name: 'Berta Bank',
    rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
    zuletzt: t.services.clock.now().toISOString(),
  })
})

test('[S9-02] each further sign-in brings the register up to date: one row, the name and roles of now', async () => {
  await t.call(bankpersonAnmelden, { als: BERTA })
  await Promise.all(
    [1, 2, 3].map(() =>
      t.call(bankpersonAnmelden, {
        als: { ...BERTA, nachname: 'Berger', rollen: ['SACHBEARBEITUNG_LESEN'] },
      }),
    ),
  )
  expect(await zeilen()).toEqual([
    { sub: 'b1', name: 'Berta Berger', email: 'berta@bank.example', rollen: ['SACHBEARBEITUNG_LESEN'] },
  ])
})

test('[S9-02] an address that nobody has proven is not kept: mails would go to a stranger', async () => {
  await t.call(bankpersonAnmelden, { als: { ...BERTA, sub: 'b2', emailVerified: false } })
  expect(await zeilen()).toContainEqual(expect.objectContaining({ sub: 'b2', email: null }))
})

test('[S9-02] everybody of the bank reads the register by name, and nobody else; addresses stay on the server', async () => {
  await t.call(bankpersonAnmelden, { als: { ...BERTA, sub: 'a0', vorname: 'Anton' } })
  const { body, text } = await t.call(bankpersonenLesen, { als: { ...BERTA, sub: 'r1' } })
  expect(body.map(({ name }) => name)).toEqual(['Anton Bank', 'Berta Bank', 'Berta Berger'])
  expect(text).not.toContain('bank.example')
  const kunde = { als: { ...BERTA, rollen: ['ZUWENDUNGEN_LESEN', 'NUTZERSERVICE_BASIS'] as Rolle[] } }
  expect((await t.call(bankpersonenLesen, kunde)).status).toBe(403)
  expect((await t.call(bankpersonAnmelden, kunde)).status).toBe(403)
})
