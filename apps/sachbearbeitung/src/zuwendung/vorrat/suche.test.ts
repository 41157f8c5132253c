import { describe, expect, test } from 'vitest'
import { abfrageVon, adresseLesen, ansichtVon, filterVon, mitFilter, sucheVon, weichtAb } from './suche.ts'

const MEINE = { zugewiesen: 'ich', amZug: 'BANK,FREIGABE,ANTRAGSTELLER' }

test('of an address counts what the list knows, as texts', () => {
  expect(adresseLesen({ ansicht: 'neu', stand: 'VORGELEGT', land: '', seite: '3', betragVon: 5 })).toEqual({
    ansicht: 'neu',
    stand: 'VORGELEGT',
  })
})

describe('which cases it means', () => {
  test.each([
    ['nothing: my own', {}, 'meine', MEINE],
    ['a view', { ansicht: 'neu' }, 'neu', { zugewiesen: 'niemand', stand: 'EINGEGANGEN' }],
    ['all', { ansicht: 'alle' }, 'alle', {}],
    ['a view and a filter: the filter', { ansicht: 'meine', land: '01' }, 'meine', { land: '01' }],
    ['a filter alone', { text: 'Lindenau' }, 'alle', { text: 'Lindenau' }],
    ['a view that is gone, without a filter', { ansicht: 'weg' }, 'weg', {}],
  ])('%s', (_, adresse, ansicht, filter) => {
    expect(ansichtVon(adresse)).toBe(ansicht)
    expect(filterVon(adresse)).toEqual(filter)
  })
})

describe('changing a filter', () => {
  test('keeps what the view filters by, and says it in the address', () => {
    expect(mitFilter({}, { land: '01' })).toEqual({ ansicht: 'meine', ...MEINE, land: '01' })
  })
  test('without the last one all cases are meant, never the view again', () => {
    expect(mitFilter({ ansicht: 'vorgelegt' }, { stand: '' })).toEqual({ ansicht: 'alle' })
    expect(filterVon(mitFilter({ ansicht: 'vorgelegt' }, { stand: undefined }))).toEqual({})
  })
  test('leaves order and columns as they are', () => {
    expect(
      mitFilter({ ansicht: 'alle', sortierung: '-betrag', spalten: 'geNr,betrag' }, { land: '01' }),
    ).toEqual({
      ansicht: 'alle',
      land: '01',
      sortierung: '-betrag',
      spalten: 'geNr,betrag',
    })
  })
})

test('the server is asked for filter and order; a saved view keeps the columns, too', () => {
  const adresse = { ansicht: 'x', land: '01', sortierung: 'betrag', spalten: 'geNr' } as const
  expect(abfrageVon(adresse)).toEqual({ land: '01', sortierung: 'betrag' })
  expect(sucheVon(adresse)).toEqual({ land: '01', sortierung: 'betrag', spalten: 'geNr' })
})

test('a list differs from its view by what it filters, not by its order', () => {
  expect(
    weichtAb({ ansicht: 'neu', sortierung: 'betrag' }, { zugewiesen: 'niemand', stand: 'EINGEGANGEN' }),
  ).toBe(false)
  expect(weichtAb({ ansicht: 'neu', land: '01' }, { zugewiesen: 'niemand', stand: 'EINGEGANGEN' })).toBe(true)
})
