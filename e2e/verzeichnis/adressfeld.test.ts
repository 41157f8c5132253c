import { expect, test, type Page } from '@playwright/test'
import {
  anschriftOeffnen,
  hausnummer,
  leereAnschrift,
  listenzeile,
  ort,
  plz,
  strasse,
  unterDerAdresse,
  vorschlaege,
} from '../src/suchfeld.ts'

const SUCHE = '**/address/search'
const PRUEFUNG = '**/address/exists'

const formular = async (page: Page, baseURL: string | undefined) => {
  const gefragt = await anschriftOeffnen(page, baseURL ?? '')
  await leereAnschrift(page)
  return gefragt
}
const adresse = (page: Page) =>
  Promise.all([strasse(page), hausnummer(page), plz(page), ort(page)].map((feld) => feld.inputValue()))

test('[R5-02] gesucht wird eine halbe Sekunde nach der letzten Taste, jedes Feld in seiner eigenen Sitzung', async ({
  page,
  baseURL,
}) => {
  const gefragt = await formular(page, baseURL)
  await strasse(page).pressSequentially('Haup')
  await page.clock.runFor(499)
  await strasse(page).pressSequentially('tstr')
  await page.clock.runFor(499)
  expect(gefragt).toEqual([])
  await page.clock.runFor(1)
  await expect(vorschlaege(page)).toBeVisible()
  expect(gefragt.map(({ searchWords }) => searchWords)).toEqual([['Hauptstr']])
  await strasse(page).pressSequentially(' flensb')
  await page.clock.runFor(500)
  await expect(vorschlaege(page).getByRole('option')).toHaveCount(2)
  expect(gefragt).toHaveLength(2)
  expect(gefragt[0]?.session).toBe(gefragt[1]?.session)
  await page.clock.runFor(10_000)
  expect(gefragt).toHaveLength(2)
})

test('[R2.4-01] allein mit der Tastatur: suchen, wählen, alle Teile sind ausgefüllt und bleiben änderbar', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  const feld = strasse(page)
  await feld.pressSequentially('hauptstr 5 flensb')
  await page.clock.runFor(500)
  const treffer = vorschlaege(page).getByRole('option')
  await expect(treffer).toHaveText([/Hauptstraße 5\s*24937 Flensburg/, /Hauptstraße 5\s*24939 Flensburg/])
  // What was typed stands out, and somebody who hears the page is told how many there are.
  await expect(treffer.first().locator('mark')).toHaveText(['Hauptstr', 'Flensb'])
  await expect(page.getByRole('status').filter({ hasText: '2 Treffer.' })).toHaveCount(1)
  await expect(feld).toHaveAttribute('aria-expanded', 'true')
  const markiert = async (stelle: number) => {
    await expect(treffer.nth(stelle)).toHaveAttribute('aria-selected', 'true')
    await expect(feld).toHaveAttribute(
      'aria-activedescendant',
      (await treffer.nth(stelle).getAttribute('id')) ?? '',
    )
  }
  await feld.press('ArrowDown')
  await markiert(0)
  await feld.press('End')
  await markiert(1)
  await feld.press('Home')
  await markiert(0)
  await feld.press('ArrowUp')
  await expect(vorschlaege(page).locator('[aria-selected="true"]')).toHaveCount(0)
  // Escape closes the list and keeps the text; the arrow opens it again.
  await feld.press('Escape')
  await expect(vorschlaege(page)).toBeHidden()
  await expect(feld).toHaveValue('hauptstr 5 flensb')
  await feld.press('ArrowDown')
  await page.clock.runFor(500)
  await expect(treffer).toHaveCount(2)
  await feld.press('ArrowUp')
  await markiert(1)
  await feld.press('Enter')
  expect(await adresse(page)).toEqual(['Hauptstraße', '5', '24939', 'Flensburg'])
  await expect(vorschlaege(page)).toBeHidden()
  await expect(feld).toBeFocused()
  await feld.press('Tab')
  await page.keyboard.type('7 b')
  expect(await adresse(page)).toEqual(['Hauptstraße', '7 b', '24939', 'Flensburg'])
})

test('[R2.4-01] eine Straße ohne Nummer führt in das Feld der Hausnummer; der Finger wählt wie die Maus', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await formular(page, baseURL)
  await strasse(page).pressSequentially('speicherl')
  await page.clock.runFor(500)
  const treffer = vorschlaege(page).getByRole('option', { name: /Speicherlinie/ })
  const kasten = await treffer.boundingBox()
  expect(kasten?.height ?? 0).toBeGreaterThanOrEqual(44)
  // Scrolling closes nothing and loses nothing.
  await page.mouse.wheel(0, 80)
  await expect(treffer).toBeVisible()
  await treffer.click()
  await expect(hausnummer(page)).toBeFocused()
  expect(await adresse(page)).toEqual(['Speicherlinie', '', '24937', 'Flensburg'])
})

test('[R2.4-01] was das Verzeichnis nicht kennt, bleibt stehen und gilt; ein ruhiger Satz sagt es', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  const fremd = 'شارع النيل \u{1F69C} Donaudampfschifffahrtsgesellschaftsweg'
  await strasse(page).pressSequentially(fremd)
  await page.clock.runFor(500)
  await expect(listenzeile(page)).toHaveText('Nichts gefunden. Ihre Eingabe bleibt stehen.')
  await strasse(page).press('Tab')
  await page.keyboard.type('1')
  await plz(page).fill('24937')
  await ort(page).fill('Flensburg')
  await ort(page).press('Tab')
  await page.clock.runFor(500)
  await expect(unterDerAdresse(page)).toHaveText('Adresse nicht im Verzeichnis')
  expect(await adresse(page)).toEqual([fremd, '1', '24937', 'Flensburg'])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await strasse(page).fill('Speicherlinie')
  await strasse(page).press('Tab')
  await page.clock.runFor(500)
  await expect(unterDerAdresse(page)).toHaveText('')
})

test('[R2.4-01] die Postleitzahl bringt ihren Ort, von mehreren hat man die Wahl; Geschriebenes bleibt', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  await plz(page).fill('24937')
  await page.clock.runFor(500)
  await expect(ort(page)).toHaveValue('Flensburg')
  // What came from the directory goes with its postal code.
  await plz(page).fill('24975')
  await page.clock.runFor(500)
  await expect(unterDerAdresse(page)).toHaveText(
    'Zu dieser Postleitzahl gehören mehrere Orte. Wählen Sie Ihren.',
  )
  await expect(ort(page)).toHaveValue('')
  await plz(page).press('Tab')
  await page.clock.runFor(500)
  await expect(vorschlaege(page).getByRole('option')).toContainText(['Husby'])
  await page.keyboard.type('hu')
  await page.clock.runFor(500)
  await vorschlaege(page)
    .getByRole('option', { name: /^Husby/ })
    .click()
  await expect(ort(page)).toHaveValue('Husby')
  await plz(page).fill('24937')
  await page.clock.runFor(2000)
  await expect(ort(page)).toHaveValue('Husby')
  // And back: a place brings its postal code.
  await ort(page).fill('')
  await ort(page).pressSequentially('silberst')
  await page.clock.runFor(500)
  await vorschlaege(page)
    .getByRole('option', { name: /^Silberstedt/ })
    .click()
  await expect(plz(page)).toHaveValue('24887')
})

test('[R8-02] eine Suche, die eine andere beendet hat, sagt es mit ihrem Text; weitergeschrieben hat sie keiner', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  await page.route(SUCHE, (route) => route.fulfill({ status: 204 }))
  await strasse(page).pressSequentially('Hauptstr')
  await page.clock.runFor(500)
  await expect(listenzeile(page)).toHaveText(
    'Suche abgebrochen (Es wurde eine Suche mit gleicher Session UUID gestartet, während diese noch aktiv war)',
  )
  await page.unroute(SUCHE)
  await strasse(page).press('a')
  await page.clock.runFor(500)
  await expect(vorschlaege(page)).toBeVisible()
  await expect(listenzeile(page)).toHaveCount(0)
})

test('[R8-02] wer weiterschreibt, beendet die ältere Suche selbst: ihr Ende sagt ihm nichts', async ({
  page,
  baseURL,
}) => {
  const gefragt = await formular(page, baseURL)
  let beenden = (): void => undefined
  const angehalten = new Promise<void>((weiter) => (beenden = weiter))
  await page.route(SUCHE, async (route) => {
    if (!route.request().postData()?.includes('Bahnhof"')) return route.continue()
    await angehalten
    await route.fulfill({ status: 204 }).catch(() => undefined) // the page has given it up
  })
  await strasse(page).pressSequentially('Bahnhof')
  await page.clock.runFor(500)
  await expect.poll(() => gefragt.length).toBe(1)
  // After a second it is said that it takes its time.
  await expect(listenzeile(page)).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(listenzeile(page)).toHaveText('Suche läuft …')
  await strasse(page).pressSequentially('str')
  await page.clock.runFor(500)
  await expect(vorschlaege(page)).toBeVisible()
  beenden()
  await expect(listenzeile(page)).not.toContainText(['abgebrochen'])
  await expect(vorschlaege(page).getByRole('option').first()).toContainText('Bahnhofstr')
})

test('[R5-02] Absage und Ausfall stehen im Feld und darunter, kein Fenster stört, weiterschreiben geht immer', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  const title = 'Ungültige/-r Parameter oder fehlgeschlagene Validierung'
  const problem = { type: '/probleme/ungueltig', title, detail: 'Geben Sie weniger ein.', status: 400 }
  const absage = { status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) }
  const FALLBACK = 'Die Validierung steht aktuell nicht zur Verfügung.'
  await page.route(SUCHE, (route) => route.fulfill(absage))
  await page.route(PRUEFUNG, (route) => route.fulfill(absage))
  await strasse(page).pressSequentially('Hauptstr')
  await page.clock.runFor(500)
  await expect(listenzeile(page)).toHaveText(`${title} (Geben Sie weniger ein.)`)
  await hausnummer(page).fill('5')
  await plz(page).fill('24937')
  await ort(page).fill('Flensburg')
  await ort(page).press('Tab')
  await page.clock.runFor(500)
  await expect(unterDerAdresse(page)).toHaveText(`${title} (Geben Sie weniger ein.)`)

  await page.context().setOffline(true)
  await page.unrouteAll()
  await strasse(page).press('End')
  await strasse(page).press('a')
  await page.clock.runFor(500)
  await expect(listenzeile(page)).toHaveText(FALLBACK)
  await strasse(page).press('Tab')
  await page.clock.runFor(500)
  await expect(unterDerAdresse(page)).toHaveText(FALLBACK)
  await strasse(page).press('End')
  await strasse(page).pressSequentially('ße')
  expect(await adresse(page)).toEqual(['Hauptstraße', '5', '24937', 'Flensburg'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().setOffline(false)
})
