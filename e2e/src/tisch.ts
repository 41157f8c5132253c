import type { Browser, Page } from '@playwright/test'
import { pruefpunkteLesen, vermerkSchreiben } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { istBeantwortet } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/stand'
import { antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { angemeldet, type Angemeldet } from './api.ts'
import type { Fall } from './antrag/fall.ts'
import { anmeldenImBrowser } from './browser.ts'

/** On a desk of this size releasing needs no scrolling. */
const SCHREIBTISCH = { width: 1440, height: 900 }

export type AmTisch = {
  readonly page: Page
  readonly klicken: (rolle: 'link' | 'button' | 'searchbox', name: string | RegExp) => Promise<void>
  readonly druecken: (taste: string) => Promise<void>
  /** Clicks and keys since the last reading; what is typed into a field does not count. */
  readonly gezaehlt: () => number
}

/** Somebody of the bank in a browser of the own, signed in at an address. */
export const amTisch = async (
  browser: Browser,
  url: string,
  name: string,
  adresse = '/sachbearbeitung',
): Promise<AmTisch> => {
  const page = await (await browser.newContext({ baseURL: url, viewport: SCHREIBTISCH })).newPage()
  await anmeldenImBrowser(page, url, name, adresse)
  let zahl = 0
  return {
    page,
    klicken: async (rolle, genannt) => {
      zahl += 1
      await page.getByRole(rolle, { name: genannt, exact: true }).click()
    },
    druecken: async (taste) => {
      zahl += 1
      await page.keyboard.press(taste)
    },
    gezaehlt: () => {
      const bisher = zahl
      zahl = 0
      return bisher
    },
  }
}

/** The first page of what lies beside. */
export const dokument = (page: Page) => page.getByRole('region', { name: /Seite 1/ })

/** The case of a sent application, as the bank lists it. */
export const fallDerBank = async (
  sabine: Angemeldet,
  { wer, guid }: Fall,
): Promise<{ geschaeft: string; geNr: string }> => {
  const { geNr } = (await wer.rufen(antragLesen, { params: { guid } })).body
  const [zeile] = (await sabine.rufen(vorratLesen, { query: { text: geNr } })).body.zeilen
  if (zeile === undefined) throw new Error(`no case ${geNr}`)
  return { geschaeft: zeile.geschaeft, geNr }
}

/** Answers over HTTP every point that still waits. */
export const punkteBeantworten = async (url: string, geschaeft: string): Promise<void> => {
  const sabine = await angemeldet(url, 'sabine.sachbearbeitung')
  const params = { guid: geschaeft }
  const { punkte } = (await sabine.rufen(pruefpunkteLesen, { params })).body
  for (const { code, stand, version } of punkte.filter(
    (punkt) => !istBeantwortet(punkt.stand) || punkt.stand === 'NICHT_ERFUELLT',
  )) {
    const body = { punkt: code, ergebnis: 'ERFUELLT' as const, text: `Gesehen, war ${stand}.`, belege: [] }
    const { status } = await sabine.rufen(vermerkSchreiben, { params, body, ifMatch: `"${version}"` })
    if (status !== 200) throw new Error(`${code}: ${status}`)
  }
}
