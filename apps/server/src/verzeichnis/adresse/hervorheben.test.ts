import { expect, test } from 'vitest'
import { hervorheben } from './hervorheben.ts'

test.each<[string[], string[], string[]]>([
  [
    ['Müllerstr.', 'Flensburg'],
    ['muller', 'fl'],
    ['Müller', 'Fl'],
  ],
  [['Müller-Straße'], ['mullerstr'], ['Müller-Str']],
  [['Am Markt'], ['ma'], ['Ma']],
  [['Frankfurt am Main'], ['main', 'frankfurt'], ['Main', 'Frankfurt']],
  [['St. Ingbert'], ['st'], ['St']],
  [['Große Straße'], ['gros'], ['Groß']],
  [['24937'], ['249'], ['249']],
  [['Hauptstr.', 'Hauptweg'], ['haupt'], ['Haupt']],
  [['Hauptstr.'], ['a', 'xyz'], []],
  [['Hauptstr.'], [], []],
])('[R7.3-02] of %j is marked for %j: %j', (texte, getippt, erwartet) =>
  expect(hervorheben(texte, getippt).toSorted()).toEqual(erwartet.toSorted()),
)
