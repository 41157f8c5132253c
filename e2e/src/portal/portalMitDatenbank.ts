import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as basis } from '@playwright/test'
import { openPool } from '../../../apps/server/src/platform/database/database.ts'
import { startEmbedded } from '../../../apps/server/src/platform/database/launcher/launcher.ts'
import { VON_HAND } from '../../../apps/server/src/platform/testing/testCluster.ts'
import { portalStarten } from './portalStarten.ts'

const melden = (...worte: unknown[]) => void process.stderr.write(`${worte.join(' ')}\n`)
const log = { debug: () => {}, info: () => {}, warn: melden, error: melden }

export type Sql = (text: string, werte?: readonly unknown[]) => Promise<void>
type PortalMitDatenbank = { readonly url: string; readonly sql: Sql }

/** A portal with the demo world on a database beside it, which tests reach as well: `ownerUrl`. */
export const portalMitDatenbankStarten = async () => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-sql-'))
  const datenbank = await startEmbedded({ directory: ordner, log })
  const env = { DATABASE_URL: datenbank.appUrl, DATABASE_OWNER_URL: datenbank.ownerUrl, DEMO: '1' }
  const portal = await portalStarten({ env })
  const entfernen = async () => {
    await portal.entfernen()
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
  return { url: portal.url, ownerUrl: datenbank.ownerUrl, entfernen }
}

/** The portal of all journeys, as `start.ts` leaves it; a portal that runs already may keep its database to itself. */
const vonAllen = () => {
  const { PORTAL_TEST_URL: url, PORTAL_TEST_DATENBANK: ownerUrl } = process.env
  return url && ownerUrl ? { url, ownerUrl, entfernen: async () => {} } : undefined
}

type Ort = { readonly url: string; readonly ownerUrl: string; readonly entfernen: () => Promise<void> }

const testMit = (starten: () => Promise<Ort>) =>
  basis.extend<{ portal: PortalMitDatenbank }>({
    portal: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
      async ({}, geben) => {
        const { url, ownerUrl, entfernen } = await starten()
        const pool = openPool(ownerUrl, 1, undefined, VON_HAND)
        await geben({ url, sql: async (text, werte = []) => void (await pool.query(text, [...werte])) })
        await pool.end()
        await entfernen()
      },
      { timeout: 180_000 },
    ],
    baseURL: async ({ portal }, geben) => geben(portal.url),
  })

/**
 * Tests that write into the database, only about people and companies that they made: for what a journey can't wait
 * for, and for people who need no account. One for each test: Playwright gives files whose workers have something of
 * their own other workers, at the end, where a long one leaves a core idle (ADR 0057).
 */
export const test = testMit(async () => vonAllen() ?? (await portalMitDatenbankStarten()))

/** The same with a portal of its own: for what everybody in the portal hears of. */
export const eigenesPortalMitDatenbank = testMit(portalMitDatenbankStarten)
