import type { Locator, Page } from '@playwright/test'

/** A field to type into, whether it proposes something or not. */
export const feld = (wo: Page | Locator, name: string): Locator =>
  wo
    .getByRole('textbox', { name, exact: true })
    .or(wo.getByRole('combobox', { name, exact: true }).and(wo.locator('input')))
