import { portalStarten } from './portalStarten.ts'

/** Playwright's global set-up: one real portal with the demo world for all journeys; its teardown removes it. */
const start = async () => {
  const portal = await portalStarten({ env: { DEMO: '1' } })
  process.env.PORTAL_TEST_URL = portal.url
  return () => portal.entfernen()
}

export default start
