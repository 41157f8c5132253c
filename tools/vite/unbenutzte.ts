import { istKnoten, liste, name, type Knoten } from './knoten.ts'

/** The names that a program reads: a comment that mentions one does not. */
const gelesene = (baum: unknown): string[] => {
  if (typeof baum !== 'object' || baum === null) return []
  if (istKnoten(baum) && baum.type === 'ImportDeclaration') return []
  const hier = istKnoten(baum) && baum.type === 'Identifier' ? [String(name(baum))] : []
  return [...hier, ...Object.values(baum).flatMap(gelesene)]
}

/** What a statement names: imported, or declared for this file alone. */
const namenVon = ({ type, specifiers, declarations }: Knoten): readonly string[] => {
  if (type === 'ImportDeclaration') return liste(specifiers).map(({ local }) => String(name(local)))
  return type === 'VariableDeclaration' ? liste(declarations).map(({ id }) => String(name(id))) : []
}

/**
 * Imports and constants that the rest no longer uses, one holding the other: left standing they would tie the schemas to
 * every page, or at least the refusals that several routes share.
 */
export const unbenutzte = (programm: Knoten): readonly Knoten[] => {
  const zeilen = liste(programm['body'])
  const lesen = new Map(zeilen.map((zeile) => [zeile, gelesene(zeile)]))
  const weg = new Set<Knoten>()
  const gelesenVon = (zeile: Knoten) =>
    new Set([...lesen].flatMap(([andere, namen]) => (andere === zeile || weg.has(andere) ? [] : namen)))
  const tot = (zeile: Knoten) => {
    const namen = namenVon(zeile)
    if (weg.has(zeile) || namen.length === 0) return false
    const gelesen = gelesenVon(zeile)
    return !namen.some((n) => gelesen.has(n))
  }
  for (let naechste = zeilen.find(tot); naechste !== undefined; naechste = zeilen.find(tot)) weg.add(naechste)
  return [...weg]
}
