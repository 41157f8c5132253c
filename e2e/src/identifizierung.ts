import type { IdentStand } from '@foerderportal/contract/identifizierung/staende'
import { expect, type Page } from '@playwright/test'
import { titel } from './browser.ts'

const STAND: Readonly<Record<string, IdentStand>> = {
  '/identifizierung/in-arbeit': 'IN_ARBEIT',
  '/identifizierung/in-pruefung': 'IN_PRUEFUNG',
  '/identifizierung/erfolgreich': 'ERFOLGREICH',
  '/identifizierung/nicht-erfolgreich': 'NICHT_ERFOLGREICH',
}

/**
 * The screens of the identification follow the user's state: answers that one which belongs to the page that is open, so
 * that one account can look at all four.
 */
export const identifizierungPasstZurSeite = (page: Page): Promise<unknown> =>
  page.route('**/nutzer/identifizierung', (route) =>
    route.fulfill({
      json: {
        stand: STAND[new URL(page.url()).pathname] ?? 'ERFOLGREICH',
        seit: '2026-06-01T10:00:00.000Z',
        identifizierungsUrl: new URL('/identifizierung/starten/probe', page.url()).href,
      },
    }),
  )

/** Chooses on the page of the demo's service how it ends. */
export const abschliessen = async (page: Page, ausgang: string, wann = 'Sofort'): Promise<void> => {
  await expect(titel(page, 'Identifizierungsdienst der Vorführung')).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${ausgang}`) }).check()
  await page.getByRole('combobox', { name: 'Wann kommt das Ergebnis?' }).selectOption(wann)
  await page.getByRole('button', { name: 'Abschließen und zurück zum Portal' }).click()
}
