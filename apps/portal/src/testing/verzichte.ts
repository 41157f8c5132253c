import type {
  Verzicht,
  VerzichtAnsicht,
  WartenderVerzicht,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { LINDENAU } from './people.ts'

const MASCHINE = 'c0000000-0000-4000-8000-000000000001'
const PFLUG = 'c0000000-0000-4000-8000-000000000002'

/** What Lena's farm was granted: of the machine payouts hold a part. Nothing is waived. */
export const verzichtbar = (angaben: Partial<VerzichtAnsicht> = {}): VerzichtAnsicht => ({
  unternehmenGuid: LINDENAU.id,
  geNr: 'GE-2026-000123',
  gegenstaende: [
    {
      gegenstand: MASCHINE,
      name: 'Beispiel & Söhne MP 300',
      kategorie: 'B.1',
      bewilligt: 8_000.79,
      gebunden: 0,
    },
    { gegenstand: PFLUG, name: 'Pflugwerk P 1', kategorie: 'B.1', bewilligt: 2_500, gebunden: 500 },
  ],
  verzichte: [],
  zeichnende: ['Lena Lindenau', 'Paul Partner'],
  zuZweit: false,
  erklaerenHindernis: null,
  mitzeichnenHindernis: { text: 'Hier ist kein Verzicht erklärt.' },
  zuruecknehmenHindernis: { text: 'Hier ist kein Verzicht erklärt.' },
  ...angaben,
})

/** Half of the machine's grant, waived by Lena. */
export const verzicht = (angaben: Partial<Verzicht> = {}): Verzicht => ({
  guid: 'e0000000-0000-4000-8000-000000000001',
  status: 'ERKLAERT',
  betraege: [
    { gegenstand: MASCHINE, name: 'Beispiel & Söhne MP 300', bewilligt: 8_000.79, verzicht: 4_000.4 },
  ],
  begruendung: '',
  erklaertAm: '2026-11-23T09:00:00.000Z',
  erklaertVon: 'Lena Lindenau',
  mitgezeichnetVon: null,
  zurueckgenommenAm: null,
  zurueckgenommenVon: null,
  aufgenommenAm: null,
  ...angaben,
})

/** The same page once it is declared. */
export const mitVerzicht = (eins: Verzicht = verzicht()): VerzichtAnsicht =>
  verzichtbar({
    verzichte: [eins],
    erklaerenHindernis: { text: 'Ein Verzicht ist schon erklärt.' },
    zuruecknehmenHindernis: null,
  })

/** In the overview, for Lena: Paul has signed it as the first of two. */
export const wartend = (angaben: Partial<WartenderVerzicht> = {}): WartenderVerzicht => ({
  name: 'Paul Partner',
  unterschriebenAm: '2026-11-20T09:00:00.000Z',
  fuerMich: true,
  ...angaben,
})
