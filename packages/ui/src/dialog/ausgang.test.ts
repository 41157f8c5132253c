import { describe, expect, test } from 'vitest'
import { antwortknoepfe, ersterFokus } from './ausgang.ts'

const alsPaare = (...bau: Parameters<typeof antwortknoepfe>) =>
  antwortknoepfe(...bau).map(({ ausgang, text }) => [ausgang, text])

describe('the generic dialog', () => {
  test.each([
    ['ok', [['confirm', 'Ok']]],
    [
      'ok-abbrechen',
      [
        ['confirm', 'Ok'],
        ['cancel', 'Abbrechen'],
      ],
    ],
    [
      'ja-nein',
      [
        ['confirm', 'Ja'],
        ['decline', 'Nein'],
      ],
    ],
    [
      'ja-nein-abbrechen',
      [
        ['confirm', 'Ja'],
        ['decline', 'Nein'],
        ['cancel', 'Abbrechen'],
      ],
    ],
  ] as const)('[R2.3-13] layout %s has its buttons, outcomes and default words', (layout, knoepfe) => {
    expect(alsPaare(layout)).toEqual(knoepfe)
  })

  test('[R2.3-13] own words replace single defaults', () => {
    expect(alsPaare('ja-nein-abbrechen', { confirm: 'Antrag löschen', decline: 'Behalten' })).toEqual([
      ['confirm', 'Antrag löschen'],
      ['decline', 'Behalten'],
      ['cancel', 'Abbrechen'],
    ])
  })

  test.each([
    ['ok', true, 'confirm'],
    ['ok-abbrechen', true, 'cancel'],
    ['ja-nein', true, 'decline'],
    ['ja-nein', false, 'confirm'],
  ] as const)('%s with danger %s gives the focus first to %s', (layout, gefahr, erwartet) => {
    expect(ersterFokus(antwortknoepfe(layout), gefahr)).toBe(erwartet)
  })
})
