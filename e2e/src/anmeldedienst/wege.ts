import { expect, type Locator, type Page } from '@playwright/test'
import { titel } from '../browser.ts'
import { feld } from '../felder.ts'
import { dienst } from './dienst.ts'
import type { Geraet, Konto } from './typ.ts'

/** A field of the portal by its label; sections bear similar names. */
export const textfeld = (page: Page, name: string): Locator => feld(page, name)

/** Ends the session from the portal's own menu. */
export const abmelden = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Willkommen')).toBeVisible()
}

/** From the start page to the provider's login page. */
export const zurAnmeldung = async (page: Page): Promise<void> => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/**
 * The server finds the login too old until the page has asked for the password anew: nothing has to wait half a minute,
 * and nothing depends on how fast the test is. Goes through that login and comes back.
 */
export const mitAlterAnmeldung = async (
  page: Page,
  konto: Konto,
  aufruf: string,
  ausloesen: () => Promise<void>,
): Promise<void> => {
  let alt = true
  await page.route(aufruf, async (route) =>
    alt
      ? route.fulfill({
          status: 401,
          contentType: 'application/problem+json',
          headers: {
            'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="30"',
          },
          json: { type: '/probleme/neu-anmelden', title: 'Reauthentication required', status: 401 },
        })
      : route.fallback(),
  )
  await ausloesen()
  await dienst.fragtNachPasswort(page)
  alt = false
  await dienst.erneutAnmelden(page, konto)
}

/**
 * After a step that asks for the password on a slow machine, where the last login has become too old, and on a fast one
 * does not: goes through what is asked, until `ergebnis` is to be seen.
 */
export const wennGefragtAnmelden = async (
  page: Page,
  konto: Konto,
  geraet: Geraet,
  ergebnis: Locator,
): Promise<void> => {
  await expect(titel(page, 'Anmelden').or(ergebnis)).toBeVisible()
  if (await titel(page, 'Anmelden').isVisible()) {
    await dienst.erneutAnmelden(page, konto)
    await dienst.codeEingeben(page, geraet)
  }
  await expect(ergebnis).toBeVisible()
}
