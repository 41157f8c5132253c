import { expect, type Locator, type Page } from '@playwright/test'

/** How far above the input the frame may stand that shows its focus: a field with a unit is outlined as a whole. */
const EBENEN = 2

/** Whether the focus can be seen, as the browser has computed it; undefined where nothing has the focus. */
const rahmenDesFokus = (page: Page) =>
  page.evaluate((ebenen) => {
    const aktiv = document.activeElement
    if (aktiv === null || aktiv === document.body) return undefined
    const umrandet = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
    }
    const kette: Element[] = []
    for (let e: Element | null = aktiv; e !== null && kette.length <= ebenen; e = e.parentElement)
      kette.push(e)
    return {
      was: `${aktiv.tagName} ${aktiv.id} ${aktiv.textContent?.trim().slice(0, 40)}`,
      sichtbar: kette.some(umrandet),
    }
  }, EBENEN)

/** KERN takes the outline away from whatever has a tabindex; axe does not see it (rule G-09). */
export const rahmenIstSichtbar = async (page: Page): Promise<void> => {
  const rahmen = await rahmenDesFokus(page)
  expect(rahmen, 'etwas hat den Fokus').toBeDefined()
  expect(rahmen?.sichtbar, `sichtbarer Fokusrahmen: ${rahmen?.was}`).toBe(true)
}

const hatFokus = (ziel: Locator) => ziel.evaluate((element) => element === document.activeElement)

const HOECHSTENS = 120

/** Goes on with Tab until `ziel` has the focus; everything on the way must show that it has it. */
export const tabBis = async (page: Page, ziel: Locator): Promise<void> => {
  await expect(ziel).toBeVisible()
  for (let schritt = 0; schritt < HOECHSTENS; schritt++) {
    if (await hatFokus(ziel)) return
    await page.keyboard.press('Tab')
    await rahmenIstSichtbar(page)
  }
  throw new Error(`Mit Tab nicht zu erreichen: ${String(ziel)}`)
}
