import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { alleTestfaelle, testfaelle, zaehlen, type Testfall } from './berichte.ts'

let ordner: string
const schreiben = (name: string, inhalt: unknown) => writeFile(join(ordner, name), JSON.stringify(inhalt))

beforeEach(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'berichte-'))
})
afterEach(() => rm(ordner, { recursive: true, force: true }))

describe('reports of the test runners', () => {
  test('Vitest: each test with its outcome, and a file that could not be loaded as a failure', async () => {
    await schreiben('vitest.json', {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a passes', status: 'passed' },
            {
              fullName: 'a fails',
              status: 'failed',
              failureMessages: ['\u001B[31mError\u001B[39m: no\n    at a.test.ts'],
            },
            { fullName: 'a waits', status: 'pending' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    })
    expect(testfaelle(join(ordner, 'vitest.json'))).toEqual([
      { titel: 'a passes', ausgang: 'bestanden' },
      { titel: 'a fails', ausgang: 'fehlgeschlagen', grund: 'Error: no at a.test.ts' },
      { titel: 'a waits', ausgang: 'uebersprungen' },
      { titel: 'b.test.ts', ausgang: 'fehlgeschlagen' },
    ])
  })

  test('Playwright: nested suites, skipped tests and errors of the set-up', async () => {
    await schreiben('playwright.json', {
      suites: [
        {
          title: 'antrag.spec.ts',
          specs: [{ title: 'opens', ok: true, tests: [{ status: 'expected' }] }],
          suites: [
            {
              title: 'wizard',
              specs: [
                { title: 'fails', ok: false, tests: [{ status: 'unexpected' }] },
                {
                  title: 'passes at last',
                  ok: true,
                  tests: [{ status: 'flaky', results: [{ error: { message: 'too late' } }, {}] }],
                },
                { title: 'later', ok: true, tests: [{ status: 'skipped' }] },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'globalSetup' }],
    })
    expect(alleTestfaelle(ordner)).toEqual([
      { titel: 'antrag.spec.ts opens', ausgang: 'bestanden' },
      { titel: 'antrag.spec.ts wizard fails', ausgang: 'fehlgeschlagen' },
      {
        titel: 'antrag.spec.ts wizard passes at last',
        ausgang: 'bestanden',
        wiederholt: true,
        grund: 'too late',
      },
      { titel: 'antrag.spec.ts wizard later', ausgang: 'uebersprungen' },
      { titel: 'Playwright', ausgang: 'fehlgeschlagen' },
    ])
  })

  test('a report that is missing, cut off or of another kind is no report', async () => {
    await writeFile(join(ordner, 'halb.json'), '{"testResults": [')
    await schreiben('anders.json', { a: 1 })
    expect(testfaelle(join(ordner, 'fehlt.json'))).toBeUndefined()
    expect(alleTestfaelle(ordner)).toEqual([])
  })

  test('what a step counts for: never nothing, and a runner that ends badly has failed', () => {
    const ja: Testfall = { titel: 'a', ausgang: 'bestanden' }
    const nein: Testfall = { titel: 'b', ausgang: 'fehlgeschlagen' }
    expect(zaehlen(true, undefined)).toEqual({ bestanden: 1, fehlgeschlagen: 0 })
    expect(zaehlen(false, undefined)).toEqual({ bestanden: 0, fehlgeschlagen: 1 })
    expect(zaehlen(true, [ja, ja])).toEqual({ bestanden: 2, fehlgeschlagen: 0 })
    expect(zaehlen(false, [ja, nein])).toEqual({ bestanden: 1, fehlgeschlagen: 1 })
    expect(zaehlen(false, [ja])).toEqual({ bestanden: 1, fehlgeschlagen: 1 })
    expect(zaehlen(true, [])).toEqual({ bestanden: 0, fehlgeschlagen: 1 })
  })
})
