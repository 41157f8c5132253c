import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KEINE_ANTWORT, type Antworten } from '../../antwort/antwort.ts'
import { istBeantwortet } from '../../antwort/luecken.ts'
import type { Fragebedingung } from '../../definition/bedingungSchema.ts'
import type { Definition } from '../../definition/definitionSchema.ts'
import { teileVon } from '../../definition/teile.ts'
import { definitionAus, FRAGE } from '../../testing/fragen.ts'
import { alleFragen, antwortenBereinigen, gestellteFragen } from '../../weg/weg.ts'
import { auswerten } from './auswerten.ts'
import { istKlein } from './verdecken.ts'

const IDS = ['f0', 'f1', 'f2']
const OPTIONEN = ['o0', 'o1', 'o2']

const bedingung = (bisher: readonly string[]): fc.Arbitrary<Fragebedingung | null> =>
  bisher.length === 0
    ? fc.constant(null)
    : fc.option(
        fc.record({
          verknuepfung: fc.constantFrom('ALLE' as const, 'EINE' as const),
          teile: fc.array(
            fc.record({
              art: fc.constant('OPTION' as const),
              frage: fc.constantFrom(...bisher),
              optionen: fc.subarray(OPTIONEN, { minLength: 1 }),
              gewaehlt: fc.boolean(),
            }),
            { minLength: 1, maxLength: 2 },
          ),
        }),
        { freq: 4 },
      )

/** Three questions, each of one choice or of several, some with conditions on those before. */
const definitionen: fc.Arbitrary<Definition> = fc
  .tuple(
    ...IDS.map((id, i) =>
      fc
        .tuple(
          fc.constantFrom('AuswahlFrage' as const, 'MehrfachAuswahlFrage' as const),
          bedingung(IDS.slice(0, i)),
        )
        .map(([art, wenn]) => ({ ...FRAGE[art](id, false), wenn })),
    ),
  )
  .map((fragen) => definitionAus(fragen))

/** Everything that somebody can have answered. */
const alleWege = (definition: Definition): Antworten[] => {
  const wege = alleFragen(definition).reduce<Antworten[]>(
    (bisher, { frage }) =>
      bisher.flatMap((antworten) => {
        const mehrere = OPTIONEN.reduce<string[][]>((w, id) => w.flatMap((x) => [x, [...x, id]]), [[]])
        const moegliche = frage.type === 'AuswahlFrage' ? [[], ...OPTIONEN.map((id) => [id])] : mehrere
        return moegliche.map((wahl) => ({ ...antworten, [frage.id]: { wahl } }))
      }),
    [{}],
  )
  const einmal = new Map(
    wege.map((antworten) => {
      const behalten = antwortenBereinigen(definition, antworten)
      return [JSON.stringify(behalten), behalten]
    }),
  )
  return [...einmal.values()]
}

type Gruppe = { readonly name: string; readonly gehoert: (antworten: Antworten) => boolean }

/** Whoever was asked, answered or not, and with which option. */
const gruppen =
  (definition: Definition) =>
  (frageId: string): { [was: string]: Gruppe['gehoert'] } => {
    const gefragt = (antworten: Antworten) =>
      gestellteFragen(definition, antworten).some(({ frage }) => frage.id === frageId)
    const antwort = (antworten: Antworten) => antworten[frageId] ?? KEINE_ANTWORT
    return {
      gefragt,
      beantwortet: (a) => istBeantwortet(antwort(a)),
      'keine Antwort': (a) => gefragt(a) && !istBeantwortet(antwort(a)),
      ...Object.fromEntries(
        OPTIONEN.map((id) => [id, (a: Antworten) => antwort(a).wahl?.includes(id) === true]),
      ),
    }
  }

const P = 1_000_003
const potenz = (basis: number, n: number): number => {
  let [ergebnis, b] = [1, basis]
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) ergebnis = (ergebnis * b) % P
    b = (b * b) % P
  }
  return ergebnis
}

/** Whether a row can be put together from others, by adding and taking away. */
const raum = (zeilen: readonly (readonly number[])[]) => {
  const basis: { stelle: number; zeile: readonly number[] }[] = []
  const rest = (zeile: readonly number[]) =>
    basis.reduce((bisher, { stelle, zeile: b }) => {
      const faktor = bisher[stelle] ?? 0
      return faktor === 0 ? bisher : bisher.map((x, i) => (x + (P - faktor) * (b[i] ?? 0)) % P)
    }, zeile)
  for (const zeile of zeilen) {
    const uebrig = rest(zeile)
    const stelle = uebrig.findIndex((x) => x !== 0)
    if (stelle < 0) continue
    const kehrwert = potenz(uebrig[stelle] ?? 1, P - 2)
    basis.push({ stelle, zeile: uebrig.map((x) => (x * kehrwert) % P) })
  }
  return { enthaelt: (zeile: readonly number[]) => rest(zeile).every((x) => x === 0) }
}

test('[S9-05] no sum and no difference of what is shown speaks of a few', () => {
  const welten = definitionen.chain((definition) => {
    const wege = alleWege(definition)
    const leute = fc.array(fc.tuple(fc.constantFrom(...wege), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 6,
    })
    return fc.tuple(fc.constant(definition), fc.constant(wege), leute)
  })
  let etwasGezeigt = 0
  fc.assert(
    fc.property(welten, ([definition, wege, leute]) => {
      const alle = leute.flatMap(([antworten, mal]) => Array.from({ length: mal }, () => antworten))
      const zahl = (gehoert: Gruppe['gehoert']) => alle.filter(gehoert).length
      const je = gruppen(definition)
      const gezeigt = auswerten(definition, alle).flatMap(({ frageId, gestellt, beantwortet, balken }) => {
        const g = je(frageId)
        const namen = [
          ...(gestellt === null ? [] : ['gefragt']),
          ...(beantwortet === null ? [] : ['beantwortet']),
          ...balken.flatMap(({ text, anzahl }) => {
            const teil = teileVon(FRAGE.AuswahlFrage(frageId)).find((t) => t.text === text)
            return anzahl === null ? [] : [teil?.id ?? text]
          }),
        ]
        return namen.flatMap((name) => g[name] ?? [])
      })
      etwasGezeigt += gezeigt.length
      // Whoever reads a 0 knows that nobody is there.
      const moeglich = wege.filter((weg) => gezeigt.every((gehoert) => zahl(gehoert) > 0 || !gehoert(weg)))
      const zeile = (gehoert: Gruppe['gehoert']) => moeglich.map((weg) => Number(gehoert(weg)))
      const bekannt = raum([zeile(() => true), ...gezeigt.map(zeile)])
      for (const id of IDS)
        for (const [name, gehoert] of Object.entries(je(id)))
          if (istKlein(zahl(gehoert)) && alle.length >= 5)
            expect(bekannt.enthaelt(zeile(gehoert)), `${id} ${name}: ${zahl(gehoert)}`).toBe(false)
    }),
    { numRuns: 150 },
  )
  expect(etwasGezeigt).toBeGreaterThan(150)
})
