import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test'
import { anmeldenMitFormular, titel } from '../../e2e/src/browser.ts'
import { BERATER, type Fall } from '../../e2e/src/antrag/fall.ts'
import { grosserFall } from '../../e2e/src/antrag/grosserFall.ts'
import { portalStarten } from '../../e2e/src/portal/portalStarten.ts'
import { CHROMIUM_ARGUMENTE, chromiumPfad } from '../../tools/chromium.ts'

export const GROSSER_ANTRAG = 'Antrag mit 40 Maschinen und 60 Dateien'

/** As slow as a cheap phone (issue 7). */
const DROSSEL = 4

/** `teile`: parts of the portal itself, which a browser fetches once and keeps; `daten`: all else. */
type Uebertragen = { readonly daten: number; readonly teile: number }
type Schritt = Uebertragen & { readonly was: string; readonly millisekunden: number }

const koepfe = (headers: Readonly<Record<string, string>>): number =>
  Object.entries(headers).reduce((summe, [name, wert]) => summe + name.length + wert.length + 4, 0)

/** Bytes on the line in both directions since the last look: heads and bodies of requests and answers. */
const leitung = async (cdp: CDPSession) => {
  const bytes = new Map<string, number>()
  const teile = new Set<string>()
  const dazu = (id: string, anzahl: number) => bytes.set(id, (bytes.get(id) ?? 0) + anzahl)
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/assets/')) teile.add(requestId)
  })
  cdp.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => dazu(requestId, koepfe(headers)))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => dazu(requestId, encodedDataLength))
  return {
    gesendet: (laenge: number) => dazu('gesendet', laenge),
    nehmen: (): Uebertragen => {
      const summe = (istTeil: boolean) =>
        [...bytes].reduce((n, [id, anzahl]) => n + (teile.has(id) === istTeil ? anzahl : 0), 0)
      const bisher = { daten: summe(false), teile: summe(true) }
      bytes.clear()
      return bisher
    },
  }
}

/** Runs in the page: the longest time from a key or click to the next picture, since the last look. */
const beobachten = (): void => {
  Object.assign(globalThis, { laengste: 0 })
  new PerformanceObserver((liste) => {
    for (const { duration } of liste.getEntries())
      Object.assign(globalThis, { laengste: Math.max(Number(Reflect.get(globalThis, 'laengste')), duration) })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as never) // Node's types know its own entries only
}
const laengste = (page: Page) =>
  page.evaluate(() => {
    const bisher = Number(Reflect.get(globalThis, 'laengste'))
    Object.assign(globalThis, { laengste: 0 })
    return bisher
  })

const feld = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const kopf = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

const weiter = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true })
const schritt = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Ihr Antrag' }).getByRole('link', { name })

/** With `force`: else Playwright asks the page, within the events, what lies under the pointer, which no applicant does. */
const klicken = (ziel: Locator) => ziel.click({ force: true })

/** A step that leads to another page, and arrives there. */
const gehen = async (page: Page, ziel: Locator, nach: string): Promise<void> => {
  await klicken(ziel)
  await titel(page, nach).waitFor()
}

/** What an applicant does with it, in this order; each line is measured by itself. */
const WEGE: readonly (readonly [was: string, tun: (page: Page, fall: Fall) => Promise<unknown>])[] = [
  ['Gegenstand öffnen', (page) => klicken(kopf(page, /^3\. /).first())],
  ['Hersteller tippen', (page) => feld(page, 'Hersteller').pressSequentially(' AG', { delay: 120 })],
  ['Preis tippen', (page) => feld(page, 'Nettopreis für ein Stück').pressSequentially('5', { delay: 120 })],
  ['Feld verlassen und speichern', (page) => page.keyboard.press('Tab')],
  [
    'weiteren hinzufügen',
    (page) => klicken(page.getByRole('button', { name: 'Als Vorlage für einen weiteren' })),
  ],
  ['Weiter mit Fehlern', (page) => klicken(weiter(page))],
  [
    'Übersicht der Fördergegenstände',
    (page) => gehen(page, schritt(page, 'Fördergegenstände'), 'Fördergegenstände'),
  ],
  ['Weiter', (page) => gehen(page, weiter(page), 'Mulch- und Pflanztechnik')],
  ['Zusammenfassung', (page) => gehen(page, schritt(page, 'Zusammenfassung'), 'Zusammenfassung')],
]

/** Until nothing is on its way: the draft saves 1.5 seconds after the last key. */
const ruhe = async (page: Page): Promise<void> => {
  await page.waitForTimeout(2_500)
  await page.waitForLoadState('networkidle')
}

const durchgehen = async (browser: Browser, url: string, fall: Fall): Promise<Schritt[]> => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: url })
  const page = await context.newPage()
  await page.addInitScript(beobachten)
  await anmeldenMitFormular(page, url, BERATER, fall.pfad('kategorie-B-1'))
  await titel(page, 'Mulch- und Pflanztechnik').waitFor()
  await ruhe(page)
  const cdp = await context.newCDPSession(page)
  const bytes = await leitung(cdp)
  page.on('request', (anfrage) => bytes.gesendet(anfrage.postDataBuffer()?.byteLength ?? 0))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: DROSSEL })
  await laengste(page)
  const schritte: Schritt[] = []
  for (const [was, tun] of WEGE) {
    await tun(page, fall)
    await ruhe(page)
    schritte.push({ was, ...bytes.nehmen(), millisekunden: await laengste(page) })
  }
  await context.close()
  return schritte
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

const tabelle = (schritte: readonly Schritt[]): string =>
  [
    `${GROSSER_ANTRAG}, Rechenkern auf ein Viertel gedrosselt (Ziele: je Schritt ≤ 20 kB in beide Richtungen,`,
    'von der Eingabe bis zum nächsten Bild ≤ 200 ms; unter 16 ms zählt der Browser nicht). „Teile“ sind Stücke des Portals,',
    'die der Browser einmal holt und behält; alles andere sind Daten:',
    '',
    '| Schritt | Daten kB | Teile kB | zusammen kB | bis zum nächsten Bild ms |',
    '|---|---:|---:|---:|---:|',
    ...schritte.map(
      ({ was, daten, teile, millisekunden }) =>
        `| ${was} | ${kB(daten)} | ${kB(teile)} | ${kB(daten + teile)} | ${millisekunden} |`,
    ),
  ].join('\n')

/** Walks through a large application as its applicant does, on a slow machine, and counts bytes and waiting. */
export const grosserAntragMessen = async (portalUrl?: string): Promise<string> => {
  const portal = portalUrl === undefined ? await portalStarten({ env: { DEMO: '1' } }) : undefined
  const url = portalUrl ?? portal?.url ?? ''
  const browser = await chromium.launch({ executablePath: chromiumPfad(), args: [...CHROMIUM_ARGUMENTE] })
  try {
    return tabelle(await durchgehen(browser, url, await grosserFall(url, 40, 60)))
  } finally {
    await browser.close()
    await portal?.entfernen()
  }
}
