import { expect, test } from '@playwright/test'
import { oeffnen } from '../src/browser.ts'

const INHALTE = [
  'Hilfe',
  'Erklärung zur Barrierefreiheit',
  'Barriere melden',
  'Nutzungsbedingungen',
  'Datenschutz',
  'Impressum',
] as const

test('[R2.3-09] jeder der sieben Verweise im Fuß führt zu einer echten Adresse', async ({
  page,
  request,
}) => {
  await oeffnen(page, '/start')
  const fuss = page.getByRole('contentinfo')
  const verweise = fuss.getByRole('listitem').getByRole('link')
  await expect(verweise).toHaveText(['Internetseite der Bank', ...INHALTE])
  const { bankUrl } = (await (await request.get('/konfiguration.json')).json()) as { bankUrl: string }
  await expect(verweise.first()).toHaveAttribute('href', bankUrl)
  for (const name of INHALTE) {
    const href = await fuss.getByRole('link', { name, exact: true }).getAttribute('href')
    const antwort = await request.get(href ?? '')
    expect(antwort.status(), `${name}: ${href}`).toBe(200)
    expect(antwort.headers()['content-type'], name).toContain('text/html')
  }
})
