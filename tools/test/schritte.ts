import { join, resolve } from 'node:path'

/** One check of the product. One that is not a test runner counts as one test. */
export type Schritt = {
  readonly name: string
  readonly titel: string
  readonly argumente: readonly string[]
  /** A test runner's JSON report; its tests are counted instead of the step. */
  readonly bericht?: string
  /** Uses one core and nothing that another of these makes: they run side by side. */
  readonly nebenher?: true
  readonly minuten: number
}

export const WURZEL = resolve(import.meta.dirname, '../..')
export const BERICHTE = join(WURZEL, 'berichte')
/** What Vitest's own report does not say: how long a file took with its hooks (tools/test/dauerReporter.ts). */
export const VITEST_DAUERN = join(BERICHTE, 'vitest-dauern.json')

const modul = (pfad: string) => join(WURZEL, 'node_modules', pfad)
const werkzeug = (name: string) => join(WURZEL, 'tools', name)

/**
 * In the order in which they are told, and started: of those that run side by side the longest first, so that none is
 * left over at the end (ADR 0035).
 */
export const SCHRITTE: readonly Schritt[] = [
  {
    name: 'lint',
    titel: 'Lint und Typen',
    argumente: [modul('oxlint/bin/oxlint'), '--type-aware', '--type-check'],
    nebenher: true,
    minuten: 4,
  },
  {
    name: 'format',
    titel: 'Format',
    argumente: [modul('oxfmt/bin/oxfmt'), '--list-different', '--threads=1'],
    nebenher: true,
    minuten: 4,
  },
  {
    name: 'bau',
    titel: 'Bau der Oberfläche',
    argumente: [werkzeug('bauen.ts')],
    nebenher: true,
    minuten: 4,
  },
  {
    name: 'richtungen',
    titel: 'Richtungen',
    argumente: [werkzeug('richtungen.ts')],
    nebenher: true,
    minuten: 3,
  },
  {
    name: 'unbenutzt',
    titel: 'Unbenutztes',
    argumente: [modul('knip/bin/knip.js')],
    nebenher: true,
    minuten: 3,
  },
  {
    name: 'einheit',
    titel: 'Vitest',
    argumente: [
      modul('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(BERICHTE, 'vitest.json')}`,
      `--reporter=${werkzeug('test/dauerReporter.ts')}`,
    ],
    bericht: 'vitest.json',
    minuten: 45,
  },
  {
    name: 'browser',
    titel: 'Playwright',
    argumente: [modul('@playwright/test/cli.js'), 'test'],
    bericht: 'playwright.json',
    minuten: 35,
  },
  { name: 'anforderungen', titel: 'Anforderungen', argumente: [werkzeug('anforderungen.ts')], minuten: 1 },
]
