import { expect, type Page } from '@playwright/test'
import { groesseSetzen } from '../bilder/fenstergroesse.ts'
import { unsichtbarerFokus } from '@foerderportal/ui/testing/fokus'
import { regelnFuer } from '@foerderportal/ui/testing/regeln'
import { maengel } from './maengel.ts'
import { inJedemThema } from './themen.ts'

/** The last one is 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const GROESSEN = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const

const weich = expect.configure({ soft: true })

/** Of a page of the identity provider, at three sizes in each theme: axe finds nothing, nothing runs over, every focus is seen. */
export const anmeldeseitePruefen = async (page: Page, was: string): Promise<void> => {
  for (const groesse of GROESSEN) {
    await groesseSetzen(page, groesse)
    await inJedemThema(page, async ({ name }) => {
      const hier = `${was}, ${name}, ${groesse.width} px`
      weich(await maengel(page, regelnFuer(name)), hier).toEqual([])
      const breiter = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      weich(breiter, `${hier}: läuft über`).toBeLessThanOrEqual(0)
      weich(await page.evaluate(unsichtbarerFokus), hier).toEqual([])
    })
  }
}
