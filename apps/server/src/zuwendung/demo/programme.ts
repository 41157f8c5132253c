import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm/programm'
import type * as z from 'zod/mini'

/** As it stands in table `programm`: before the schema's defaults. */
type Daten = z.input<typeof ProgrammDaten>
type Klasse = ProgrammDaten['kategorien'][number]['klassen'][number]

const maschine = (id: string, titel: string, prozent: number, ...technischeKriterien: string[]): Klasse => ({
  id,
  titel,
  foerdergegenstandTyp: 'MASCHINE',
  kombination: false,
  technischeKriterien,
  quoten: [{ prozent }],
})

const beratung = (id: string, titel: string, prozent: number, kombination: boolean): Klasse => ({
  id,
  titel,
  foerdergegenstandTyp: 'BERATUNGSDIENSTLEISTUNG',
  kombination,
  technischeKriterien: ['Erbracht von einer unabhängigen, fachkundigen Person'],
  quoten: [{ prozent }],
})

/** Rates by machine category as published (rule W-03); caps and the consultancy rate are demo values. */
const ankNabo: Daten = {
  titel: 'ANK NaBo: Maschinen und Geräte für natürliche Bodenfunktionen',
  demo: true,
  obergrenzen: { jeGegenstand: 200_000, jeAntrag: 500_000 },
  entscheidung: { tage: 21, vorherKaufen: false },
  anhoerungVorAblehnung: true,
  kategorien: [
    {
      id: 'A.1',
      titel: 'Technik für nasse und wiedervernässte Moorböden',
      klassen: [
        maschine('moor-raupe', 'Raupenfahrzeug', 65, 'Bodendruck unter 100 g/cm²', 'Neumaschine'),
        maschine('moor-maehwerk', 'Mähwerk für Nasswiesen', 65, 'Leichtbauweise', 'Neumaschine'),
        maschine(
          'moor-geraetetraeger',
          'Geräteträger für Moorböden',
          65,
          'Bodendruck unter 100 g/cm²',
          'Neumaschine',
        ),
        maschine(
          'moor-ernte',
          'Erntetechnik für Paludikulturen',
          65,
          'Schneidet und birgt Schilf oder Rohrkolben',
        ),
        maschine('moor-kleintechnik', 'Kleintechnik für Moorflächen', 65, 'Von Hand geführt'),
        maschine('moor-bergung', 'Lade- und Bergetechnik', 65, 'Bodendruck unter 150 g/cm²', 'Neumaschine'),
      ],
    },
    {
      id: 'B.1',
      titel: 'Mulch- und Pflanztechnik',
      klassen: [
        maschine('mulchpflanzmaschine', 'Mulchpflanzmaschine', 40, 'Pflanzt durch eine Mulchschicht ab 5 cm'),
        maschine('mulchgeraet', 'Mulchgerät', 40, 'Arbeitet ohne Eingriff in den Boden'),
        maschine('mulchsaemaschine', 'Mulchsämaschine', 40, 'Sät durch eine Mulchschicht ab 5 cm'),
        maschine('unterstockbuerste', 'Unterstockbürste', 40, 'Mechanisch, ohne Herbizid'),
      ],
    },
    {
      id: 'B.2',
      titel: 'Bodenschonende Ausbringung und Kompost',
      klassen: [
        maschine('seitenstreuer', 'Seitenstreuer für Festmist', 30, 'Streut vom Fahrweg aus, für Hanglagen'),
        maschine('hangmiststreuer', 'Hangmiststreuer', 30, 'Für Flächen ab 35 % Neigung'),
        maschine('kompostwender', 'Kompostwender', 30, 'Gezogen oder selbstfahrend'),
      ],
    },
    {
      id: 'B.3',
      titel: 'Mechanische Pflege',
      klassen: [
        maschine('feldroboter', 'Feldroboter zum Hacken', 30, 'Rein elektrischer Antrieb'),
        maschine('strohstriegel', 'Strohstriegel', 30, 'Arbeitsbreite ab 3 m'),
        maschine('doppelmesser', 'Doppelmesser-Mähwerk mit Schleifgerät', 30, 'Insektenschonender Schnitt'),
      ],
    },
    { id: 'B.4', titel: 'Beratung', klassen: [beratung('bodenberatung', 'Beratung zum Boden', 50, true)] },
  ],
}

/** Share and cap of the climate balance; demo values (rule W-03). */
const zuklb: Daten = {
  titel: 'Zuschuss Klimabilanz',
  demo: true,
  obergrenzen: { jeGegenstand: 1_000, jeAntrag: 1_000 },
  entscheidung: { tage: 21, vorherKaufen: false },
  anhoerungVorAblehnung: true,
  antragstellerArten: ['PRIMAERPRODUZENT', 'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN'],
  kategorien: [
    { id: 'K.1', titel: 'Klimabilanz', klassen: [beratung('klimabilanz', 'Klimabilanz', 90, false)] },
  ],
}

export const DEMO_PROGRAMME = [
  { programm: 'AnkNabo', gueltigAb: '2024-01-01', daten: ankNabo },
  { programm: 'ZUKLB', gueltigAb: '2024-01-01', daten: zuklb },
] as const
