import { expect, test } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'

test('[S4-11] ein neuer Antrag beginnt aus einem früheren und sagt, was übernommen, ausgelassen und zu prüfen ist', async ({
  page,
  baseURL,
}) => {
  const frueher = await vollerFall(baseURL ?? '', { eingereicht: true })
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  await oeffnen(page, `/zuwendung/uebersicht?unternehmenId=${frueher.unternehmenGuid}`)
  await page.getByRole('button', { name: 'Aus früherem Antrag beginnen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aus einem früheren Antrag beginnen' })
  const wahl = dialog.getByRole('radio', { name: /^GE-\d{4}-\d{6}, / })
  await expect(wahl).toBeChecked()
  await expect(wahl).toHaveAccessibleDescription(
    /^Eingegangen · eingereicht am .+ · 1 Fördergegenstand · Zuschuss /,
  )
  await pruefer(page)('Wahl des früheren Antrags')
  await dialog.getByRole('button', { name: 'Antrag beginnen' }).click()

  await expect(titel(page, 'Unternehmen')).toBeVisible()
  const hinweis = page
    .locator('.kern-alert')
    .filter({ hasText: /Als Vorlage verwendet: Antrag GE-\d{4}-\d{6} vom / })
  await expect(hinweis).toContainText('Übernommen: Haupttätigkeit')
  await expect(hinweis).toContainText('Nicht übernommen')
  await expect(hinweis).toContainText('Selbsterklärung zu vergaberechtlichen Vorgaben')

  await test.step('die Zahlen stehen da, die Bestätigung der Größe fehlt, und der Hinweis steht daneben', async () => {
    await page.goto(page.url().replace('/unternehmen?', '/groesse?'))
    await expect(titel(page, 'Unternehmensgröße')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Zahl der Mitarbeitenden' })).not.toHaveValue('')
    const groesse = page.getByRole('radiogroup', { name: 'Größe Ihres Unternehmens' })
    await expect(groesse.getByRole('radio')).not.toHaveCount(0)
    await expect(groesse.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByText('Es zählt Ihr letztes Geschäftsjahr')).toBeVisible()
  })
})
