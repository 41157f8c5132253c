import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { titel } from '../src/browser.ts'
import { groesseSetzen } from '../src/fenstergroesse.ts'
import { unsichtbarerFokus } from '../src/fokus.ts'
import { anmeldeAdresse } from '../src/protokoll.ts'

const REGELN = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The last one is 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const GROESSEN = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const

const weich = expect.configure({ soft: true })

/** Somebody of the demo world, whose account stays as it is: every action ends with 'Abbrechen'. */
const anmelden = async (page: Page): Promise<void> => {
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('ohne.unternehmen')
  await page.getByLabel('Passwort', { exact: true }).fill('Foerder-Demo-2026')
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

const abbrechen = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page).toHaveURL(/\/auth\/callback\?/)
}

const pruefen = async (page: Page, was: string): Promise<void> => {
  for (const groesse of GROESSEN) {
    await groesseSetzen(page, groesse)
    const hier = `${was}, ${groesse.width} px`
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(REGELN).analyze()
    weich(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
      hier,
    ).toEqual([])
    const breiter = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    weich(breiter, `${hier}: läuft über`).toBeLessThanOrEqual(0)
    weich(await unsichtbarerFokus(page), hier).toEqual([])
  }
}

for (const theme of ['light', 'dark', 'contrast'])
  test(`axe findet auf den Seiten der Anmeldung nichts, und nichts läuft über: ${theme}`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    // The portal did not ask: it would end a session that answers a question of nobody.
    await page.route('**/auth/callback?*', (weg) => weg.fulfill({ body: 'Zurück im Portal' }))
    const wunsch = (mehr: Record<string, string>) =>
      page.goto(anmeldeAdresse(baseURL ?? '', { theme, ...mehr }))
    await wunsch({ kc_action: 'UPDATE_PASSWORD' })
    await expect(page.locator(`html[data-theme="${theme}"]`)).toHaveCount(1)
    await anmelden(page)
    await expect(titel(page, 'Passwort ändern')).toBeVisible()
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeFocused()
    await pruefen(page, 'Passwort ändern')
    await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await pruefen(page, 'Passwort ändern mit Fehlern')
    await abbrechen(page)

    await wunsch({ prompt: 'login' })
    await expect(page.getByRole('link', { name: 'Zurück zum Portal' })).toBeVisible()
    await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
    await pruefen(page, 'Noch einmal anmelden')
    await anmelden(page)

    await wunsch({ kc_action: 'CONFIGURE_TOTP' })
    await expect(titel(page, 'Zweiten Faktor einrichten')).toBeVisible()
    await pruefen(page, 'Zweiten Faktor einrichten')
    await abbrechen(page)
  })

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('führt die Anmeldung zur verlangten Aktion und zurück zum Portal', async ({ page, baseURL }) => {
    await page.goto(anmeldeAdresse(baseURL ?? '', { kc_action: 'UPDATE_PASSWORD' }))
    await anmelden(page)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz')
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie 2 Angaben')
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page).toHaveURL(/\/auth\/callback\?.*kc_action_status=cancelled/)
  })
})
