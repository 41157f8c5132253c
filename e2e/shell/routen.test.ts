import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { identifizierungPasstZurSeite } from '../src/identifizierung.ts'
import { unternehmenAusfuellen } from '../src/registrieren.ts'
import { frageVon, pfadVon, unternehmenVon } from '../src/wege.ts'

/** Table 2.1 behind the sign-in: path, title, and whether its permission is the one on grants. */
const TABELLE = [
  ['/dashboard', 'Guten Tag, Max', 'zuwendungen'],
  ['/registrierung/nutzer', 'Registrierung', 'basis'],
  ['/registrierung/unternehmen', 'Unternehmen registrieren', 'basis'],
  ['/unternehmen-einladung-bestaetigung', 'Einladung zum Unternehmen', 'basis'],
  ['/nutzer-aendern/logindaten', 'Login-Daten', 'basis'],
  ['/nutzer-aendern/nutzer', 'Persönliche Daten', 'basis'],
  ['/unternehmen-aendern/unternehmen', 'Unternehmensdaten', 'keines'],
  ['/unternehmen-aendern/nutzer-uebersicht', 'Nutzer-Übersicht', 'keines'],
  ['/unternehmen-aendern/nutzer-anlegen', 'Nutzer hinzufügen', 'keines'],
  ['/unternehmen-anlegen', 'Unternehmen anlegen', 'basis'],
  ['/identifizierung/erfolgreich', 'Erfolgreich identifiziert', 'basis'],
  ['/identifizierung/in-arbeit', 'Identifikation durchführen', 'basis'],
  ['/identifizierung/in-pruefung', 'Identifikation wird überprüft', 'basis'],
  ['/identifizierung/nicht-erfolgreich', 'Identifikation nicht erfolgreich', 'basis'],
  ['/interessenbekundung/uebersicht', 'Interessenbekundungen', 'zuwendungen'],
  ['/zuwendung/uebersicht', 'Anträge', 'zuwendungen'],
  ['/auszahlung/uebersicht', 'Auszahlungen', 'zuwendungen'],
  ['/mitteilungen/uebersicht', 'Mitteilungen', 'zuwendungen'],
] as const

/** Pages of the company's and one's own data carry the coloured line below the head (R2.3-03). */
const MIT_KOPFLINIE = new Set<string>([
  '/registrierung/nutzer',
  '/registrierung/unternehmen',
  '/nutzer-aendern/logindaten',
  '/nutzer-aendern/nutzer',
  '/unternehmen-aendern/unternehmen',
  '/unternehmen-aendern/nutzer-uebersicht',
  '/unternehmen-aendern/nutzer-anlegen',
  '/unternehmen-anlegen',
  '/mitteilungen/uebersicht',
])

const kopflinieStimmt = async (page: Page, pfad: string): Promise<void> => {
  const linie = page.locator('.s-kopflinie')
  await expect(linie, pfad).toHaveCount(MIT_KOPFLINIE.has(pfad) ? 1 : 0)
  if (MIT_KOPFLINIE.has(pfad)) expect((await linie.boundingBox())?.height, pfad).toBe(4)
}

/** Heads of the table that have no page of their own, and where they lead. */
const BEREICHE = [
  ['/registrierung', '/registrierung/nutzer'],
  ['/nutzer-aendern', '/nutzer-aendern/nutzer'],
  ['/unternehmen-aendern', '/unternehmen-aendern/unternehmen'],
  ['/identifizierung', '/identifizierung/in-arbeit'],
  ['/interessenbekundung', '/interessenbekundung/uebersicht'],
  ['/zuwendung', '/zuwendung/uebersicht'],
  ['/auszahlung', '/auszahlung/uebersicht'],
  ['/mitteilungen', '/mitteilungen/uebersicht'],
] as const

const steht = async (page: Page, pfad: string, name: string): Promise<void> => {
  await expect(titel(page, name), pfad).toBeVisible()
  expect(pfadVon(page)).toBe(pfad)
  await expect(page).toHaveTitle(`${name} - Förderportal`)
}

const alsBerater = async (page: Page, url: string): Promise<string> => {
  const id = await unternehmenVon(url, BERATER, 'Hof Altmoor KG')
  await anmeldenImBrowser(page, url, BERATER, `/dashboard?unternehmenId=${id}`)
  return id
}

const TEILE = [TABELLE.slice(0, 9), TABELLE.slice(9)]

for (const [nummer, teil] of TEILE.entries())
  test(`[R2.1-01] [R2.3-03] jede Route öffnet sich unmittelbar und nach dem Neuladen, mit Titel, Unternehmen und Kopflinie (${nummer + 1})`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await identifizierungPasstZurSeite(page)
    const id = await alsBerater(page, baseURL ?? '')
    for (const [pfad, name] of teil) {
      await oeffnen(page, `${pfad}?unternehmenId=${id}`)
      await steht(page, pfad, name)
      expect(frageVon(page, 'unternehmenId'), pfad).toBe(id)
      await kopflinieStimmt(page, pfad)
      await page.reload()
      await steht(page, pfad, name)
      expect(frageVon(page, 'unternehmenId'), pfad).toBe(id)
    }
  })

test('[R2.1-01] der Kopf eines Bereichs führt zu seiner ersten Seite', async ({ page, baseURL }) => {
  await identifizierungPasstZurSeite(page)
  const id = await alsBerater(page, baseURL ?? '')
  for (const [bereich, pfad] of BEREICHE) {
    await oeffnen(page, `${bereich}?unternehmenId=${id}`)
    await expect(page, bereich).toHaveURL(`${pfad}?unternehmenId=${id}`)
  }
})

test('[R2.1-01] nur wer Zuwendungen lesen darf, kommt auf deren Seiten; alle anderen Routen sind offen', async ({
  page,
  baseURL,
}) => {
  await identifizierungPasstZurSeite(page)
  await anmeldenImBrowser(page, baseURL ?? '', 'keine.rechte', '/nutzer-aendern/nutzer')
  const fenster = page.getByRole('alertdialog', { name: 'Autorisierungsfehler' })
  for (const [pfad, name, recht] of TABELLE) {
    await page.goto(pfad)
    if (recht === 'zuwendungen') {
      await expect(fenster, pfad).toContainText('nicht autorisiert')
    } else {
      await steht(page, pfad, name)
      await expect(fenster, pfad).toBeHidden()
    }
  }
})

test('[R2.1-03] ein unbekannter Pfad behält das Unternehmen und öffnet das Dashboard', async ({
  page,
  baseURL,
}) => {
  const id = await alsBerater(page, baseURL ?? '')
  await oeffnen(page, `/gibt/es/nicht?unternehmenId=${id}`)
  await steht(page, '/dashboard', 'Guten Tag, Max')
  expect(frageVon(page, 'unternehmenId')).toBe(id)
})

test.describe('[R2.1-04] die Unternehmensauswahl ohne geladenen Nutzer', () => {
  test('führt zur Wurzel und damit auf das Dashboard', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await oeffnen(page, '/unternehmen-auswahl')
    await steht(page, '/dashboard', 'Guten Tag, Lena')
  })

  test('führt zur Wurzel, von dort zur Wahl und dann dahin, wohin man wollte', async ({ page, baseURL }) => {
    const id = await alsBerater(page, baseURL ?? '')
    await oeffnen(page, `/unternehmen-auswahl?unternehmenId=${id}&originalRoute=%2Fzuwendung%2Fuebersicht`)
    await steht(page, '/unternehmen-auswahl', 'Unternehmensauswahl')
    expect(frageVon(page, 'unternehmenId')).toBeNull()
    await page.reload()
    await steht(page, '/unternehmen-auswahl', 'Unternehmensauswahl')
    await page.getByRole('link', { name: 'Hof Altmoor KG' }).click()
    await steht(page, '/zuwendung/uebersicht', 'Anträge')
    expect(frageVon(page, 'unternehmenId')).toBe(id)
  })
})

test.describe('[R2.1-05] Unternehmen anlegen', () => {
  test('nimmt die Maske der Registrierung; das neue Unternehmen ist danach das aktuelle', async ({
    page,
    baseURL,
  }) => {
    const id = await alsBerater(page, baseURL ?? '')
    await oeffnen(page, `/unternehmen-anlegen?unternehmenId=${id}`)
    const name = await unternehmenAusfuellen(page)
    await page.getByRole('button', { name: 'Unternehmen anlegen' }).click()
    await expect(titel(page, 'Guten Tag, Max')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(name)
    expect(frageVon(page, 'unternehmenId')).not.toBe(id)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(name)
  })

  test('sagt, wie man es einschaltet, wenn man nur für eines handelt', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/unternehmen-anlegen')
    await expect(page.getByRole('main')).toContainText('Handeln Sie für mehrere Unternehmen?')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('link', { name: 'Zu den persönlichen Daten' }).click()
    await steht(page, '/nutzer-aendern/nutzer', 'Persönliche Daten')
  })
})

test.describe('wo man war', () => {
  test.use({ viewport: { width: 1280, height: 400 } })

  test('[R2.1-06] vor und zurück steht jede Seite dort, wo man sie verlassen hat', async ({
    page,
    baseURL,
  }) => {
    const oben = () => page.evaluate(() => Math.round(scrollY))
    const rollen = (y: number) => page.evaluate((ziel) => scrollTo(0, ziel), y)
    await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner', '/unternehmen-aendern/unternehmen')
    await expect(page.getByText('Bankverbindung', { exact: true })).toBeVisible()
    await rollen(420)
    await expect.poll(oben).toBe(420)
    // A click of the mouse would scroll to the head first.
    await page.getByRole('button', { name: /^Unternehmen:/ }).dispatchEvent('click')
    await page.getByRole('link', { name: 'Nutzer-Übersicht' }).dispatchEvent('click')
    await expect(titel(page, 'Nutzer-Übersicht')).toBeVisible()
    await expect.poll(oben).toBe(0)
    await rollen(120)
    await expect.poll(oben).toBe(120)
    await page.goBack()
    await expect(titel(page, 'Unternehmensdaten')).toBeVisible()
    await expect.poll(oben).toBe(420)
    await page.goForward()
    await expect(titel(page, 'Nutzer-Übersicht')).toBeVisible()
    await expect.poll(oben).toBe(120)
  })
})

test.describe('eine neue Fassung des Portals wurde eingespielt, während es offen ist', () => {
  const TEIL = /\/assets\/MitteilungenSeite-[^/]+\.js$/

  test('die Seite lädt einmal neu und steht dann da', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner')
    let abgewiesen = 0
    await page.route(TEIL, async (route) => {
      abgewiesen += 1
      await (abgewiesen === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue())
    })
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>neu' }))
    await page.evaluate(() => Object.assign(globalThis, { altesFenster: true }))
    await page
      .getByRole('link', { name: /Mitteilungen/ })
      .first()
      .click()
    await steht(page, '/mitteilungen/uebersicht', 'Mitteilungen')
    expect(await page.evaluate(() => 'altesFenster' in globalThis)).toBe(false)
  })

  test('ist es nur eine Störung, bleibt die Seite stehen und sagt es', async ({ page, baseURL }) => {
    await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner')
    await page.route(TEIL, (route) => route.abort())
    await page.evaluate(() => Object.assign(globalThis, { altesFenster: true }))
    await page
      .getByRole('link', { name: /Mitteilungen/ })
      .first()
      .click()
    await expect(titel(page, 'Das hat nicht geklappt')).toBeVisible()
    expect(await page.evaluate(() => 'altesFenster' in globalThis)).toBe(true)
    await page.unroute(TEIL)
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await steht(page, '/mitteilungen/uebersicht', 'Mitteilungen')
  })
})
