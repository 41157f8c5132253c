import { describe, expect, test } from 'vitest'
import { definitionAus, FRAGE, jedeArt } from '../testing/fragen.ts'
import type { Antworten } from '../antwort/antwort.ts'
import { WERT } from '../arten.ts'
import type { Fragebedingung } from '../definition/bedingungSchema.ts'
import { auswerten, verdecken } from './auswerten.ts'
import { fassungenUnterscheiden } from './vergleichen.ts'

const oft = (mal: number, antworten: Antworten) => Array.from({ length: mal }, () => antworten)
const anzahlen = (...alle: number[]) =>
  verdecken(
    alle.map((anzahl, i) => ({ text: String(i), anzahl })),
    alle.reduce((a, b) => a + b, 0),
  ).map(({ anzahl }) => anzahl)

describe('[S9-05] small groups are hidden', () => {
  test.each([
    [
      [6, 5, 0],
      [6, 5, 0],
    ],
    [
      [9, 4, 3],
      [9, null, null],
    ],
    // One alone could be worked out from the rest.
    [
      [9, 4, 7],
      [9, null, null],
    ],
    [
      [9, 4, 0],
      [null, null, 0],
    ],
  ])('%j is shown as %j', (alle, gezeigt) => {
    expect(anzahlen(...alle)).toEqual(gezeigt)
  })

  test('whoever is one of four is not seen; of five the middle is', () => {
    const definition = jedeArt()
    const vier = auswerten(
      definition,
      oft(4, { f2: { zahlen: { [WERT]: 10 } }, f4: { texte: { [WERT]: 'Geheim' } } }),
    )
    expect(vier.find(({ frageId }) => frageId === 'f2')).toMatchObject({
      verdeckt: true,
      beantwortet: 4,
      zahlen: [],
    })
    expect(vier.flatMap(({ texte }) => texte)).toEqual([])
    const fuenf = auswerten(definition, [
      ...oft(4, { f2: { zahlen: { [WERT]: 10 } } }),
      { f0: { wahl: ['o0'] }, f2: { zahlen: { [WERT]: 20.5 } } },
    ])
    expect(fuenf.find(({ frageId }) => frageId === 'f2')?.zahlen).toEqual([
      { text: '', einheit: 'ha', mittel: 12.1, median: 10 },
    ])
    expect(fuenf.find(({ frageId }) => frageId === 'f0')).toMatchObject({
      gestellt: 5,
      beantwortet: 1,
      balken: [],
    })
  })

  test('counts options, and of a ranking what stands first', () => {
    const ausgewertet = auswerten(jedeArt(), [
      ...oft(5, { f1: { wahl: ['o0', 'o1'] }, f5: { wahl: ['w1', 'w0'] } }),
      ...oft(5, { f1: { wahl: ['o0'] }, f5: { wahl: ['w0'] } }),
    ])
    const balken = (id: string) => ausgewertet.find(({ frageId }) => frageId === id)?.balken
    expect(balken('f1')?.map(({ anzahl, prozent }) => [anzahl, prozent])).toEqual([
      [10, 100],
      [5, 50],
      [0, 0],
    ])
    expect(balken('f5')?.map(({ anzahl }) => anzahl)).toEqual([5, 5, 0])
  })
})

test('[S9-05] what has changed between two versions, in words', () => {
  const wahl = FRAGE.AuswahlFrage('f0')
  const mehrfach = FRAGE.MehrfachAuswahlFrage('f1')
  const dezimal = FRAGE.DezimalFrage('f2')
  const wenn: Fragebedingung = {
    verknuepfung: 'ALLE',
    teile: [{ art: 'BEANTWORTET', frage: 'f0', ja: true }],
  }
  const vorher = definitionAus([wahl, mehrfach, dezimal])
  const nachher = definitionAus(
    [
      { ...mehrfach, fragetexte: ['Neu gefragt'] },
      { ...wahl, optionen: wahl.optionen.slice(1) },
      { ...FRAGE.FreitextFrage('f4'), wenn },
    ],
    { pdfExportMoeglich: false },
  )
  const gesagt = fassungenUnterscheiden(vorher, nachher).map(
    ({ art, id, was, vorher: v, nachher: n }) => `${art} ${id} ${was}: ${v} -> ${n}`,
  )
  expect(gesagt).toEqual([
    'GEAENDERT  PDF möglich: ja -> nein',
    'GEAENDERT f1 Frage: Frage f1 -> Neu gefragt',
    'VERSCHOBEN f0 Reihenfolge: null -> null',
    'GEAENDERT f0 Antwort „f0: Antwort 0“: ohne Beschreibung -> null',
    'NEU f4 : null -> null',
    'ENTFALLEN f2 : null -> null',
  ])
  expect(fassungenUnterscheiden(vorher, vorher)).toEqual([])
})
