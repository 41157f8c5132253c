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
  /** What was shifted, how far and when. */
  readonly gesprungen: readonly string[]
}

const ART: Record<string, 'skript' | 'stil' | 'schrift'> = {
  Script: 'skript',
  Stylesheet: 'stil',
  Font: 'schrift',
}

/** lib.dom has no LayoutShift yet. */
type Verschiebung = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}
/** Marks of this measurement only. */
type Fenster = Window & { cls?: number; gesprungen?: string[] }

/** Sums the layout shifts in the page; to be called before the first navigation. */
export const clsBeobachten = (page: Page) =>
  page.addInitScript(() => {
    const fenster = window as Fenster
    const gesprungen: string[] = []
    fenster.cls = 0
    fenster.gesprungen = gesprungen
    new PerformanceObserver((liste) => {
      for (const s of liste.getEntries() as Verschiebung[]) {
        if (s.hadRecentInput) continue
        fenster.cls = (fenster.cls ?? 0) + s.value
        for (const { node, previousRect, currentRect } of s.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          const wie = `${element?.tagName.toLowerCase() ?? '?'}.${element?.className ?? ''}`
          const wohin = `${currentRect.x - previousRect.x}/${currentRect.y - previousRect.y} px`
          gesprungen.push(`${wie} ${wohin} nach ${Math.round(s.startTime)} ms`)
        }
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
    const sprung = await page.evaluate(() => {
      const { cls = 0, gesprungen = [] } = window as Fenster
      return { cls, gesprungen }
    })
    return { ...summe, ...sprung }
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
