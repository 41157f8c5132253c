import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen } from '../src/browser.ts'

const fuss = (page: Page) => page.getByRole('contentinfo')

const INHALTE = [
  'Hilfe',
  'Erklärung zur Barrierefreiheit',
  'Barriere melden',
  'Nutzungsbedingungen',
  'Datenschutz',
  'Impressum',
] as const

test('[R2.3-09] der Fuß hat alle sieben Verweise, jeder mit einer echten Adresse', async ({
  page,
  request,
}) => {
  await oeffnen(page, '/start')
  const verweise = fuss(page).getByRole('listitem').getByRole('link')
  await expect(verweise).toHaveText(['Internetseite der Bank', ...INHALTE])
  const { bankUrl } = (await (await request.get('/konfiguration.json')).json()) as { bankUrl: string }
  await expect(verweise.first()).toHaveAttribute('href', bankUrl)
  for (const name of INHALTE) {
    const href = await fuss(page).getByRole('link', { name, exact: true }).getAttribute('href')
    const antwort = await request.get(href ?? '')
    expect(antwort.status(), `${name}: ${href}`).toBe(200)
    expect(antwort.headers()['content-type'], name).toContain('text/html')
  }
})

test('[R2.3-09] jeder Verweis öffnet sich im Fuß als Fenster, ohne die Seite zu verlassen', async ({
  page,
}) => {
  await oeffnen(page, '/start')
  for (const name of INHALTE) {
    await fuss(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/start')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
})

test('[R2.3-09] hinter der Anmeldung ist es derselbe Fuß', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await expect(fuss(page).getByRole('listitem').getByRole('link')).toHaveText([
    'Internetseite der Bank',
    ...INHALTE,
  ])
})
