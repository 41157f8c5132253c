import { expect } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'

/** How far above the input the frame may stand that shows its focus: a field with a unit is outlined as a whole. */
const EBENEN = 2

const umrandet = (element: Element): boolean => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
}

/** KERN takes the outline away from whatever has a tabindex; axe does not see it. */
export const rahmenIstSichtbar = (): void => {
  const aktiv = document.activeElement
  expect(aktiv, 'etwas hat den Fokus').not.toBe(document.body)
  const kette: Element[] = []
  for (let e = aktiv; e !== null && kette.length <= EBENEN; e = e.parentElement) kette.push(e)
  const was = `${aktiv?.tagName} ${aktiv?.id} ${aktiv?.textContent?.trim().slice(0, 40)}`
  expect(kette.some(umrandet), `sichtbarer Fokusrahmen: ${was}`).toBe(true)
}

const HOECHSTENS = 120

/** Goes on with Tab until `ziel` has the focus; everything on the way must show that it has it. */
export const tabBis = async (ziel: Locator): Promise<void> => {
  await expect.element(ziel).toBeVisible()
  for (let schritt = 0; schritt < HOECHSTENS; schritt++) {
    if (ziel.element() === document.activeElement) return
    await userEvent.keyboard('{Tab}')
    rahmenIstSichtbar()
  }
  throw new Error(`Mit Tab nicht zu erreichen: ${ziel.asLocator()}`)
}
