import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as basis } from '@playwright/test'
import { openPool } from '../../apps/server/src/platform/database/database.ts'
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts'
import { portalStarten } from './portalStarten.ts'

const melden = (...worte: unknown[]) => void process.stderr.write(`${worte.join(' ')}\n`)
const log = { debug: () => {}, info: () => {}, warn: melden, error: melden }

type Sql = (text: string, werte?: readonly unknown[]) => Promise<void>
type PortalMitDatenbank = { readonly url: string; readonly sql: Sql }

/**
 * Tests with a portal and a database of their own, into which they may write: for what a journey can't wait for, and
 * for people who need no account.
 */
export const test = basis.extend<object, { portal: PortalMitDatenbank }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, geben) => {
      const ordner = await mkdtemp(join(tmpdir(), 'portal-sql-'))
      const datenbank = await startEmbedded({ directory: ordner, log })
      const env = { DATABASE_URL: datenbank.appUrl, DATABASE_OWNER_URL: datenbank.ownerUrl, DEMO: '1' }
      const portal = await portalStarten({ env })
      const pool = openPool(datenbank.ownerUrl, 1)
      await geben({
        url: portal.url,
        sql: async (text, werte = []) => void (await pool.query(text, [...werte])),
      })
      await pool.end()
      await portal.entfernen()
      await datenbank.stop()
      await rm(ordner, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, geben) => geben(portal.url),
})
