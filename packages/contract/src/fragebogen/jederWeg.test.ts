import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Antworten } from './antwort/antwort.ts'
import { istBeantwortet } from './antwort/luecken.ts'
import { inWorten } from './antwort/worte.ts'
import { definitionPruefen } from './pruefung/definitionPruefen.ts'
import { Definition } from './definition/definitionSchema.ts'
import { unerreichbareFragen } from './pruefung/erreichbar.ts'
import { antwortenAus } from './fragen/frageLesen.ts'
import { alsFrage } from './fragen/frageZeigen.ts'
import { FragebogenFormular, FrageEingabe } from './schema.ts'
import { beliebigeDefinition, volleAntworten } from './testing/definitionen.ts'
import {
  alleFragen,
  antwortenAbschliessen,
  antwortenBereinigen,
  fortschritt,
  gestellteBloecke,
  gestellteFragen,
  offeneStellen,
  seitenVon,
} from './weg/weg.ts'

const mitAntworten = beliebigeDefinition.chain((definition) =>
  fc.tuple(fc.constant(definition), volleAntworten(definition)),
)
const ids = (definition: Definition, antworten: Antworten) =>
  gestellteFragen(definition, antworten).map(({ frage }) => frage.id)

/** Answers page by page, as somebody does who is asked; what he is not asked he does not say. */
const gehen = (definition: Definition, vorrat: Antworten): { schritte: number; antworten: Antworten } => {
  let antworten: Antworten = {}
  const gesehen = new Set<string>()
  for (;;) {
    const seite = seitenVon(definition, antworten).find(({ fragen }) =>
      fragen.some(({ id }) => !gesehen.has(id)),
    )
    const frage = seite?.fragen.find(({ id }) => !gesehen.has(id))
    if (frage === undefined) return { schritte: gesehen.size, antworten }
    gesehen.add(frage.id)
    antworten = { ...antworten, [frage.id]: vorrat[frage.id] ?? {} }
  }
}

describe('every way through any definition', () => {
  test('[S8-01] the definition is one that can be kept', () => {
    fc.assert(fc.property(beliebigeDefinition, (definition) => Definition.safeParse(definition).success))
  })

  test('[S8-01] ends, and then nothing is missing: no dead end', () => {
    fc.assert(
      fc.property(mitAntworten, ([definition, vorrat]) => {
        const { schritte, antworten } = gehen(definition, vorrat)
        expect(schritte).toBeLessThanOrEqual(alleFragen(definition).length)
        expect(offeneStellen(definition, antworten)).toEqual([])
        expect(fortschritt(definition, antworten, null)).toBe(
          ids(definition, antworten).length === 0 ? 0 : 100,
        )
      }),
    )
  })

  test('[S8-01] keeps every answer to what is asked, and none to what is not', () => {
    fc.assert(
      fc.property(mitAntworten, ([definition, antworten]) => {
        const gestellt = ids(definition, antworten)
        for (const form of [antwortenBereinigen, antwortenAbschliessen]) {
          const behalten = form(definition, antworten)
          expect(Object.keys(behalten)).toEqual(gestellt.filter((id) => istBeantwortet(antworten[id] ?? {})))
          // What falls away changes no way, and doing it again changes nothing.
          expect(ids(definition, behalten)).toEqual(gestellt)
          expect(form(definition, behalten)).toEqual(behalten)
          for (const { frage } of gestellteFragen(definition, behalten))
            expect(inWorten(frage, behalten[frage.id] ?? {})).toEqual(
              inWorten(frage, antworten[frage.id] ?? {}),
            )
        }
      }),
    )
  })

  test('[R3.6-02] the questions of the call say every answer, and bring it back', () => {
    fc.assert(
      fc.property(mitAntworten, ([definition, alle]) => {
        const antworten = antwortenBereinigen(definition, alle)
        const gestellt = gestellteFragen(definition, antworten)
        const fragen = gestellt.map((eine) => alsFrage(eine, antworten[eine.frage.id]))
        const formular = {
          abgeschlossen: false,
          aktuelleFrageId: null,
          correlationId: 'x',
          fortschritt: 0,
          fragen,
        }
        expect(FragebogenFormular.safeParse(formular).error).toBeUndefined()
        const gelesen = antwortenAus(
          fragen.map((frage) => FrageEingabe.parse(frage)),
          gestellt,
        )
        expect(antwortenBereinigen(definition, gelesen)).toEqual(antworten)
      }),
    )
  })

  test('[S8-01] walks pages: each question once, in order, on the page of its block', () => {
    fc.assert(
      fc.property(mitAntworten, ([definition, antworten]) => {
        const seiten = seitenVon(definition, antworten)
        expect(seiten.flatMap(({ fragen }) => fragen.map(({ id }) => id))).toEqual(ids(definition, antworten))
        if (definition.seiten === 'BLOCK')
          expect(new Set(seiten.map(({ id }) => id)).size).toBe(seiten.length)
        else expect(seiten.every(({ fragen }) => fragen.length === 1)).toBe(true)
        // The texts of a block stand once, where it is first asked something.
        const bloecke = gestellteBloecke(definition, antworten)
        expect(seiten.filter(({ ersteImBlock }) => ersteImBlock).map(({ fragen }) => fragen[0]?.id)).toEqual(
          bloecke.map(({ fragen }) => fragen[0]?.id),
        )
      }),
    )
  })

  test('[S9-05] no question is called unreachable that somebody comes to', () => {
    fc.assert(
      fc.property(mitAntworten, ([definition, antworten]) => {
        const nie = unerreichbareFragen(alleFragen(definition))
        expect(ids(definition, antworten).filter((id) => nie.has(id))).toEqual([])
        expect(definitionPruefen(definition).map(({ pfad }) => pfad)).toEqual([...nie])
      }),
      { numRuns: 400 },
    )
  })
})
