import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER } from '../src/fall.ts'
import { eintraegeVon, kontomenue, unternehmensmenue } from '../src/rahmen.ts'
import { rahmenIstSichtbar, tabBis } from '../src/tastatur.ts'

const pfadVon = (page: Page) => new URL(page.url()).pathname

const alsBerater = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  await page.getByRole('link', { name: 'Hof Altmoor KG' }).click()
  await expect(titel(page, 'Guten Tag, Max')).toBeVisible()
}

test('[R2.3-06] wer für ein Unternehmen handelt, findet Daten, Nutzer und Hinzufügen', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  const menue = unternehmensmenue(page)
  await expect(menue).toHaveAttribute('aria-expanded', 'false')
  for (const [text, pfad] of [
    ['Unternehmensdaten', '/unternehmen-aendern/unternehmen'],
    ['Nutzer-Übersicht', '/unternehmen-aendern/nutzer-uebersicht'],
    ['Nutzer hinzufügen', '/unternehmen-aendern/nutzer-anlegen'],
  ] as const) {
    await menue.click()
    await expect(menue).toHaveAttribute('aria-expanded', 'true')
    expect(await eintraegeVon(menue)).toEqual(['Unternehmensdaten', 'Nutzer-Übersicht', 'Nutzer hinzufügen'])
    await page.getByRole('link', { name: text, exact: true }).click()
    await expect(titel(page, text)).toBeVisible()
    expect(pfadVon(page)).toBe(pfad)
    await expect(menue).toHaveAttribute('aria-expanded', 'false')
  }
})

test('[R2.3-06] wer für mehrere handelt, kann eines anlegen und wechseln', async ({ page, baseURL }) => {
  await alsBerater(page, baseURL)
  await unternehmensmenue(page).click()
  expect(await eintraegeVon(unternehmensmenue(page))).toEqual([
    'Unternehmensdaten',
    'Nutzer-Übersicht',
    'Nutzer hinzufügen',
    'Unternehmen anlegen',
    'Unternehmen wechseln',
  ])
  await page.getByRole('link', { name: 'Unternehmen anlegen' }).click()
  await expect(titel(page, 'Unternehmen anlegen')).toBeVisible()
  await unternehmensmenue(page).click()
  await page.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Lohnbetrieb Nord GmbH' }).click()
  await expect(page.getByRole('button', { name: 'Unternehmen: Lohnbetrieb Nord GmbH' })).toBeVisible()
})

test('[R2.3-06] anlegen und wechseln hängen jedes für sich an ihrer Bedingung', async ({ page, baseURL }) => {
  await page.route('**/nutzer/status', async (anfrage) => {
    const antwort = await anfrage.fetch()
    const status: unknown = await antwort.json()
    await anfrage.fulfill({ json: Object.assign({}, status, { agiertFuerMehrereUnternehmen: true }) })
  })
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await unternehmensmenue(page).click()
  const eintraege = await eintraegeVon(unternehmensmenue(page))
  expect(eintraege).toContain('Unternehmen anlegen')
  expect(eintraege).not.toContain('Unternehmen wechseln')
})

test('[R2.3-07] das Nutzermenü führt zu den eigenen Daten und zum anderen Portal', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  for (const [text, ueberschrift, pfad] of [
    ['Login-Daten', 'Login-Daten', '/nutzer-aendern/logindaten'],
    ['Persönliche Daten', 'Persönliche Daten', '/nutzer-aendern/nutzer'],
    ['Portal wechseln', 'Zuschuss Klimabilanz', '/zuschussklimabilanz'],
  ] as const) {
    await kontomenue(page).click()
    expect(await eintraegeVon(kontomenue(page))).toEqual([
      'Login-Daten',
      'Persönliche Daten',
      'Portal wechseln',
      'Abmelden',
    ])
    await page.getByRole('link', { name: text, exact: true }).click()
    await expect(titel(page, ueberschrift)).toBeVisible()
    expect(pfadVon(page)).toBe(pfad)
  }
  await page.getByRole('link', { name: 'Zurück zum Förderportal' }).click()
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
})

test('[R2.3-07] Abmelden beendet die Sitzung und führt zum Start', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner')
  await kontomenue(page).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Willkommen')).toBeVisible()
  expect(pfadVon(page)).toBe('/start')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(titel(page, 'Anmelden')).toBeVisible()
})

test('[R2.3-06] [R2.3-07] die Menüs gehen mit der Tastatur: öffnen, wandern, schließen, wählen', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  const [firma, konto] = [unternehmensmenue(page), kontomenue(page)]
  await tabBis(page, firma)
  await page.keyboard.press('Enter')
  await expect(firma).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Unternehmensdaten' })).toBeFocused()
  await rahmenIstSichtbar(page)
  await page.keyboard.press('Escape')
  await expect(firma).toHaveAttribute('aria-expanded', 'false')
  await expect(firma).toBeFocused()

  await page.keyboard.press('Space')
  await tabBis(page, konto)
  await expect(firma, 'wer es verlässt, schließt es').toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await tabBis(page, page.getByRole('link', { name: 'Persönliche Daten' }))
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Persönliche Daten')).toBeFocused()
  await expect(konto).toHaveAttribute('aria-expanded', 'false')
})

test('ein Klick daneben und der Zurück-Knopf schließen das Menü', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/zuwendung/uebersicht')
  await kontomenue(page).click()
  await page.getByRole('link', { name: 'Login-Daten' }).click()
  await expect(titel(page, 'Login-Daten')).toBeVisible()
  await kontomenue(page).click()
  await titel(page, 'Login-Daten').click()
  await expect(kontomenue(page)).toHaveAttribute('aria-expanded', 'false')
  await kontomenue(page).click()
  await page.goBack()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await expect(kontomenue(page)).toHaveAttribute('aria-expanded', 'false')
})
