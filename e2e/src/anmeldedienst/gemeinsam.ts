import { expect, type Page } from '@playwright/test'
import { titel } from '../browser.ts'
import type { Anmeldedienst, Konto } from './typ.ts'

export const absenden = (page: Page, knopf: string): Promise<void> =>
  page.getByRole('button', { name: knopf, exact: true }).click()

/** An action that needs a recent login may ask for the password first. */
export const vorDerAktion =
  (passwortEingeben: (page: Page, konto: Konto) => Promise<void>) =>
  async (page: Page, konto: Konto, ueberschrift: string): Promise<void> => {
    await expect(titel(page, 'Anmelden').or(titel(page, ueberschrift))).toBeVisible()
    if (await titel(page, 'Anmelden').isVisible()) await passwortEingeben(page, konto)
    await expect(titel(page, ueberschrift)).toBeVisible()
  }

/** What both providers say in the same words. */
export const gemeinsam = {
  kann: { ersatzcodes: true },

  abgewiesen: async (page) => {
    await expect(page.getByText('Benutzername oder Passwort stimmen nicht.')).toBeVisible()
  },
  fragtNachPasswort: async (page) => {
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await expect(page.getByText('Bitte bestätigen Sie mit Ihrem Passwort, dass Sie es sind.')).toBeVisible()
  },
  bedingungenAblehnen: async (page) => {
    await expect(titel(page, 'Nutzungsbedingungen')).toBeVisible()
    await page.locator('[name=cancel]').click()
  },
} as const satisfies Partial<Anmeldedienst>
