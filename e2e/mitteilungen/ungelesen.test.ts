import { UNGELESEN_ABFRAGE_MS } from '@foerderportal/contract/shared/konstanten'
import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser } from '../src/browser.ts'

/** Statuses as they came over the line: what the browser's cache makes of a 304 looks like a 200 to the page. */
const ueberDieLeitung = async (page: Page): Promise<number[]> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const gemeint = new Set<string>()
  const status: number[] = []
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/anzahl')) gemeint.add(requestId)
  })
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (gemeint.has(requestId)) status.push(statusCode)
  })
  return status
}

test('[R4-16] der Browser fragt mit dem ETag, den er hat: der Zähler kostet meist nur ein leeres 304', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', '/nutzer-aendern/nutzer')
  const zaehler = page.getByRole('link', { name: /\d ungelesene Mitteilungen/ })
  await expect(zaehler).toBeVisible()
  const status = await ueberDieLeitung(page)
  // The next minute counts from when the page has taken in the last answer, which the line does not show.
  const nachEinerMinute = async () => {
    await page.clock.runFor(UNGELESEN_ABFRAGE_MS)
    return status.length
  }
  await expect.poll(nachEinerMinute).toBeGreaterThanOrEqual(3)
  expect(new Set(status)).toEqual(new Set([304]))
  await expect(zaehler).toBeVisible()
})
