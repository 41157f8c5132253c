import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { HANDY, nextFrame, resize } from '@foerderportal/shell/testing/browser'
import { feld } from '../../testing/fields.ts'
import { test } from '../../testing/test.ts'
import { weiter } from '../testing/antragsseiten.ts'
import { vollenAntragOeffnen } from '../testing/offenerAntrag.ts'

/** What a finger would meet in the middle of it. */
const trifft = (ziel: Locator) => {
  const { x, y, width, height } = ziel.element().getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)
}
const rand = (auswahl: string) => document.querySelector(auswahl)?.getBoundingClientRect() ?? new DOMRect()

test.for([844, 430])(
  '[R2.3-08] %i px hoch: auf dem Handy liegen die Vorschläge über den Leisten, und das Feld bleibt zu sehen',
  async (hoehe, { portal }) => {
    await resize(HANDY[0], hoehe)
    await vollenAntragOeffnen(portal)
    const finanzamt = feld('Zuständiges Finanzamt')
    await finanzamt.fill('Nord')
    const vorschlaege = page.getByRole('option')
    await expect.element(vorschlaege.first()).toBeVisible()
    await nextFrame()
    const ueberAllem = () => {
      const liste = rand('.p-suche__liste:not([hidden])')
      const zuSehen = vorschlaege.all().filter((eine) => {
        const { top, bottom } = eine.element().getBoundingClientRect()
        return top >= liste.top && bottom <= Math.min(liste.bottom, hoehe)
      })
      expect(zuSehen.length).toBeGreaterThan(0)
      for (const eine of zuSehen) expect(trifft(eine)?.closest('[role=option]')).toBe(eine.element())
      return liste
    }
    const { bottom } = ueberAllem()
    expect(trifft(finanzamt)).toBe(finanzamt.element())
    // Also where the list reaches down to the edge, where the bar of the form is.
    scrollBy(0, bottom - hoehe)
    await nextFrame()
    ueberAllem()
  },
)

test('[R2.3-08] keine Leiste schiebt sich über die andere, wo man auch steht', async ({ portal }) => {
  await resize(...HANDY)
  await vollenAntragOeffnen(portal)
  await expect.element(weiter()).toBeVisible()
  const ende = document.documentElement.scrollHeight
  for (let y = 0; y <= ende; y += 24) {
    scrollTo(0, y)
    const [oben, unten] = [rand('.p-leiste'), rand('.s-leiste')]
    expect(oben.bottom, `bei ${y}`).toBeLessThanOrEqual(unten.top)
  }
})
