import { jeBau, sammeln, type Modulgraph } from './modulgraph.ts'

/** The library of a file: its folder in node_modules, undefined for the product's own files. */
const bibliothek = (id: string) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(id)?.[0]

/**
 * The file of a module that the first screen needs: what the entry of the app and its first page import, however far
 * down. Libraries stand apart, each as a whole: they stay in the browser's cache when the app changes.
 */
export const dateiDesErstenBilds = (eingang: string, erste: string) => {
  const erstesBild = jeBau(eingang, (graph) => {
    const module = sammeln(erste, graph, sammeln(eingang, graph, new Set()))
    return { module, bibliotheken: new Set([...module].map(bibliothek)) }
  })
  return (id: string, graph: Modulgraph): string | null => {
    const { module, bibliotheken } = erstesBild(graph)
    const hier = bibliothek(id)
    if (hier !== undefined) return bibliotheken.has(hier) ? 'kern' : null
    // What the first page alone imports comes with it: whoever begins elsewhere does not need it.
    const nurDort = graph.getModuleInfo(id)?.importers.every((einer) => einer === erste)
    return module.has(id) && id !== eingang && id !== erste && !nurDort ? 'schale' : null
  }
}
