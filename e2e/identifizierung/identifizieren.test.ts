import { expect, test, type Page } from '@playwright/test'
import { kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { abschliessen } from '../src/identifizierung.ts'
import { personRegistrieren, unternehmenAusfuellen } from '../src/registrieren.ts'
import { pfadVon } from '../src/wege.ts'

/** Somebody new with a farm, signed in, not identified. */
const neueHofleiterin = async (page: Page): Promise<void> => {
  await kontoAnlegen(page)
  await personRegistrieren(page)
  await unternehmenAusfuellen(page)
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await expect(titel(page, /^Guten Tag/)).toBeVisible()
}

test('[R4-02] [S2-01] eine Seite je Stand: gescheitert, noch einmal, in Prüfung, erfolgreich, ohne Neuladen', async ({
  page,
}) => {
  test.slow()
  await neueHofleiterin(page)
  // Whichever of the four one asks for, the screen is that of the state.
  for (const pfad of ['erfolgreich', 'in-pruefung', 'nicht-erfolgreich', 'in-arbeit']) {
    await oeffnen(page, `/identifizierung/${pfad}`)
    await expect(titel(page, 'Identifikation durchführen')).toBeVisible()
    expect(pfadVon(page)).toBe('/identifizierung/in-arbeit')
  }
  await page.getByRole('link', { name: 'Identifikation beginnen' }).click()
  await abschliessen(page, 'Nicht erfolgreich')
  await expect(titel(page, 'Identifikation nicht erfolgreich')).toBeVisible()

  await page.getByRole('link', { name: 'Noch einmal identifizieren' }).click()
  const dienst = page.url()
  await abschliessen(page, 'In Prüfung')
  await expect(titel(page, 'Identifikation wird überprüft')).toBeVisible()
  expect(pfadVon(page)).toBe('/identifizierung/in-pruefung')

  // The service decides elsewhere; the open page learns of it.
  const pruefer = await page.context().newPage()
  await pruefer.goto(dienst)
  await abschliessen(pruefer, 'Erfolgreich')
  await expect(titel(page, 'Erfolgreich identifiziert')).toBeVisible()
  expect(pfadVon(page)).toBe('/identifizierung/erfolgreich')
  await oeffnen(page, '/nutzer-aendern/nutzer')
  await expect(page.getByRole('main')).toContainText('Identifiziert')
})
