import { expect, test } from '@playwright/test'
import { kontoRegistrieren } from '../src/anmeldedienst/person.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { unsichtbarerFokus } from '@foerderportal/ui/testing/fokus'
import { artDerFirma, fuer, personRegistrieren } from '../src/registrieren.ts'

test.describe('ohne Verstoß gegen WCAG 2.2 AA in jedem Thema:', () => {
  test('die Registrierung für ein Kreditinstitut und der Weg zurück', async ({ page }) => {
    test.slow()
    const istZugaenglich = pruefer(page)
    await kontoRegistrieren(page)
    await oeffnen(page, '/registrierung/unternehmen')
    await expect(page.getByRole('link', { name: 'Zu Schritt 1: Ihre Person' })).toBeVisible()
    await istZugaenglich('Schritt 2 vor Schritt 1')
    await page.getByRole('link', { name: 'Zu Schritt 1: Ihre Person' }).click()
    await fuer(page, 'Kreditinstitut').check()
    await istZugaenglich('Person eines Kreditinstituts')
    await personRegistrieren(page, 'Kreditinstitut')
    await artDerFirma(page, 'Start-up').check()
    await istZugaenglich('Start-up einer Person eines Kreditinstituts')
    expect(await page.evaluate(unsichtbarerFokus)).toEqual([])
    await page.goBack()
    await expect(page.getByText('Schritt 1 von 2 ist erledigt')).toBeVisible()
    await istZugaenglich('Schritt 1, erledigt')
  })

  test('die Startseiten eines Kreditinstituts und eines Start-ups', async ({ page, browser, baseURL }) => {
    test.slow()
    await anmeldenImBrowser(page, baseURL ?? '', 'gisela.genobank')
    await expect(titel(page, 'Guten Tag, Gisela')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: /Das können Sie für Ihr Kreditinstitut tun/ }),
    ).toBeVisible()
    await pruefer(page)('Start eines Kreditinstituts')
    const zweites = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'de-DE',
    })
    const startup = await zweites.newPage()
    await anmeldenImBrowser(startup, baseURL ?? '', 'stefan.startup')
    await expect(startup.getByRole('heading', { name: /Das können Sie für Ihr Start-up tun/ })).toBeVisible()
    await pruefer(startup)('Start eines Start-ups')
    await zweites.close()
  })
})
