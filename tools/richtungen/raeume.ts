/** What imports what, as paths from the root. */
export type Pfeile = ReadonlyMap<string, readonly string[]>

/** Tests and what only tests use. */
export const TESTTEIL = /\.test\.tsx?$|\/testing\//

/** How the direct children of a folder, files and folders alike, rest on one another. */
export type Raeume = {
  readonly zimmer: number
  /** The longest chain of imports among them; rooms that need each other count one by one. */
  readonly stockwerke: number
  /** Pairs of which one imports the other. */
  readonly pfeile: number
  /** Rooms that import each other, by any way round. */
  readonly kreise: readonly (readonly string[])[]
}

/** The arrows between the children of a folder; tests and what only tests use are left out. */
const zimmerpfeile = (ordner: string, pfeile: Pfeile): Map<string, Set<string>> => {
  const zimmer = (datei: string): string | undefined =>
    datei.startsWith(`${ordner}/`) && !TESTTEIL.test(datei)
      ? datei.slice(ordner.length + 1).split('/')[0]
      : undefined
  const alle = new Map<string, Set<string>>()
  for (const [datei, importe] of pfeile) {
    const hier = zimmer(datei)
    if (hier === undefined) continue
    const ziele = alle.get(hier) ?? new Set()
    alle.set(hier, ziele)
    for (const dort of importe.map(zimmer)) if (dort !== undefined && dort !== hier) ziele.add(dort)
  }
  return alle
}

/** Everything that can be reached from a room, the room itself only by a way round. */
const erreichbar = (von: string, alle: ReadonlyMap<string, ReadonlySet<string>>): Set<string> => {
  const gesehen = new Set<string>()
  const offen = [...(alle.get(von) ?? [])]
  for (let zimmer = offen.pop(); zimmer !== undefined; zimmer = offen.pop()) {
    if (gesehen.has(zimmer)) continue
    gesehen.add(zimmer)
    offen.push(...(alle.get(zimmer) ?? []))
  }
  return gesehen
}

/** Rooms that can reach each other belong together; every other room stands alone. */
const verbinden = (alle: ReadonlyMap<string, ReadonlySet<string>>): string[][] => {
  const weit = new Map([...alle.keys()].map((zimmer) => [zimmer, erreichbar(zimmer, alle)]))
  const vergeben = new Set<string>()
  return [...alle.keys()].flatMap((zimmer) => {
    if (vergeben.has(zimmer)) return []
    const gruppe = [
      zimmer,
      ...[...alle.keys()].filter(
        (anderes) => anderes !== zimmer && weit.get(zimmer)?.has(anderes) && weit.get(anderes)?.has(zimmer),
      ),
    ]
    for (const eines of gruppe) vergeben.add(eines)
    return [gruppe]
  })
}

/** Counts the floors of a folder. */
export const raeume = (ordner: string, pfeile: Pfeile): Raeume => {
  const alle = zimmerpfeile(ordner, pfeile)
  const gruppen = verbinden(alle)
  const gruppeVon = new Map(gruppen.flatMap((gruppe) => gruppe.map((zimmer) => [zimmer, gruppe] as const)))
  const hoehen = new Map<readonly string[], number>()
  const hoehe = (gruppe: readonly string[]): number => {
    const bekannt = hoehen.get(gruppe)
    if (bekannt !== undefined) return bekannt
    const darunter = gruppe
      .flatMap((zimmer) => [...(alle.get(zimmer) ?? [])])
      .flatMap((zimmer) => [gruppeVon.get(zimmer) ?? []])
      .filter((andere) => andere !== gruppe)
    const wert = gruppe.length + Math.max(0, ...darunter.map(hoehe))
    hoehen.set(gruppe, wert)
    return wert
  }
  return {
    zimmer: alle.size,
    stockwerke: Math.max(0, ...gruppen.map(hoehe)),
    pfeile: [...alle.values()].reduce((summe, ziele) => summe + ziele.size, 0),
    kreise: gruppen.filter((gruppe) => gruppe.length > 1),
  }
}
