import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'

/** Lena's approved application of the demo world: it was sent in an earlier round. */
const GESENDET = 'd0000000-0000-4000-8000-000000000652'

test('[R7.3-03] ein gesendeter Antrag zeigt die Klassen der Positivliste vom Tag seines Eingangs', async ({
  page,
  baseURL,
}) => {
  const anfrage = page.waitForRequest(/\/ank\/unterkategorie\?/)
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', `/zuwendung/antrag/${GESENDET}/eingang`)
  await expect(titel(page, /^Antrag GE-/)).toBeVisible()
  const eingang = await page.getByText(/^\d\d\.\d\d\.\d{4}, .* Uhr$/).innerText()
  const [tag = '', monat = '', jahr = ''] = eingang.slice(0, 10).split('.')
  const { searchParams } = new URL((await anfrage).url())
  expect(searchParams.get('stichtag')).toBe(`${jahr}-${monat}-${tag}`)
  await expect(page.getByText('Mulchpflanzmaschine').first()).toBeVisible()
})
