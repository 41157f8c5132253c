import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { GESTALTEN, type Gestalt } from './gestalten.ts'
import { gestaltenPruefen } from './pruefen.ts'

const WURZEL = join(import.meta.dirname, '../..')
const wurzeln: string[] = []
afterEach(() => {
  for (const wurzel of wurzeln.splice(0)) rmSync(wurzel, { recursive: true })
})

const OHNE_LISTEN: readonly Gestalt[] = GESTALTEN.map((gestalt) => ({ ...gestalt, heute: [] }))

const befund = (dateien: Readonly<Record<string, string>>, gestalten = OHNE_LISTEN): string[] => {
  const wurzel = mkdtempSync(join(tmpdir(), 'gestalten-'))
  wurzeln.push(wurzel)
  for (const [pfad, text] of Object.entries(dateien)) {
    mkdirSync(dirname(join(wurzel, pfad)), { recursive: true })
    writeFileSync(join(wurzel, pfad), text)
  }
  return gestaltenPruefen(wurzel, gestalten)
}

const CONTRACT = 'packages/contract/src/zuwendung'
const SERVER = 'apps/server/src/zuwendung'
const CLIENT = 'packages/client/src/zuwendung'
const MIGRATIONEN = 'apps/server/migrations'

const TABELLE = `export const A = { vorlegen: { von: ['ENTWURF'], knopf: 'Vorlegen', wer: ['BANK'] } } as const`
const HANDLUNG = `db.transaction().execute(async (tx) => {
  fordern(staende.hindernis('vorlegen', stand, wer), nichtMoeglich)
  await protokollieren(tx, zeile)
})`
const ABFRAGE = "sql`select from audit_log l where l.objekt_guid = a.guid and l.handlung = 'x'`"

test.each([
  ['uebergang', `${CONTRACT}/aLauf.ts`, TABELLE],
  ['mount', `${SERVER}/a.ts`, 'mount(app, route, handler)'],
  ['call', 'apps/portal/src/zuwendung/A.tsx', 'await call(antragLesen, { params })'],
  ['ignore-alle', `${CLIENT}/a.ts`, `call(a, { ignore: 'alle' })`],
  ['freigegeben_von', `${MIGRATIONEN}/0200_a.sql`, 'create table a (\n  freigegeben_von text,\n)'],
  ['uebergang', `${CONTRACT}/gegenstaende.ts`, TABELLE],
  ['freigegeben_von', `${MIGRATIONEN}/0200_a.sql`, 'alter table a add column freigegeben_von text;'],
  ['audit_log', `${SERVER}/a.ts`, ABFRAGE],
  ['handlung', `${SERVER}/a.ts`, HANDLUNG],
])('[B-10] %s is found in %s', (name, datei, text) => {
  expect(befund({ [datei]: text })).toEqual([expect.stringMatching(`^${name}: ${datei}`)])
})

test.each([
  ['a table where it belongs', `${CONTRACT}/staende.ts`, TABELLE],
  ['one of several', `${CONTRACT}/rundeStaende.ts`, TABELLE],
  ['a period, and who', `${CONTRACT}/a.ts`, `const a = { von: 1, bis: 2 }\nconst b = { wer: 'ich' }`],
  ['a type of both', `${CONTRACT}/a.ts`, `type Zeile = { von: string[]; wer: string[] }`],
  ['another call', `apps/portal/src/a.ts`, 'f.call(this)'],
  ['a call where it belongs', `${CLIENT}/a.ts`, 'call(a)'],
  ['a test', `${SERVER}/a.test.ts`, ABFRAGE],
  ['an act where it belongs', 'apps/server/src/platform/handlung/a.ts', HANDLUNG],
  ['an act without a table', `${SERVER}/a.ts`, HANDLUNG.replace('staende.hindernis', 'grund')],
  [
    'a column that is read',
    `${MIGRATIONEN}/0200_a.sql`,
    'select freigegeben_von from a where freigegeben_von <> b',
  ],
  ['the timeline', `apps/server/src/zuwendung/verlauf/a.ts`, ABFRAGE],
  ['another condition', `${SERVER}/a.ts`, 'sql`select handlung from audit_log where kette = ${k}`'],
  ['two statements', `${SERVER}/a.ts`, "sql`from audit_log`\nsql`where handlung = 'x'`"],
])('[B-10] %s is none of them', (_, datei, text) => {
  expect(befund({ [datei]: text })).toEqual([])
})

test('[B-10] a known file passes, and one that needs its line no more is named', () => {
  const datei = `${SERVER}/a.ts`
  const bekannt = GESTALTEN.filter(({ name }) => name === 'mount').map((gestalt) => ({
    ...gestalt,
    heute: [datei],
  }))
  expect(befund({ [datei]: 'mount(app)' }, bekannt)).toEqual([])
  expect(befund({ [datei]: 'tueren(app)' }, bekannt)).toEqual([expect.stringContaining('has it no more')])
})

test('[B-10] everything is written in the one way that there is, but for what the lists name', () => {
  expect(gestaltenPruefen(WURZEL)).toEqual([])
})
