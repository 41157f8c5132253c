import type { Locator, Page } from '@playwright/test'

/** Parts of the frame around every page. */
export const hauptnavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Hauptnavigation' })
export const untereLeiste = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Unternehmen, Konto und Portal' })

/** The buttons of the two menus; on a phone they stand in the bar below. */
export const unternehmensmenue = (page: Page): Locator =>
  page.getByRole('button', { name: /^Unternehmen(: |$)/ })
export const kontomenue = (page: Page): Locator => page.getByRole('button', { name: /^Konto(: |$)/ })

/** The size of a phone. */
export const HANDY = { width: 390, height: 844 } as const
