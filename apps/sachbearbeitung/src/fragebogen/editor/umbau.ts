import type { Blockform, Formular, Frageform } from './formular.ts'

/** Of the place that is edited: the whole, a block or a question. */
export type Ort =
  | { readonly art: 'ganzes' }
  | { readonly art: 'block'; readonly block: Blockform; readonly i: number }
  | {
      readonly art: 'frage'
      readonly block: Blockform
      readonly frage: Frageform
      readonly i: number
      readonly j: number
    }

export const GANZES = 'ganzes'

/** Where an id is; the whole where it is none, or gone. */
export const ortVon = ({ bloecke }: Formular, id: string | undefined): Ort => {
  for (const [i, block] of bloecke.entries()) {
    if (block.id === id) return { art: 'block', block, i }
    const j = block.fragen.findIndex((frage) => frage.id === id)
    const frage = block.fragen[j]
    if (frage !== undefined) return { art: 'frage', block, frage, i, j }
  }
  return { art: 'ganzes' }
}

/** Every place, as they stand one below the other. */
export const alleOrte = ({ bloecke }: Formular): string[] => [
  GANZES,
  ...bloecke.flatMap((block) => [block.id, ...block.fragen.map(({ id }) => id)]),
]

const ersetzt = <T extends { readonly id: string }>(liste: readonly T[], id: string, neu: (alt: T) => T) =>
  liste.map((eines) => (eines.id === id ? neu(eines) : eines))

export const blockAendern = (f: Formular, id: string, neu: (alt: Blockform) => Blockform): Formular => ({
  ...f,
  bloecke: ersetzt(f.bloecke, id, neu),
})

export const frageAendern = (f: Formular, id: string, neu: (alt: Frageform) => Frageform): Formular => ({
  ...f,
  bloecke: f.bloecke.map((block) => ({ ...block, fragen: ersetzt(block.fragen, id, neu) })),
})

const eingefuegt = <T>(liste: readonly T[], platz: number, neu: T): T[] => [
  ...liste.slice(0, platz),
  neu,
  ...liste.slice(platz),
]

/** Behind the block that is named or holds what is named, else at the end. */
export const blockHinzu = (f: Formular, hinter: string | undefined, neu: Blockform): Formular => {
  const ort = ortVon(f, hinter)
  const platz = ort.art === 'ganzes' ? f.bloecke.length : ort.i + 1
  return { ...f, bloecke: eingefuegt(f.bloecke, platz, neu) }
}

/** Behind the question that is named; of a block as its last one, of the whole in the last block. */
export const frageHinzu = (f: Formular, hinter: string | undefined, neu: Frageform): Formular => {
  const ort = ortVon(f, hinter)
  const block = ort.art === 'ganzes' ? f.bloecke.at(-1) : ort.block
  if (block === undefined) return f
  const platz = ort.art === 'frage' ? ort.j + 1 : block.fragen.length
  return blockAendern(f, block.id, (alt) => ({ ...alt, fragen: eingefuegt(alt.fragen, platz, neu) }))
}

export const entfernt = (f: Formular, id: string): Formular => ({
  ...f,
  bloecke: f.bloecke
    .filter((block) => block.id !== id)
    .map((block) => ({ ...block, fragen: block.fragen.filter((frage) => frage.id !== id) })),
})

/** With those at two places exchanged; the same list where one of the places does not exist. */
export const getauscht = <T>(liste: readonly T[], a: number, b: number): readonly T[] => {
  const [eines, anderes] = [liste[a], liste[b]]
  if (eines === undefined || anderes === undefined) return liste
  const neu = [...liste]
  ;[neu[a], neu[b]] = [anderes, eines]
  return neu
}

/** One step up (-1) or down (1); a question goes on into the block beside its own. At the end it stays. */
export const verschoben = (f: Formular, id: string, um: -1 | 1): Formular => {
  const ort = ortVon(f, id)
  if (ort.art === 'ganzes') return f
  if (ort.art === 'block') return { ...f, bloecke: getauscht(f.bloecke, ort.i, ort.i + um) }
  const { block, frage, i, j } = ort
  if (block.fragen[j + um] !== undefined)
    return blockAendern(f, block.id, (alt) => ({ ...alt, fragen: getauscht(alt.fragen, j, j + um) }))
  const daneben = f.bloecke[i + um]
  if (daneben === undefined) return f
  const platz = um < 0 ? daneben.fragen.length : 0
  return blockAendern(entfernt(f, id), daneben.id, (alt) => ({
    ...alt,
    fragen: eingefuegt(alt.fragen, platz, frage),
  }))
}

/**
 * What was dropped onto another place takes it: dragged down it stands behind what was there, so that it can become the last,
 * dragged up before it. A question that is dropped onto a block stands first in it.
 */
export const abgelegt = (f: Formular, id: string, auf: string): Formular => {
  const gezogen = ortVon(f, id)
  if (gezogen.art === 'ganzes' || id === auf) return f
  const ohne = entfernt(f, id)
  const ziel = ortVon(ohne, auf)
  if (ziel.art === 'ganzes') return f
  const orte = alleOrte(f)
  const dahinter = orte.indexOf(id) < orte.indexOf(auf) ? 1 : 0
  if (gezogen.art === 'block')
    return { ...ohne, bloecke: eingefuegt(ohne.bloecke, ziel.i + dahinter, gezogen.block) }
  const platz = ziel.art === 'frage' ? ziel.j + dahinter : 0
  return blockAendern(ohne, ziel.block.id, (alt) => ({
    ...alt,
    fragen: eingefuegt(alt.fragen, platz, gezogen.frage),
  }))
}
