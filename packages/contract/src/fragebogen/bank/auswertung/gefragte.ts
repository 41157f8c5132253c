import { KEINE_ANTWORT, type Antwort, type Antworten } from '../../antwort/antwort.ts'
import { istBeantwortet } from '../../antwort/luecken.ts'
import { teilGilt } from '../../weg/bedingung.ts'
import type { Teilbedingung } from '../../definition/bedingungSchema.ts'
import type { Fragedefinition } from '../../definition/definitionSchema.ts'
import type { Gestellt } from '../../weg/weg.ts'
import { istKlein } from './verdecken.ts'
import { istZusammen, OHNE, type Zelle } from './zellen.ts'

/** A question with what is counted of it. */
export type Gezaehlt = Gestellt & { readonly zellen: readonly Zelle[] }
type Nachschlagen = ReadonlyMap<string, Gezaehlt>

/** Everything that decides whether a question is asked. */
const bedingungenVon = ({ block, frage }: Gestellt): readonly Teilbedingung[] => [
  ...(block.wenn?.teile ?? []),
  ...(frage.wenn?.teile ?? []),
]

/** Whether those in this cell fulfil the condition, where everybody stands in one cell. */
const erfuellt = (teil: Teilbedingung, id: string): boolean => {
  if (teil.art === 'BEANTWORTET') return (id !== OHNE) === teil.ja
  if (teil.art === 'OPTION') return id !== OHNE && teil.optionen.includes(id) === teil.gewaehlt
  return teil.art === 'RANG' && teil.wert === id
}

const nennt = (teil: Teilbedingung, id: string): boolean => {
  if (id === OHNE) return teil.art !== 'OPTION' || !teil.gewaehlt
  return teil.art === 'OPTION' && teil.optionen.includes(id)
}

/** Whether how many fulfil a condition would say what is hidden of the question that it names. */
const verraet = (teil: Teilbedingung, { frage, zellen }: Gezaehlt): boolean => {
  const verdeckte = zellen.filter(({ verdeckt }) => verdeckt)
  if (!istZusammen(frage)) return verdeckte.some(({ id }) => nennt(teil, id))
  const gemeinte = verdeckte.filter(({ id }) => erfuellt(teil, id))
  return gemeinte.length > 0 && gemeinte.length < verdeckte.length
}

const istSichtbar = (genannt: Gezaehlt | undefined, id: string): boolean =>
  genannt?.zellen.find((zelle) => zelle.id === id)?.verdeckt === false

/** What somebody is to a condition, so fine that no count that is shown beside it says more. */
const merkmal = (teil: Teilbedingung, antwort: Antwort, genannt: Gezaehlt | undefined): string => {
  const { wahl = [] } = antwort
  const geantwortet = istSichtbar(genannt, OHNE) && istBeantwortet(antwort)
  const gilt = `${teilGilt(teil, antwort)},${geantwortet}`
  if (teil.art === 'OPTION')
    return [gilt, ...teil.optionen.filter((id) => istSichtbar(genannt, id) && wahl.includes(id))].join()
  return teil.art === 'RANG' ? `${gilt},${istSichtbar(genannt, teil.wert) && wahl[0] === teil.wert}` : gilt
}

type Merkmale = readonly string[]
type Kreis = { readonly anzahl: number; readonly merkmale: Merkmale }

/** Those alike in all of these questions, the smallest circle first. */
const kreise = (alle: readonly Merkmale[], stellen: readonly number[]): Kreis[] =>
  [...Map.groupBy(alle, (merkmale) => stellen.map((i) => merkmale[i]).join('|')).values()]
    .map((kreis) => ({ anzahl: kreis.length, merkmale: kreis[0] ?? [] }))
    .toSorted((a, b) => a.anzahl - b.anzahl)

/** What tells the smallest circle from the one that is most like it; where it is the only one, everything. */
const trennende = (
  [kleinster, ...andere]: readonly Kreis[],
  stellen: readonly number[],
): readonly number[] => {
  const wege = andere.map((anderer) => stellen.filter((i) => anderer.merkmale[i] !== kleinster?.merkmale[i]))
  return wege.toSorted((a, b) => a.length - b.length)[0] ?? stellen
}

/** Questions by their place, fewer and fewer, until whoever answered alike to what they wait for is never a few. */
const ohneKleine = (alle: readonly Merkmale[], stellen: readonly number[]): readonly number[] => {
  const jetzt = kreise(alle, stellen)
  if (stellen.length === 0 || !jetzt.some(({ anzahl }) => istKlein(anzahl))) return stellen
  const weg = trennende(jetzt, stellen)
  return ohneKleine(
    alle,
    stellen.filter((i) => !weg.includes(i)),
  )
}

/**
 * The questions of which anything may be shown: how many were asked says how many fulfil a condition, so of those with
 * one only such as tell neither a hidden cell, nor, one from another, a few.
 */
export const zeigbareFragen = (
  fragen: readonly Gezaehlt[],
  alle: readonly Antworten[],
): ReadonlySet<Fragedefinition> => {
  const nach: Nachschlagen = new Map(fragen.map((eine) => [eine.frage.id, eine]))
  const verschwiegen = (teil: Teilbedingung) => {
    const genannt = nach.get(teil.frage)
    return genannt !== undefined && verraet(teil, genannt)
  }
  const offene = fragen.filter((eine) => bedingungenVon(eine).length === 0)
  const bedingte = fragen.filter((eine) => !offene.includes(eine) && !bedingungenVon(eine).some(verschwiegen))
  const merkmale = alle.map((antworten) =>
    bedingte.map((eine) =>
      bedingungenVon(eine)
        .map((teil) => merkmal(teil, antworten[teil.frage] ?? KEINE_ANTWORT, nach.get(teil.frage)))
        .join(';'),
    ),
  )
  const stellen = ohneKleine(
    merkmale,
    bedingte.map((_, i) => i),
  )
  return new Set([...offene, ...stellen.flatMap((i) => bedingte[i] ?? [])].map(({ frage }) => frage))
}
