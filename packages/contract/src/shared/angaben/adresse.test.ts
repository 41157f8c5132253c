import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Adresse } from './adresse.ts'

const fehler = (hausnummer: string): string[] =>
  z
    .safeParse(Adresse, { strasse: 'Am Moor', hausnummer, plz: '24939', ort: 'Flensburg' })
    .error?.issues.map(({ message }) => message) ?? []

describe('[S1-06] the number of a house', () => {
  test.each(['12', '12 a', '3-5', '7/1', 'IV 12', 'o. Nr.', 'O.Nr.', ' 4 '])('%s is one', (nummer) => {
    expect(fehler(nummer)).toEqual([])
  })

  test.each(['abc', 'a', '-', 'ohne'])('%s is none, and what to write is said', (nummer) => {
    expect(fehler(nummer)).toEqual([
      'Geben Sie die Hausnummer mit Ziffern ein, z. B. 12 a. Gibt es keine: „o. Nr.“.',
    ])
  })

  test('nothing is asked for once', () => {
    expect(fehler(' ')).toEqual(['Geben Sie die Hausnummer ein.'])
  })
})
