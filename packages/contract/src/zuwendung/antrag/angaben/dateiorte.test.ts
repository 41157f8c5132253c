import { expect, test } from 'vitest'
import { alleDateien, dateiOrte, type MitDateien } from './dateiorte.ts'
import type { DateiAngabe } from '../../../formular/dateien.ts'

const datei = (dateiname: string): DateiAngabe => ({ uuid: dateiname, dateiname })

const FORMULAR: MitDateien = {
  dokumente: {
    type: 'AnkNabo',
    sonstige: [datei('a'), datei('b')],
    registerauszug: null,
    vollmachtBevollmaechtigter: [datei('c')],
  },
  foerdergegenstandSeiten: [
    {
      kategorie: 'B.1',
      foerdergegenstandKlasse: 'mulchpflanzmaschine',
      foerdergegenstaende: [
        {
          type: 'Maschine',
          typBezeichnung: 'MP 300',
          dokumentAngebot: [datei('d')],
          dokumentHerstellerBestaetigung: [datei('e')],
        },
        { type: 'Maschine', dokumentAngebot: null },
        { type: 'Beratungsdienstleistung', kosten: 10 },
      ],
    },
    { kategorie: 'B.2', foerdergegenstandKlasse: null, foerdergegenstaende: null },
  ],
}

test('the files of a form, alone and with their places, are the same in the same order', () => {
  expect(alleDateien(FORMULAR).map(({ dateiname }) => dateiname)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(dateiOrte(FORMULAR).map(({ datei: d }) => d)).toEqual(alleDateien(FORMULAR))
  expect(dateiOrte(FORMULAR).map(({ pfad }) => pfad)).toEqual([
    'dokumente.sonstige',
    'dokumente.sonstige',
    'dokumente.vollmachtBevollmaechtigter',
    'foerdergegenstandSeiten.0.foerdergegenstaende.0.dokumentAngebot',
    'foerdergegenstandSeiten.0.foerdergegenstaende.0.dokumentHerstellerBestaetigung',
  ])
  expect(alleDateien({ dokumente: null, foerdergegenstandSeiten: null })).toEqual([])
})
