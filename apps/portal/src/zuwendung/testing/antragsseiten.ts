import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { clickAgain } from '../../testing/browser.ts'
import { titel } from '../../testing/frame.ts'

export const weiter = (): Locator => page.getByRole('button', { name: 'Weiter', exact: true })

/** Presses 'Weiter' and waits for the next page, which says that the last one is saved. */
export const weiterNach = async (seite: string): Promise<void> => {
  await clickAgain(weiter())
  await expect.element(titel(seite)).toBeVisible()
}
