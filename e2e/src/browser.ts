import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { anmeldeFrage, formular } from './anmelden.ts'
import { mailAusPostausgang, verweisAus } from './anmeldedienst/postausgang.ts'

export const DEMO_PASSWORT = 'Foerder-Demo-2026'

/** Waits until the provider has sent the browser back and the portal shows a page of its own. */
export const imPortal = async (page: Page): Promise<void> => {
  await page.waitForURL(({ pathname }) => !/^\/(realms|auth)\//.test(pathname))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Fills the provider's login form that `page` shows and comes back to the portal. */
export const anmeldeformularAbsenden = async (
  page: Page,
  benutzername: string,
  passwort = DEMO_PASSWORT,
): Promise<void> => {
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(benutzername)
  await page.getByLabel('Passwort').fill(passwort)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await imPortal(page)
}

/**
 * Signs a browser without a session in, by way of the guarded page `pfad`, where it ends. For the browser journeys that
 * prove something of signing in, and the page weights of `npm run bench`.
 */
export const anmeldenMitFormular = async (
  page: Page,
  url: string,
  benutzername: string,
  pfad = '/dashboard',
  passwort = DEMO_PASSWORT,
): Promise<void> => {
  await page.goto(new URL(pfad, url).href)
  await anmeldeformularAbsenden(page, benutzername, passwort)
}

/** Sends the provider's login form for this browser, past its windows: it keeps the cookies of the session. */
const sitzungErhalten = async (
  page: Page,
  url: string,
  username: string,
  password: string,
): Promise<void> => {
  const { request } = page.context()
  const { anfrage, redirect } = await anmeldeFrage(new URL(url).origin)
  const seite = await request.get(anfrage)
  const { action, felder } = formular(await seite.text(), seite.url(), { username, password })
  const ende = await request.post(action, { form: Object.fromEntries(felder) })
  if (!ende.url().startsWith(redirect)) throw new Error(`${username} ist nicht angemeldet: ${ende.url()}`)
}

/**
 * As `anmeldenMitFormular`, where signing in is only the way to what is proven: each browser gets a session of its own,
 * which the portal takes up as it does after every reload, without the page of the form (ADR 0030).
 */
export const anmeldenImBrowser = async (
  page: Page,
  url: string,
  benutzername: string,
  pfad = '/dashboard',
  passwort = DEMO_PASSWORT,
): Promise<void> => {
  await sitzungErhalten(page, url, benutzername, passwort)
  await oeffnen(page, new URL(pfad, url).href)
}

/**
 * Until whoever leaves loses nothing. Before, the browser asks him; under test it says yes by itself, and what was typed
 * last is gone: on a busy machine sealing and writing it takes longer than a test takes to leave.
 */
export const kannGehen = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true)

/** Opens a guarded page in a browser whose session goes on. */
export const oeffnen = async (page: Page, pfad: string): Promise<void> => {
  await kannGehen(page)
  await page.goto(pfad)
  await imPortal(page)
}

/** A number that no other test of the run uses, for names and registers in which each stands once. */
export const eigeneNummer = (): number => randomInt(1_000_000, 1_000_000_000)

export type Konto = { readonly benutzername: string; readonly email: string; readonly passwort: string }

/** Follows the link in the mail that proves a new account's address; the portal opens by itself. */
const emailBestaetigen = async (page: Page, { email }: Konto): Promise<void> => {
  await page.goto(verweisAus(await mailAusPostausgang(new URL(page.url()).origin, email)))
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click()
  await imPortal(page)
}

/** Fills the provider's registration that `page` shows; ends where it waits for the mail to be answered. */
export const registrieren = async (page: Page, benutzername: string): Promise<Konto> => {
  const konto = { benutzername, email: `${benutzername}@demo.example`, passwort: 'vier-nasse-Wiesen-2026' }
  await page.getByLabel('Vorname').fill('Wiebke')
  await page.getByLabel('Nachname').fill('Petersen')
  await page.getByLabel('E-Mail-Adresse').fill(konto.email)
  await page.getByLabel('Benutzername').fill(konto.benutzername)
  await page.getByLabel('Passwort', { exact: true }).fill(konto.passwort)
  await page.getByLabel('Passwort wiederholen').fill(konto.passwort)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(titel(page, 'Bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible()
  return konto
}

/**
 * Registers a new account at the provider, from the start page on, and proves its address; ends in the portal's own
 * registration.
 */
export const kontoAnlegen = async (page: Page): Promise<Konto> => {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  const konto = await registrieren(page, `wiebke.${eigeneNummer()}`)
  await emailBestaetigen(page, konto)
  return konto
}

/** The title of the page, its h1. */
export const titel = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' ? { exact: true } : {}) })
