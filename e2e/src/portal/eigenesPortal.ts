import { test as basis } from '@playwright/test'
import { dienst } from '../anmeldedienst/dienst.ts'
import type { PortalOrt } from '../bedingungen.ts'
import { portalStarten } from './portalStarten.ts'

/** Of Keycloak there is one, with one portal: the journeys follow each other there, and who registers later agrees to what holds then. */
const vorhandenes = (): PortalOrt => {
  const { PORTAL_TEST_URL: url, PORTAL_TEST_DATEN: datenVerzeichnis } = process.env
  if (url === undefined || datenVerzeichnis === undefined) throw new Error('PORTAL_TEST_DATEN fehlt.')
  return { url, datenVerzeichnis }
}

const mitPortal = async (geben: (portal: PortalOrt) => Promise<void>): Promise<void> => {
  if (dienst.name !== 'eingebettet') return geben(vorhandenes())
  const portal = await portalStarten({ env: { DEMO: '1' } })
  await geben(portal)
  await portal.entfernen()
}

/** Tests with a portal of their own, one for each worker, where what they change for everybody meets nobody else. */
export const test = basis.extend<object, { portal: PortalOrt }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, geben) => mitPortal(geben),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ portal }, geben) => geben(portal.url),
})
