import { expect, test } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'

/** Pages as they open, and each step of an application, stand in matrix.test.ts, in these sizes and more. */
test.describe.configure({ mode: 'parallel' })

test.describe('axe findet in keinem Thema etwas:', () => {
  test('Anmeldung und Konto anlegen, mit Fehlern', async ({ page }) => {
    const istZugaenglich = pruefer(page)
    await page.goto('/start')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await istZugaenglich('Anmeldung mit Fehler')
    await page.getByRole('link', { name: 'Konto anlegen' }).click()
    await expect(titel(page, 'Konto anlegen')).toBeVisible()
    await istZugaenglich('Konto anlegen')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await istZugaenglich('Konto anlegen mit Fehlern')
    const passwort = page.getByRole('textbox', { name: 'Passwort', exact: true })
    await passwort.fill('Vier zufällige Wörter')
    const zeigen = page.getByRole('button', { name: 'Passwort anzeigen', exact: true })
    await zeigen.click()
    await expect(passwort).toHaveAttribute('type', 'text')
    await expect(zeigen).toHaveAttribute('aria-pressed', 'true')
    await istZugaenglich('Konto anlegen mit gezeigtem Passwort')
    await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('Vier zufällige Wörter')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByText('Sie müssen es nicht noch einmal eingeben')).toBeVisible()
    await istZugaenglich('Konto anlegen mit gemerktem Passwort')
  })

  test('Eingangsbestätigung', async ({ page, baseURL }) => {
    const istZugaenglich = pruefer(page)
    const fall = await vollerFall(baseURL ?? '', { eingereicht: true })
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('eingang'))
    await expect(page.getByRole('button', { name: 'Beleg als PDF herunterladen' })).toBeVisible()
    await istZugaenglich('Eingangsbestätigung')
  })
})
