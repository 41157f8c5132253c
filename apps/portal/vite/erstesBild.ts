import { EINGANG, jeBau, quelle, sammeln, type Modulgraph } from './modulgraph.ts'

const START = quelle('apps/portal/src/start/StartSeite.tsx')

/** The library of a file: its folder in node_modules, undefined for the portal's own files. */
const bibliothek = (id: string) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(id)?.[0]

const erstesBild = jeBau((graph) => {
  const module = sammeln(START, graph, sammeln(EINGANG, graph, new Set()))
  return { module, bibliotheken: new Set([...module].map(bibliothek)) }
})

/**
 * The file of a module that the first screen needs, signed in or not: what main.tsx and the start page import, however
 * far down. Libraries stand apart, each as a whole: they stay in the browser's cache when the portal changes.
 */
export const dateiDesErstenBilds = (id: string, graph: Modulgraph): string | null => {
  const { module, bibliotheken } = erstesBild(graph)
  const hier = bibliothek(id)
  if (hier !== undefined) return bibliotheken.has(hier) ? 'kern' : null
  return module.has(id) && id !== EINGANG && id !== START ? 'schale' : null
}
