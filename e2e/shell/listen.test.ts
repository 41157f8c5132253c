import { expect, test, type Page } from '@playwright/test'
import { UNGELESEN_ABFRAGE_MS } from '@foerderportal/contract/shared/konstanten'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { hauptnavigation, unternehmensmenue } from '../src/rahmen.ts'

const LISTEN = {
  bekundungen: /\/Zuwendungen\/api\/public\/ibk\/([^/]+)$/,
  auszahlbare: /\/auszahlung\/auszahlbare-geschaefte\/([^/]+)$/,
  antraege: /\/zuschussantrag\/([^/]+)$/,
  auszahlungen: /\/public\/auszahlung\/([^/]+)$/,
  ungelesen: /\/mitteilung\/([^/]+)\/anzahl$/,
} as const

/** Names of the lists that the page asks for, each with the company. */
const mitschreiben = (page: Page): string[] => {
  const abrufe: string[] = []
  page.on('request', (anfrage) => {
    const { pathname } = new URL(anfrage.url())
    for (const [name, muster] of Object.entries(LISTEN)) {
      const firma = muster.exec(pathname)?.[1]
      if (firma) abrufe.push(`${name} ${firma}`)
    }
  })
  return abrufe
}

const alleVon = (firma: string | null) =>
  Object.keys(LISTEN)
    .map((name) => `${name} ${firma}`)
    .toSorted()
const firmaIn = (page: Page) => new URL(page.url()).searchParams.get('unternehmenId')

const waehlen = async (page: Page, name: string): Promise<string | null> => {
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page.getByRole('button', { name: `Unternehmen: ${name}` })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return firmaIn(page)
}
const wechseln = async (page: Page, name: string): Promise<string | null> => {
  await unternehmensmenue(page).click()
  await page.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  return waehlen(page, name)
}

test('[R4-16] mit jedem Wechsel des Unternehmens laden die vier Listen und der Zähler, und jedes nur einmal', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  const abrufe = mitschreiben(page)
  const ersteFirma = await waehlen(page, 'Hof Altmoor KG')
  expect(abrufe.toSorted()).toEqual(alleVon(ersteFirma))

  abrufe.length = 0
  const zweite = await wechseln(page, 'Lohnbetrieb Nord GmbH')
  expect(zweite).not.toBe(ersteFirma)
  expect(abrufe.toSorted()).toEqual(alleVon(zweite))

  abrufe.length = 0
  expect(await wechseln(page, 'Hof Altmoor KG')).toBe(ersteFirma)
  expect(abrufe.toSorted(), 'auch zurück wird neu geladen').toEqual(alleVon(ersteFirma))
})

test('[R4-16] wer im Portal umhergeht, löst keinen Abruf aus', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await page.waitForLoadState('networkidle')
  const abrufe = mitschreiben(page)
  for (const [punkt, name] of [
    ['Anträge', 'Anträge'],
    ['Interessenbekundung', 'Interessenbekundungen'],
    ['Auszahlungen', 'Auszahlungen'],
    ['Start', 'Guten Tag, Lena'],
  ] as const) {
    await hauptnavigation(page).getByRole('link', { name: punkt, exact: true }).click()
    await expect(titel(page, name)).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(abrufe).toEqual([])
})

test.describe('der Zähler der Mitteilungen', () => {
  const vorbereiten = async (page: Page, baseURL: string | undefined) => {
    await page.clock.install()
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/nutzer-aendern/nutzer')
    await expect(page.getByRole('link', { name: /ungelesen/ })).toBeVisible()
    const alle = mitschreiben(page)
    return () => alle.filter((abruf) => abruf.startsWith('ungelesen')).length
  }
  const minute = (page: Page) => page.clock.runFor(UNGELESEN_ABFRAGE_MS)
  const sichtbar = (page: Page, zustand: 'visible' | 'hidden') =>
    page.evaluate((wert) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => wert })
      globalThis.dispatchEvent(new Event('visibilitychange'))
      document.dispatchEvent(new Event('visibilitychange'))
    }, zustand)

  test('[R4-16] wird alle 60 Sekunden gefragt und zeigt, was kommt', async ({ page, baseURL }) => {
    const anzahl = await vorbereiten(page, baseURL)
    await page.clock.runFor(UNGELESEN_ABFRAGE_MS / 2)
    expect(anzahl()).toBe(0)
    await minute(page)
    await expect.poll(anzahl).toBe(1)
    await page.route('**/mitteilung/*/anzahl', (anfrage) => anfrage.fulfill({ json: { amount: 7 } }))
    await minute(page)
    await expect(page.getByRole('link', { name: '7 ungelesene Mitteilungen' })).toBeVisible()
    expect(anzahl()).toBe(2)
    await expect(page.getByRole('status').filter({ hasText: '7 ungelesene Mitteilungen' })).toHaveCount(1)
  })

  test('[R4-16] ruht, solange die Seite nicht zu sehen oder ohne Netz ist', async ({ page, baseURL }) => {
    const anzahl = await vorbereiten(page, baseURL)
    await sichtbar(page, 'hidden')
    await minute(page)
    await minute(page)
    expect(anzahl()).toBe(0)
    await sichtbar(page, 'visible')
    await expect.poll(anzahl, 'zurück im Blick wird gleich gefragt').toBe(1)

    await page.context().setOffline(true)
    await minute(page)
    await minute(page)
    expect(anzahl()).toBe(1)
    await page.context().setOffline(false)
    await expect.poll(anzahl, 'wieder am Netz wird gleich gefragt').toBe(2)
  })

  test('[R4-16] ein Fehler öffnet kein Fenster; die letzte Zahl bleibt stehen', async ({ page, baseURL }) => {
    const anzahl = await vorbereiten(page, baseURL)
    const vorher = await page.getByRole('link', { name: /ungelesen/ }).getAttribute('aria-label')
    await page.route('**/mitteilung/*/anzahl', (anfrage) => anfrage.fulfill({ status: 500, json: {} }))
    await minute(page)
    await expect.poll(anzahl).toBe(1)
    await expect(page.getByRole('link', { name: vorher ?? '', exact: true })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('die Seite der Anträge zeigt nach langer Zeit Frisches', async ({ page, baseURL }) => {
  await page.clock.install()
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await expect(page.getByRole('heading', { name: 'Vorgänge' })).toBeVisible()
  const abrufe = mitschreiben(page)
  await page.clock.runFor(UNGELESEN_ABFRAGE_MS)
  await hauptnavigation(page).getByRole('link', { name: 'Anträge', exact: true }).click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  await expect.poll(() => abrufe.filter((abruf) => abruf.startsWith('antraege')).length).toBe(1)
})

test('wer neu geladen hat, sieht sein Unternehmen wieder', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  const firma = await waehlen(page, 'Maschinenring Süd GmbH')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Unternehmen: Maschinenring Süd GmbH' })).toBeVisible()
  await oeffnen(page, page.url())
  expect(firmaIn(page)).toBe(firma)
})
