import { randomUUID } from 'node:crypto'
import { ibanPruefen } from '@foerderportal/contract/verzeichnis/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { registerVerzeichnis } from '../routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerVerzeichnis)
})
afterAll(() => t.close())

const pruefen = (iban: string) => t.call(ibanPruefen, { als: { sub: randomUUID() }, query: { iban } })

test('[R7.3-08] [R3.7-01] a good IBAN is answered with its country’s rules, its parts, its form and its bank', async () => {
  const { status, body } = await pruefen('de89370400440532013000')
  expect(status).toBe(200)
  expect(body).toEqual({
    correlation: expect.stringMatching(/^[\da-f-]{36}$/),
    meta: {
      countryCode: 'DE',
      sepa: true,
      bban: { minLength: 18, maxLength: 18, pattern: expect.stringContaining('[0-9]') },
    },
    okay: {
      bankId: '37040044',
      branchId: null,
      bban: '370400440532013000',
      iban: 'DE89370400440532013000',
      ibanFormatted: 'DE89 3704 0044 0532 0130 00',
      extendedValidation: { bank: 'Commerzbank', bic: 'COBADEFFXXX', okay: true },
    },
  })
})

test.each([
  ['DE93 9999 9999 0000 0000 01', { bank: null, bic: null, okay: false }],
  ['AT61 1904 3002 3457 3201', { bank: null, bic: null, okay: null }],
] as const)('[R7.3-08] what is known of the bank of %s', async (iban, erwartet) => {
  expect((await pruefen(iban)).body.okay.extendedValidation).toEqual(erwartet)
})

test.each([
  ['DE88 3704 0044 0532 0130 00', 'Prüfen Sie die IBAN auf Zahlendreher: Die Prüfziffer stimmt nicht.'],
  ['DE89 3704', 'Prüfen Sie die IBAN: Mit DE hat sie 22 Zeichen, hier sind es 8.'],
  ['XX89 3704', 'Beginnen Sie die IBAN mit dem Länderkürzel, z. B. DE.'],
])('[R7.3-08] [R5-02] %s is refused with what to do about it', async (iban, detail) => {
  const { status, problem } = await pruefen(iban)
  expect(status).toBe(400)
  expect(problem).toMatchObject({
    title: 'Ungültige/-r Parameter oder fehlgeschlagene Validierung',
    detail,
  })
})
