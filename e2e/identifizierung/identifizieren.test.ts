import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { abschliessen } from '../src/identifizierung.ts'
import { personRegistrieren, unternehmenAusfuellen } from '../src/registrieren.ts'
import { pfadVon } from '../src/wege.ts'

/** Somebody new with a farm, signed in, not identified. */
const neueHofleiterin = async (page: Page): Promise<void> => {
  await kontoAnlegen(page)
  await personRegistrieren(page)
  await unternehmenAusfuellen(page)
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await expect(titel(page, /^Guten Tag/)).toBeVisible()
}

test('[S2-02] [R4-02] ohne Identifizierungsdienst sagt die Seite es, nennt die Bank und bietet nichts an, was nicht geht', async ({
  page,
  baseURL,
}) => {
  for (const stand of ['NICHT_BEGONNEN', 'IN_ARBEIT', 'NICHT_ERFOLGREICH']) {
    await page.unrouteAll()
    await page.route('**/nutzer/identifizierung', (route) =>
      route.fulfill({ json: { stand, seit: null, identifizierungsUrl: null } }),
    )
    if (stand === 'NICHT_BEGONNEN')
      await anmeldenImBrowser(page, baseURL ?? '', 'udo.unidentifiziert', '/identifizierung/in-arbeit')
    else await oeffnen(page, '/identifizierung/in-arbeit')
    const inhalt = page.getByRole('main')
    await expect(inhalt).toContainText('Über das Portal können Sie sich hier zurzeit nicht identifizieren.')
    await expect(inhalt).toContainText('Rufen Sie die Bank an')
    await expect(inhalt).toContainText('Telefon 030 23125 100')
    await expect(inhalt.getByRole('link', { name: 'service@bank.example' })).toBeVisible()
    await expect(inhalt.getByRole('link', { name: /[Ii]dentifi/ })).toHaveCount(0)
    await expect(inhalt).not.toContainText(/zehn Minuten|Dienstleister/)
  }
})

test('[R4-02] [S2-01] eine Seite je Stand: gescheitert, noch einmal, in Prüfung, erfolgreich, ohne Neuladen', async ({
  page,
}) => {
  test.slow()
  await neueHofleiterin(page)
  // Whichever of the four one asks for, the screen is that of the state.
  for (const pfad of ['erfolgreich', 'in-pruefung', 'nicht-erfolgreich', 'in-arbeit']) {
    await oeffnen(page, `/identifizierung/${pfad}`)
    await expect(titel(page, 'Identifikation durchführen')).toBeVisible()
    expect(pfadVon(page)).toBe('/identifizierung/in-arbeit')
  }
  await page.getByRole('link', { name: 'Identifikation beginnen' }).click()
  await abschliessen(page, 'Nicht erfolgreich')
  await expect(titel(page, 'Identifikation nicht erfolgreich')).toBeVisible({ timeout: 20_000 })

  await page.getByRole('link', { name: 'Noch einmal identifizieren' }).click()
  const dienst = page.url()
  await abschliessen(page, 'In Prüfung')
  await expect(titel(page, 'Identifikation wird überprüft')).toBeVisible({ timeout: 20_000 })
  expect(pfadVon(page)).toBe('/identifizierung/in-pruefung')

  // The service decides elsewhere; the open page learns of it.
  const pruefer = await page.context().newPage()
  await pruefer.goto(dienst)
  await abschliessen(pruefer, 'Erfolgreich')
  await expect(titel(page, 'Erfolgreich identifiziert')).toBeVisible({ timeout: 20_000 })
  expect(pfadVon(page)).toBe('/identifizierung/erfolgreich')
  await oeffnen(page, '/nutzer-aendern/nutzer')
  await expect(page.getByRole('main')).toContainText('Identifiziert')
})
