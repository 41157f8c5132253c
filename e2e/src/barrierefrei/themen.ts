import type { Page } from '@playwright/test'
import { ANSICHTEN, themaZeigen, type Ansicht } from '@foerderportal/ui/testing/ansichten'
import { oeffnen } from '../browser.ts'

/** Chooses a theme as one does, on the start page: by the system's own, and by the switch. */
export const themaWaehlen = async (page: Page, { theme, colorScheme }: Ansicht): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await oeffnen(page, '/start')
  if (theme === 'contrast') await page.getByRole('button', { name: 'Kontrast' }).click()
}

/**
 * Shows the screen as it is now in another theme: what `themaWaehlen` and the provider do to a page, without the way
 * to it. That both look the same is proven in barrierefrei/themen.test.ts.
 */
export const imThema = async (page: Page, { theme, colorScheme }: Ansicht): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(themaZeigen, theme)
}

/** Does the same in each theme, or in each of these; afterwards the screen is light again. */
export const inJedemThema = async (
  page: Page,
  tun: (ansicht: Ansicht) => Promise<void>,
  ansichten: readonly Ansicht[] = ANSICHTEN,
): Promise<void> => {
  for (const ansicht of ansichten) {
    await imThema(page, ansicht)
    await tun(ansicht)
  }
  await imThema(page, ANSICHTEN[0])
}
