import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fuss, konto, titel } from '../../testing/frame.ts'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'

const liste = () => page.getByRole('dialog', { name: 'Tasten' })
const schalter = () => page.getByRole('switch', { name: 'Einzelne Buchstaben und Zeichen als Tasten' })

test('alle Tasten der Seite stehen hinter dem Fragezeichen und im Menü; auf und zu ohne Maus', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung', SABINE)
  await userEvent.keyboard('?')
  await expect.element(liste()).toBeVisible()
  await expect.element(liste()).toMatchTextContent('Arbeitsvorrat')
  await istZugaenglich('Liste der Tasten')
  await userEvent.keyboard('{Escape}')
  await expect.element(liste()).not.toBeInTheDocument()
  await konto().click()
  await page.getByRole('button', { name: 'Tasten' }).click()
  await expect.element(liste()).toBeVisible()
})

test('g und dann v führt zum Arbeitsvorrat', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung/start', SABINE)
  await userEvent.keyboard('gv')
  await expect.element(titel('Meine Fälle')).toBeVisible()
})

test('wer einzelne Buchstaben ausschaltet, dem bleiben sie aus, auch beim nächsten Besuch', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung', SABINE)
  await userEvent.keyboard('?')
  await schalter().click()
  await expect.element(schalter()).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(fuss()).toMatchTextContent('Einzelne Buchstaben sind ausgeschaltet')
  await tisch.reload()
  await expect.element(titel('Meine Fälle')).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(liste()).not.toBeInTheDocument()
  await konto().click()
  await page.getByRole('button', { name: 'Tasten' }).click()
  await schalter().click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?')
  await expect.element(liste()).toBeVisible()
})
