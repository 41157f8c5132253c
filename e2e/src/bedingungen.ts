import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { expect, type Page } from '@playwright/test'
import type { Angemeldet } from './api.ts'
import { titel } from './browser.ts'
import type { Portal } from './portal/portalStarten.ts'

/** A portal that runs on this machine. */
export type PortalOrt = Pick<Portal, 'url' | 'datenVerzeichnis'>

const WURZEL = join(import.meta.dirname, '../..')
const BEFEHL = 'apps/server/src/platform/cms/nutzungsbedingungen.cli.ts'

/**
 * Publishes a version of the terms as the operator does, while the portal runs; resolves when it holds for `wer`, who
 * was signed in before.
 */
export const neueFassung = async (portal: PortalOrt, wer: Angemeldet, aenderung: string): Promise<void> => {
  const { datenVerzeichnis, url } = portal
  const env = { ...process.env, DATEN_VERZEICHNIS: datenVerzeichnis, PORTAL_URL: url, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, [BEFEHL, '--neu', aenderung], {
    cwd: WURZEL,
    env,
  })
  expect(stdout).toMatch(/^Fassung \d+ gilt ab /)
  await expect.poll(async () => (await wer.rufen(nutzerStatusLesen)).status).toBe(403)
}

/** On the page of the terms that the provider shows. */
export const zustimmen = async (page: Page): Promise<void> => {
  await expect(titel(page, 'Nutzungsbedingungen')).toBeVisible()
  await page.getByRole('button', { name: 'Zustimmen' }).click()
  await page.waitForURL(({ pathname }) => !/^\/(realms|auth)\//.test(pathname))
}

/**
 * Nobody else asks the server while a test does: what the page fetches by itself, each minute or for a field that is
 * typed into, stays away.
 */
export const ohneHintergrund = (page: Page) =>
  page.route(/\/mitteilung\/[^/]+\/anzahl$|\/gemfa\/all$/, (route) => route.abort())
