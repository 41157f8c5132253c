import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import { describe, expect, test } from 'vitest'
import { ordnen, orteSuchen } from './orte.ts'

const ort = (plz: string, name: string, ortsteil: string | null = null): Ort => ({
  plz,
  ort: name,
  ortsteil,
  kreis: null,
  land: null,
  typ: 'ZUSTELLUNG',
})

const ORTE = ordnen([
  ort('61348', 'Bad Homburg'),
  ort('66424', 'Homburg'),
  ort('34576', 'Homberg (Efze)'),
  ort('24937', 'Flensburg'),
  ort('24939', 'Flensburg'),
  ort('24960', 'Glücksburg', 'Holnis'),
  ort('26721', 'Emden'),
  ort('66386', 'Sankt Ingbert'),
])

const gefunden = (suche: Parameters<typeof orteSuchen>[1]) =>
  orteSuchen(ORTE, suche).map(({ plz, ort: name }) => `${plz} ${name}`)

describe('[R7.3-09] places by name', () => {
  test.each([
    ['homburg', ['66424 Homburg', '61348 Bad Homburg']],
    ['hom', ['34576 Homberg (Efze)', '66424 Homburg', '61348 Bad Homburg']],
    ['bad hom', ['61348 Bad Homburg']],
    ['hom bad', ['61348 Bad Homburg']],
    ['flensburg', ['24937 Flensburg', '24939 Flensburg']],
    ['holnis', ['24960 Glücksburg']],
    ['omburg', []],
    ['efze', ['34576 Homberg (Efze)']],
  ])('%s', (worte, erwartet) => expect(gefunden({ worte: worte.split(' ') })).toEqual(erwartet))
})

test.each([
  ['2493', ['24937 Flensburg', '24939 Flensburg']],
  ['24937', ['24937 Flensburg']],
  ['66', ['66424 Homburg', '66386 Sankt Ingbert']],
  ['99999', []],
])('[R7.3-10] places by postal code %s', (plz, erwartet) => expect(gefunden({ plz })).toEqual(erwartet))

test('[R7.3-09] [R7.3-10] both together', () => {
  expect(gefunden({ plz: '61', worte: ['hom'] })).toEqual(['61348 Bad Homburg'])
})
