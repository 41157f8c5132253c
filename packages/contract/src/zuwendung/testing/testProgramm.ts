import * as z from 'zod/mini'
import { ProgrammDaten } from '../kern/programm/programm.ts'

/** A programme with every kind of item: machines of five rates and categories, and consultancy beside a machine. */

type Klasse = z.input<typeof ProgrammDaten>['kategorien'][number]['klassen'][number]

const maschine = (id: string, titel: string, prozent: number): Klasse => ({
  id,
  titel,
  foerdergegenstandTyp: 'MASCHINE',
  kombination: false,
  technischeKriterien: ['Neumaschine'],
  quoten: [{ prozent }],
})

const BERATUNG: Klasse = {
  id: 'bodenberatung',
  titel: 'Beratung zum Boden',
  foerdergegenstandTyp: 'BERATUNGSDIENSTLEISTUNG',
  kombination: true,
  technischeKriterien: [],
  quoten: [{ prozent: 50 }],
}

export const PROGRAMM: ProgrammDaten = z.parse(ProgrammDaten, {
  titel: 'ANK NaBo',
  demo: true,
  obergrenzen: { jeGegenstand: 200_000, jeAntrag: 500_000 },
  entscheidung: { tage: 21, vorherKaufen: false },
  kategorien: [
    { id: 'A.1', titel: 'Technik für nasse Moorböden', klassen: [maschine('raupe', 'Raupenfahrzeug', 65)] },
    {
      id: 'B.1',
      titel: 'Mulch- und Pflanztechnik',
      klassen: [
        maschine('mulchpflanzmaschine', 'Mulchpflanzmaschine', 40),
        maschine('mulchgeraet', 'Mulchgerät', 40),
      ],
    },
    { id: 'B.2', titel: 'Kompost', klassen: [maschine('kompostwender', 'Kompostwender', 30)] },
    { id: 'B.3', titel: 'Mechanische Pflege', klassen: [maschine('strohstriegel', 'Strohstriegel', 30)] },
    { id: 'B.4', titel: 'Beratung', klassen: [BERATUNG] },
  ],
})

export const KATEGORIEN: readonly string[] = PROGRAMM.kategorien.map(({ id }) => id)
