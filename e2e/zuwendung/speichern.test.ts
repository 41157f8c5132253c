import { antragLesen } from '@foerderportal/contract/zuwendung/routes'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { istGespeichert, weiterNach } from '../src/antrag/assistent.ts'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { kopieIstBereit } from '../src/antrag/entwurf.ts'
import { feld } from '../src/felder.ts'
import { BERATER, leererFall, vollerFall, type Fall } from '../src/antrag/fall.ts'

const haupttaetigkeit = (page: Page) => feld(page, 'Haupttätigkeit')

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

const vergleich = (page: Page) => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })

const feldImVergleich = (page: Page, name: string) => vergleich(page).getByRole('radiogroup', { name })

test.describe('zwei Browser speichern auf dieselbe Fassung', () => {
  test('[S11-05] [S10-03] beim zweiten stehen beide Fassungen nebeneinander, und er setzt sich durch, wenn er will', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { fall, zweiter } = await konflikt(page, browser, baseURL ?? '')
    const feld = feldImVergleich(zweiter, 'Haupttätigkeit')
    await expect(feld.getByRole('radio', { name: 'Ihre Eingabe Schafe auf dem Deich' })).toBeVisible()
    await expect(feld.getByRole('radio', { name: 'Neuere Fassung Milchvieh' })).toBeVisible()
    expect(await gespeicherteTaetigkeit(fall)).toBe('Milchvieh')

    await vergleich(zweiter).getByRole('button', { name: 'Später entscheiden' }).click()
    await expect(titel(zweiter, 'Antragsteller')).toBeVisible()
    await expect(haupttaetigkeit(zweiter)).toHaveValue('Schafe auf dem Deich')
    await zweiter.getByRole('button', { name: 'Fassungen vergleichen' }).click()
    await feld.getByRole('radio', { name: /^Ihre Eingabe/ }).check()
    await vergleich(zweiter).getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await istGespeichert(zweiter)
    await expect(haupttaetigkeit(zweiter)).toHaveValue('Schafe auf dem Deich')
    expect(await gespeicherteTaetigkeit(fall)).toBe('Schafe auf dem Deich')
    await zweiter.close()
  })

  test('[S11-05] [S10-03] oder er nimmt die neuere Fassung', async ({ page, browser, baseURL }) => {
    const { fall, zweiter } = await konflikt(page, browser, baseURL ?? '')
    const uebernehmen = vergleich(zweiter).getByRole('button', { name: 'Auswahl übernehmen' })
    await expect(uebernehmen).toBeDisabled()
    await vergleich(zweiter).getByRole('button', { name: 'Alle neueren' }).click()
    await uebernehmen.click()
    await expect(haupttaetigkeit(zweiter)).toHaveValue('Milchvieh')
    expect(await gespeicherteTaetigkeit(fall)).toBe('Milchvieh')
    await zweiter.close()
  })
})

test('[S11-05] [S10-03] was zwei an verschiedenen Feldern und auf verschiedenen Seiten ändern, gilt beides, ohne Frage', async ({
  page,
  browser,
  baseURL,
}) => {
  const fall = await vollerFall(baseURL ?? '')
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('antragsteller'))
  const zweiter = await imAnderenBrowser(browser, baseURL ?? '', fall.pfad('antragsteller'))
  await haupttaetigkeit(page).fill('Milchvieh')
  await weiterNach(page, 'Unternehmensgröße')
  const finanzamt = feld(zweiter, 'Zuständiges Finanzamt')
  await finanzamt.fill('Schleswig')
  await istGespeichert(zweiter)
  await expect(zweiter.getByText('Neu ist: Haupttätigkeit.')).toBeVisible()
  await expect(haupttaetigkeit(zweiter)).toHaveValue('Milchvieh')
  await expect(finanzamt).toHaveValue('Schleswig')
  const { body } = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
  expect(body.formular.produktgruppenDaten).toMatchObject({
    haupttaetigkeit: 'Milchvieh',
    finanzamt: 'Schleswig',
  })

  await test.step('auf verschiedenen Seiten', async () => {
    await haupttaetigkeit(zweiter).fill('Obstbau')
    await istGespeichert(zweiter)
    await feld(page, 'Zahl der Mitarbeitenden').fill('7')
    await istGespeichert(page)
    const beide = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
    expect(beide.body.formular.produktgruppenDaten).toMatchObject({
      haupttaetigkeit: 'Obstbau',
      anzahlMitarbeiter: 7,
    })
    await page.getByRole('link', { name: 'Antragsteller', exact: true }).click()
    await expect(haupttaetigkeit(page)).toHaveValue('Obstbau')
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
  await kopieIstBereit(page)
  await context.setOffline(true)
  await haupttaetigkeit(page).fill('Hopfen')
  await expect(page.getByText('offline, liegt auf diesem Gerät')).toBeVisible()
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
  await expect(feld(page, 'Zuständiges Finanzamt')).toBeFocused()
  await page.getByRole('link', { name: 'Finanzierung' }).click()
  await expect(page.getByText('Noch gibt es nichts zu finanzieren.')).toBeVisible()
})
