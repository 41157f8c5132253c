import { chromium, type Browser, type Page } from '@playwright/test'
import { anmeldenMitFormular } from '../../e2e/src/browser.ts'
import { clsBeobachten, gewichtMessen, type Gewicht } from '../../e2e/src/gewicht.ts'
import { portalStarten } from '../../e2e/src/portal/portalStarten.ts'
import { CHROMIUM_ARGUMENTE, chromiumPfad } from '../../tools/chromium.ts'

/** Signs in where that is needed and names the page to measure. */
type Weg = (page: Page, portalUrl: string) => Promise<string>

const angemeldet = (page: Page, portalUrl: string) => anmeldenMitFormular(page, portalUrl, 'lena.lindenau')

const start: Weg = (_page, portalUrl) => Promise.resolve(`${portalUrl}/start`)

const dashboard: Weg = async (page, portalUrl) => {
  await angemeldet(page, portalUrl)
  return `${portalUrl}/dashboard`
}

/** The step with most fields: a machine with its cost, files and sums. */
const wizard: Weg = async (page, portalUrl) => {
  await angemeldet(page, portalUrl)
  await page.getByRole('link', { name: /fertig ausfüllen/ }).click()
  await page.getByRole('button', { name: 'Weiter' }).waitFor()
  return page.url()
}

/** Budgets of rule L-01: gzip JavaScript in kB until the network is idle. */
const SEITEN: readonly [was: string, ziel: number, weg: Weg][] = [
  ['Start, ohne Anmeldung', 125, start],
  ['Dashboard', 160, dashboard],
  ['Seite des Antrags', 210, wizard],
]

const kalt = async (browser: Browser, portalUrl: string, weg: Weg): Promise<Gewicht> => {
  const context = await browser.newContext({ locale: 'de-DE' })
  try {
    const page = await context.newPage()
    await clsBeobachten(page)
    const url = await weg(page, portalUrl)
    return await gewichtMessen(page, () => page.goto(url))
  } finally {
    await context.close()
  }
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
const zeile = (was: string, ziel: number, g: Gewicht) =>
  `| ${was} | ${kb(g.skript)} | ${ziel} | ${kb(g.stil)} | ${kb(g.schrift)} | ${kb(g.gesamt)} | ${g.anfragen} | ${g.cls.toFixed(3)} |`

const KOPF = [
  'Kalte Seiten, gzip, bis das Netz ruht (Ziele: Skript wie angegeben; Skript, Stil und Schrift zusammen ≤ 320 kB; CLS 0. „gesamt“ zählt auch Daten):',
  '',
  '| Seite | Skript kB | Ziel | Stil kB | Schrift kB | gesamt kB | Anfragen | CLS |',
  '|---|---:|---:|---:|---:|---:|---:|---:|',
]

/** First visits of three pages, counted by Chromium, as a table. */
export const seitenMessen = async (): Promise<string> => {
  const portal = await portalStarten({ env: { DEMO: '1' } })
  const browser = await chromium.launch({ executablePath: chromiumPfad(), args: [...CHROMIUM_ARGUMENTE] })
  try {
    const zeilen: string[] = []
    for (const [was, ziel, weg] of SEITEN) zeilen.push(zeile(was, ziel, await kalt(browser, portal.url, weg)))
    return [...KOPF, ...zeilen].join('\n')
  } finally {
    await browser.close()
    await portal.entfernen()
  }
}
