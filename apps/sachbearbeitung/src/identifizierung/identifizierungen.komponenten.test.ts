import {
  identVersucheLesen,
  identVersuchVermerken,
} from '@foerderportal/contract/identifizierung/bank/routes'
import type { IdentVersuch } from '@foerderportal/contract/identifizierung/bank/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../testing/frame.ts'
import { FRANK, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const ADRESSE = '/sachbearbeitung/identifizierungen'
const VERSUCH: IdentVersuch = {
  guid: 'a0000000-0000-4000-8000-000000000001',
  person: { sub: 'sub-udo', name: 'Udo Unbekannt' },
  nummer: 2,
  stand: 'NICHT_ERFOLGREICH',
  seit: '2026-11-20T09:00:00.000Z',
  aktenzeichen: 'A17',
  vermerk: null,
}

test('[S9-06] a failed identification gets a note of who looked at it, and is then one with a note', async ({
  tisch,
}) => {
  tisch.server.answer(identVersucheLesen, 200, [VERSUCH])
  await tisch.open(ADRESSE, SABINE)
  await expect.element(titel('Identifizierungen')).toBeVisible()
  await expect.element(page.getByText('1 ohne Vermerk')).toBeVisible()
  await expect.element(page.getByText(/2\. Versuch, Aktenzeichen A17/)).toBeVisible()
  await page.getByRole('button', { name: 'Vermerk schreiben: Udo Unbekannt' }).click()
  await istZugaenglich('Identifizierungen')
  await page.getByRole('textbox', { name: 'Vermerk' }).fill('Ausweis abgelaufen.')
  const vermerk = { text: 'Ausweis abgelaufen.', am: VERSUCH.seit, von: 'Sabine Sachbearbeitung' }
  tisch.server.answer(identVersuchVermerken, 200, { ...VERSUCH, vermerk })
  tisch.server.answer(identVersucheLesen, 200, [{ ...VERSUCH, vermerk }])
  await page.getByRole('button', { name: 'Vermerk speichern' }).click()
  await expect.element(page.getByText('0 ohne Vermerk')).toBeVisible()
  await expect.element(page.getByText(/Ausweis abgelaufen\./)).toBeVisible()
})

test('[S9-06] an empty note is none', async ({ tisch }) => {
  tisch.server.answer(identVersucheLesen, 200, [VERSUCH])
  await tisch.open(ADRESSE, SABINE)
  await page.getByRole('button', { name: 'Vermerk schreiben: Udo Unbekannt' }).click()
  await page.getByRole('button', { name: 'Vermerk speichern' }).click()
  await expect.element(page.getByText('Schreiben Sie, was Sie gesehen haben.')).toBeVisible()
})

test('[S9-06] nothing to look at is said; who only releases notes nothing', async ({ tisch }) => {
  tisch.server.answer(identVersucheLesen, 200, [])
  await tisch.open(ADRESSE, FRANK)
  await expect
    .element(page.getByText('Nichts zu sichten. Was geprüft wird oder gescheitert ist, erscheint hier.'))
    .toBeVisible()
})
