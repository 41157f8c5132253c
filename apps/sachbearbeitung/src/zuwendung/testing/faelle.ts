import type { FallUnterlage, Fallkopf } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import type {
  PruefpunktAntwort,
  PruefungStand,
  Vermerk,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'

export const GESCHAEFT = '50000000-0000-4000-8000-000000000001'
export const ANTRAG = '50000000-0000-4000-8000-000000000002'
export const ANGEBOT = '60000000-0000-4000-8000-000000000001'
const TABELLE = '60000000-0000-4000-8000-000000000002'
const SVLFG = '60000000-0000-4000-8000-000000000003'

/** A case that is being checked. */
export const fallkopf = (zeile: Partial<Fallkopf['zeile']> = {}): Fallkopf => ({
  antragGuid: ANTRAG,
  zeile: {
    geschaeft: GESCHAEFT,
    antrag: ANTRAG,
    geNr: 'GE-2026-000123',
    unternehmen: { guid: '70000000-0000-4000-8000-000000000001', name: 'Hof Lindenau GbR' },
    eigenes: false,
    programm: 'AnkNabo',
    runde: 'ANK NaBo, Herbstrunde 2026',
    kategorien: ['B.1'],
    stand: 'IN_PRUEFUNG',
    amZug: 'BANK',
    seit: '2026-11-18T08:12:44.000Z',
    frist: { art: 'ENTSCHEIDUNG', bis: '2026-12-09T23:00:00.000Z' },
    betrag: 27_800,
    eingang: '2026-11-17T20:46:00.000Z',
    zugewiesen: { sub: 'sub-sabine', name: 'Sabine Sachbearbeitung' },
    zuweisung: 1,
    hinweise: [],
    anwesend: [],
    ...zeile,
  },
  programmbezeichnung: 'ANK NaBo',
  kosten: 69_500,
  mitFragebogen: false,
  beteiligte: [{ name: 'Lena Lindenau', zeichnungsberechtigt: true, eingereicht: true }],
  einreichungen: [
    {
      eingangsnummer: 'ANK-2026-000042',
      version: 3,
      eingegangenAm: '2026-11-17T20:46:00.000Z',
      eingereichtVon: 'Lena Lindenau',
      mitgezeichnetVon: null,
    },
  ],
})

const unterlage = (angaben: Partial<FallUnterlage> = {}): FallUnterlage => ({
  uuid: ANGEBOT,
  dateiname: 'Angebot 1.pdf',
  mimeType: 'application/pdf',
  size: 900,
  fileSize: 900,
  angelegtAm: '2026-11-12T20:46:00.000Z',
  downloadUrl: `/SachbearbeitungService/api/zuwendung/${ANTRAG}/datei/${ANGEBOT}`,
  scanStatus: 'sauber',
  wozu: 'Angebot Terravia MP 300',
  art: 'dokumentAngebot',
  stellen: ['foerdergegenstaende.g1.dokumentAngebot'],
  sha256: '9c4177e2'.repeat(8),
  von: 'Lena Lindenau',
  eingangsnummern: ['ANK-2026-000042'],
  dieselbeWie: [],
  ...angaben,
})

/** An offer, a table and a notice that waits for the virus scan. */
export const UNTERLAGEN: readonly FallUnterlage[] = [
  unterlage(),
  unterlage({
    uuid: TABELLE,
    dateiname: 'Flächen.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    wozu: 'Sonstige Unterlagen',
  }),
  unterlage({
    uuid: SVLFG,
    dateiname: 'SVLFG.pdf',
    wozu: 'Beitragsbescheide der SVLFG',
    scanStatus: 'wird geprüft',
  }),
]

export const vermerk = (angaben: Partial<Vermerk> = {}): Vermerk => ({
  nummer: 1,
  fassungen: 1,
  ergebnis: 'ERFUELLT',
  text: '',
  belege: [],
  eingangsnummer: 'ANK-2026-000042',
  person: { sub: 'sub-sabine', name: 'Sabine Sachbearbeitung' },
  zeit: '2026-11-23T09:00:00.000Z',
  vorschlag: null,
  gestrichen: null,
  ueberholt: false,
  ...angaben,
})

const punkt = (code: string, angaben: Partial<PruefpunktAntwort> = {}): PruefpunktAntwort => ({
  code,
  titel: `Punkt ${code}`,
  text: 'Stimmt das?',
  grundlage: 'Richtlinie, Nr. 5.2',
  pflicht: true,
  vermerkBei: ['NICHT_ERFUELLT', 'NICHT_ANWENDBAR'],
  stand: 'OFFEN',
  fehlt: null,
  vorschlag: null,
  stellen: [],
  nachweise: [],
  zuFordern: [],
  neueDateien: [],
  vermerke: [],
  version: 0,
  ...angaben,
})

const PREIS = 'foerdergegenstaende.g1.anschaffungskostenNettoEinzeln'

/** Three points: one proposed by its rule, one to be read in the offer, one to be looked at again. */
export const pruefung = (angaben: Partial<PruefungStand> = {}): PruefungStand => ({
  antragGuid: ANTRAG,
  eingangsnummer: 'ANK-2026-000042',
  katalog: { bezeichnung: 'Prüfkatalog', gueltigAb: '2024-01-01' },
  gesperrtWeil: null,
  punkte: [
    punkt('A1', {
      titel: 'Einladung deckt Kategorie',
      stand: 'VORGESCHLAGEN',
      vorschlag: { ergebnis: 'ERFUELLT', text: 'Beantragt in B.1. Eingeladen zu A.1 und B.1.' },
    }),
    punkt('A15', {
      titel: 'Angaben wie Unterlagen',
      stellen: [
        { pfad: 'foerdergegenstaende.g1.typBezeichnung', frage: 'Typ', antwort: 'MP 300' },
        { pfad: PREIS, frage: 'Nettopreis', antwort: '48.200,00\u00a0€' },
      ],
      nachweise: [
        {
          pfad: 'foerdergegenstaende.g1.dokumentAngebot',
          frage: 'Angebot (Terravia MP 300)',
          dateien: [ANGEBOT],
        },
      ],
      zuFordern: ['foerdergegenstaende.g1.dokumentAngebot'],
    }),
    punkt('A3', {
      titel: 'KMU mit Verbund',
      stand: 'ERNEUT_PRUEFEN',
      stellen: [
        {
          pfad: 'produktgruppenDaten.umsatz',
          frage: 'Umsatz',
          antwort: '500.000,00\u00a0€',
          vorher: '480.000,00\u00a0€',
        },
      ],
      vermerke: [vermerk({ ueberholt: true, text: 'Zahlen gelesen.', eingangsnummer: 'ANK-2026-000041' })],
      version: 1,
    }),
  ],
  ...angaben,
})
