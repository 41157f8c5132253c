import type { Page } from '@playwright/test'
import { netzruhe } from './netzruhe.ts'

export type Gewicht = {
  /** Bytes over the wire, gzip, until the network is idle. */
  readonly skript: number
  readonly stil: number
  readonly schrift: number
  readonly gesamt: number
  readonly anfragen: number
  /** Cumulative layout shift of the page since its load. */
  readonly cls: number
}

const ART: Record<string, 'skript' | 'stil' | 'schrift'> = {
  Script: 'skript',
  Stylesheet: 'stil',
  Font: 'schrift',
}

/** Sums the layout shifts in the page; to be called before the first navigation. */
export const clsBeobachten = (page: Page) =>
  page.addInitScript(() => {
    const fenster = window as Window & { cls?: number } // a mark of this measurement only
    fenster.cls = 0
    new PerformanceObserver((liste) => {
      for (const e of liste.getEntries()) {
        const s = e as PerformanceEntry & { value: number; hadRecentInput: boolean } // lib.dom has no LayoutShift yet
        if (!s.hadRecentInput) fenster.cls = (fenster.cls ?? 0) + s.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const NICHTS = { skript: 0, stil: 0, schrift: 0, gesamt: 0, anfragen: 0 }

/**
 * Weighs what each of several actions, one after the other, transfers until the network is idle, counted by Chromium
 * itself. Accept-Encoding is narrowed to gzip, since the budgets (rule L-01) are stated in gzip.
 * @param ohne addresses of no kind: what comes late is no part of the page
 */
export const waage = async (page: Page, ohne?: RegExp) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const ruhe = netzruhe(cdp)
  await ruhe() // what the page before still asks for is not counted
  const art = new Map<string, string>()
  let summe = { ...NICHTS }
  cdp.on('Network.responseReceived', (e) => {
    if (ohne?.test(e.response.url) !== true) art.set(e.requestId, e.type)
  })
  cdp.on('Network.loadingFinished', (e) => {
    const wohin = ART[art.get(e.requestId) ?? '']
    summe.gesamt += e.encodedDataLength
    summe.anfragen += 1
    if (wohin !== undefined) summe[wohin] += e.encodedDataLength
  })
  const messen = async (aktion: () => Promise<unknown>): Promise<Gewicht> => {
    summe = { ...NICHTS }
    await aktion()
    await ruhe()
    const cls = await page.evaluate(() => (window as Window & { cls?: number }).cls ?? 0)
    return { ...summe, cls }
  }
  return { messen, wegstellen: () => cdp.detach() }
}

/** The same for one action. */
export const gewichtMessen = async (
  page: Page,
  aktion: () => Promise<unknown>,
  ohne?: RegExp,
): Promise<Gewicht> => {
  const { messen, wegstellen } = await waage(page, ohne)
  const gewicht = await messen(aktion)
  await wegstellen()
  return gewicht
}
