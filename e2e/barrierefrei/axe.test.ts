import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { BERATER, leererFall, vollerFall } from '../src/fall.ts'
import { groesseSetzen } from '../src/fenstergroesse.ts'

const REGELN = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What a theme can change on a phone beyond what it changes on a wide screen; all else is proven in the light one. */
const FARBE_UND_GROESSE = ['color-contrast', 'link-in-text-block', 'target-size']

type Ansicht = { readonly name: string; readonly kontrast: boolean; readonly colorScheme: 'light' | 'dark' }

const pruefungen = ({ name }: Ansicht) => [
  { width: 1280, height: 800, regeln: undefined },
  { width: 390, height: 844, regeln: name === 'hell' ? undefined : FARBE_UND_GROESSE },
]

/** At the end of the page, where the bar that sticks to the lower edge of a phone covers nothing (ui.md, pitfall 16). */
const ansEnde = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Legacy mode looks into no foreign frame, of which there is none here, and opens no second page for it. */
const axe = (page: Page, regeln: readonly string[] | undefined) => {
  const bauer = new AxeBuilder({ page }).setLegacyMode()
  return regeln === undefined ? bauer.withTags(REGELN) : bauer.withRules([...regeln])
}

/** Says of what is on the screen now that it has no violation, on a wide screen and on a phone. */
const pruefer =
  (page: Page, ansicht: Ansicht) =>
  async (was: string): Promise<void> => {
    await test.step(was, async () => {
      for (const { regeln, ...groesse } of pruefungen(ansicht)) {
        await groesseSetzen(page, groesse)
        await ansEnde(page)
        const { violations } = await axe(page, regeln).analyze()
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
] as const satisfies Ansicht[]

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

for (const ansicht of THEMEN) {
  const { name, colorScheme, kontrast } = ansicht
  test.describe(`axe findet nichts, ${name}:`, () => {
    test.use({ colorScheme })

    test('Start, Version, Anmeldung, Konto anlegen, Registrierung', async ({ page }) => {
      test.slow()
      const istZugaenglich = pruefer(page, ansicht)
      await themaWaehlen(page, kontrast)
      await istZugaenglich('Start')
      await oeffnen(page, '/version')
      await istZugaenglich('Version')
      await page.goto('/start')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(titel(page, 'Anmelden')).toBeVisible()
      await istZugaenglich('Anmeldung')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await istZugaenglich('Anmeldung mit Fehler')
      await page.getByRole('link', { name: 'Konto anlegen' }).click()
      await expect(titel(page, 'Konto anlegen')).toBeVisible()
      await istZugaenglich('Konto anlegen')
      await page.getByRole('button', { name: 'Konto anlegen' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await istZugaenglich('Konto anlegen mit Fehlern')

      await kontoAnlegen(page)
      await expect(titel(page, 'Registrierung')).toBeVisible()
      await istZugaenglich('Registrierung')
      await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await istZugaenglich('Registrierung mit Fehlern')
      await oeffnen(page, '/registrierung/unternehmen')
      await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('GmbH')
      await istZugaenglich('Unternehmen registrieren')
      await page.getByRole('combobox', { name: 'Registergericht' }).pressSequentially('ber')
      await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible()
      await istZugaenglich('Unternehmen registrieren, Vorschläge offen')
      await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await istZugaenglich('Unternehmen registrieren mit Fehlern')
    })

    test('Auswahl, Dashboard, Übersicht und jeder Schritt des Antrags', async ({ page, baseURL }) => {
      test.slow()
      const istZugaenglich = pruefer(page, ansicht)
      const fall = await vollerFall(baseURL ?? '')
      const leer = await leererFall(baseURL ?? '')
      await themaWaehlen(page, kontrast)
      await anmeldenImBrowser(page, baseURL ?? '', BERATER)
      await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
      await istZugaenglich('Unternehmensauswahl')
      await oeffnen(page, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
      await istZugaenglich('Dashboard')
      await page.getByRole('button', { name: /^Konto/ }).click()
      await istZugaenglich('Dashboard, Menü offen')
      await oeffnen(page, `/zuwendung/uebersicht?unternehmenId=${fall.unternehmenGuid}`)
      await istZugaenglich('Anträge')
      await page.getByRole('row').filter({ hasText: 'Entwurf' }).getByRole('link').click()
      for (const schritt of SCHRITTE) {
        await page
          .getByRole('complementary', { name: 'Ihr Antrag' })
          .getByRole('link', { name: schritt, exact: true })
          .click()
        await expect(titel(page, schritt)).toBeFocused()
        await istZugaenglich(schritt)
      }
      await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await istZugaenglich('Dialog vor dem Einreichen')

      await oeffnen(page, leer.pfad('foerdergegenstaende'))
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await istZugaenglich('Schritt mit Fehlern')
      await oeffnen(page, leer.pfad('zusammenfassung'))
      await istZugaenglich('Zusammenfassung, in der etwas fehlt')
    })

    test('erste Schritte, Eingangsbestätigung, unbekannter Antrag', async ({ page, baseURL }) => {
      const istZugaenglich = pruefer(page, ansicht)
      const fall = await vollerFall(baseURL ?? '', { eingereicht: true })
      await themaWaehlen(page, kontrast)
      await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('eingang'))
      await expect(page.getByRole('button', { name: 'Beleg als PDF herunterladen' })).toBeVisible()
      await istZugaenglich('Eingangsbestätigung')
      await oeffnen(page, fall.pfad('eingang').replace(fall.guid, crypto.randomUUID()))
      await expect(titel(page, 'Die Seite gibt es nicht')).toBeVisible()
      await istZugaenglich('Unbekannter Antrag')
    })
  })
}
