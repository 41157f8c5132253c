import { expect, test, type Locator, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, leererFall } from '../src/antrag/fall.ts'
import { eintraegeVon, HANDY, hauptnavigation, untereLeiste } from '../src/rahmen.ts'
import { rahmenIstSichtbar, tabBis } from '../src/barrierefrei/tastatur.ts'

test.use({ viewport: HANDY })

const menueknopf = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true })
const inDerLeiste = (page: Page, name: string) =>
  untereLeiste(page).getByRole('button', { name, exact: true })
const zu = async (knopf: Locator) => expect(knopf).toHaveAttribute('aria-expanded', 'false')
const offen = async (knopf: Locator) => expect(knopf).toHaveAttribute('aria-expanded', 'true')

test('[R2.3-08] das Menü öffnet die Hauptnavigation und schließt mit jedem Seitenwechsel', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await expect(hauptnavigation(page).getByRole('link')).toHaveCount(0)
  await zu(menueknopf(page))
  await menueknopf(page).click()
  await offen(menueknopf(page))
  await hauptnavigation(page).getByRole('link', { name: 'Anträge' }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await zu(menueknopf(page))
  await expect(hauptnavigation(page).getByRole('link')).toHaveCount(0)

  await menueknopf(page).click()
  await page.goBack()
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  await zu(menueknopf(page))
})

test('[R2.3-08] die untere Leiste hat Unternehmen, Konto und Portal mit ihren Einträgen', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  for (const [name, eintraege] of [
    ['Unternehmen', ['Unternehmensdaten', 'Nutzer-Übersicht', 'Nutzer hinzufügen']],
    ['Konto', ['Login-Daten', 'Persönliche Daten', 'Abmelden']],
    ['Portal', ['Portal wechseln']],
  ] as const) {
    const knopf = inDerLeiste(page, name)
    await knopf.click()
    await offen(knopf)
    expect(await eintraegeVon(knopf)).toEqual(eintraege)
  }
  await zu(inDerLeiste(page, 'Unternehmen'))
  await inDerLeiste(page, 'Unternehmen').click()
  await untereLeiste(page).getByRole('link', { name: 'Nutzer hinzufügen' }).click()
  await expect(titel(page, 'Nutzer hinzufügen')).toBeVisible()
  await zu(inDerLeiste(page, 'Unternehmen'))
  await inDerLeiste(page, 'Portal').click()
  await page.goBack()
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  await zu(inDerLeiste(page, 'Portal'))
  await inDerLeiste(page, 'Portal').click()
  await untereLeiste(page).getByRole('link', { name: 'Portal wechseln' }).click()
  await expect(titel(page, 'Zuschuss Klimabilanz')).toBeVisible()
})

test('[R2.3-08] Abmelden geht auch auf dem Handy', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'stefan.startup')
  await inDerLeiste(page, 'Konto').click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Willkommen')).toBeVisible()
  await expect(untereLeiste(page)).toHaveCount(0)
})

test('[R2.3-08] Menü und Leiste gehen mit der Tastatur, Escape gibt den Fokus zurück', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await tabBis(page, menueknopf(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(hauptnavigation(page).getByRole('link', { name: 'Start' })).toBeFocused()
  await rahmenIstSichtbar(page)
  await page.keyboard.press('Escape')
  await zu(menueknopf(page))
  await expect(menueknopf(page)).toBeFocused()

  const konto = inDerLeiste(page, 'Konto')
  await konto.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(untereLeiste(page).getByRole('link', { name: 'Login-Daten' })).toBeFocused()
  await page.keyboard.press('Escape')
  await zu(konto)
  await expect(konto).toBeFocused()
})

test('[R2.3-08] die Leiste steht unter der des Assistenten, und kein Feld mit Fokus liegt dahinter', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('groesse'))
  const assistent = page.locator('.p-leiste')
  const unten = async (ziel: Locator) => {
    const { y = 0, height = 0 } = (await ziel.boundingBox()) ?? {}
    return y + height
  }
  expect(await unten(assistent)).toBeLessThanOrEqual((await untereLeiste(page).boundingBox())?.y ?? 0)
  expect(await unten(untereLeiste(page))).toBe(HANDY.height)

  // In the window, but behind both bars: the browser itself takes it for visible.
  await page.setViewportSize({ ...HANDY, height: 720 })
  const felder = page.getByRole('main').getByRole('textbox')
  const oben = async () => (await assistent.boundingBox())?.y ?? 0
  expect(await unten(felder.nth(1))).toBeGreaterThan(await oben())
  await felder.nth(1).focus()
  expect(await unten(felder.nth(1))).toBeLessThanOrEqual(await oben())

  // With Tab the message of the field before may push it on: it is never hidden as a whole (WCAG 2.4.11).
  for (let i = 2; i < (await felder.count()); i++) {
    await tabBis(page, felder.nth(i))
    const { y = 0, height = 0 } = (await felder.nth(i).boundingBox()) ?? {}
    expect(y + height / 2).toBeLessThan(await oben())
  }
})

test('bei 400 % klebt nichts: die Leiste steht am Ende der Seite', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await expect(page.getByText('Aufgaben')).toBeVisible()
  expect((await untereLeiste(page).boundingBox())?.y).toBeGreaterThan(256)
  await menueknopf(page).click()
  await hauptnavigation(page).getByRole('link', { name: 'Hilfe' }).click()
  await expect(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible()
})

test('ein breiter Bildschirm hat weder Menüknopf noch untere Leiste', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await oeffnen(page, '/dashboard')
  await expect(hauptnavigation(page).getByRole('link', { name: 'Hilfe' })).toBeVisible()
  await expect(menueknopf(page)).toHaveCount(0)
  await expect(untereLeiste(page)).toHaveCount(0)
})
