import type { Page } from '@playwright/test'
import { oeffnen } from './browser.ts'

/** How one can see the portal. */
export const ANSICHTEN = [
  { name: 'hell', colorScheme: 'light', kontrast: false },
  { name: 'dunkel', colorScheme: 'dark', kontrast: false },
  { name: 'Kontrast', colorScheme: 'light', kontrast: true },
] as const
export type Ansicht = (typeof ANSICHTEN)[number]

/** From the start page on, which is opened for it. */
export const themaWaehlen = async (page: Page, kontrast: boolean): Promise<void> => {
  await oeffnen(page, '/start')
  if (kontrast) await page.getByRole('button', { name: 'Kontrast' }).click()
}
