import { expect, type Browser, type Page } from '@playwright/test'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import {
  einwilligungAendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { BERATER, vollerFall, type Fall } from '../antrag/fall.ts'
import { anmeldenImBrowser, oeffnen } from '../browser.ts'
import { nachDemLetztenKlick } from '../klicken.ts'
import { pdfMit } from '../pdf.ts'
import { HANDY } from '../rahmen.ts'

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

/** A farm whose draft could be sent, with a real offer, and which takes its notice in the portal. */
export const hofMitAngebot = async (url: string): Promise<Fall> => {
  const fall = await vollerFall(url)
  const { wer, guid } = fall
  const angebot = await wer.hochladen(
    'Angebot.pdf',
    pdfMit('Landtechnik Muster GmbH', 'Summe netto 9.500,00 EUR'),
  )
  const { body } = await wer.rufen(antragLesen, { params: { guid } })
  const [maschine] = gegenstaendeIn(body.formular.foerdergegenstandSeiten)
  if (maschine?.type === 'Maschine') maschine.dokumentAngebot = [angebot]
  await wer.rufen(antragSpeichern, { body: body.formular })
  await einwilligen(fall)
  return fall
}

/** The farmer's phone. */
export const amTelefon = async (browser: Browser, url: string, pfad: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport: HANDY, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await anmeldenImBrowser(page, url, BERATER, pfad)
  return page
}

export const einreichen = async (hof: Page, danach: string): Promise<void> => {
  await hof.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
  await hof.getByRole('alertdialog').getByRole('button', { name: 'Verbindlich einreichen' }).click()
  await expect(hof.getByRole('heading', { name: danach })).toBeVisible()
}

/** The farm mends one of the three, on the phone. */
export const korrigieren = async (hof: Page, fall: Fall): Promise<void> => {
  await oeffnen(hof, fall.pfad('weiter'))
  await hof.getByRole('link', { name: /^Umsatz/ }).click()
  await hof.getByRole('textbox', { name: /^Umsatz/ }).fill('491.234')
  await oeffnen(hof, fall.pfad('zusammenfassung'))
  await einreichen(hof, 'Ihre Ergänzungen sind eingegangen')
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

const abrufKnopf = async (hof: Page): Promise<void> => {
  await hof.getByRole('button', { name: 'Bescheid abrufen' }).tap()
  await hof.getByRole('alertdialog').getByRole('button', { name: 'Abrufen' }).tap()
}

/** Whoever signs: the task, a line that breaks at 60 %, and the whole notice at the second try. */
export const abrufen = async (hof: Page, { wer, unternehmenGuid }: Fall): Promise<void> => {
  const bereit = async () =>
    (await wer.rufen(bescheideLesen, { params: { unternehmenGuid } })).body[0]?.abrufbar
  await expect.poll(bereit).toBe(true)
  await oeffnen(hof, `/dashboard?unternehmenId=${unternehmenGuid}`)
  const main = hof.getByRole('main')
  await expect(main.getByRole('article')).toContainText('Noch nicht wirksam: Rufen Sie den Bescheid ab.')
  await expect(main.getByRole('region', { name: 'Fristen' })).toContainText(
    /Bescheid zum Antrag .* abrufennoch 10 Tage/,
  )
  await main
    .getByRole('region', { name: 'Aufgaben' })
    .getByRole('link', { name: /^Bescheid .* abrufen$/ })
    .tap()
  await leitungBricht(hof, 0.6)
  await abrufKnopf(hof)
  await expect(hof.getByRole('alert')).toContainText('gilt nicht als abgerufen')
  const kommt = hof.waitForEvent('download')
  await nachDemLetztenKlick()
  await abrufKnopf(hof)
  expect((await kommt).suggestedFilename()).toMatch(/^Bescheid BE-\d{4}-\d{6}\.pdf$/)
  await expect(main).toContainText(/Bekannt gegeben am\d\d\.\d\d\.\d{4}/)
  await expect(hof.getByRole('button', { name: 'Bescheid herunterladen' })).toBeVisible()
}
