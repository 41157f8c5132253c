import { expect, test, type Page } from '@playwright/test'
import { regelnFuer } from '@foerderportal/ui/testing/regeln'
import { groesseSetzen } from '../bilder/fenstergroesse.ts'
import { maengel } from './maengel.ts'
import { inJedemThema } from './themen.ts'

const GROESSEN = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** At the end of the page, where the bar that sticks to the lower edge of a phone covers nothing (rule G-11). */
const ansEnde = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Says of what is on the screen now that it has no violation: on a wide screen and on a phone, in each theme. */
export const pruefer =
  (page: Page) =>
  async (was: string): Promise<void> => {
    await test.step(was, async () => {
      for (const groesse of GROESSEN) {
        await groesseSetzen(page, groesse)
        await inJedemThema(page, async (ansicht) => {
          await ansEnde(page)
          const gefunden = await maengel(page, regelnFuer(ansicht.name))
          expect.soft(gefunden, `${was}, ${ansicht.name}, ${groesse.width} px`).toEqual([])
        })
      }
    })
  }

/** Every rule in each of these widths and themes, at the end of the page, and nothing wider than the window. */
export const strengerPruefer =
  (page: Page, breiten: readonly number[]) =>
  async (was: string): Promise<void> => {
    for (const width of breiten) {
      await groesseSetzen(page, { width, height: 800 })
      await inJedemThema(page, async ({ name }) => {
        await ansEnde(page)
        const hier = `${was}, ${name}, ${width} px`
        expect.soft(await maengel(page), hier).toEqual([])
        const breite = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(breite, hier).toBeLessThanOrEqual(width)
      })
    }
  }
