import { playwright } from '@vitest/browser-playwright'
import type { Page } from '@playwright/test'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGUMENTE, chromiumPfad } from './tools/chromium.ts'
import { tempOrdner } from './tools/tempOrdner.ts'
import { einText, zumStarten } from './tools/vite/zumStarten.ts'

type Media = Parameters<Page['emulateMedia']>[0]

/** The workers find it in their environment. */
process.env['TMPDIR'] = tempOrdner()

/**
 * Nothing waits longer than it must, and no limit is a claim about time: they end what hangs. A test that is broken
 * off is still at work on the page of the next ones: on a machine at a third of its speed 32 failed so.
 */
const GEDULD = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

/** As for the browser's journeys (playwright.config.ts): in CI what passes when it runs again holds up nobody. */
const NOCH_EINMAL = process.env['CI'] ? 1 : 0

/**
 * The browser's language is one with other digits and another calendar: a day or a number that asks for none stands there in
 * them (rule D-08). The journeys walk in German.
 */
const FREMD = 'fa-IR'

/** Files share their globals: what one puts in their place must not answer in the next, where a link then did nothing. */
const restoreMocks = true

/**
 * Three projects, so that pure tests start at once: only the server's pay for a database cluster. Test files run in
 * parallel: each takes its own database (CREATE DATABASE … TEMPLATE), so no suite sees another's rows. Files share a
 * process with its modules: to load them anew for each took as long as the tests themselves (ADR 0030).
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Two in Node and two in the browser, side by side: two cores are busy to 95 % (ADR 0093).
    maxWorkers: 2,
    // what is told to the console is read where a test has failed
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'rein',
          isolate: false,
          exclude: ['**/*.komponenten.test.ts', '**/node_modules/**'],
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{portal,sachbearbeitung}/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          ...GEDULD,
          retry: NOCH_EINMAL,
          restoreMocks,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/globalSetup.ts'],
          ...GEDULD,
          retry: NOCH_EINMAL,
          restoreMocks,
        },
      },
      {
        plugins: [zumStarten('portal'), zumStarten('sachbearbeitung'), einText()],
        css: { preprocessorOptions: { scss: { quietDeps: true } } },
        // found while tests run it would load them anew
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'komponenten',
          // Each test loads the portal anew (tools/vite/zumStarten.ts): nothing is left that another file could see.
          isolate: false,
          include: ['{packages,apps}/*/src/**/*.komponenten.test.ts'],
          ...GEDULD,
          retry: NOCH_EINMAL,
          restoreMocks,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 30_000,
              contextOptions: { locale: FREMD, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
              launchOptions: {
                // looked for, and in CI installed, when these tests run
                get executablePath() {
                  return chromiumPfad()
                },
                args: [...CHROMIUM_ARGUMENTE],
              },
            }),
            // a part of a name finds it, as in the journeys
            locators: { exact: false },
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            commands: { emulateMedia: ({ page }, media: Media) => page.emulateMedia(media) },
          },
        },
      },
    ],
  },
})
