import { fileURLToPath } from 'node:url'

type Modul = { readonly importedIds: readonly string[] }
/** What the bundler tells a group of its modules. */
export type Modulgraph = { readonly getModuleInfo: (id: string) => Modul | null }

const pfad = (datei: string) => fileURLToPath(new URL(`../src/${datei}`, import.meta.url))
const EINGANG = pfad('main.tsx')
const START = pfad('start/StartSeite.tsx')

const sammeln = (id: string, graph: Modulgraph, gefunden: Set<string>): Set<string> => {
  if (gefunden.has(id)) return gefunden
  gefunden.add(id)
  for (const naechstes of graph.getModuleInfo(id)?.importedIds ?? []) sammeln(naechstes, graph, gefunden)
  return gefunden
}

/** The library of a file: its folder in node_modules, undefined for the portal's own files. */
const bibliothek = (id: string) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(id)?.[0]

type Bild = { readonly module: ReadonlySet<string>; readonly bibliotheken: ReadonlySet<string | undefined> }

/** The bundler hands out the same object throughout a build, so it stands for the build. */
const jeBau = new WeakMap<Modul, Bild>()

const erstesBild = (graph: Modulgraph): Bild => {
  const eingang = graph.getModuleInfo(EINGANG)
  if (eingang === null) throw new Error(`${EINGANG} fehlt im Bau.`)
  const bekannt = jeBau.get(eingang)
  if (bekannt) return bekannt
  const module = sammeln(START, graph, sammeln(EINGANG, graph, new Set()))
  const bild = { module, bibliotheken: new Set([...module].map(bibliothek)) }
  jeBau.set(eingang, bild)
  return bild
}

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
