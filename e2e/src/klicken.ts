import { setTimeout as warten } from 'node:timers/promises'
import { DOPPELKLICK_MS } from '@foerderportal/contract/shared/konstanten'
import type { Locator } from '@playwright/test'

/** Until a button of the portal takes the next click. */
export const nachDemLetztenKlick = (): Promise<void> => warten(DOPPELKLICK_MS)

/**
 * Clicks a button that was clicked before: the portal takes what follows within 250 ms for a slip of the finger
 * (R2.3-11), and a test is faster than any hand. Real time, because the page's clock may be in the test's hands.
 */
export const nochmalKlicken = async (knopf: Locator): Promise<void> => {
  await nachDemLetztenKlick()
  await knopf.click()
}
