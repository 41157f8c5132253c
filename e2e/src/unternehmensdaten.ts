import {
  unternehmenAnlegen,
  unternehmenLesen,
  unternehmenAendern,
} from '@foerderportal/contract/unternehmen/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import type { UnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { neuePerson, type Person } from './anmeldedienst/person.ts'
import { angemeldet, type Angemeldet } from './api.ts'
import { eigeneNummer, oeffnen, titel } from './browser.ts'
import { feld } from './felder.ts'
import { neueFirma } from './firma.ts'
import { nochmalKlicken } from './klicken.ts'

type Sql = (text: string, werte?: readonly unknown[]) => Promise<void>

const PFAD = '/unternehmen-aendern/unternehmen'

/** Fields and what is said on the screen of a company's data. */
export const freiwillig = (wo: Page | Locator, name: string) => feld(wo, `${name} (freiwillig)`)
export const abschnitt = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const speichern = (page: Page) => page.getByRole('button', { name: 'Änderungen speichern' })
/** The message that says what was saved. */
export const gespeichert = (page: Page, was: string | RegExp) =>
  page
    .locator('.kern-alert--success')
    .filter({ hasText: /Gespeichert heute, \d\d:\d\d\sUhr/ })
    .filter({ hasText: was })
/** Saves until `ziel` is there; changed bank data ask for the password where the sign-in is too old by then (S1-08). */
export const speichernBis = async (page: Page, { passwort }: Person, ziel: Locator): Promise<void> => {
  await nochmalKlicken(speichern(page))
  await expect(titel(page, 'Anmelden').or(ziel)).toBeVisible()
  if (await ziel.isVisible()) return
  await page.getByLabel('Passwort', { exact: true }).fill(passwort)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(ziel).toBeVisible()
}
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
export const kopf = (page: Page) => page.getByRole('banner')

/** Opens the data of a company. */
export const datenOeffnen = async (page: Page, guid: string): Promise<void> => {
  await oeffnen(page, `${PFAD}?unternehmenId=${guid}`)
  await expect(titel(page, 'Unternehmensdaten')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Die Daten' })).toHaveCount(0)
}

/** Somebody new with a farm of her own, whose data are open. */
export const beiUnternehmensdaten = async (page: Page, url: string) => {
  const firma = await neueFirma(page, url)
  await datenOeffnen(page, firma.guid)
  return firma
}

/** Somebody new with a company of a small kind, whose data are open. */
export const beiKleinerArt = async (page: Page, url: string, type: 'Kreditinstitut' | 'Startup') => {
  const chefin = await neuePerson(page, url)
  const name = `${type} Prüfstein ${eigeneNummer()}`
  expect((await chefin.api.rufen(unternehmenAnlegen, { body: { type, name } })).status).toBe(200)
  const { body } = await chefin.api.rufen(nutzerStatusLesen)
  const guid = body.unternehmenStatus.find((u) => u.name === name)?.id ?? ''
  await datenOeffnen(page, guid)
  return { chefin, guid, name }
}

/** Makes a person belong to a company, without the mails of an invitation. */
export const zuordnen = async (sql: Sql, guid: string, { benutzername }: Person, istAdmin: boolean) =>
  sql(
    `insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
      select $1, sub, $3, false, '2025-03-01' from nutzer where username = $2`,
    [guid, benutzername, istAdmin],
  )

/** A browser of its own for the work of somebody else. */
export const eigenerBrowser = async (browser: Browser, url: string) => {
  const kontext = await browser.newContext({ baseURL: url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  return { page: await kontext.newPage(), schliessen: () => kontext.close() }
}

/** The company over HTTP, by somebody whose token knows that he manages it. */
export const ueberHttp = async (url: string, wer: Person, guid: string) => {
  const api: Angemeldet = await angemeldet(url, wer.benutzername, wer.passwort)
  const params = { companyId: guid }
  const lesen = async () => (await api.rufen(unternehmenLesen, { params })).body
  return {
    lesen,
    aendern: async (
      angaben: Partial<Extract<UnternehmenEingabe, { type: 'LandwirtschaftlichesUnternehmen' }>>,
    ) => {
      const stand = await lesen()
      const query = { benachrichtigungNachDurchfuehrung: 'false', guid: stand.guid } as const
      // Only fields of a farm are changed.
      const body = { ...stand.value, ...angaben } as UnternehmenEingabe
      expect((await api.rufen(unternehmenAendern, { params, query, body })).status).toBe(200)
    },
  }
}
