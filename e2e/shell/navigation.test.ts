import { expect, test, type Page, type Route } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { hauptnavigation, HANDY } from '../src/rahmen.ts'
import { rahmenIstSichtbar, tabBis } from '../src/tastatur.ts'

const punkt = (page: Page, name: string) => hauptnavigation(page).getByRole('link', { name, exact: true })

/** The three points with the calls whose answer they depend on and the pages they lead to. */
const PUNKTE = [
  [
    'Interessenbekundung',
    '**/api/public/ibk/*',
    '/interessenbekundung/uebersicht',
    /^Noch keine Interessenbekundung:/,
  ],
  ['Anträge', /\/zuschussantrag\/[^/]+$/, '/zuwendung/uebersicht', /^Noch keine Anträge:/],
  ['Auszahlungen', /\/public\/auszahlung\/[^/]+$/, '/auszahlung/uebersicht', /^Noch keine Auszahlungen:/],
] as const

const leer = (anfrage: Route) => anfrage.fulfill({ json: [] })

test('[R2.3-02] die Hauptnavigation führt zu Start, den drei Übersichten und der Hilfe', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await expect(hauptnavigation(page).getByRole('link')).toHaveText([
    'Start',
    'Interessenbekundung',
    'Anträge',
    'Auszahlungen',
    'Hilfe',
  ])
  for (const [name, , pfad] of PUNKTE) {
    await expect(punkt(page, name)).toBeEnabled()
    await punkt(page, name).click()
    await expect(punkt(page, name)).toHaveAttribute('aria-current', 'page')
    expect(new URL(page.url()).pathname).toBe(pfad)
  }
  await punkt(page, 'Start').click()
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  await punkt(page, 'Hilfe').click()
  await expect(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

for (const [name, aufruf, , grund] of PUNKTE)
  test(`[R2.3-02] ohne Einträge ist '${name}' gesperrt, erreichbar und sagt warum`, async ({
    page,
    baseURL,
  }) => {
    await page.route(aufruf, leer)
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/dashboard')
    await expect(punkt(page, name)).toBeDisabled()
    await expect(punkt(page, name)).toHaveAccessibleDescription(grund)
    for (const [anderer] of PUNKTE) if (anderer !== name) await expect(punkt(page, anderer)).toBeEnabled()

    await tabBis(page, punkt(page, name))
    const sichtbarerGrund = hauptnavigation(page).getByText(grund)
    await expect(sichtbarerGrund).toBeVisible()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.keyboard.press('Escape')
    await expect(sichtbarerGrund).toBeHidden()
    await rahmenIstSichtbar(page)
  })

test('[R2.3-02] auf dem Handy steht der Grund unter dem gesperrten Punkt', async ({ page, baseURL }) => {
  await page.route('**/api/public/ibk/*', leer)
  await page.setViewportSize(HANDY)
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/dashboard')
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(hauptnavigation(page).getByText(/^Noch keine Interessenbekundung:/)).toBeVisible()
})

test('[R2.3-02] gesperrt sind Punkte auch für ein Unternehmen, das wirklich nichts hat', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'gisela.genobank', '/dashboard')
  for (const [name, , , grund] of PUNKTE) {
    await expect(punkt(page, name)).toBeDisabled()
    await expect(punkt(page, name)).toHaveAccessibleDescription(grund)
  }
})

test('[R2.3-02] solange die Listen laden, behalten die Punkte ihren Platz und sind gesperrt', async ({
  page,
  baseURL,
}) => {
  const { promise: da, resolve: weiter } = Promise.withResolvers<void>()
  await page.route(/\/zuschussantrag\/[^/]+$/, async (anfrage) => {
    await da
    await anfrage.continue()
  })
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/dashboard')
  await expect(punkt(page, 'Anträge')).toBeDisabled()
  await expect(punkt(page, 'Anträge')).toHaveAccessibleDescription('Wird noch geladen.')
  const vorher = await punkt(page, 'Anträge').boundingBox()
  weiter()
  await expect(punkt(page, 'Anträge')).toBeEnabled()
  expect(await punkt(page, 'Anträge').boundingBox()).toEqual(vorher)
})

test('[R2.3-02] ist eine Liste nicht zu bekommen, bleibt ihr Punkt gesperrt und sagt es', async ({
  page,
  baseURL,
}) => {
  await page.route(/\/public\/auszahlung\/[^/]+$/, (anfrage) =>
    anfrage.fulfill({ status: 404, json: { status: 404, title: 'Nicht gefunden' } }),
  )
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/dashboard')
  await expect(punkt(page, 'Auszahlungen')).toHaveAccessibleDescription(/ließ sich nicht laden/)
  await expect(page.getByText('Nicht alles ließ sich laden')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Antrag GE-' }).first()).toBeVisible()
})
