import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')
const loeschen = (page: Page) => page.getByRole('button', { name: 'Entwurf löschen' }).first()
/** Until the dialog is there: a click that follows the last one too closely counts as its second half. */
const fragenLassen = (page: Page) =>
  expect(async () => {
    await loeschen(page).click()
    await expect(dialog(page)).toBeVisible({ timeout: 500 })
  }).toPass()

test('[R2.3-13] das Kreuz im Kopf und Escape gelten als Abbrechen, daneben klicken gilt nichts', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('groesse'))
  for (const abbrechen of [
    () => dialog(page).getByRole('button', { name: 'Schließen' }).click(),
    () => dialog(page).getByRole('button', { name: 'Behalten' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await fragenLassen(page)
    await expect(dialog(page)).toHaveAccessibleName(/löschen\?$/)
    await expect(dialog(page)).toHaveAccessibleDescription(/gehen verloren/)
    await expect(dialog(page).getByRole('button', { name: 'Behalten' }), 'das Harmlose zuerst').toBeFocused()
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeVisible()
    await abbrechen()
    await expect(dialog(page)).toBeHidden()
    await expect(loeschen(page), 'der Fokus kehrt zurück').toBeFocused()
    await expect(titel(page, 'Unternehmensgröße')).toBeVisible()
  }
  await fragenLassen(page)
  await dialog(page).getByRole('button', { name: 'Entwurf löschen' }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
})

test('[R2.3-13] der Fokus bleibt im Dialog, die Seite dahinter ist nicht zu bedienen', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('groesse'))
  await fragenLassen(page)
  for (let schritt = 0; schritt < 6; schritt++) {
    await page.keyboard.press('Tab')
    const draussen = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(draussen).toBe(false)
  }
})
