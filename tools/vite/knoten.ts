/** A node of the syntax tree, as far as the plugins here look into it. */
export type Knoten = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

export const istKnoten = (wert: unknown): wert is Knoten =>
  typeof wert === 'object' && wert !== null && 'type' in wert && 'start' in wert

export const liste = (wert: unknown): readonly Knoten[] => (Array.isArray(wert) ? wert.filter(istKnoten) : [])

export const name = (knoten: unknown): unknown => (istKnoten(knoten) ? knoten['name'] : undefined)
