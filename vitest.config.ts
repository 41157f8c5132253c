import { defineConfig } from 'vitest/config'
import { tempOrdner } from './tools/tempOrdner.ts'

/** The workers find it in their environment. */
process.env['TMPDIR'] = tempOrdner()

/** What happens in the background may take its time on a loaded machine; nothing waits longer than it must. */
const GEDULD = { poll: { timeout: 10_000 } }

/** As for the browser's journeys (playwright.config.ts): in CI what passes when it runs again holds up nobody. */
const NOCH_EINMAL = process.env['CI'] ? 1 : 0

/**
 * Two projects, so that pure tests start at once: only the server's pay for a database cluster. Test files run in
 * parallel: each takes its own database (CREATE DATABASE … TEMPLATE), so no suite sees another's rows. Files share a
 * process with its modules: to load them anew for each took as long as the tests themselves (ADR 0030).
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rein',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{portal,sachbearbeitung}/{src,vite}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          testTimeout: 30_000,
          expect: GEDULD,
          retry: NOCH_EINMAL,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/globalSetup.ts'],
          testTimeout: 30_000,
          expect: GEDULD,
          retry: NOCH_EINMAL,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
