import { describe, expect, test } from 'vitest'
import type { Antwort, Antworten } from '../../antwort/antwort.ts'
import { WERT } from '../../arten.ts'
import type { Fragebedingung } from '../../definition/bedingungSchema.ts'
import { definitionAus, FRAGE, jedeArt } from '../../testing/fragen.ts'
import { auswerten } from './auswerten.ts'

const oft = (mal: number, antworten: Antworten) => Array.from({ length: mal }, () => antworten)
const wenn = (frage: string, ...optionen: string[]): Fragebedingung => ({
  verknuepfung: 'ALLE',
  teile: [{ art: 'OPTION', frage, optionen, gewaehlt: true }],
})
const text = (wert: string): Antwort => ({ texte: { [WERT]: wert } })
const zahl = (wert: number): Antwort => ({ zahlen: { [WERT]: wert } })
const wahl = (...ids: string[]): Antwort => ({ wahl: ids })
const frageIn = (was: ReturnType<typeof auswerten>, id: string) => was.find(({ frageId }) => frageId === id)

describe('[S9-05] what all said together', () => {
  test('counts options, and of a ranking what stands first', () => {
    const ausgewertet = auswerten(jedeArt(), [
      ...oft(5, { f1: wahl('o0', 'o1'), f5: wahl('w1', 'w0') }),
      ...oft(5, { f1: wahl('o0'), f5: wahl('w0') }),
    ])
    expect(frageIn(ausgewertet, 'f1')?.balken.map(({ anzahl, prozent }) => [anzahl, prozent])).toEqual([
      [10, 100],
      [5, 50],
      [0, 0],
    ])
    expect(frageIn(ausgewertet, 'f5')?.balken.map(({ anzahl }) => anzahl)).toEqual([5, 5, 0])
  })

  test('whoever is one of four is not seen; of five the middle is', () => {
    const vier = auswerten(jedeArt(), oft(4, { f2: zahl(10), f4: text('Geheim') }))
    expect(frageIn(vier, 'f2')).toMatchObject({ verdeckt: true, beantwortet: null, zahlen: [] })
    expect(vier.flatMap(({ texte }) => texte)).toEqual([])
    const fuenf = auswerten(jedeArt(), [...oft(4, { f2: zahl(10) }), { f0: wahl('o0'), f2: zahl(20.5) }])
    expect(frageIn(fuenf, 'f2')?.zahlen).toEqual([{ text: '', einheit: 'ha', mittel: 12.1, median: 10 }])
    expect(frageIn(fuenf, 'f0')).toMatchObject({ gestellt: 5, beantwortet: null, balken: [] })
  })

  test('texts stand in the order of the alphabet; where all but a few wrote one, none does', () => {
    const geschrieben = ['Moor', 'Acker', 'Wiese', 'Wald', 'Äcker'].map((t) => ({ f4: text(t) }))
    expect(frageIn(auswerten(jedeArt(), [...geschrieben, ...oft(5, {})]), 'f4')).toMatchObject({
      beantwortet: 5,
      texte: ['Acker', 'Äcker', 'Moor', 'Wald', 'Wiese'],
    })
    expect(frageIn(auswerten(jedeArt(), [...geschrieben, {}]), 'f4')).toMatchObject({
      beantwortet: null,
      texte: [],
    })
  })

  test('how many were asked does not say what the question before hides', () => {
    const alle = [
      ...oft(9, { f0: wahl('o0') }),
      ...oft(7, { f0: wahl('o1'), f2: zahl(3) }),
      ...oft(4, { f0: wahl('o2'), f2: zahl(3) }),
    ]
    const mit = (...optionen: string[]) =>
      auswerten(
        definitionAus([
          FRAGE.AuswahlFrage('f0'),
          { ...FRAGE.DezimalFrage('f2'), wenn: wenn('f0', ...optionen) },
        ]),
        alle,
      )
    expect(frageIn(mit('o1'), 'f0')?.balken.map(({ anzahl }) => anzahl)).toEqual([9, null, null])
    expect(frageIn(mit('o1'), 'f2')).toMatchObject({ gestellt: null, verdeckt: true, zahlen: [] })
    // The two hidden ones together are 11 anyway: 20 without the 9.
    expect(frageIn(mit('o1', 'o2'), 'f2')).toMatchObject({ gestellt: 11, beantwortet: 11 })
  })

  test('nor does who answered without being asked on', () => {
    const definition = definitionAus([
      FRAGE.MehrfachAuswahlFrage('f0', false),
      { ...FRAGE.DezimalFrage('f2'), wenn: wenn('f0', 'o0', 'o1') },
    ])
    const alle = [...oft(9, { f0: wahl('o0', 'o1'), f2: zahl(3) }), { f0: wahl('o2') }, ...oft(6, {})]
    // 10 of 16 answered, 9 were asked on: the tenth would be known.
    expect(frageIn(auswerten(definition, alle), 'f0')).toMatchObject({ beantwortet: 10 })
    expect(frageIn(auswerten(definition, alle), 'f2')).toMatchObject({ gestellt: null, verdeckt: true })
  })

  test('nor does the difference between two questions speak of one', () => {
    const definition = definitionAus([
      FRAGE.AuswahlFrage('f0'),
      { ...FRAGE.AuswahlFrage('f1', false), wenn: null },
      {
        ...FRAGE.DezimalFrage('f2'),
        wenn: { ...wenn('f0', 'o0'), teile: [...wenn('f0', 'o0').teile, ...wenn('f1', 'o0').teile] },
      },
    ])
    const alle = [
      ...oft(10, { f0: wahl('o0'), f1: wahl('o0'), f2: zahl(1) }),
      { f0: wahl('o0'), f1: wahl('o2') },
      ...oft(9, { f0: wahl('o2'), f1: wahl('o2') }),
    ]
    // 11 chose the first, 10 of them were asked on: the eleventh would be known.
    expect(frageIn(auswerten(definition, alle), 'f2')).toMatchObject({ gestellt: null, verdeckt: true })
  })
})
