import { expect, type Page } from '@playwright/test'
import { TEXTBLICKE } from '@foerderportal/ui/testing/blicke'
import { starreSchrift, TEXTSTILE, textZeigen, verlorenerText } from '@foerderportal/ui/testing/textlage'
import { groesseSetzen } from '../bilder/fenstergroesse.ts'
import { imThema } from './themen.ts'

/** What readers do to the text alone takes nothing from it (rule G-16). The window is not as before afterwards. */
export const textBleibt = async (page: Page, was: string): Promise<void> => {
  for (const blick of TEXTBLICKE) {
    await groesseSetzen(page, blick)
    await imThema(page, blick.ansicht)
    if (blick.text === 'doppelt')
      expect.soft(await page.evaluate(starreSchrift), `${was}: wächst nicht mit`).toEqual([])
    await page.evaluate(textZeigen, TEXTSTILE[blick.text])
    const hier = `${was}, Text ${blick.text}, ${blick.width} px`
    expect.soft(await page.evaluate(verlorenerText), hier).toEqual([])
    const breite = await page.evaluate(() => document.documentElement.scrollWidth)
    if (blick.text === 'abstand') expect.soft(breite, `${hier}: läuft über`).toBeLessThanOrEqual(blick.width)
    await page.evaluate(textZeigen, undefined)
  }
}
