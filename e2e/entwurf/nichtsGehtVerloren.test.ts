import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { istGespeichert } from '../src/antrag/assistent.ts'
import { anmeldenImBrowser, kannGehen, oeffnen, titel } from '../src/browser.ts'
import {
  eigenmittel,
  finanzamt,
  gespeichert,
  haupttaetigkeit,
  kopieIstBereit,
  nichtVorladen,
  OFFLINE,
  speicherstand,
  TEXT,
  tippenWaehrend,
  UNLESBAR,
  wiederhergestellt,
} from '../src/antrag/entwurf.ts'
import { BERATER, vollerFall, type Fall } from '../src/antrag/fall.ts'
import { neueFassungInstallieren } from '../src/portal/neueFassung.ts'
import { portalStarten, type Portal } from '../src/portal/portalStarten.ts'

/** Which version of the portal runs in this window. */
const fassung = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src'))

/** A page of the wizard in a new window of the same browser, as after a crash. */
const neuesFenster = async (page: Page, pfad: string): Promise<Page> => {
  const neu = await page.context().newPage()
  await oeffnen(neu, pfad)
  return neu
}

/**
 * The tab is gone without a word: no save, no question of the browser. Before, the last key has reached the device: the
 * browser would not ask any more. While the tab closes, a window is online again for a moment, hears of it and would
 * still save.
 */
const abstuerzen = async (page: Page): Promise<void> => {
  await kannGehen(page)
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined)
  })
  await page.close({ runBeforeUnload: false })
}

const antragOeffnen = async (page: Page, baseURL = '', seite = 'antragsteller'): Promise<Fall> => {
  const fall = await vollerFall(baseURL)
  await anmeldenImBrowser(page, baseURL, BERATER, fall.pfad(seite))
  await kopieIstBereit(page)
  return fall
}

/**
 * The other steps come one by one after the first key, with a rest between them (loadInRest); this is the last. The
 * clock of the page makes the rests short, so it can't be asked what has come.
 */
const alleSchritteDa = (page: Page) => {
  let da = false
  page.on('requestfinished', (anfrage) => {
    da ||= /\/Zusammenfassung-[^/]*\.js$/.test(anfrage.url())
  })
  return () =>
    expect(async () => {
      await page.clock.fastForward('00:05')
      expect(da).toBe(true)
    }).toPass({ intervals: [200] })
}

test.describe('der Server stirbt, während jemand tippt', () => {
  let portal: Portal
  let neueFassung: string | undefined

  const toeten = async () => {
    const ende = once(portal.prozess, 'exit')
    portal.prozess.kill('SIGKILL')
    await ende
  }
  const wiederStarten = async (wo: { wurzel?: string } = {}) => {
    const { datenVerzeichnis, url } = portal
    portal = await portalStarten({
      datenVerzeichnis,
      port: Number(new URL(url).port),
      env: { DEMO: '1' },
      ...wo,
    })
  }

  test.beforeAll(async () => {
    portal = await portalStarten({ env: { DEMO: '1' } })
  })
  test.afterAll(async () => {
    await portal.entfernen()
    if (neueFassung !== undefined) await rm(neueFassung, { recursive: true })
  })

  test('[S10-03] der Antrag: kein Zeichen fehlt, auch nicht, was kein Server annimmt', async ({ page }) => {
    await page.clock.install()
    const fall = await antragOeffnen(page, portal.url)
    const vorgeladen = alleSchritteDa(page)
    await haupttaetigkeit(page).press('x')
    await vorgeladen()
    await tippenWaehrend(haupttaetigkeit(page), TEXT, toeten)
    await speicherstand(page, OFFLINE)
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await expect(titel(page, 'Unternehmensgröße')).toBeVisible()
    await page.getByRole('link', { name: 'Finanzierung' }).click()
    await eigenmittel(page).fill(UNLESBAR)
    await wiederStarten()
    // The portal asks again by itself, ever more slowly; nobody touches a key.
    await expect(page.locator('.p-leiste__stand')).toHaveText(/^gespeichert um/, { timeout: 60_000 })
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
    await abstuerzen(page)
    const neu = await neuesFenster(page, new URL(fall.pfad('finanzierung'), portal.url).href)
    await expect(wiederhergestellt(neu)).toBeVisible()
    await expect(eigenmittel(neu)).toHaveValue(UNLESBAR)
  })

  test('[S10-03] der Antrag: eine neue Fassung des Portals wird installiert; neu geladen wird erst, wenn nichts verloren geht', async ({
    page,
  }) => {
    await page.clock.install()
    await nichtVorladen(page)
    // Neither the device nor the server takes what is typed, until both versions have spoken.
    await page.route('**/assets/geraet-*.js', (route) => route.abort())
    const fall = await antragOeffnen(page, portal.url)
    await page.route('**/zuschussantrag/formular', (route) => route.abort())
    const vorher = await fassung(page)
    const wurzel = await neueFassungInstallieren()
    neueFassung = wurzel
    await tippenWaehrend(haupttaetigkeit(page), TEXT, async () => {
      await portal.stoppen()
      await wiederStarten({ wurzel })
    })
    await page.getByRole('link', { name: 'Finanzierung' }).click()
    const hinweis = page.getByRole('status').filter({ hasText: 'Das Portal wurde gerade erneuert' })
    await expect(hinweis).toBeVisible()
    await page.clock.runFor('00:20')
    await expect(hinweis).toBeVisible()
    expect(await fassung(page)).toBe(vorher)
    await page.unrouteAll({ behavior: 'wait' })
    await page.clock.runFor('01:00')
    await expect(eigenmittel(page)).toBeVisible()
    expect(await fassung(page)).not.toBe(vorher)
    expect((await gespeichert(fall)).haupttaetigkeit).toBe(TEXT)
    await page.getByRole('link', { name: 'Antragsteller' }).click()
    await expect(haupttaetigkeit(page)).toHaveValue(TEXT)
  })
})

test.describe('ein zweites Fenster', () => {
  test('[S10-03] in beiden wird getippt: verschiedene Felder gelten beide, ohne Frage; im selben stehen beide Texte nebeneinander', async ({
    page,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    const zweites = await neuesFenster(page, fall.pfad('antragsteller'))
    await tippenWaehrend(haupttaetigkeit(page), TEXT, () => finanzamt(zweites).fill('Nordfriesland'))
    await istGespeichert(page)
    await istGespeichert(zweites)
    expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Nordfriesland' })
    await expect(wiederhergestellt(zweites)).toHaveCount(0)

    // The same field: it may say either, and both are shown.
    const vorher = await haupttaetigkeit(zweites).inputValue()
    await haupttaetigkeit(page).fill('Obstbau')
    await istGespeichert(page)
    await haupttaetigkeit(zweites).press('End')
    await haupttaetigkeit(zweites).pressSequentially(' und Schafe')
    await zweites.getByRole('button', { name: 'Fassungen vergleichen' }).click()
    const vergleich = zweites.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
    await expect(vergleich.getByRole('radio', { name: `Ihre Eingabe ${vorher} und Schafe` })).toBeVisible()
    await expect(vergleich.getByRole('radio', { name: 'Neuere Fassung Obstbau' })).toBeVisible()
    await zweites.keyboard.press('Escape')
    await expect(haupttaetigkeit(zweites)).toHaveValue(`${vorher} und Schafe`)
    expect((await gespeichert(fall)).haupttaetigkeit).toBe('Obstbau')
  })

  test('[S10-03] ein offenes Fenster verliert nichts an ein zweites: erst was verwaist ist, wird übernommen', async ({
    page,
    context,
    baseURL,
  }) => {
    const fall = await antragOeffnen(page, baseURL)
    await page.route('**/Zuwendungen/**', (route) => route.abort())
    await haupttaetigkeit(page).fill(TEXT)
    await speicherstand(page, OFFLINE)
    const zweites = await neuesFenster(page, fall.pfad('antragsteller'))
    await finanzamt(zweites).fill('Husum')
    await istGespeichert(zweites)
    await expect(haupttaetigkeit(zweites)).toHaveValue('Ackerbau')
    await abstuerzen(page)
    const drittes = await neuesFenster(zweites, fall.pfad('antragsteller'))
    await expect(wiederhergestellt(drittes)).toBeVisible()
    await istGespeichert(drittes)
    expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
    await context.close()
  })
})
