import { expect, test } from 'vitest'
import { definitionAus, FRAGE } from '../testing/fragen.ts'
import type { Fragebedingung } from '../definition/bedingungSchema.ts'
import { fassungenUnterscheiden } from './vergleichen.ts'

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

test('[S9-05] a limit stands as the answer would: without a unit 1950 is a year', () => {
  const ohne = { ...FRAGE.DezimalFrage('f2'), einheit: null, min: 0, max: 9999 }
  const gesagt = (einheit: string | null) =>
    fassungenUnterscheiden(
      definitionAus([{ ...ohne, einheit }]),
      definitionAus([{ ...ohne, einheit, min: 1950 }]),
    ).map(({ was, vorher, nachher }) => `${was}: ${vorher} -> ${nachher}`)
  expect(gesagt(null)).toEqual(['kleinste Zahl: 0 -> 1950'])
  expect(gesagt('ha')).toEqual(['kleinste Zahl: 0 -> 1.950'])
})
