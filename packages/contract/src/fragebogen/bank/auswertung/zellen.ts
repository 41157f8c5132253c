import type { Antwort } from '../../antwort/antwort.ts'
import { istBeantwortet } from '../../antwort/luecken.ts'
import type { Fragedefinition } from '../../definition/definitionSchema.ts'
import { teileVon } from '../../definition/teile.ts'
import { einzelnVerdecken, istKlein, zellenVerdecken } from './verdecken.ts'

/** How many gave one of the answers to a question; hidden where that would speak of a few. */
export type Zelle = {
  readonly id: string
  readonly text: string
  readonly anzahl: number
  readonly verdeckt: boolean
}

/** The cell of those who said nothing; no id of a part has a space. */
export const OHNE = 'ohne antwort'

const MIT_ZELLEN: readonly Fragedefinition['type'][] = [
  'AuswahlFrage',
  'MehrfachAuswahlFrage',
  'PrioritaetFrage',
]

/** Whether everybody stands in one of its cells: of a ranking, in that of what stands first. */
export const istZusammen = ({ type }: Fragedefinition): boolean =>
  type === 'AuswahlFrage' || type === 'PrioritaetFrage'

const gewaehlt = (frage: Fragedefinition, { wahl = [] }: Antwort): readonly string[] =>
  frage.type === 'PrioritaetFrage' ? wahl.slice(0, 1) : wahl

/** How often each answer was given by those who were asked, and how many gave none. */
export const zellenVon = (frage: Fragedefinition, gestellt: readonly Antwort[]): Zelle[] => {
  const teile = MIT_ZELLEN.includes(frage.type) ? teileVon(frage) : []
  const anzahlen = teile.map(
    ({ id }) => gestellt.filter((antwort) => gewaehlt(frage, antwort).includes(id)).length,
  )
  const ohne = gestellt.filter((antwort) => !istBeantwortet(antwort)).length
  const beantwortet = gestellt.length - ohne
  const verdeckte = istZusammen(frage)
    ? zellenVerdecken([...anzahlen, ohne])
    : [
        ...einzelnVerdecken(anzahlen, { gestellt: gestellt.length, beantwortet }),
        istKlein(ohne) || istKlein(beantwortet),
      ]
  return [...teile, { id: OHNE, text: 'keine Antwort' }].map(({ id, text }, i) => ({
    id,
    text,
    anzahl: anzahlen[i] ?? ohne,
    verdeckt: verdeckte[i] === true,
  }))
}
