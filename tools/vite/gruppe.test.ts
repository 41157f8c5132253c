import { expect, test } from 'vitest'
import { alsStueck, liegtIn, ohneModul, type Gruppe } from './gruppe.ts'
import { quelle, type Modulgraph } from './modulgraph.ts'

const EINGANG = quelle('apps/portal/src/main.tsx')
const RHF = '/p/node_modules/react-hook-form/index.js'
const feld = quelle('packages/ui/src/felder/Feldrahmen.tsx')
const seite = quelle('apps/portal/src/dashboard/DashboardSeite.tsx')
const start = quelle('apps/portal/src/start/StartSeite.tsx')
const karte = quelle('packages/ui/src/Karte.tsx')
const hinweis = quelle('packages/ui/src/Hinweis.tsx')
const dialog = quelle('packages/ui/src/felder/Dialog.tsx')
const zahl = quelle('packages/ui/src/felder/getippt/Zahlfeld.tsx')

const IMPORTE: Record<string, readonly string[]> = {
  [EINGANG]: [],
  [seite]: [karte, hinweis],
  [start]: [hinweis],
  [karte]: [],
  [hinweis]: [],
  [feld]: [RHF],
  [zahl]: [feld],
  [dialog]: [],
  [RHF]: [],
}
const graph: Modulgraph = {
  getModuleInfo: (() => {
    const infos = new Map(
      Object.entries(IMPORTE).map(([id, importedIds]) => [
        id,
        { importedIds, importers: [], dynamicImporters: id === dialog ? [seite] : [] },
      ]),
    )
    return (id: string) => infos.get(id) ?? null
  })(),
}
const inGruppe = (gruppe: Omit<Gruppe, 'name'>) => {
  const { name } = alsStueck(EINGANG, { name: 'g', ...gruppe })
  return Object.keys(IMPORTE).filter((id) => name(id, graph) === 'g')
}

test('a folder has its own modules; those below with **, and a package from outside as a whole', () => {
  expect(liegtIn(feld, 'packages/ui/src/felder')).toBe(true)
  expect(liegtIn(zahl, 'packages/ui/src/felder')).toBe(false)
  expect(liegtIn(zahl, 'packages/ui/src/felder/**')).toBe(true)
  expect(liegtIn(quelle('packages/ui/src/felder2/a.ts'), 'packages/ui/src/felder/**')).toBe(false)
  expect(liegtIn('/p/node_modules/@tanstack/query/build/a.js', 'node_modules/@tanstack')).toBe(true)
})

test('a part that comes late is a file of its own, unless its group wants it', () => {
  const ordner = ['packages/ui/src/felder']
  expect(inGruppe({ ordner })).toEqual([feld])
  expect(inGruppe({ ordner, spaete: true })).toEqual([feld, dialog])
})

test('what needs a library stands elsewhere, or only what needs it', () => {
  const ordner = ['packages/ui/src/**']
  expect(inGruppe({ ordner, ohne: ['react-hook-form'] })).toEqual([karte, hinweis])
  expect(inGruppe({ ordner, nurMit: 'react-hook-form' })).toEqual([feld, zahl])
})

test('what the pages of a folder import, without the pages themselves; of several folders, what each imports', () => {
  const dashboard = 'apps/portal/src/dashboard'
  expect(inGruppe({ ordner: [], brauchtFuer: [dashboard] })).toEqual([karte, hinweis])
  expect(inGruppe({ ordner: [], brauchtFuer: [dashboard, 'apps/portal/src/start'] })).toEqual([hinweis])
})

test('a folder in which nothing lies that is built is named', () => {
  const gruppen: Gruppe[] = [
    { name: 'a', ordner: ['packages/ui/src/felder', 'packages/ui/src/umgezogen'] },
    { name: 'b', ordner: ['node_modules/weg'], brauchtFuer: ['apps/portal/src/fort'] },
  ]
  expect(ohneModul(gruppen, Object.keys(IMPORTE))).toEqual([
    'packages/ui/src/umgezogen',
    'node_modules/weg',
    'apps/portal/src/fort/**',
  ])
})
