import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { HANDY, hauptnavigation, kontomenue, kopf, unternehmensmenue, untereLeiste } from '../src/rahmen.ts'

const post = /ungelesene Mitteilung|^Mitteilungen, keine ungelesen$/

test('[R2.3-01] die Kopfleiste zeigt Logo, Unternehmen, Nutzer, Mitteilungen und Kontrastschalter', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/zuwendung/uebersicht')
  const oben = kopf(page)
  await expect(oben.getByRole('link', { name: 'Förderportal' }).locator('svg')).toBeVisible()
  await expect(oben.getByRole('button', { name: 'Unternehmen: Hof Lindenau GbR' })).toBeVisible()
  await expect(oben.getByRole('button', { name: 'Konto: Lena Lindenau' })).toBeVisible()
  await expect(oben.getByRole('button', { name: 'Kontrast' })).toBeVisible()
  await oben.getByRole('link', { name: post }).click()
  await expect(titel(page, 'Mitteilungen')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/mitteilungen/uebersicht')
  await oben.getByRole('link', { name: 'Förderportal' }).click()
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
})

const UNGELESEN = [
  [0, 'Mitteilungen, keine ungelesen', ''],
  [1, '1 ungelesene Mitteilung', '1'],
  [3, '3 ungelesene Mitteilungen', '3'],
  [120, '120 ungelesene Mitteilungen', '99+'],
] as const

test('[R2.3-01] das Zeichen der Mitteilungen nennt, wie viele ungelesen sind', async ({ page, baseURL }) => {
  let amount = 0
  await page.route('**/mitteilung/*/anzahl', (anfrage) => anfrage.fulfill({ json: { amount } }))
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/nutzer-aendern/nutzer')
  for (const [anzahl, name, zeigt] of UNGELESEN) {
    amount = anzahl
    await oeffnen(page, '/zuwendung/uebersicht')
    const zeichen = kopf(page).getByRole('link', { name, exact: true })
    await expect(zeichen).toBeVisible()
    await expect(zeichen).toHaveText(zeigt)
  }
})

test('[R2.3-01] [R2.3-08] auf dem Handy steht oben auch der Menüknopf, und beide Namen sind zu lesen', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(HANDY)
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/zuwendung/uebersicht')
  const oben = kopf(page)
  await expect(oben.getByRole('button', { name: 'Menü' })).toBeVisible()
  await expect(oben.getByText('Hof Lindenau GbR').filter({ visible: true })).toBeVisible()
  await expect(oben.getByText('Lena Lindenau').filter({ visible: true })).toBeVisible()
  await expect(oben.getByRole('link', { name: post })).toBeVisible()
  await expect(oben.getByRole('button', { name: 'Kontrast' })).toBeVisible()
})

for (const groesse of [{ width: 1280, height: 800 }, HANDY])
  test(`[R2.3-04] ohne Anmeldung gibt es bei ${groesse.width} px nur Logo und Willkommenstext`, async ({
    page,
  }) => {
    await page.setViewportSize(groesse)
    await oeffnen(page, '/start')
    await expect(kopf(page).getByRole('link')).toHaveText(['Förderportal'])
    await expect(kopf(page).getByRole('button')).toHaveText(['Kontrast'])
    await expect(titel(page, 'Willkommen')).toBeVisible()
    await expect(page.getByText('Hier beantragen Sie Zuschüsse')).toBeVisible()
    await expect(hauptnavigation(page)).toHaveCount(0)
    await expect(untereLeiste(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Interessenbekundung starten' })).toHaveCount(0)
  })

test('wer sich noch registriert, sieht seinen Namen, kann sich abmelden und sonst nichts', async ({
  page,
}) => {
  await kontoAnlegen(page)
  await expect(unternehmensmenue(page)).toHaveCount(0)
  await expect(kopf(page).getByRole('link', { name: /Mitteilung/ })).toHaveCount(0)
  await kontomenue(page).click()
  await expect(page.getByRole('link', { name: 'Login-Daten' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  for (const name of ['Interessenbekundung', 'Anträge', 'Auszahlungen']) {
    const punkt = hauptnavigation(page).getByRole('link', { name, exact: true })
    await expect(punkt).toBeDisabled()
    await expect(punkt).toHaveAccessibleDescription(/^Zuerst muss feststehen/)
  }
})

test.describe('die farbige Kopflinie', () => {
  // On the pages of one's own and of a company it is looked at where each is opened: routen.test.ts.
  test('[R2.3-03] steht auf der Unternehmensauswahl und auf keiner öffentlichen Seite', async ({
    page,
    baseURL,
  }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'max.mehrfach', '/unternehmen-auswahl')
    await expect(page.locator('.s-kopflinie')).toHaveCount(1)
    for (const pfad of ['/version', '/start']) {
      await oeffnen(page, pfad)
      await expect(page.locator('.s-kopflinie'), pfad).toHaveCount(0)
    }
  })

  test('[R2.3-03] steht auch auf der Registrierung des Nutzers', async ({ page }) => {
    await kontoAnlegen(page)
    await expect(titel(page, 'Registrierung')).toBeVisible()
    await expect(page.locator('.s-kopflinie')).toHaveCount(1)
  })
})
