import fc from 'fast-check'
import type { Antwort } from '../antwort/antwort.ts'
import { zahlenVon } from '../antwort/grenzen.ts'
import { WERT } from '../arten.ts'
import type { Fragebedingung, Teilbedingung } from '../definition/bedingungSchema.ts'
import type { Definition, Fragedefinition } from '../definition/definitionSchema.ts'
import { teileVon } from '../definition/teile.ts'
import { definitionAus, JE_ART } from './fragen.ts'

const grenze = fc.option(fc.integer({ min: 0, max: 50 }))

/** A condition that its question takes. */
const teilbedingung = (frage: Fragedefinition): fc.Arbitrary<Teilbedingung> => {
  const beantwortet = fc.record({
    art: fc.constant('BEANTWORTET' as const),
    frage: fc.constant(frage.id),
    ja: fc.boolean(),
  })
  const ids = teileVon(frage).map(({ id }) => id)
  if (frage.type === 'AuswahlFrage' || frage.type === 'MehrfachAuswahlFrage')
    return fc.oneof(
      beantwortet,
      fc.record({
        art: fc.constant('OPTION' as const),
        frage: fc.constant(frage.id),
        optionen: fc.subarray(ids, { minLength: 1 }),
        gewaehlt: fc.boolean(),
      }),
    )
  if (frage.type === 'PrioritaetFrage')
    return fc.record({
      art: fc.constant('RANG' as const),
      frage: fc.constant(frage.id),
      wert: fc.constantFrom(...ids),
      bis: fc.integer({ min: 1, max: 3 }),
    })
  if (frage.type === 'FreitextFrage') return beantwortet
  const teil: fc.Arbitrary<string | null> =
    ids.length === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...ids))
  return fc.record({
    art: fc.constant('ZAHL' as const),
    frage: fc.constant(frage.id),
    teil,
    von: grenze,
    bis: grenze,
  })
}

const bedingung = (fruehere: readonly Fragedefinition[]): fc.Arbitrary<Fragebedingung | null> =>
  fruehere.length === 0
    ? fc.constant(null)
    : fc.option(
        fc.record({
          verknuepfung: fc.constantFrom('ALLE' as const, 'EINE' as const),
          teile: fc.array(fc.constantFrom(...fruehere).chain(teilbedingung), { minLength: 1, maxLength: 3 }),
        }),
        { freq: 3 },
      )

const fragen = (anzahl: number, bisher: readonly Fragedefinition[] = []): fc.Arbitrary<Fragedefinition[]> =>
  anzahl === 0
    ? fc.constant([...bisher])
    : fc
        .tuple(fc.constantFrom(...JE_ART), fc.boolean(), bedingung(bisher))
        .chain(([art, pflicht, wenn]) =>
          fragen(anzahl - 1, [...bisher, { ...art(`f${bisher.length}`, pflicht), wenn }]),
        )

/** Any definition whose conditions speak of earlier questions, in blocks of three. */
export const beliebigeDefinition: fc.Arbitrary<Definition> = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }).chain((anzahl) => fragen(anzahl)),
    fc.constantFrom('FRAGE', 'BLOCK'),
  )
  .map(([alle, seiten]) => {
    const definition = definitionAus([], { seiten })
    const bloecke = Array.from({ length: Math.ceil(alle.length / 3) }, (_, i) => ({
      id: `b${i}`,
      titel: `Block ${i}`,
      kommentare: [],
      kontexte: [],
      wenn: null,
      fragen: alle.slice(3 * i, 3 * i + 3),
    }))
    return { ...definition, bloecke }
  })

const zahlZwischen = (min: number | null, max: number | null, stellen: number) =>
  fc
    .integer({ min: Math.ceil((min ?? 0) * 10 ** stellen), max: Math.floor((max ?? 99) * 10 ** stellen) })
    .map((zahl) => zahl / 10 ** stellen)

const texteNeben = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, `Genauer zu ${id}`]))

const anteile = (ids: readonly string[]): fc.Arbitrary<Antwort> =>
  fc.integer({ min: 0, max: 100 }).map((erster) => {
    const werte = [erster, 100 - erster, 0]
    const zahlen = Object.fromEntries(ids.map((id, i) => [id, werte[i] ?? 0]))
    return { zahlen, texte: texteNeben(ids.filter((id) => id === 'o1' && (zahlen[id] ?? 0) > 0)) }
  })

/** A complete answer to a question. */
export const volleAntwort = (frage: Fragedefinition): fc.Arbitrary<Antwort> => {
  const ids = teileVon(frage).map(({ id }) => id)
  const mitWorten = (wahl: string[]): Antwort => ({
    wahl,
    texte: texteNeben(wahl.filter((id) => id === 'o1')),
  })
  switch (frage.type) {
    case 'AuswahlFrage':
      return fc.constantFrom(...ids).map((id) => mitWorten([id]))
    case 'MehrfachAuswahlFrage':
      return fc.subarray(ids, { minLength: 1 }).map(mitWorten)
    case 'PrioritaetFrage':
      return fc
        .shuffledSubarray(ids.slice(1))
        .chain((rest) => fc.shuffledSubarray([ids[0] ?? '', ...rest], { minLength: rest.length + 1 }))
        .map((wahl) => ({ wahl }))
    case 'FreitextFrage':
      return fc
        .string({ minLength: 1, maxLength: 60 })
        .map((text) => ({ texte: { [WERT]: `Ein Text, ${text.replaceAll(/[^\w ]/g, 'ä')}.` } }))
    case 'ProzentualeAufteilungFrage':
      return anteile(ids)
    default:
      return fc
        .record(
          Object.fromEntries(
            Object.entries(zahlenVon(frage)).map(([teil, { min, max, nachkommastellen }]) => [
              teil,
              zahlZwischen(min, max, nachkommastellen),
            ]),
          ),
        )
        .map((zahlen) => ({ zahlen }))
  }
}

/** Complete answers to every question, asked or not. */
export const volleAntworten = ({ bloecke }: Definition): fc.Arbitrary<Record<string, Antwort>> =>
  fc.record(
    Object.fromEntries(bloecke.flatMap(({ fragen: f }) => f).map((frage) => [frage.id, volleAntwort(frage)])),
  )
