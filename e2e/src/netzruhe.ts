import { setTimeout as warten } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** So long nothing is on the line when the network counts as idle, as for Playwright's 'networkidle'. */
const RUHE_MS = 500

/**
 * Waits until nothing has been on the line for a while. Playwright's 'networkidle' tells of the last navigation only;
 * a single page loads more without one. The session has `Network.enable`d.
 */
export const netzruhe = (cdp: CDPSession): (() => Promise<void>) => {
  const offen = new Set<string>()
  let zuletzt = performance.now()
  const geschehen = (aendern: (id: string) => unknown) => (e: { requestId: string }) => {
    aendern(e.requestId)
    zuletzt = performance.now()
  }
  cdp.on(
    'Network.requestWillBeSent',
    geschehen((id) => offen.add(id)),
  )
  for (const ende of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    cdp.on(
      ende,
      geschehen((id) => offen.delete(id)),
    )
  return async () => {
    while (offen.size > 0 || performance.now() - zuletzt < RUHE_MS) await warten(50)
  }
}

/** The same for a page, from its first request after this on. */
export const netzruheVon = async (page: Page): Promise<() => Promise<void>> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  return netzruhe(cdp)
}
