import { expect, test } from 'vitest'
import { dateiDesErstenBilds } from './erstesBild.ts'
import { quelle, type Modulgraph } from './modulgraph.ts'

const MAIN = quelle('apps/portal/src/main.tsx')
const START = quelle('apps/portal/src/start/StartSeite.tsx')

const IMPORTE: Record<string, readonly string[]> = {
  [MAIN]: ['/p/kopf.tsx', '/p/node_modules/@tanstack/router/index.js'],
  [START]: ['/p/hinweis.tsx', '/p/grund.tsx'],
  '/p/kopf.tsx': ['/p/logo.tsx'],
  '/p/logo.tsx': ['/p/kopf.tsx'],
  '/p/tabelle.tsx': ['/p/hinweis.tsx', '/p/node_modules/@tanstack/query/index.js'],
}
const graph: Modulgraph = {
  getModuleInfo: (() => {
    const infos = new Map(
      Object.entries(IMPORTE).map(([id, importedIds]) => [id, { importedIds, dynamicImporters: [] }]),
    )
    const importers = (id: string) => Object.keys(IMPORTE).filter((einer) => IMPORTE[einer]?.includes(id))
    return (id: string) => ({
      importedIds: [],
      dynamicImporters: [],
      ...infos.get(id),
      importers: importers(id),
    })
  })(),
}

test.each([
  ['/p/kopf.tsx', 'schale'],
  ['/p/logo.tsx', 'schale'],
  ['/p/hinweis.tsx', 'schale'],
  ['/p/grund.tsx', null],
  ['/p/tabelle.tsx', null],
  ['/p/node_modules/@tanstack/router/index.js', 'kern'],
  ['/p/node_modules/@tanstack/router/link.js', 'kern'],
  ['/p/node_modules/@tanstack/query/index.js', null],
  [MAIN, null],
  [START, null],
])('%s belongs to the file %s', (id, datei) => {
  expect(dateiDesErstenBilds(MAIN, START)(id, graph)).toBe(datei)
})
