import { resolve } from 'node:path'
import { bauFehlt } from '../../tools/oberflaeche.ts'
import { portalMitDatenbankStarten } from './portal/portalMitDatenbank.ts'

/**
 * Playwright's global set-up: one real portal with the demo world for all journeys; its teardown removes it. With
 * PORTAL_TEST_URL the journeys walk through a portal that runs already, for work on a single one.
 */
const start = async () => {
  if (process.env.PORTAL_TEST_URL) return undefined
  const hindernis = bauFehlt(resolve(import.meta.dirname, '../..'))
  if (hindernis !== undefined) throw new Error(hindernis)
  const portal = await portalMitDatenbankStarten()
  process.env.PORTAL_TEST_URL = portal.url
  process.env.PORTAL_TEST_DATENBANK = portal.ownerUrl
  return () => portal.entfernen()
}

export default start
