import type { Fragebedingung } from '@foerderportal/contract/fragebogen/definition/bedingungSchema'
import { beliebigeDefinition } from '@foerderportal/contract/fragebogen/testing/definitionen'
import {
  definitionAus as definitionMit,
  FRAGE,
  jedeArt,
} from '@foerderportal/contract/fragebogen/testing/fragen'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { neueTeilbedingung, neuerBlock, type Formular } from './formular.ts'
import { definitionAus } from './formularLesen.ts'
import { formularAus } from './formularZeigen.ts'
import {
  abgelegt,
  alleOrte,
  blockHinzu,
  entfernt,
  frageAendern,
  frageHinzu,
  ortVon,
  verschoben,
} from './umbau.ts'
import { haltbar, unhaltbar } from './unhaltbar.ts'

const fragen = ({ bloecke }: Formular) => bloecke.map((block) => block.fragen.map(({ id }) => id).join(' '))

test('[S9-05] what the fields show is what they save, whatever the definition', () => {
  fc.assert(
    fc.property(beliebigeDefinition, (definition) => {
      const formular = formularAus(definition)
      expect(definitionAus(formular)).toEqual(definition)
      // Between no number and no other says nothing: that alone the editor does not take as it stands.
      const anderes = unhaltbar(formular).filter(({ text }) => !text.includes('der beiden Zahlen'))
      expect(anderes).toEqual([])
    }),
  )
})

test('[S9-05] limits and conditions stand as the answer would: without a unit 1950 is a year', () => {
  const zahlfrage = { ...FRAGE.DezimalFrage('f0'), einheit: null, min: 1950, max: 2030 }
  const gruppe = FRAGE.DezimalGruppeFrage('f1')
  const eintraege = gruppe.eintraege.map((e, i) => ({ ...e, einheit: i === 0 ? 'ha' : null, min: 1950 }))
  const wenn: Fragebedingung = {
    verknuepfung: 'ALLE',
    teile: [{ art: 'ZAHL', frage: 'f0', teil: null, von: 1990, bis: 2000 }],
  }
  const { bloecke } = formularAus(
    definitionMit([
      zahlfrage,
      { ...gruppe, einheit: null, eintraege },
      { ...FRAGE.FreitextFrage('f4'), wenn },
    ]),
  )
  const [zahl, mehrere, text] = bloecke[0]?.fragen ?? []
  expect([zahl?.min, zahl?.max]).toEqual(['1950', '2030'])
  expect(mehrere?.teile.slice(0, 2).map(({ min }) => min)).toEqual(['1.950', '1950'])
  expect(text?.wenn?.teile).toMatchObject([{ von: '1990', bis: '2000' }])
})

describe('[S9-05] what can not be kept', () => {
  const gespeichert = jedeArt()
  const mit = (id: string, neu: Parameters<typeof frageAendern>[2]) =>
    frageAendern(formularAus(gespeichert), id, neu)
  const bedingung = (angaben: object) => ({
    verknuepfung: 'ALLE' as const,
    teile: [{ ...neueTeilbedingung('f0', 'GEWAEHLT'), ...angaben }],
  })
  test.each<[string, Formular, { pfad: string; text: string }]>([
    [
      'a number that is none',
      mit('f2', (f) => ({ ...f, max: 'viel' })),
      { pfad: 'bloecke.0.fragen.2.max', text: 'Schreiben Sie die Zahl mit Ziffern, zum Beispiel 12.' },
    ],
    [
      'no length where there must be one',
      mit('f4', (f) => ({ ...f, laengeMax: '' })),
      { pfad: 'bloecke.0.fragen.4.laengeMax', text: 'Geben Sie eine Zahl ein.' },
    ],
    [
      'a paragraph of more than 10,000 characters',
      mit('f4', (f) => ({ ...f, kommentare: 'x'.repeat(10_001) })),
      { pfad: 'bloecke.0.fragen.4.kommentare', text: 'Geben Sie höchstens 10000 Zeichen ein.' },
    ],
    [
      'more than 20 paragraphs',
      mit('f4', (f) => ({ ...f, absaetze: 'x\n\n'.repeat(21) })),
      { pfad: 'bloecke.0.fragen.4.absaetze', text: 'Schreiben Sie höchstens 20 Absätze.' },
    ],
    [
      'an option of more than 300 characters',
      mit('f0', (f) => ({ ...f, teile: f.teile.map((t) => ({ ...t, text: 'x'.repeat(301) })) })),
      { pfad: 'bloecke.0.fragen.0.teile.0.text', text: 'Geben Sie höchstens 300 Zeichen ein.' },
    ],
    [
      'a condition without an answer',
      mit('f1', (f) => ({ ...f, wenn: bedingung({}) })),
      { pfad: 'bloecke.0.fragen.1.wenn', text: 'Wählen Sie mindestens eine Antwort.' },
    ],
    [
      'a condition without a number',
      mit('f4', (f) => ({ ...f, wenn: bedingung({ frage: 'f2', vergleich: 'ZAHL' }) })),
      { pfad: 'bloecke.0.fragen.4.wenn', text: 'Geben Sie mindestens eine der beiden Zahlen an.' },
    ],
    [
      'a condition on no question',
      mit('f4', (f) => ({ ...f, wenn: bedingung({ frage: '' }) })),
      { pfad: 'bloecke.0.fragen.4.wenn', text: 'Wählen Sie eine frühere Frage.' },
    ],
  ])('%s is named, and stays as it was saved', (_, formular, erwartet) => {
    expect(unhaltbar(formular)[0]).toEqual(erwartet)
    expect(haltbar({ ...formular, titel: 'Neu' }, gespeichert)).toEqual({ ...gespeichert, titel: 'Neu' })
  })

  test('a question that was moved keeps its own old value', () => {
    const formular = verschoben(
      mit('f2', (f) => ({ ...f, max: 'viel' })),
      'f2',
      -1,
    )
    const behalten = haltbar(formular, gespeichert).bloecke[0]?.fragen
    expect(behalten?.map(({ id }) => id).slice(0, 3)).toEqual(['f0', 'f2', 'f1'])
    expect(behalten?.[1]).toMatchObject({ id: 'f2', max: 500 })
  })

  test('what only another kind has is in nobody’s way', () => {
    const formular = mit('f2', (f) => ({ ...f, max: 'viel', type: 'AuswahlFrage' }))
    expect(unhaltbar(formular)).toEqual([])
  })

  test('a number that the comparison does not show is in nobody’s way either', () => {
    const wenn = bedingung({ frage: 'f2', vergleich: 'BEANTWORTET', von: 'abc' })
    expect(unhaltbar(mit('f4', (f) => ({ ...f, wenn })))).toEqual([])
  })
})

describe('[S9-05] the order of the parts', () => {
  const zwei = blockHinzu(
    formularAus(definitionMit(['f0', 'f1', 'f2'].map((id) => FRAGE.FreitextFrage(id)))),
    undefined,
    { ...neuerBlock(), id: 'b1' },
  )
  test('a question goes on into the block beside its own, and stays at the end', () => {
    const unten = verschoben(zwei, 'f2', 1)
    expect(fragen(unten)).toEqual(['f0 f1', 'f2'])
    expect(fragen(verschoben(unten, 'f2', -1))).toEqual(['f0 f1 f2', ''])
    expect(verschoben(unten, 'f2', 1)).toEqual(unten)
    expect(verschoben(zwei, 'f0', -1)).toEqual(zwei)
    expect(fragen(verschoben(zwei, 'b1', -1))).toEqual(['', 'f0 f1 f2'])
  })

  test('what is dropped stands there, behind what it was dragged down to, or first in that block', () => {
    expect(fragen(abgelegt(zwei, 'f2', 'f0'))).toEqual(['f2 f0 f1', ''])
    expect(fragen(abgelegt(zwei, 'f0', 'b1'))).toEqual(['f1 f2', 'f0'])
    expect(fragen(abgelegt(zwei, 'b1', 'b0'))).toEqual(['', 'f0 f1 f2'])
    expect(fragen(abgelegt(zwei, 'f0', 'f1'))).toEqual(['f1 f0 f2', ''])
    expect(fragen(abgelegt(zwei, 'f0', 'f2'))).toEqual(['f1 f2 f0', ''])
    expect(fragen(abgelegt(zwei, 'b0', 'b1'))).toEqual(['', 'f0 f1 f2'])
    expect(abgelegt(zwei, 'weg', 'f0')).toBe(zwei)
    expect(abgelegt(zwei, 'f0', 'f0')).toBe(zwei)
  })

  test('what is new stands behind what is open', () => {
    const neu = formularAus(definitionMit([FRAGE.DezimalFrage('f9')])).bloecke[0]?.fragen[0]
    if (neu === undefined) throw new Error('no question')
    expect(fragen(frageHinzu(zwei, 'f0', neu))).toEqual(['f0 f9 f1 f2', ''])
    expect(fragen(frageHinzu(zwei, 'b0', neu))).toEqual(['f0 f1 f2 f9', ''])
    expect(fragen(frageHinzu(zwei, undefined, neu))).toEqual(['f0 f1 f2', 'f9'])
    expect(alleOrte(entfernt(zwei, 'f1'))).toEqual(['ganzes', 'b0', 'f0', 'f2', 'b1'])
    expect(ortVon(zwei, 'f1')).toMatchObject({ art: 'frage', i: 0, j: 1 })
    expect(ortVon(zwei, 'weg').art).toBe('ganzes')
  })
})
