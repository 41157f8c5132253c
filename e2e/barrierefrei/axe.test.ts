import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { BERATER, leererFall, vollerFall } from '../src/fall.ts'

const REGELN = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

const BREITEN = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** At the end of the page, where the bar that sticks to the lower edge of a phone covers nothing (ui.md, pitfall 16). */
const ansEnde = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** What is on the screen now has no violation, on a wide screen and on a phone. */
const istZugaenglich = async (page: Page, was: string): Promise<void> => {
  await test.step(was, async () => {
    for (const groesse of BREITEN) {
      await page.setViewportSize(groesse)
      await ansEnde(page)
      // Legacy mode looks into no foreign frame, of which there is none here, and opens no second page for it.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(REGELN).analyze()
      const maengel = violations.map(({ id, nodes }) => ({
        regel: id,
        stellen: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }))
      expect.soft(maengel, `${was}, ${groesse.width} px`).toEqual([])
    }
  })
}

const THEMEN = [
  { name: 'hell', colorScheme: 'light', kontrast: false },
  { name: 'dunkel', colorScheme: 'dark', kontrast: false },
  { name: 'Kontrast', colorScheme: 'light', kontrast: true },
] as const

const themaWaehlen = async (page: Page, kontrast: boolean): Promise<void> => {
  await oeffnen(page, '/start')
  if (kontrast) await page.getByRole('button', { name: 'Kontrast' }).click()
}

const SCHRITTE = [
  'Unternehmen',
  'Antragsteller',
  'Unternehmensgröße',
  'Fördergegenstände',
  'Finanzierung',
  'Dokumente',
  'Ansprechpartner und Unterschrift',
  'Zusammenfassung',
]

test.describe.configure({ mode: 'parallel' })

for (const { name, colorScheme, kontrast } of THEMEN)
  test.describe(`axe findet nichts, ${name}:`, () => {
    test.use({ colorScheme })

    test('Start, Version, Anmeldung, Konto anlegen, Registrierung', async ({ page }) => {
      test.slow()
      await themaWaehlen(page, kontrast)
      await istZugaenglich(page, 'Start')
      await oeffnen(page, '/version')
      await istZugaenglich(page, 'Version')
      await page.goto('/start')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(titel(page, 'Anmelden')).toBeVisible()
      await istZugaenglich(page, 'Anmeldung')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await istZugaenglich(page, 'Anmeldung mit Fehler')
      await page.getByRole('link', { name: 'Konto anlegen' }).click()
      await expect(titel(page, 'Konto anlegen')).toBeVisible()
      await istZugaenglich(page, 'Konto anlegen')
      await page.getByRole('button', { name: 'Konto anlegen' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await istZugaenglich(page, 'Konto anlegen mit Fehlern')

      await kontoAnlegen(page)
      await expect(titel(page, 'Registrierung')).toBeVisible()
      await istZugaenglich(page, 'Registrierung')
      await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await istZugaenglich(page, 'Registrierung mit Fehlern')
      await oeffnen(page, '/registrierung/unternehmen')
      await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('GmbH')
      await istZugaenglich(page, 'Unternehmen registrieren')
      await page.getByRole('combobox', { name: 'Registergericht' }).pressSequentially('ber')
      await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible()
      await istZugaenglich(page, 'Unternehmen registrieren, Vorschläge offen')
      await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await istZugaenglich(page, 'Unternehmen registrieren mit Fehlern')
    })

    test('Auswahl, Dashboard, Übersicht und jeder Schritt des Antrags', async ({ page, baseURL }) => {
      test.slow()
      const fall = await vollerFall(baseURL ?? '')
      const leer = await leererFall(baseURL ?? '')
      await themaWaehlen(page, kontrast)
      await anmeldenImBrowser(page, baseURL ?? '', BERATER)
      await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
      await istZugaenglich(page, 'Unternehmensauswahl')
      await oeffnen(page, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
      await istZugaenglich(page, 'Dashboard')
      await page.getByRole('button', { name: /^Konto/ }).click()
      await istZugaenglich(page, 'Dashboard, Menü offen')
      await oeffnen(page, `/zuwendung/uebersicht?unternehmenId=${fall.unternehmenGuid}`)
      await istZugaenglich(page, 'Anträge')
      await page.getByRole('row').filter({ hasText: 'Entwurf' }).getByRole('link').click()
      for (const schritt of SCHRITTE) {
        await page
          .getByRole('complementary', { name: 'Ihr Antrag' })
          .getByRole('link', { name: schritt, exact: true })
          .click()
        await expect(titel(page, schritt)).toBeFocused()
        await istZugaenglich(page, schritt)
      }
      await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await istZugaenglich(page, 'Dialog vor dem Einreichen')

      await oeffnen(page, leer.pfad('foerdergegenstaende'))
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await istZugaenglich(page, 'Schritt mit Fehlern')
      await oeffnen(page, leer.pfad('zusammenfassung'))
      await istZugaenglich(page, 'Zusammenfassung, in der etwas fehlt')
    })

    test('erste Schritte, Eingangsbestätigung, unbekannter Antrag', async ({ page, baseURL }) => {
      const fall = await vollerFall(baseURL ?? '', { eingereicht: true })
      await themaWaehlen(page, kontrast)
      await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('eingang'))
      await expect(page.getByRole('button', { name: 'Beleg als PDF herunterladen' })).toBeVisible()
      await istZugaenglich(page, 'Eingangsbestätigung')
      await oeffnen(page, fall.pfad('eingang').replace(fall.guid, crypto.randomUUID()))
      await expect(titel(page, 'Die Seite gibt es nicht')).toBeVisible()
      await istZugaenglich(page, 'Unbekannter Antrag')
    })
  })
