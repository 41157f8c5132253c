import { instance, type Edge, type Graph, type Node } from '@viz-js/viz'
import type { Schema, Verweis } from './schemaLesen.ts'
import { TABELLEN } from './tabellen.ts'

/** Graphviz knows how wide it is. */
const SCHRIFT = { fontname: 'Arial', fontsize: 12 }
const FREMD = { style: 'dashed', color: '#6f7480', fontcolor: '#4b505b' }

const gehoertZu = (tabelle: string): string =>
  Object.entries(TABELLEN).find(([, tabellen]) => tabellen.includes(tabelle))?.[0] ?? ''

/** A column that is called after its table needs no word. */
const wort = ({ nach, spalten }: Verweis): string =>
  spalten.every((spalte) => spalte === `${nach}_guid`) ? '' : spalten.join(', ')

const kante = (verweis: Verweis): Edge => ({
  tail: verweis.von,
  head: verweis.nach,
  attributes: { label: wort(verweis) },
})

const graph = (scheibe: string, eigene: readonly string[], verweise: readonly Verweis[]): Graph => {
  const kanten = verweise.filter(({ von }) => eigene.includes(von))
  const fremde = new Set(kanten.map(({ nach }) => nach).filter((tabelle) => !eigene.includes(tabelle)))
  const knoten: Node[] = [
    ...eigene.map((name): Node => ({ name })),
    ...[...fremde].map((name): Node => ({
      name,
      attributes: { ...FREMD, label: `${name}\n(${gehoertZu(name)})` },
    })),
  ]
  return {
    name: scheibe,
    graphAttributes: { rankdir: 'LR', bgcolor: 'white', nodesep: 0.15, ranksep: 0.7 },
    nodeAttributes: { label: String.raw`\N`, shape: 'box', margin: '0.12,0.05', height: 0.3, ...SCHRIFT },
    edgeAttributes: {
      label: '',
      arrowsize: 0.6,
      color: '#4b505b',
      fontcolor: '#4b505b',
      ...SCHRIFT,
      fontsize: 10,
    },
    nodes: knoten,
    edges: kanten.map(kante),
  }
}

/** Of each folder of the server its tables, to which they refer and by what; dashed what belongs to another. */
export const schemabilder = async ({ verweise }: Schema): Promise<ReadonlyMap<string, string>> => {
  const viz = await instance()
  return new Map(
    Object.entries(TABELLEN).map(([scheibe, eigene]) => [
      scheibe,
      `${viz.renderString(graph(scheibe, eigene, verweise), { format: 'svg', engine: 'dot' }).trimEnd()}\n`,
    ]),
  )
}
