import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wieGespeichert } from '../angaben/plausibel.ts'
import { Tag, Zeitpunkt } from './datumSchema.ts'

const satz = (schema: z.ZodMiniType, wert: unknown) => z.safeParse(schema, wert).error?.issues[0]?.message
const FORM = 'Geben Sie ein Datum als TT.MM.JJJJ ein.'
const JAHR = 'Prüfen Sie das Jahr: Möglich sind die Jahre von 1000 bis 2199.'
const keiner = (tag: string) => `Den ${tag} gibt es nicht. Prüfen Sie Tag und Monat.`

describe('[D-07] a day', () => {
  test.each([
    ['2026-11-29', undefined],
    ['2024-02-29', undefined],
    ['1143-05-01', undefined],
    ['2199-12-31', undefined],
    ['2023-02-29', keiner('29.02.2023')],
    ['2027-02-31', keiner('31.02.2027')],
    ['2100-02-29', keiner('29.02.2100')],
    ['2027-13-01', keiner('01.13.2027')],
    ['2027-00-10', keiner('10.00.2027')],
    ['2027-04-31', keiner('31.04.2027')],
    ['0000-01-01', JAHR],
    ['0026-11-29', JAHR],
    ['2200-01-01', JAHR],
    ['2999-01-01', JAHR],
    ['9999-12-31', JAHR],
    ['29.11.2026', FORM],
    ['2026-11-29T00:00:00Z', FORM],
    ['2026-1-1', FORM],
    ['', FORM],
    [null, FORM],
    [20261129, FORM],
  ])('%j: %s', (wert, erwartet) => {
    expect(satz(Tag, wert)).toBe(erwartet)
  })

  test('is refused or stays as it is: no text becomes another day', () => {
    const texte = fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/))
    fc.assert(
      fc.property(texte, (text) => {
        const gelesen = z.safeParse(Tag, text)
        expect(gelesen.success ? gelesen.data : text).toBe(text)
      }),
    )
  })
})

test.each([
  ['2026-11-29T12:00:00Z', true],
  ['2026-11-29T12:00:00+01:00', true],
  ['2027-02-31T12:00:00Z', false],
  ['2026-11-29T12:00:00', false],
  ['2999-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00Z', false],
])('[D-07] the moment %s is one: %s', (wert, moeglich) => {
  expect(z.safeParse(Zeitpunkt, wert).success).toBe(moeglich)
})

describe('[D-07] what is stored stays readable', () => {
  const Antwort = z.object({
    faellig: Tag,
    seit: z.nullable(Zeitpunkt),
    teile: z.array(z.discriminatedUnion('art', [z.object({ art: z.literal('a'), ab: z.optional(Tag) })])),
  })
  const ALT = { faellig: '2999-01-01', seit: '0001-01-01T00:00:00Z', teile: [{ art: 'a', ab: '0001-01-01' }] }

  test('a day that nobody could enter any more is answered, and what the contract does not name stays inside', () => {
    expect(z.safeParse(Antwort, ALT).success).toBe(false)
    expect(wieGespeichert(Antwort, { ...ALT, geheim: 1 })).toEqual(ALT)
  })

  test.each([
    ['a text that is no day', { ...ALT, faellig: 'bald' }],
    ['a part that is missing', { faellig: '2999-01-01' }],
  ])('%s is a fault as before', (_, wert) => {
    expect(() => wieGespeichert(Antwort, wert)).toThrow()
  })
})
