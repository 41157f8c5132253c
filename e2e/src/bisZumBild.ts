import type { Locator, Page } from '@playwright/test'

type Fenster = Window & { fertig?: Promise<number> }

/**
 * Milliseconds from a click until what it leads to has been drawn for the first time, by the page's own clock.
 * @param auswahl CSS of something that only the other page has
 */
export const klickBisBild = async (page: Page, ziel: Locator, auswahl: string): Promise<number> => {
  await page.evaluate((css) => {
    const fenster = window as Fenster
    fenster.fertig = new Promise((gemessen) => {
      const warten = () => {
        const beginn = performance.now()
        const waechter = new MutationObserver(() => {
          if (document.querySelector(css) === null) return
          waechter.disconnect()
          requestAnimationFrame(() => setTimeout(() => gemessen(performance.now() - beginn)))
        })
        waechter.observe(document.body, { childList: true, subtree: true })
      }
      addEventListener('click', warten, { capture: true, once: true })
    })
  }, auswahl)
  // With `force`: else Playwright asks the page, within the event, what lies under the pointer, which no user does.
  await ziel.click({ force: true })
  return page.evaluate(() => (window as Fenster).fertig ?? Number.NaN)
}
