import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { verweisePruefen } from './pruefen.ts'

const wurzeln: string[] = []
afterEach(async () => {
  for (const wurzel of wurzeln.splice(0)) await rm(wurzel, { recursive: true, force: true })
})

const BESTAND: Readonly<Record<string, string>> = {
  'apps/server/src/zuwendung/kern/repository.ts': 'export const a = 1',
  'apps/server/src/zuwendung/kern/view.test.ts': 'export const a = 1',
  'docs/regeln.md': '| L-01 | leicht | Durchsicht |',
  'docs/anforderungen.md': '| S4-07 | einreichen | fertig |',
  'docs/adr/0007-kysely.md': '# 0007 Kysely',
}

const befund = async (baum: Readonly<Record<string, string>>): Promise<string[]> => {
  const wurzel = await mkdtemp(join(tmpdir(), 'verweise-'))
  wurzeln.push(wurzel)
  for (const [pfad, text] of Object.entries({ ...BESTAND, ...baum })) {
    await mkdir(dirname(join(wurzel, pfad)), { recursive: true })
    await writeFile(join(wurzel, pfad), text)
  }
  return verweisePruefen(wurzel)
}

const QUELLE = 'apps/portal/src/main.tsx'

test.each([
  ['a file by its name', '// see repository.ts'],
  ['a file by its folders', '// apps/server/src/zuwendung/kern/repository.ts'],
  ['a file without src', '// server/zuwendung/kern/repository.ts'],
  ['a test without its ending', '// `zuwendung/kern/view`'],
  ['a folder', '/** Below apps/server/src/zuwendung all is quiet. */'],
  ['a rule, a requirement, a decision', '// rule L-01, S4-07 and ADR 0007'],
  ['a section of a standard', '// RFC 9110, section 11.1; specification, section 7'],
  ['a page of others', '// https://example.org/architecture.md'],
  ['prose with a stroke', '// client/server, zuwendung/uebersicht and src/**/*.ts'],
  ['what is made later', '// zugang.json'],
  ['no comment', "const weg = 'zuwendung/weg.ts'"],
])('%s may be named', async (_, text) => {
  expect(await befund({ [QUELLE]: text })).toEqual([])
})

test.each([
  ['a file that is gone', '// the rows of kern/gone.ts'],
  ['a file that has moved', '/*\n * zuwendung/repository.ts holds it\n */'],
  ['a folder that has moved', '// apps/server/src/antrag'],
  ['a room in code marks', '// `zuwendung/antrag`'],
  ['a design page', '// (identity.md, page 4)'],
  ['a section of a design page', '/**\n * the budget (architecture,\n * section 7)\n */'],
  ['an unknown rule', '// rule L-99'],
  ['an unknown requirement', '// S9-98'],
  ['an unknown decision', '// ADR 0099'],
])('%s may not', async (_, text) => {
  expect(await befund({ [QUELLE]: text })).toEqual([
    expect.stringMatching(/^verweis: apps\/portal\/src\/main\.tsx:\d/),
  ])
})

test('a page is read as a whole, a style sheet by its comments', async () => {
  const gefunden = await befund({
    'README.md': 'Siehe `weg.ts`.',
    'packages/ui/src/stil/knopf.css': '/* wie knopf.tsx */ .weg { content: "weg.ts" }',
  })
  expect(gefunden.map((satz) => / names '([^']+)'/.exec(satz)?.[1])).toEqual(['weg.ts', 'knopf.tsx'])
})

test('the line of a finding is that of the name, and it says what to do', async () => {
  expect(await befund({ [QUELLE]: 'const a = 1\n/**\n * Words.\n * weg.ts\n */\n' })).toEqual([
    "verweis: apps/portal/src/main.tsx:4 names 'weg.ts', which the repository does not hold. Say where it went (git log --follow), or say it without the name.",
  ])
})

test('an applied migration is what was applied, its comments too', async () => {
  expect(await befund({ 'apps/server/migrations/0001_a.sql': '-- identity.md, section 1' })).toEqual([])
})

test('two files of a folder differ by more than capitals', async () => {
  const a = 'apps/portal/src/dashboard/Fristen.tsx'
  expect(await befund({ [a]: '', 'apps/portal/src/dashboard/fristen.ts': '' })).toEqual([
    expect.stringMatching(/^zwilling: /),
  ])
  expect(
    await befund({
      [a]: '',
      'apps/portal/src/dashboard/Fristen.test.tsx': '',
      'apps/portal/src/fristen.ts': '',
    }),
  ).toEqual([])
})
