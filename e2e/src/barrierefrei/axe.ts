import { expect, test, type Page } from '@playwright/test'
import { ANSICHTEN } from '@foerderportal/ui/testing/ansichten'
import { BLICKE, type Blick } from '@foerderportal/ui/testing/blicke'
import { groesseSetzen } from '../bilder/fenstergroesse.ts'
import { maengel } from './maengel.ts'
import { textBleibt } from './text.ts'
import { imThema } from './themen.ts'

type Weiteres = (hier: string) => Promise<void>

/** At the end of the page, where the bar that sticks to the lower edge of a phone covers nothing (rule G-11). */
const ansEnde = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

const hinsehen = async (page: Page, was: string, blick: Blick, weiteres: Weiteres): Promise<void> => {
  const { width, ansicht, regeln } = blick
  const hier = `${was}, ${ansicht.name}, ${width} px`
  await groesseSetzen(page, blick)
  await imThema(page, ansicht)
  await ansEnde(page)
  expect.soft(await maengel(page, regeln), hier).toEqual([])
  const breite = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(breite, `${hier}: läuft über`).toBeLessThanOrEqual(width)
  await weiteres(hier)
}

/**
 * Says of what is on the screen now that it has no violation and is nowhere wider than its window, in each of these looks,
 * and that changes to the text take nothing from it;
 * `weiteres` looks for more. The window is light and as large as before afterwards.
 */
export const pruefer =
  (page: Page, blicke = BLICKE, weiteres: Weiteres = async () => {}) =>
  async (was: string): Promise<void> => {
    await test.step(was, async () => {
      const vorher = page.viewportSize()
      for (const blick of blicke) await hinsehen(page, was, blick, weiteres)
      await textBleibt(page, was)
      await imThema(page, ANSICHTEN[0])
      if (vorher) await groesseSetzen(page, vorher)
    })
  }
