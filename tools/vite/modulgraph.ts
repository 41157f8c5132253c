import { fileURLToPath } from 'node:url'

type Modul = {
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
/** What the bundler tells a group of its modules. */
export type Modulgraph = { readonly getModuleInfo: (id: string) => Modul | null }

/** The file with this path below the root of the project. */
export const quelle = (pfad: string): string => fileURLToPath(new URL(`../../${pfad}`, import.meta.url))

/**
 * Works something out once for each build. The bundler hands out the same object for a module throughout a build, so that
 * of the entry stands for it.
 */
export const jeBau = <T>(eingang: string, machen: (graph: Modulgraph) => T): ((graph: Modulgraph) => T) => {
  const bekannte = new WeakMap<Modul, T>()
  return (graph) => {
    const modul = graph.getModuleInfo(eingang)
    if (modul === null) throw new Error(`${eingang} fehlt im Bau.`)
    const bekannt = bekannte.get(modul) ?? machen(graph)
    bekannte.set(modul, bekannt)
    return bekannt
  }
}

/** A module with all that it imports, however far down; what comes later is no part of it. */
export const sammeln = (id: string, graph: Modulgraph, gefunden: Set<string>): Set<string> => {
  if (gefunden.has(id)) return gefunden
  gefunden.add(id)
  for (const naechstes of graph.getModuleInfo(id)?.importedIds ?? []) sammeln(naechstes, graph, gefunden)
  return gefunden
}
