import { fileURLToPath } from 'node:url'

type Modul = { readonly importedIds: readonly string[]; readonly dynamicImporters: readonly string[] }
/** What the bundler tells a group of its modules. */
export type Modulgraph = { readonly getModuleInfo: (id: string) => Modul | null }

/** The file with this path below the root of the project. */
export const quelle = (pfad: string): string => fileURLToPath(new URL(`../../../${pfad}`, import.meta.url))

export const EINGANG = quelle('apps/portal/src/main.tsx')

/** Works something out once for each build. The bundler hands out the same object throughout a build, so it stands for it. */
export const jeBau = <T>(machen: (graph: Modulgraph) => T): ((graph: Modulgraph) => T) => {
  const bekannte = new WeakMap<Modul, T>()
  return (graph) => {
    const eingang = graph.getModuleInfo(EINGANG)
    if (eingang === null) throw new Error(`${EINGANG} fehlt im Bau.`)
    const bekannt = bekannte.get(eingang) ?? machen(graph)
    bekannte.set(eingang, bekannt)
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
