import { defineConfig } from 'vitest/config'

/**
 * One run for all packages. Test files run in parallel: each takes its own database (CREATE DATABASE … TEMPLATE),
 * so no suite sees another's rows.
 */
export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.{ts,tsx}', 'apps/**/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    globalSetup: ['apps/server/src/platform/testing/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'berichte/vitest.json' }]],
  },
})
