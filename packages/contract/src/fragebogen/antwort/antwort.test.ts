import { describe, expect, test } from 'vitest'
import { FRAGE, JE_ART } from '../testing/fragen.ts'
import { WERT } from '../arten.ts'
import type { Fragedefinition } from '../definition/definitionSchema.ts'
import type { Antwort } from './antwort.ts'
import { antwortAbschliessen, antwortBereinigen } from './bereinigen.ts'
import { grenzFehler } from './grenzen.ts'
import { luecken } from './luecken.ts'
import { inWorten } from './worte.ts'

const frage = (i: number, pflicht = true): Fragedefinition => {
  const art = JE_ART[i]
  if (art === undefined) throw new Error(`no kind ${i}`)
  return art(`f${i}`, pflicht)
}
const zahl = (wert: number): Antwort => ({ zahlen: { [WERT]: wert } })
const text = (wert: string): Antwort => ({ texte: { [WERT]: wert } })
const anteile = (...werte: number[]): Antwort => ({
  zahlen: Object.fromEntries(werte.map((wert, i) => [`o${i}`, wert])),
})

describe('[R5-05] limits of an answer, wherever it comes from', () => {
  test.each<[string, number, Antwort, string[]]>([
    ['0 of 0 to 500', 2, zahl(0), []],
    ['500 of 0 to 500', 2, zahl(500), []],
    ['below', 2, zahl(-0.01), ['Geben Sie eine Zahl ab 0 ein.']],
    ['above', 2, zahl(500.01), ['Geben Sie eine Zahl bis 500 ein.']],
    ['two decimals', 2, zahl(12.25), []],
    ['three decimals', 2, zahl(12.255), ['Geben Sie höchstens 2 Nachkommastellen ein.']],
    ['a group: its own limit', 3, { zahlen: { e0: 50, e1: 9.5 } }, ['Geben Sie eine Zahl bis 9 ein.']],
    ['a group: no decimals', 3, { zahlen: { e0: 1.5 } }, ['Geben Sie eine ganze Zahl ohne Komma ein.']],
    ['200 of 200 characters', 4, text('x'.repeat(200)), []],
    ['10,000 characters', 4, text('x'.repeat(10_000)), ['Geben Sie höchstens 200 Zeichen ein.']],
    ['words beside an option', 0, { texte: { o1: 'x'.repeat(41) } }, ['Geben Sie höchstens 40 Zeichen ein.']],
    ['two of one choice', 0, { wahl: ['o0', 'o2'] }, ['Wählen Sie nur eine Antwort.']],
    ['a share of 101 %', 6, anteile(101), ['Geben Sie eine Zahl bis 100 ein.']],
    ['99 % together can be kept', 6, anteile(50, 49), []],
    ['101 % together can be kept', 6, anteile(50, 51), []],
  ])('%s', (_, i, antwort, erwartet) => {
    expect(grenzFehler(frage(i), antwort).map(({ text: was }) => was)).toEqual(erwartet)
  })
})

describe('[S8-01] what is missing at the end', () => {
  test.each<[string, number, Antwort, string[]]>([
    ['a choice', 0, {}, ['Wählen Sie eine Antwort.']],
    ['its words', 0, { wahl: ['o1'] }, ['Beschreiben Sie „f0: Antwort 1“ näher.']],
    ['words of blanks', 0, { wahl: ['o1'], texte: { o1: ' ' } }, ['Beschreiben Sie „f0: Antwort 1“ näher.']],
    ['one of several', 1, {}, ['Wählen Sie mindestens eine Antwort.']],
    ['a number', 2, {}, ['Geben Sie eine Zahl ein.']],
    ['0 is a number', 2, zahl(0), []],
    ['one of a group', 3, { zahlen: { e0: 3 } }, ['Geben Sie eine Zahl ein.']],
    ['a text', 4, {}, ['Geben Sie eine Antwort ein.']],
    ['a longer text', 4, text('ab'), ['Geben Sie mindestens 3 Zeichen ein.']],
    ['the obligatory value', 5, { wahl: ['w1'] }, ['Ordnen Sie noch ein: Ziel 0.']],
    ['it suffices', 5, { wahl: ['w1', 'w0'] }, []],
    ['99 %', 6, anteile(99), ['Verteilen Sie genau 100 %. Es fehlen noch 1 %.']],
    ['101 %', 6, anteile(60, 41), ['Verteilen Sie genau 100 %. Das sind 1 % zu viel.']],
    ['words beside a share', 6, anteile(60, 40), ['Beschreiben Sie „f6: Antwort 1“ näher.']],
    ['100 %', 6, anteile(100, 0), []],
  ])('%s', (_, i, antwort, erwartet) => {
    expect(luecken(frage(i), antwort).map(({ text: was }) => was)).toEqual(erwartet)
  })

  test('an optional question may stay empty, but not half answered', () => {
    for (let i = 0; i < JE_ART.length; i++) expect(luecken(frage(i, false), {})).toEqual([])
    expect(luecken(frage(6, false), anteile(99))).toHaveLength(1)
  })
})

test('[S8-01] an answer is kept as its question has it; words of what is not chosen stay until the end', () => {
  const wahl: Antwort = { wahl: ['o2', 'weg', 'o2'], texte: { o1: ' Eigene   Zucht ', [WERT]: 'fremd' } }
  expect(antwortBereinigen(frage(1), wahl)).toEqual({ wahl: ['o2'], texte: { o1: 'Eigene Zucht' } })
  expect(antwortAbschliessen(frage(1), wahl)).toEqual({ wahl: ['o2'] })
  expect(antwortBereinigen(frage(5), { wahl: ['w2', 'w0'] })).toEqual({ wahl: ['w2', 'w0'] })
  expect(antwortBereinigen(frage(2), zahl(3))).toEqual(zahl(3))
})

test('[R3.6-02] each kind says its answer in words', () => {
  expect(
    [
      inWorten(frage(0), { wahl: ['o1'], texte: { o1: 'Bienen' } }),
      inWorten(frage(1), { wahl: ['o0', 'o2'] }),
      inWorten(frage(2), zahl(1250.5)),
      inWorten(frage(3), { zahlen: { e0: 12, e1: 8.5 } }),
      inWorten(frage(4), text('Ein Satz.')),
      inWorten(frage(5), { wahl: ['w2', 'w0'] }),
      inWorten(frage(6), anteile(30, 70)),
    ].map((zeilen) => zeilen.join(' | ').replaceAll('\u00a0', ' ')),
  ).toEqual([
    'f0: Antwort 1: Bienen',
    'f1: Antwort 0 | f1: Antwort 2',
    '1.250,5 ha',
    'Kühe: 12 Tiere | Milch: 8,5 l',
    'Ein Satz.',
    '1. Ziel 2 | 2. Ziel 0',
    'f6: Antwort 0: 30 % | f6: Antwort 1: 70 %',
  ])
})

test('[R3.6-02] a year stands as it was entered, also among its limits', () => {
  const hektar = FRAGE.DezimalFrage('f2')
  const jahr: typeof hektar = { ...hektar, einheit: null, min: 1990, max: 2026, nachkommastellen: 0 }
  expect(inWorten(jahr, { zahlen: { [WERT]: 2018 } })).toEqual(['2018'])
  expect(grenzFehler(jahr, { zahlen: { [WERT]: 2027 } })[0]?.text).toBe('Geben Sie eine Zahl bis 2026 ein.')
  expect(inWorten(hektar, { zahlen: { [WERT]: 400 } })).toEqual(['400\u00a0ha'])
})
