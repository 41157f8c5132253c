import { test as basis } from '@playwright/test'
import { portalStarten, type Portal } from './portalStarten.ts'

/** Tests with a portal of their own, where what they change for everybody meets nobody else. */
export const test = basis.extend<object, { portal: Portal }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, geben) => {
      const portal = await portalStarten({ env: { DEMO: '1' } })
      await geben(portal)
      await portal.entfernen()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, geben) => geben(portal.url),
})
