import { setTimeout as warten } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** So long nothing is on the line when the network counts as idle, as for Playwright's 'networkidle'. */
const RUHE_MS = 500
/** That the script of a worker has come is told to the worker and not to its page. */
const WORKER = /\.worker\./

/**
 * Waits until nothing has been on the line for a while. Playwright's 'networkidle' tells of the last navigation only;
 * a single page loads more without one. The session has `Network.enable`d.
 */
export const netzruhe = (cdp: CDPSession): ((hoechstensMs?: number) => Promise<void>) => {
  const offen = new Set<string>()
  let zuletzt = performance.now()
  const geschehen = (aendern: (id: string) => unknown) => (e: { requestId: string }) => {
    aendern(e.requestId)
    zuletzt = performance.now()
  }
  cdp.on('Network.requestWillBeSent', (e) => {
    if (!WORKER.test(e.request.url)) geschehen((id) => offen.add(id))(e)
  })
  for (const ende of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    cdp.on(
      ende,
      geschehen((id) => offen.delete(id)),
    )
  return async (hoechstensMs = Infinity) => {
    const ende = performance.now() + hoechstensMs
    const unruhig = () => offen.size > 0 || performance.now() - zuletzt < RUHE_MS
    while (unruhig() && performance.now() < ende) await warten(50)
  }
}

/** The same for a page, from its first request after this on. */
export const netzruheVon = async (page: Page): Promise<ReturnType<typeof netzruhe>> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  return netzruhe(cdp)
}
