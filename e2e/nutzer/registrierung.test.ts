import { nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { expect, test, type Page } from '@playwright/test'
import { kontoRegistrieren } from '../src/anmeldedienst/person.ts'
import type { Konto } from '../src/anmeldedienst/typ.ts'
import { textfeld } from '../src/anmeldedienst/wege.ts'
import { angemeldet } from '../src/api.ts'
import { oeffnen, titel } from '../src/browser.ts'
import { abschliessen } from '../src/identifizierung.ts'
import { personRegistrieren, unternehmenAusfuellen } from '../src/registrieren.ts'
import { pfadVon } from '../src/wege.ts'

const steht = async (page: Page, pfad: string, name: string | RegExp): Promise<void> => {
  await expect(titel(page, name)).toBeVisible()
  expect(pfadVon(page)).toBe(pfad)
}
const gesichert = (page: Page) => expect(page.getByText(/liegt auf diesem Gerät/)).toBeVisible()

/** What the server knows of the person and of her companies. */
const beimServer = async (url: string, { benutzername, passwort }: Konto) => {
  const wer = await angemeldet(url, benutzername, passwort)
  const nutzer = (await wer.rufen(nutzerLesen)).body.value
  return { nutzer, firmen: (await wer.rufen(nutzerStatusLesen)).body.unternehmenStatus }
}

test('[R1-03] [R2.2-06] [R2.2-04] ein neuer Hof: vom Konto über Person und Unternehmen bis zur bestätigten Identität', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const konto = await kontoRegistrieren(page)
  await steht(page, '/registrierung/nutzer', 'Registrierung')
  await personRegistrieren(page)
  await oeffnen(page, '/')
  await steht(page, '/registrierung/unternehmen', 'Unternehmen registrieren')
  const name = await unternehmenAusfuellen(page)
  await gesichert(page)

  // The window is closed in the middle of it, and opened again.
  await page.reload()
  await expect(page.getByText(/wiederhergestellt/)).toBeVisible()
  await expect(textfeld(page, 'Name des Unternehmens')).toHaveValue(name)
  await expect(textfeld(page, 'IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51')
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)
  await expect(page.getByRole('main')).toContainText(name)

  await page.getByRole('link', { name: 'Ihre Identität nachweisen' }).click()
  await steht(page, '/identifizierung/in-arbeit', 'Identifikation durchführen')
  await page.getByRole('link', { name: 'Identifikation beginnen' }).click()
  await abschliessen(page, 'Erfolgreich')
  await expect(titel(page, 'Erfolgreich identifiziert')).toBeVisible()
  await page.getByRole('link', { name: 'Zur Übersicht' }).click()
  await steht(page, '/dashboard', `Guten Tag, ${konto.vorname}`)
  await expect(page.getByRole('heading', { name: 'Antrag einreichen' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Identität/ })).toHaveCount(0)

  const { nutzer, firmen } = await beimServer(baseURL ?? '', konto)
  expect(nutzer).toMatchObject({ type: 'LandwirtNutzer', identifiziert: true, geburtstag: '1984-03-24' })
  expect(firmen).toMatchObject([{ name, type: 'LandwirtschaftlichesUnternehmen' }])
})
