import { antragLesen } from '@foerderportal/contract/zuwendung/routes'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { istGespeichert, weiterNach } from '../src/assistent.ts'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, leererFall, vollerFall, type Fall } from '../src/fall.ts'

const haupttaetigkeit = (page: Page) => page.getByRole('textbox', { name: 'Haupttätigkeit' })

const imAnderenBrowser = async (browser: Browser, baseURL: string, pfad: string): Promise<Page> => {
  const page = await browser.newPage({ baseURL, locale: 'de-DE', reducedMotion: 'reduce' })
  await anmeldenImBrowser(page, baseURL, BERATER, pfad)
  return page
}

/** Two browsers with the same version of the same draft, of which the first has already saved. */
const konflikt = async (page: Page, browser: Browser, baseURL: string) => {
  const fall = await vollerFall(baseURL)
  await anmeldenImBrowser(page, baseURL, BERATER, fall.pfad('antragsteller'))
  const zweiter = await imAnderenBrowser(browser, baseURL, fall.pfad('antragsteller'))
  await haupttaetigkeit(page).fill('Milchvieh')
  await weiterNach(page, 'Unternehmensgröße')
  await istGespeichert(page)
  const absage = zweiter.waitForResponse((r) => r.request().method() === 'POST' && r.status() === 409)
  await haupttaetigkeit(zweiter).fill('Schafe auf dem Deich')
  await zweiter.getByRole('button', { name: 'Weiter', exact: true }).click()
  await absage
  return { fall, zweiter }
}

const gespeicherteTaetigkeit = async ({ wer, guid }: Fall) =>
  (await wer.rufen(antragLesen, { params: { guid } })).body.formular.produktgruppenDaten.haupttaetigkeit

const hinweis = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Der Antrag wurde inzwischen von jemand anderem geändert' })

const verwerfen = (page: Page) => page.getByRole('alertdialog', { name: 'Eigene Eingaben verwerfen?' })

test.describe('zwei Browser speichern auf dieselbe Fassung', () => {
  test('[S11-05] einer gewinnt; beim anderen bleibt der Text stehen, und er setzt sich durch, wenn er will', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { fall, zweiter } = await konflikt(page, browser, baseURL ?? '')
    await expect(hinweis(zweiter)).toBeVisible()
    await expect(titel(zweiter, 'Antragsteller')).toBeVisible()
    await expect(haupttaetigkeit(zweiter)).toHaveValue('Schafe auf dem Deich')
    expect(await gespeicherteTaetigkeit(fall)).toBe('Milchvieh')

    await zweiter.getByRole('button', { name: 'Den neueren Stand laden' }).click()
    await verwerfen(zweiter).getByRole('button', { name: 'Behalten' }).click()
    await expect(haupttaetigkeit(zweiter)).toHaveValue('Schafe auf dem Deich')
    await zweiter.getByRole('button', { name: 'Meine Änderungen übernehmen' }).click()
    await expect(hinweis(zweiter)).toBeHidden()
    await istGespeichert(zweiter)
    expect(await gespeicherteTaetigkeit(fall)).toBe('Schafe auf dem Deich')
    await zweiter.close()
  })

  test('[S11-05] oder er lädt nach einer Rückfrage den neueren Stand', async ({ page, browser, baseURL }) => {
    const { fall, zweiter } = await konflikt(page, browser, baseURL ?? '')
    await zweiter.getByRole('button', { name: 'Den neueren Stand laden' }).click()
    await verwerfen(zweiter).getByRole('button', { name: 'Verwerfen' }).click()
    await expect(haupttaetigkeit(zweiter)).toHaveValue('Milchvieh')
    expect(await gespeicherteTaetigkeit(fall)).toBe('Milchvieh')
    await zweiter.close()
  })
})

test('[S11-05] was zwei an verschiedenen Feldern derselben Seite ändern, gilt beides', async ({
  page,
  browser,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  const zweiter = await imAnderenBrowser(browser, baseURL ?? '', fall.pfad('antragsteller'))
  await haupttaetigkeit(page).fill('Milchvieh')
  await weiterNach(page, 'Unternehmensgröße')
  const finanzamt = zweiter.getByRole('textbox', { name: 'Zuständiges Finanzamt' })
  await finanzamt.fill('Schleswig')
  await zweiter.getByRole('button', { name: 'Meine Änderungen übernehmen' }).click()
  await istGespeichert(zweiter)
  await expect(haupttaetigkeit(zweiter)).toHaveValue('Milchvieh')
  await expect(finanzamt).toHaveValue('Schleswig')
  const { body } = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
  expect(body.formular.produktgruppenDaten).toMatchObject({
    haupttaetigkeit: 'Milchvieh',
    finanzamt: 'Schleswig',
  })
  await zweiter.close()
})

test('wer mitten im Ausfüllen neu lädt, findet alles wieder, auch ohne Weiter', async ({ page, baseURL }) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  await haupttaetigkeit(page).fill('Obstbau')
  await istGespeichert(page)
  await page.reload()
  await expect(titel(page, 'Antragsteller')).toBeVisible()
  await expect(haupttaetigkeit(page)).toHaveValue('Obstbau')
})

test('ohne Verbindung bleibt der Text stehen und wird gespeichert, sobald sie wieder da ist', async ({
  page,
  context,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  await context.setOffline(true)
  await haupttaetigkeit(page).fill('Hopfen')
  await expect(page.getByRole('alert')).toContainText('Ihre Eingaben sind noch nicht gespeichert')
  await expect(haupttaetigkeit(page)).toHaveValue('Hopfen')
  await context.setOffline(false)
  await istGespeichert(page)
  expect(await gespeicherteTaetigkeit(fall)).toBe('Hopfen')
})

test('Weiter mit Lücken: die Übersicht der Fehler bekommt den Fokus und führt zum Feld', async ({
  page,
  baseURL,
}) => {
  const fall = await leererFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  const uebersicht = page.getByRole('alert')
  await expect(uebersicht).toBeFocused()
  await expect(uebersicht).toContainText('Bitte prüfen Sie 2 Angaben')
  await uebersicht.getByRole('link').last().click()
  await expect(page.getByRole('textbox', { name: 'Zuständiges Finanzamt' })).toBeFocused()
})
