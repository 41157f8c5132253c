import type { Definition } from '../definition/definitionSchema.ts'
import { inMerkmalen, type Ding } from './merkmale.ts'
import type { Unterschied } from './schema.ts'
import { verschobene } from './verschobene.ts'

const geaendert = (vorher: Ding, nachher: Ding): Unterschied[] =>
  [...new Set([...Object.keys(vorher.merkmale), ...Object.keys(nachher.merkmale)])].flatMap((was) => {
    const v = vorher.merkmale[was] ?? null
    const n = nachher.merkmale[was] ?? null
    return v === n
      ? []
      : [{ art: 'GEAENDERT', id: nachher.id, name: nachher.name, was, vorher: v, nachher: n } as const]
  })

const ganz = (art: 'NEU' | 'ENTFALLEN' | 'VERSCHOBEN', { id, name }: Ding): Unterschied => ({
  art,
  id,
  name,
  was: art === 'VERSCHOBEN' ? 'Reihenfolge' : '',
  vorher: null,
  nachher: null,
})

/** What has changed from one version to another: by the ids of blocks and questions, each in words (S9-05). */
export const fassungenUnterscheiden = (vorher: Definition, nachher: Definition): Unterschied[] => {
  const alt = new Map(inMerkmalen(vorher).map((ding) => [ding.id, ding]))
  const neu = new Map(inMerkmalen(nachher).map((ding) => [ding.id, ding]))
  const umgestellt = verschobene([...alt.keys()], [...neu.keys()])
  return [
    ...[...neu.values()].flatMap((ding) => {
      const davor = alt.get(ding.id)
      if (davor === undefined) return [ganz('NEU', ding)]
      return [...(umgestellt.includes(ding.id) ? [ganz('VERSCHOBEN', ding)] : []), ...geaendert(davor, ding)]
    }),
    ...[...alt.values()].filter(({ id }) => !neu.has(id)).map((ding) => ganz('ENTFALLEN', ding)),
  ]
}
