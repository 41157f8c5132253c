import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { istGespeichert } from '../../testing/fields.ts'
import { test } from '../../testing/test.ts'
import { leerenAntragOeffnen } from '../testing/offenerAntrag.ts'

const finanzamt = () => page.getByRole('combobox', { name: 'Zuständiges Finanzamt' })

/** What is typed before the search has come: e2e/verzeichnis/listenfelder.test.ts. */
test('[R2.4-01] das Finanzamt wird im Antrag gesucht; ein anderes darf dort auch stehen', async ({
  portal,
}) => {
  const { daten } = await leerenAntragOeffnen(portal)
  await userEvent.type(finanzamt(), 'flensb')
  await page.getByRole('option', { name: 'Flensburg' }).click()
  await expect.element(finanzamt()).toHaveValue('Flensburg')
  await finanzamt().fill('Neues Amt')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Finanzamt nicht im Verzeichnis')).toBeVisible()
  await expect.element(finanzamt()).toHaveValue('Neues Amt')
  await istGespeichert()
  expect(daten().finanzamt).toBe('Neues Amt')
})
