import { expect, test, type Page } from '@playwright/test'
import { groesseSetzen } from './fenstergroesse.ts'
import { maengel } from './maengel.ts'
import type { Ansicht } from './themen.ts'

/** On a phone another theme changes colours only beyond what it changes on a wide screen. */
const pruefungen = ({ name }: Ansicht) =>
  [
    { width: 1280, height: 800, regeln: 'alle' },
    { width: 390, height: 844, regeln: name === 'hell' ? 'alle' : 'farbe und größe' },
  ] as const

/** At the end of the page, where the bar that sticks to the lower edge of a phone covers nothing (ui.md, pitfall 16). */
const ansEnde = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Says of what is on the screen now that it has no violation, on a wide screen and on a phone. */
export const pruefer =
  (page: Page, ansicht: Ansicht) =>
  async (was: string): Promise<void> => {
    await test.step(was, async () => {
      for (const { regeln, ...groesse } of pruefungen(ansicht)) {
        await groesseSetzen(page, groesse)
        await ansEnde(page)
        expect.soft(await maengel(page, regeln), `${was}, ${groesse.width} px`).toEqual([])
      }
    })
  }

/** Every rule in each of these widths, at the end of the page, and nothing wider than the window. */
export const strengerPruefer =
  (page: Page, breiten: readonly number[]) =>
  async (was: string): Promise<void> => {
    for (const width of breiten) {
      await groesseSetzen(page, { width, height: 800 })
      await ansEnde(page)
      expect.soft(await maengel(page), `${was}, ${width} px`).toEqual([])
      const breite = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(breite, `${was}, ${width} px`).toBeLessThanOrEqual(width)
    }
  }
