import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTE, chromiumPfad } from './tools/chromium.ts'
import { tempOrdner } from './tools/tempOrdner.ts'

/** Looked for, and in CI installed, once: the workers find it in their environment. */
const CHROMIUM = chromiumPfad()
process.env['CHROMIUM'] = CHROMIUM
process.env['TMPDIR'] = tempOrdner()

/**
 * Journeys on the real server. `e2e/src/start.ts` starts one portal on free ports with a database of its own, so that
 * two runs stand side by side; it leaves its address in PORTAL_TEST_URL, where the workers find it.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/src/start.ts',
  outputDir: 'berichte/browser',
  reporter: [['list'], ['json', { outputFile: 'berichte/playwright.json' }]],
  // A journey waits a good third of its time for the server, a job, a mail: with three of them two cores are busy.
  workers: 3,
  // Some 300 journeys share two cores with whatever else a CI machine does; one that passes at once when it runs again
  // is listed as 'flaky' and read, but holds up nobody. At the desk each failure counts.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // No claim about time: they end what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['PORTAL_TEST_URL'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    // To record a trace costs a fifth of a journey's time: of one that failed at the desk ask for it with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [...CHROMIUM_ARGUMENTE],
      // Without a locale Chromium saves 'Eingangsbestätigung.pdf' as 'download': it can't write the name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
})
