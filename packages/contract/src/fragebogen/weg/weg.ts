import { KEINE_ANTWORT, type Antwort, type Antworten } from '../antwort/antwort.ts'
import { antwortAbschliessen, antwortBereinigen } from '../antwort/bereinigen.ts'
import { istBeantwortet, luecken } from '../antwort/luecken.ts'
import { bedingungGilt } from './bedingung.ts'
import type { Blockdefinition, Definition, Fragedefinition } from '../definition/definitionSchema.ts'
import type { Feldfehler } from '../../shared/problem.ts'

// The way through a questionnaire, pure: browser, server and the bank's try-out walk it with the same functions (S8-01).

/** A question that is asked, with the block that it stands in. */
export type Gestellt = { readonly block: Blockdefinition; readonly frage: Fragedefinition }

/** Every question with its block, asked or not, in the order of the definition. */
export const alleFragen = ({ bloecke }: Pick<Definition, 'bloecke'>): Gestellt[] =>
  bloecke.flatMap((block) => block.fragen.map((frage) => ({ block, frage })))

/**
 * The questions that are asked, in their order. A condition sees only answers to questions that are asked before: what
 * was said to a question that fell away counts no more. So each way ends, whatever the conditions say.
 */
export const gestellteFragen = (
  { bloecke }: Pick<Definition, 'bloecke'>,
  antworten: Antworten,
): Gestellt[] => {
  const bisher: Record<string, Antwort> = {}
  const gestellt: Gestellt[] = []
  for (const block of bloecke) {
    if (!bedingungGilt(block.wenn, bisher)) continue
    for (const frage of block.fragen) {
      if (!bedingungGilt(frage.wenn, bisher)) continue
      gestellt.push({ block, frage })
      bisher[frage.id] = antworten[frage.id] ?? KEINE_ANTWORT
    }
  }
  return gestellt
}

/** What is asked, block by block: no block without a question. */
export const gestellteBloecke = (definition: Pick<Definition, 'bloecke'>, antworten: Antworten) =>
  [...Map.groupBy(gestellteFragen(definition, antworten), ({ block }) => block)].map(([block, gestellt]) => ({
    block,
    fragen: gestellt.map(({ frage }) => frage),
  }))

/** A page: one question, or what is asked of a block. */
export type Seite = {
  readonly id: string
  readonly block: Blockdefinition
  /** The one on which the texts of its block stand. */
  readonly ersteImBlock: boolean
  readonly fragen: readonly Fragedefinition[]
}

/** The pages in the order in which they are walked. */
export const seitenVon = (definition: Definition, antworten: Antworten): Seite[] => {
  const seiten: Seite[] = []
  for (const { block, frage } of gestellteFragen(definition, antworten)) {
    const letzte = seiten.at(-1)
    const ersteImBlock = letzte?.block !== block
    if (definition.seiten === 'BLOCK' && letzte && !ersteImBlock)
      seiten[seiten.length - 1] = { ...letzte, fragen: [...letzte.fragen, frage] }
    else {
      const id = definition.seiten === 'BLOCK' ? block.id : frage.id
      seiten.push({ id, block, ersteImBlock, fragen: [frage] })
    }
  }
  return seiten
}

/** The page on which a question stands, or, where it is asked no more, the one that follows in the definition. */
export const seiteMit = (
  definition: Definition,
  antworten: Antworten,
  frageId: string | null,
): Seite | undefined => {
  const seiten = seitenVon(definition, antworten)
  const alle = alleFragen(definition).map(({ frage }) => frage.id)
  const ab = frageId === null ? 0 : alle.indexOf(frageId)
  return seiten.find(({ fragen }) => fragen.some(({ id }) => alle.indexOf(id) >= ab))
}

/** Everything that keeps it from being finished, in the order of the questions. */
export const offeneStellen = (definition: Pick<Definition, 'bloecke'>, antworten: Antworten): Feldfehler[] =>
  gestellteFragen(definition, antworten).flatMap(({ frage }) =>
    luecken(frage, antworten[frage.id] ?? KEINE_ANTWORT),
  )

/**
 * How far one is, in percent: questions that are done of those that are asked. An optional one without an answer is done
 * when one has gone past it.
 */
export const fortschritt = (
  definition: Pick<Definition, 'bloecke'>,
  antworten: Antworten,
  aktuelleFrageId: string | null,
): number => {
  const gestellt = gestellteFragen(definition, antworten).map(({ frage }) => frage)
  const hier = gestellt.findIndex(({ id }) => id === aktuelleFrageId)
  const erledigt = gestellt.filter((frage, i) => {
    const antwort = antworten[frage.id] ?? KEINE_ANTWORT
    return luecken(frage, antwort).length === 0 && (istBeantwortet(antwort) || i < hier)
  })
  return gestellt.length === 0 ? 0 : Math.floor((100 * erledigt.length) / gestellt.length)
}

const gefiltert = (
  definition: Pick<Definition, 'bloecke'>,
  antworten: Antworten,
  form: (frage: Fragedefinition, antwort: Antwort) => Antwort,
): Antworten =>
  Object.fromEntries(
    gestellteFragen(definition, antworten).flatMap(({ frage }) => {
      const antwort = form(frage, antworten[frage.id] ?? KEINE_ANTWORT)
      return Object.keys(antwort).length === 0 ? [] : [[frage.id, antwort]]
    }),
  )

/** The answers without those to questions that are not asked any more, each in its form: what is kept. */
export const antwortenBereinigen = (
  definition: Pick<Definition, 'bloecke'>,
  antworten: Antworten,
): Antworten => gefiltert(definition, antworten, antwortBereinigen)

/** The answers as they are frozen. */
export const antwortenAbschliessen = (
  definition: Pick<Definition, 'bloecke'>,
  antworten: Antworten,
): Antworten => gefiltert(definition, antworten, antwortAbschliessen)
