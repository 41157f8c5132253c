import type { Gestellt } from '../weg/weg.ts'
import type { Fragebedingung, Teilbedingung } from '../definition/bedingungSchema.ts'
import type { Fragedefinition } from '../definition/definitionSchema.ts'
import { vereinbar } from './vereinbar.ts'

/** What has to hold together, so that a question is asked. */
type Fall = readonly Teilbedingung[]

/** Each case is one way to a question; 'unklar' where there are too many to work them out. */
type Faelle = readonly Fall[] | 'unklar'
const FAELLE_MAX = 400

const IMMER: Faelle = [[]]

type Frueher = ReadonlyMap<string, { readonly frage: Fragedefinition; readonly faelle: Faelle }>

const alsFaelle = (bedingung: Fragebedingung | null): Faelle => {
  if (bedingung === null) return IMMER
  return bedingung.verknuepfung === 'ALLE' ? [bedingung.teile] : bedingung.teile.map((teil) => [teil])
}

const eindeutig = (fall: Fall): Fall => [
  ...new Map(fall.map((teil) => [JSON.stringify(teil), teil])).values(),
]

const moeglich = (fall: Fall, frueher: Frueher): boolean =>
  [...new Set(fall.map(({ frage }) => frage))].every((id) => {
    const frage = frueher.get(id)?.frage
    return (
      frage === undefined ||
      vereinbar(
        frage,
        fall.filter((teil) => teil.frage === id),
      )
    )
  })

/** One of the first cases together with one of the second, where the two do not contradict each other. */
const zusammen = (a: Faelle, b: Faelle, frueher: Frueher): Faelle => {
  if (a === 'unklar' || b === 'unklar' || a.length * b.length > FAELLE_MAX) return 'unklar'
  return a.flatMap((x) => b.map((y) => eindeutig([...x, ...y]))).filter((fall) => moeglich(fall, frueher))
}

/** A condition on an answer needs its question to be asked, and so what that one needs. */
const mitVorigen = (fall: Fall, frueher: Frueher): Faelle =>
  fall
    .filter((teil) => teil.art !== 'BEANTWORTET' || teil.ja)
    .reduce<Faelle>(
      (faelle, { frage }) => zusammen(faelle, frueher.get(frage)?.faelle ?? IMMER, frueher),
      zusammen([fall], IMMER, frueher),
    )

const eineVon = (alle: readonly Faelle[]): Faelle => {
  const flach: Fall[] = []
  for (const faelle of alle) {
    if (faelle === 'unklar') return 'unklar'
    flach.push(...faelle)
  }
  return flach.length > FAELLE_MAX ? 'unklar' : flach
}

/**
 * Ids of the questions that nobody is ever asked: what their conditions want, together with what the questions they
 * speak of want themselves, contradicts itself. Where it grows beyond measure nothing is claimed.
 */
export const unerreichbareFragen = (fragen: readonly Gestellt[]): Set<string> => {
  const frueher = new Map<string, { frage: Fragedefinition; faelle: Faelle }>()
  const nie = new Set<string>()
  for (const { block, frage } of fragen) {
    const eigene = zusammen(alsFaelle(block.wenn), alsFaelle(frage.wenn), frueher)
    const faelle = eigene === 'unklar' ? eigene : eineVon(eigene.map((fall) => mitVorigen(fall, frueher)))
    if (faelle.length === 0) nie.add(frage.id)
    frueher.set(frage.id, { frage, faelle })
  }
  return nie
}
