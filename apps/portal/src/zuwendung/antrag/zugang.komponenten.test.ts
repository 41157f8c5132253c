import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { kontomenue, titel } from '../../testing/frame.ts'
import { leerenAntragOeffnen, vollenAntragOeffnen } from '../testing/offenerAntrag.ts'
import { MAX } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'

/** Pages as they open: e2e/barrierefrei/matrix.test.ts. Here in the states to which something must be done. */

test('axe findet in keinem Thema etwas: Auswahl, offenes Menü, Anträge, Dialog vor dem Einreichen', async ({
  portal,
}) => {
  const { pfad } = await vollenAntragOeffnen(portal, 'zusammenfassung')
  await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await istZugaenglich('Dialog vor dem Einreichen')
  await portal.open('/dashboard')
  await kontomenue().click()
  await istZugaenglich('Dashboard, Menü offen')
  await portal.open('/zuwendung/uebersicht')
  await expect.element(titel('Anträge')).toBeVisible()
  await istZugaenglich('Anträge')
  await portal.open(pfad('eingang').replace(/[\da-f-]{36}/, crypto.randomUUID()))
  await expect.element(titel('Zuschussantrag nicht vorhanden')).toBeVisible()
  await istZugaenglich('Unbekannter Antrag')
  await portal.open('/unternehmen-auswahl', MAX)
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  await istZugaenglich('Unternehmensauswahl')
})

test('axe findet in keinem Thema etwas: Schritt mit Fehlern, Zusammenfassung, in der etwas fehlt', async ({
  portal,
}) => {
  const { pfad } = await leerenAntragOeffnen(portal, 'foerdergegenstaende')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await istZugaenglich('Schritt mit Fehlern')
  await portal.open(pfad('zusammenfassung'))
  await expect.element(titel('Zusammenfassung')).toBeVisible()
  await istZugaenglich('Zusammenfassung, in der etwas fehlt')
})
