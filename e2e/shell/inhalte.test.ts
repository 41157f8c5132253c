import { expect, test, type Page } from '@playwright/test'
import { oeffnen } from '../src/browser.ts'
import { maengel } from '../src/barrierefrei/maengel.ts'

const TEXTE = [
  { verweis: 'Hilfe', titel: 'Hilfe', pfad: 'hilfe', satz: 'Ist mein Antrag angekommen?' },
  {
    verweis: 'Erklärung zur Barrierefreiheit',
    titel: 'Erklärung zur Barrierefreiheit',
    pfad: 'barrierefreiheit',
    satz: 'Schlichtungsverfahren',
  },
  {
    verweis: 'Nutzungsbedingungen',
    titel: 'Nutzungsbedingungen',
    pfad: 'Nutzungsbedingungen',
    satz: '4. Entwürfe und verbindliche Anträge',
  },
  { verweis: 'Datenschutz', titel: 'Datenschutz', pfad: 'datenschutz', satz: 'Ihre Rechte' },
  { verweis: 'Impressum', titel: 'Impressum', pfad: 'impressum', satz: 'Software und Lizenzen' },
] as const

const imFuss = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('[R2.3-10] jeder Verweis öffnet seinen Text im Rahmen über der Seite', async ({ page, baseURL }) => {
  await oeffnen(page, '/start')
  for (const { verweis, titel, pfad, satz } of TEXTE)
    await test.step(verweis, async () => {
      await imFuss(page, verweis).click()
      const fenster = dialog(page, titel)
      await expect(fenster).toBeVisible()
      await expect(fenster.getByRole('heading', { name: titel, exact: true })).toBeFocused()
      const rahmen = fenster.locator('iframe')
      await expect(rahmen).toHaveAttribute('title', titel)
      await expect(rahmen).toHaveAttribute('src', `${baseURL}/cms/Portal/${pfad}/index.html?thema=light`)
      await expect(rahmen.contentFrame().getByRole('heading', { name: satz, exact: true })).toBeVisible()
      await fenster.getByRole('button', { name: 'Schließen' }).last().click()
      await expect(fenster).toBeHidden()
      await expect(imFuss(page, verweis)).toBeFocused()
      expect(new URL(page.url()).pathname).toBe('/start')
    })
})

test('[R2.3-10] der Rahmen blättert in sich', async ({ page }) => {
  await oeffnen(page, '/start')
  await imFuss(page, 'Hilfe').click()
  const fenster = dialog(page, 'Hilfe')
  const text = fenster.locator('iframe').contentFrame()
  const ende = text.getByRole('heading', { name: 'So erreichen Sie uns' })
  await expect(ende).not.toBeInViewport()
  await text.getByRole('link', { name: 'So erreichen Sie uns' }).click()
  await expect(ende).toBeInViewport()
  await expect(fenster.getByRole('heading', { name: 'Hilfe', exact: true })).toBeInViewport()
})

test('[R2.3-10] was im Rahmen steht, führt nichts aus und kommt an das Portal nicht heran', async ({
  page,
  context,
}) => {
  await context.route('**/cms/Portal/hilfe/**', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 200 })
      : route.fulfill({
          contentType: 'text/html',
          body: '<h1>Fremd</h1><script>document.title = "lief"; parent.document.title = "lief"</script>',
        }),
  )
  await oeffnen(page, '/start')
  await imFuss(page, 'Hilfe').click()
  const rahmen = page.locator('iframe[title="Hilfe"]')
  await expect(rahmen.contentFrame().getByRole('heading', { name: 'Fremd' })).toBeVisible()
  expect(await page.title()).not.toBe('lief')
  // Neither may the portal look in: the frame has an origin of its own.
  expect(await rahmen.evaluate((e) => (e as HTMLIFrameElement).contentDocument)).toBeNull()
})

test('allein geöffnet hat der Text Kopf und Überschrift und auch dort keinen Zugriff auf das Portal', async ({
  page,
  context,
}) => {
  await oeffnen(page, '/start')
  await imFuss(page, 'Datenschutz').click()
  const neuerTab = context.waitForEvent('page')
  await dialog(page, 'Datenschutz').getByRole('link', { name: 'In neuem Tab öffnen' }).click()
  const tab = await neuerTab
  await expect(tab.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible()
  await expect(tab).toHaveTitle('Datenschutzerklärung - Förderportal')
  await expect(tab.getByRole('link', { name: 'Förderportal', exact: true })).toBeVisible()
  expect(await tab.evaluate(() => globalThis.origin)).toBe('null')
  // A click with Ctrl is the browser's own way to the same page.
  const zweiterTab = context.waitForEvent('page')
  await dialog(page, 'Datenschutz').getByRole('button', { name: 'Schließen' }).first().click()
  await imFuss(page, 'Impressum').click({ modifiers: ['ControlOrMeta'] })
  await expect((await zweiterTab).getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const thema of ['light', 'dark', 'contrast'])
  test(`axe findet nichts in Texten und Rahmen, ${thema}`, async ({ page, browser, baseURL }) => {
    await page.addInitScript((t) => sessionStorage.setItem('theme', t), thema)
    await oeffnen(page, '/start')
    await imFuss(page, 'Hilfe').click()
    await expect(page.locator('iframe').contentFrame().getByRole('heading').first()).toBeVisible()
    expect(await maengel(page)).toEqual([])
    await dialog(page, 'Hilfe').getByRole('button', { name: 'Schließen' }).last().click()
    await imFuss(page, 'Barriere melden').click()
    await dialog(page, 'Barriere melden').getByRole('button', { name: 'Meldung senden' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    expect(await maengel(page)).toEqual([])
    // The policy of these pages forbids every script, axe's too: their markup and styles are checked without it.
    const frei = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? '' })
    const seite = await frei.newPage()
    // What a narrow page changes, it changes in every theme alike.
    const breiten = thema === 'light' ? [1280, 390, 320] : [1280]
    for (const { pfad } of TEXTE)
      for (const width of breiten) {
        await seite.setViewportSize({ width, height: 844 })
        await seite.goto(`/cms/Portal/${pfad}/index.html?thema=${thema}`)
        expect.soft(await maengel(seite), `${pfad}, ${width} px`).toEqual([])
        const { scrollWidth, clientWidth } = await seite.evaluate(() => document.documentElement)
        expect.soft(scrollWidth, `${pfad}, ${width} px`).toBe(clientWidth)
      }
    await frei.close()
  })
