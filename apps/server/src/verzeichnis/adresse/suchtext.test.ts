import { describe, expect, test } from 'vitest'
import { suchtextLesen } from './suchtext.ts'

type Erwartet = Partial<ReturnType<typeof suchtextLesen>>

describe('[R7.3-02] what is typed is taken apart', () => {
  test.each<[string, Erwartet]>([
    ['Hauptstr. 12, 24937 Flensburg', { worte: ['hauptstr', 'flensburg'], hausnummer: '12', plz: '24937' }],
    [
      '24937 Flensburg Hauptstraße 12 a',
      { worte: ['flensburg', 'hauptstr'], hausnummer: '12a', plz: '24937' },
    ],
    ['Hauptstr 12a', { worte: ['hauptstr'], hausnummer: '12a' }],
    ['Hauptstr 12-14 D-24937', { worte: ['hauptstr'], hausnummer: '12-14', plz: '24937' }],
    ['Hauptstr 12, 249', { worte: ['hauptstr', '249'], hausnummer: '12' }],
    ['249 Flens', { worte: ['249', 'flens'], hausnummer: undefined }],
    ['Straße des 17. Juni 135', { worte: ['17', 'juni'], text: 'str des 17 juni', hausnummer: '135' }],
    ['Haupt Straße', { worte: ['haupt'], text: 'haupt str' }],
    ['Am Markt', { worte: ['markt'], text: 'am markt', sagtWenig: false }],
    ['Am', { worte: ['am'], sagtWenig: true }],
    ['str', { worte: ['str'], sagtWenig: true }],
    ['am ma', { worte: ['ma'], text: 'am ma', sagtWenig: true }],
    ['Friedrich-Ebert-Str. 3', { worte: ['friedrich', 'ebert'], hausnummer: '3' }],
    ['Haupt Haupt', { worte: ['haupt'] }],
    ['123456', { worte: ['123456'], plz: undefined }],
    ['', { worte: [], text: '', plz: undefined, hausnummer: undefined }],
    [' ,;  ', { worte: [], text: '' }],
    ['🚜 🌾', { worte: [] }],
    ['شارع', { worte: [] }],
    [`%_'";--\\`, { worte: [] }],
    [`Haupt' or '1'='1`, { worte: ['haupt', 'or'], hausnummer: undefined }],
  ])('%j', (text, erwartet) => expect(suchtextLesen([text])).toMatchObject(erwartet))

  test('in one part or in several is the same', () => {
    expect(suchtextLesen(['Haupt', 'str. 12', '24937'])).toEqual(suchtextLesen(['Haupt str. 12 24937']))
  })
})
