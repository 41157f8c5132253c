import { globSync } from 'node:fs'
import { jeBau, quelle, sammeln, type Modulgraph } from './modulgraph.ts'

/** Modules that share a file, by the folders and packages that they lie in. */
export type Gruppe = {
  readonly name: string
  /** The modules of these folders, not of those below; with '/**' of those below too. Packages from outside as a whole. */
  readonly ordner: readonly string[]
  /** Besides what the modules of each of these folders import, however far down: what their pages share. */
  readonly brauchtFuer?: readonly string[]
  /** Libraries that nobody should load because of this file: modules that need one of them stand elsewhere. */
  readonly ohne?: readonly string[]
  /** The modules that need this library, and no others. */
  readonly nurMit?: string
  /** Also parts that come late; else each of them is a file of its own, for nobody has asked for it yet. */
  readonly spaete?: true
  /** One file for each set of pages that share modules, instead of one for all. */
  readonly jeSeiten?: true
}

type Pruefung = (id: string, graph: Modulgraph) => boolean

const AUSSEN = '/node_modules/'

/** Whether a module lies in a folder of the project, or belongs to a package from outside. */
export const liegtIn = (id: string, ordner: string): boolean => {
  if (ordner.startsWith('node_modules/')) return id.includes(`/${ordner}/`)
  if (ordner.endsWith('/**')) return id.startsWith(quelle(ordner.slice(0, -2)))
  return id.slice(0, id.lastIndexOf('/') + 1) === quelle(`${ordner}/`)
}

/** The modules that import something of a library, however far down. */
const mitBibliothek = (name: string, eingang: string): Pruefung => {
  const bekannte = jeBau(eingang, () => new Map<string, boolean>())
  const sucht: Pruefung = (id, graph) => {
    const gesucht = bekannte(graph)
    const bekannt = gesucht.get(id)
    if (bekannt !== undefined) return bekannt
    // Until it is known: two modules may import each other's types only, but libraries do go in rings.
    gesucht.set(id, false)
    const ergebnis =
      id.includes(`${AUSSEN}${name}/`) ||
      (graph.getModuleInfo(id)?.importedIds ?? []).some((naechstes) => sucht(naechstes, graph))
    gesucht.set(id, ergebnis)
    return ergebnis
  }
  return sucht
}

/** What the modules of a folder import; a library's modules by themselves, for its index names all of them. */
const gebrauchtVon = (ordner: string, eingang: string): Pruefung => {
  const alle = jeBau(eingang, (graph) => {
    const dateien = globSync(`${ordner}/**/*.{ts,tsx}`, { cwd: quelle('') }).map(quelle)
    return dateien
      .filter((id) => graph.getModuleInfo(id) !== null)
      .reduce((gefunden, id) => sammeln(id, graph, gefunden), new Set<string>())
  })
  return (id, graph) => !id.includes(AUSSEN) && alle(graph).has(id) && !liegtIn(id, `${ordner}/**`)
}

const kommtSpaet: Pruefung = (id, graph) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** The name of the group for each of its modules, as the bundler asks for it while it builds the app with this entry. */
export const alsStueck = (eingang: string, gruppe: Gruppe) => {
  const { name, ordner, brauchtFuer = [], ohne = [], nurMit, spaete, jeSeiten } = gruppe
  const gebraucht = brauchtFuer.map((einer) => gebrauchtVon(einer, eingang))
  const gehoert: readonly Pruefung[] = [
    (id) => ordner.some((einer) => liegtIn(id, einer)),
    (id, graph) => gebraucht.length > 0 && gebraucht.every((passt) => passt(id, graph)),
  ]
  const nicht: readonly Pruefung[] = [
    ...ohne.map((einer) => mitBibliothek(einer, eingang)),
    ...(spaete ? [] : [kommtSpaet]),
  ]
  const noetig: readonly Pruefung[] = nurMit === undefined ? [] : [mitBibliothek(nurMit, eingang)]
  return {
    // Small ones are merged (bytes of source): a file of 160 bytes costs twice that in headers.
    ...(jeSeiten && { entriesAware: true, entriesAwareMergeThreshold: 40_000 }),
    name: (id: string, graph: Modulgraph): string | null =>
      gehoert.some((passt) => passt(id, graph)) &&
      noetig.every((passt) => passt(id, graph)) &&
      !nicht.some((passt) => passt(id, graph))
        ? name
        : null,
  }
}

/** The folders of groups that no module of the build lies in: they have moved, or are written wrong. */
export const ohneModul = (gruppen: readonly Gruppe[], module: readonly string[]): string[] =>
  gruppen
    .flatMap(({ ordner, brauchtFuer = [] }) => [...ordner, ...brauchtFuer.map((einer) => `${einer}/**`)])
    .filter((ordner) => !module.some((id) => liegtIn(id, ordner)))
