import { expect, test, type Browser, type Page } from '@playwright/test'
import {
  einwilligungAendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bekanntgabe/routes'
import { pruefpunkteLesen, vermerkSchreiben } from '@foerderportal/contract/zuwendung/pruefpunkte/routes'
import { pruefungBeginnen } from '@foerderportal/contract/zuwendung/sachbearbeitung/routes'
import { antragLesen } from '@foerderportal/contract/zuwendung/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/vorrat/routes'
import { angemeldet } from '../src/api.ts'
import { BERATER, vollerFall, type Fall } from '../src/antrag/fall.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser } from '../src/browser.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'
import { HANDY } from '../src/rahmen.ts'

/** The application is being checked, and every point is answered. */
const geprueft = async (url: string, { wer, guid }: Fall): Promise<string> => {
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const { geNr } = (await wer.rufen(antragLesen, { params: { guid } })).body
  const [eintrag] = (await sabine.rufen(vorratLesen, { query: { text: geNr } })).body.zeilen
  if (eintrag === undefined) throw new Error(`no case ${geNr}`)
  const params = { guid: eintrag.geschaeft }
  await sabine.rufen(pruefungBeginnen, { params: { guid } })
  for (const { code } of (await sabine.rufen(pruefpunkteLesen, { params })).body.punkte) {
    const body = { punkt: code, ergebnis: 'ERFUELLT' as const, text: 'Gesehen.', belege: [] }
    expect((await sabine.rufen(vermerkSchreiben, { params, body })).status).toBe(200)
  }
  return eintrag.geschaeft
}

const SCHREIBTISCH = { width: 1440, height: 900 }

/** Somebody of the bank in a browser of the own, and the clicks made there. */
const person = async (browser: Browser, url: string, name: string, adresse: string) => {
  const page = await (await browser.newContext({ baseURL: url, viewport: SCHREIBTISCH })).newPage()
  await anmeldenImBrowser(page, url, name, adresse)
  let klicks = 0
  return {
    page,
    klicken: async (rolle: 'link' | 'button', knopf: string | RegExp) => {
      klicks += 1
      await page.getByRole(rolle, { name: knopf, exact: true }).click()
    },
    /** Since the last reading. */
    klicks: () => [klicks, (klicks = 0)][0],
  }
}

const imBild = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeInViewport()

/** The company takes its notices in the portal. */
const einwilligen = async ({ wer, unternehmenGuid: companyId }: Fall): Promise<void> => {
  const { etag, body } = await wer.rufen(einwilligungLesen, { params: { companyId } })
  const erteilen = {
    params: { companyId },
    body: { erteilt: true, fassung: body.text.fassung },
    ifMatch: etag ?? '',
  }
  expect((await wer.rufen(einwilligungAendern, erteilen)).status).toBe(200)
}

/** Of the bytes that come no more than so many get through, as where a line breaks. */
const leitungBricht = (page: Page, anteil: number) =>
  page.route(
    /\/abruf\/[^/]+$/,
    async (route) => {
      const response = await route.fetch()
      const bytes = await response.body()
      const { 'content-length': _, ...headers } = response.headers()
      await route.fulfill({ response, headers, body: bytes.subarray(0, Math.floor(bytes.length * anteil)) })
    },
    { times: 1 },
  )

const abrufen = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Bescheid abrufen' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abrufen' }).tap()
}

/** Whoever signs, on a phone: the task, a line that breaks at 60 %, and the whole notice at the second try. */
const amTelefonAbrufen = async (browser: Browser, url: string, fall: Fall): Promise<void> => {
  const context = await browser.newContext({ baseURL: url, viewport: HANDY, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await anmeldenImBrowser(page, url, BERATER, `/dashboard?unternehmenId=${fall.unternehmenGuid}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toContainText('Noch nicht wirksam: Rufen Sie den Bescheid ab.')
  await expect(main.getByRole('region', { name: 'Fristen' })).toContainText(
    /Bescheid zum Antrag .* abrufennoch 10 Tage/,
  )
  await main
    .getByRole('region', { name: 'Aufgaben' })
    .getByRole('link', { name: /^Bescheid .* abrufen$/ })
    .tap()
  await leitungBricht(page, 0.6)
  await abrufen(page)
  await expect(page.getByRole('alert')).toContainText('gilt nicht als abgerufen')
  const kommt = page.waitForEvent('download')
  await nachDemLetztenKlick()
  await abrufen(page)
  const datei = await kommt
  expect(datei.suggestedFilename()).toMatch(/^Bescheid BE-\d{4}-\d{6}\.pdf$/)
  await expect(main).toContainText(/Bekannt gegeben am\d\d\.\d\d\.\d{4}/)
  await expect(page.getByRole('button', { name: 'Bescheid herunterladen' })).toBeVisible()
  await context.close()
}

test('[S9-04] [S9-10] [A-27] Sabine bereitet vor, Frank gibt zurück und später frei; der Hof ruft den Bescheid am Telefon ab', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const fall = await vollerFall(url, { eingereicht: true })
  const geschaeft = await geprueft(url, fall)
  await einwilligen(fall)
  const adresse = `/sachbearbeitung/fall/${geschaeft}`
  const sabine = await person(browser, url, 'sabine.sachbearbeitung', `${adresse}/pruefung`)

  await test.step('ohne Befund: höchstens drei Klicks bis zur Vorlage, daneben der Bescheid', async () => {
    await sabine.klicken('link', /^Entscheidung$/)
    await expect(sabine.page.getByText('Vorschlag, noch nicht gespeichert')).toBeVisible()
    await sabine.klicken('button', 'Zur Freigabe vorlegen')
    await expect(sabine.page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
    expect(sabine.klicks()).toBeLessThanOrEqual(3)
    await expect(sabine.page.getByRole('region', { name: /Bescheid, Vorschau, Seite 1/ })).toContainText(
      'Zuwendungsbescheid',
    )
    await expect(sabine.page.getByRole('button', { name: /^Freigeben/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  const frank = await person(browser, url, 'frank.freigabe', '/sachbearbeitung/freigaben')
  await test.step('die nächste Vorlage in einem Klick, zurück mit einem Grund aus der Liste in dreien', async () => {
    await frank.page.getByRole('row').filter({ hasText: 'freigeben' }).first().waitFor()
    await pruefer(frank.page)('Freigaben')
    await frank.page.setViewportSize(SCHREIBTISCH)
    await frank.page.goto(`${adresse}/entscheidung`)
    await imBild(frank.page, 'Abweichungen vom Fall ohne Befund')
    await frank.klicken('button', 'Zurückgeben')
    await frank.klicken('button', /^Ein Betrag stimmt nicht/)
    await frank.klicken('button', 'Mit diesem Grund zurückgeben')
    await expect(frank.page.getByText('Zurückgegeben von Frank Freigabe')).toBeVisible()
    expect(frank.klicks()).toBeLessThanOrEqual(3)
  })

  await test.step('Sabine liest den Grund, kürzt mit Begründung und legt neu vor', async () => {
    await sabine.page.reload()
    await expect(sabine.page.getByText(/^Ein Betrag stimmt nicht/)).toBeVisible()
    const foerderfaehig = sabine.page.getByRole('textbox', { name: /^förderfähig/ }).first()
    await foerderfaehig.fill('1.000,00')
    await foerderfaehig.blur()
    await sabine.page
      .getByRole('combobox', { name: 'Textbaustein hinzufügen' })
      .selectOption({ label: 'T-216 Kürzung im Einzelfall' })
    await sabine.page
      .getByRole('textbox', { name: 'Grund der Kürzung' })
      .fill('Nur ein Teil der Kosten ist belegt.')
    await expect(sabine.page.getByText(/^Gespeichert /)).toBeVisible()
    await expect(sabine.page.getByRole('region', { name: /Bescheid, Vorschau, Seite 1/ })).toContainText(
      'Im Übrigen lehnen wir den Antrag',
    )
    await pruefer(sabine.page)('Entwurf einer Entscheidung')
    await sabine.klicken('button', 'Zur Freigabe vorlegen')
    await expect(sabine.page.getByText(/Teilbewilligung/)).toBeVisible()
  })

  await test.step('Frank sieht jede Abweichung ohne zu rollen und gibt frei, was er gelesen hat', async () => {
    await frank.page.reload()
    await imBild(frank.page, /^Kürzung /)
    await imBild(frank.page, '2. Vorlage nach Rückgabe')
    await expect(
      frank.page.getByRole('button', { name: /^Freigeben \([0-9a-f]{4} [0-9a-f]{4}\)$/ }),
    ).toBeVisible()
    await frank.klicken('button', /^Freigeben/)
    await expect(frank.page.getByRole('button', { name: /^Bescheid BE-/ })).toBeVisible()
  })

  const { body } = await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })
  expect(body.geschaeftStatus).toBe('BEWILLIGT')

  await test.step('am Telefon: die Aufgabe, ein Abruf, der abbricht, und einer, der gilt', async () => {
    const params = { unternehmenGuid: fall.unternehmenGuid }
    const bereit = async () => (await fall.wer.rufen(bescheideLesen, { params })).body[0]?.abrufbar
    await expect.poll(bereit, { timeout: 30_000 }).toBe(true)
    await amTelefonAbrufen(browser, url, fall)
    await sabine.page.goto(`${adresse}/bekanntgabe`)
    const versuche = sabine.page.getByRole('row').filter({ hasText: 'Abruf durch' })
    await expect(versuche).toHaveText([/Empfang nicht bestätigt/, /vollständig empfangen/])
  })
})
