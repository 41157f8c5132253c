import { expect, test } from '@playwright/test'
import { anmeldeseitePruefen } from '../src/barrierefrei/anmeldeseitePruefen.ts'
import { anmeldeformularAbsenden, anmeldenMitFormular, titel } from '../src/browser.ts'
import { ANSICHTEN } from '@foerderportal/ui/testing/ansichten'

const DIENST = '/realms/portal/protocol/openid-connect'

/** What the provider shows beside its forms: how to get there, and the title. */
const SEITEN: readonly (readonly [string, string])[] = [
  ['Abmelden', `${DIENST}/logout`],
  ['Die Anmeldung ist abgelaufen', '/realms/portal/login-actions/gibt-es-nicht'],
  [
    'Diese Adresse führt nicht zum Portal',
    `${DIENST}/auth?client_id=portal&response_type=code&scope=openid&redirect_uri=https://x.example`,
  ],
  ['Die Anmeldung ist so nicht möglich', `${DIENST}/auth?client_id=unbekannt`],
]

test('Abmelden, abgemeldet und jeder Fehler: deutsch, zugänglich, im Thema des Portals', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await anmeldenMitFormular(page, baseURL ?? '', 'nora.nurlesen')
  for (const [name, url] of SEITEN) {
    for (const { theme } of ANSICHTEN) {
      // The portal's own theme came along with the login.
      const cookie = { name: 'portal-theme', value: theme, url: `${baseURL}/realms/portal/` }
      await page.context().addCookies([cookie])
      await page.goto(url)
      await expect(titel(page, name)).toBeVisible()
      await expect(page).toHaveTitle(`${name} - Förderportal`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    }
    await anmeldeseitePruefen(page, name)
  }
  await page.goto(`${DIENST}/logout`)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Sie sind abgemeldet')).toBeVisible()
  await anmeldeseitePruefen(page, 'Sie sind abgemeldet')
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('wer die Frage verneint, bleibt angemeldet; die Seite „abgemeldet“ sagt nichts Falsches', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'nora.nurlesen')
  await page.goto(`${DIENST}/logout/success`)
  await expect(titel(page, 'Abmelden')).toBeVisible()
  await page.getByRole('link', { name: 'Angemeldet bleiben' }).click()
  await expect(titel(page, /^Guten Tag/)).toBeVisible()
})

test('nach der Abmeldung führt „Zurück“ auf keine Seite des Anmeldedienstes, die mehr weiß', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'nora.nurlesen')
  await page.goto(`${DIENST}/logout`)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Sie sind abgemeldet')).toBeVisible()
  await page.goBack()
  // Nobody is signed in any more: the question answers itself.
  await expect(titel(page, 'Sie sind abgemeldet')).toBeVisible()
  await page.goto('/dashboard')
  await expect(titel(page, 'Anmelden')).toBeVisible()
})

test('nach der Anmeldung führt „Zurück“ auf keine Anmeldeseite, die noch gilt', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(titel(page, 'Anmelden')).toBeVisible()
  const anmeldeseite = page.url()
  await anmeldeformularAbsenden(page, 'nora.nurlesen')
  await page.goto(anmeldeseite)
  await expect(titel(page, 'Die Anmeldung ist abgelaufen')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByText('Sie sind angemeldet.')).toBeVisible()
})
