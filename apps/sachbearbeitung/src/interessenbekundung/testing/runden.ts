import type { Akt } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import type { Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import type {
  RundeAntwort,
  RundeMoeglich,
  Rundenzeile,
} from '@foerderportal/contract/interessenbekundung/bank/schema'

export const RUNDE = 'd0000000-0000-4000-8000-000000000613'

export const rundeAngaben = (angaben: Partial<RundeAngaben> = {}): RundeAngaben => ({
  programm: 'AnkNabo',
  produktGruppe: 'standard',
  bezeichnung: 'Runde 2026/2',
  ersterTag: '2026-11-09',
  letzterTag: '2026-12-20',
  budgetInEuro: 12_000_000,
  einladungTage: 60,
  maxAnzahlGeschaefte: 1,
  machtAeltereUngueltig: false,
  betraegeOeffentlich: true,
  ziehung: {
    quelle: 'LOTTO 6aus49 vom {tag}, mit Superzahl',
    form: 'LOTTO-6AUS49',
    am: '2026-12-23T17:25:00.000Z',
    alleTage: 7,
  },
  vorgaben: {
    betragInEuroMin: 5_000,
    betragInEuroMax: 1_000_000,
    foerderbetragInEuroMax: 500_000,
    hauptgruppen: [
      {
        code: 'A',
        bezeichnung: 'Nasse und wiedervernässte Moorböden',
        prioritaet: 1,
        metaKategorien: [
          {
            code: 'A.1',
            bezeichnung: 'Technik für nasse und wiedervernässte Moorböden',
            betragInEuroMin: 5_000,
            betragInEuroMax: 500_000.5,
            foerderquote: 65.5,
            imageSrc: '/ibk/moor.svg',
            imageAlt: 'Raupenfahrzeug auf einer nassen Wiese',
          },
        ],
      },
    ],
  },
  ...angaben,
})

/** Nothing can be done; what can is said by the test. */
const NICHTS: RundeMoeglich = {
  rundeAendern: 'Ab der Veröffentlichung stehen die Vorgaben einer Runde fest.',
  rundeVerwerfen: 'Verwerfen lässt sich eine Runde nur vor der Veröffentlichung.',
  rundeVeroeffentlichen: 'Die Runde ist schon veröffentlicht.',
  fristVerlaengern: 'Verlängern lässt sich die Frist nur zwischen Veröffentlichung und Ende.',
  mittelErhoehen: 'Das bereitet die Programmpflege vor.',
  reihungVorbereiten: 'Gereiht wird einmal, wenn die Liste eingefroren ist.',
  reihungOeffnen: 'Es liegt keine versiegelte Reihung vor.',
  reihungFreigeben: 'Es liegt keine Reihung zur Freigabe vor.',
  reihungZurueckgeben: 'Es liegt keine Reihung zur Freigabe vor.',
  staffelVorbereiten: 'Eingeladen wird erst, wenn die Reihung freigegeben ist.',
  staffelFreigeben: 'Eingeladen wird erst, wenn die Reihung freigegeben ist.',
  rundeAnnullieren: 'Das bereitet die Programmpflege vor.',
}

const BUDGET = {
  budget: 12_000_000,
  reserviert: 3_260_000,
  bewilligt: 6_100_000,
  ausgezahlt: 1_284_600,
  frei: 2_640_000,
}

export const rundenzeile = (angaben: Partial<Rundenzeile> = {}): Rundenzeile => ({
  guid: RUNDE,
  bezeichnung: 'Runde 2026/2',
  programm: 'AnkNabo',
  produktGruppe: 'standard',
  erfassungsZeitraum: { von: '2026-11-08T23:00:00.000Z', bis: '2026-12-20T23:00:00.000Z' },
  stand: 'GEREIHT',
  bekundungen: 1482,
  budget: BUDGET,
  ziehungAm: '2026-12-23T17:25:00.000Z',
  wartetAufFreigabe: false,
  ...angaben,
})

const VERLAUF = {
  trichter: [
    { stufe: 'BEKUNDET', anzahl: 1482, betrag: 31_846_000 },
    { stufe: 'GEREIHT', anzahl: 1455, betrag: 31_204_500 },
    { stufe: 'EINGELADEN', anzahl: 611, betrag: 13_859_600 },
    { stufe: 'BEGONNEN', anzahl: 542, betrag: 12_230_400 },
    { stufe: 'EINGEREICHT', anzahl: 471, betrag: 10_512_700 },
    { stufe: 'BEWILLIGT', anzahl: 268, betrag: 6_100_000 },
    { stufe: 'AUSGEZAHLT', anzahl: 61, betrag: 1_284_600 },
  ],
  zeitleiste: [
    { schritt: 'VEROEFFENTLICHUNG', nr: null, am: '2026-11-02T08:00:00.000Z', geschehen: true },
    { schritt: 'BEGINN', nr: null, am: '2026-11-08T23:00:00.000Z', geschehen: true },
    { schritt: 'ENDE', nr: null, am: '2026-12-20T23:00:00.000Z', geschehen: true },
    { schritt: 'EINFRIEREN', nr: null, am: '2026-12-20T23:01:00.000Z', geschehen: true },
    { schritt: 'ZIEHUNG', nr: null, am: '2026-12-23T17:25:00.000Z', geschehen: true },
    { schritt: 'REIHUNG', nr: null, am: '2027-01-04T14:40:00.000Z', geschehen: true },
    { schritt: 'STAFFEL', nr: 1, am: '2027-01-11T09:00:00.000Z', geschehen: true },
  ],
  jeTag: [
    { tag: '2026-11-09', anzahl: 900 },
    { tag: '2026-11-10', anzahl: 182 },
    { tag: '2026-12-20', anzahl: 400 },
  ],
} satisfies Partial<RundeAntwort>

/** More money that lies before a second person. */
export const erhoehung = (angaben: Partial<Akt> = {}): Akt => ({
  guid: 'd0000000-0000-4000-8000-000000000701',
  art: 'mittelErhoehen',
  status: 'VORGELEGT',
  text: 'Die Mittel steigen auf 13.000.000,00 €.',
  grund: 'Der Haushalt stellt mehr bereit.',
  sha256: 'd'.repeat(64),
  vorgelegt: { name: 'Petra Programme', am: '2027-01-04T09:12:00.000Z' },
  freigegeben: null,
  zurueckgegeben: null,
  zurueckgeholt: null,
  eigener: false,
  gesperrtWeil: null,
  ...angaben,
})

/** Released by a second person. */
export const REIHUNG: NonNullable<RundeAntwort['reihung']> = {
  guid: 'd0000000-0000-4000-8000-000000000614',
  status: 'FREIGEGEBEN',
  sha256: 'b'.repeat(64),
  vorgelegt: { name: 'Petra Programme', am: '2027-01-04T09:12:00.000Z' },
  freigegeben: { name: 'Frank Freigabe', am: '2027-01-04T14:40:00.000Z' },
  zurueckgegeben: null,
  geoeffnet: { name: 'Frank Freigabe', am: '2027-01-04T14:38:00.000Z' },
  zufall: 'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S7',
}

/** A ranked line that no batch has named. */
export const reihungszeile = (rang: number, angaben: Partial<Reihungszeile> = {}): Reihungszeile => ({
  rang,
  rangInGruppe: rang,
  hauptgruppe: 'A',
  bekundungGuid: `d0000000-0000-4000-8000-${String(rang).padStart(12, '0')}`,
  unternehmenName: `Hof ${rang}`,
  los: '0570af6a'.repeat(8),
  betrag: 10_000,
  summe: rang * 10_000,
  ausgang: 'WARTET',
  staffel: null,
  einladung: null,
  ...angaben,
})

/** The first batch. */
export const STAFFEL: RundeAntwort['staffeln'][number] = {
  guid: 'd0000000-0000-4000-8000-000000000615',
  status: 'FREIGEGEBEN',
  sha256: '41c709be'.repeat(8),
  vorgelegt: { name: 'Petra Programme', am: '2027-01-11T08:00:00.000Z' },
  freigegeben: { name: 'Frank Freigabe', am: '2027-01-11T09:00:00.000Z' },
  zurueckgegeben: null,
  nr: 1,
  vonRang: 1,
  bisRang: 531,
  eingeladen: 528,
  summe: 11_988_400,
  frei: 12_000_000,
  einladungen: { OFFEN: 12, GENUTZT: 471, VERFALLEN: 40, VERZICHTET: 5 },
  gesperrtWeil: null,
}

const VERFAHREN = {
  klassen: [
    {
      code: 'A',
      bezeichnung: 'Nasse und wiedervernässte Moorböden',
      prioritaet: 1,
      bekundungen: 412,
      betrag: 18_000_000,
      eingeladen: 412,
      eingeladenBetrag: 9_000_000,
    },
  ],
  ziehung: {
    quelle: 'LOTTO 6aus49 vom Mittwoch, 23.12.2026, mit Superzahl',
    form: 'LOTTO-6AUS49',
    am: '2026-12-23T17:25:00.000Z',
    zusage: '6fd4a2cdedc1798a38bf7a7a7669f8f9c9164215a65f0b5c79d2678bf1e723f4',
    pruefprogrammSha256: 'a'.repeat(64),
  },
  liste: {
    eingefrorenAm: '2026-12-20T23:01:00.000Z',
    sha256: 'ff94bfe814b20dcf67c9a7b84dfeea02715ad68b87ede8bc421ce3c81c44b42b',
    zeilen: 1902,
  },
  reihung: REIHUNG,
  rueckgaben: [],
  staffeln: [STAFFEL],
} satisfies Partial<RundeAntwort>

type Angaben = Partial<Omit<RundeAntwort, 'moeglich'>> & { readonly moeglich?: Partial<RundeMoeglich> }

/** A round that is ranked, with a batch. */
export const rundeAntwort = ({ moeglich, ...angaben }: Angaben = {}): RundeAntwort => ({
  guid: RUNDE,
  stand: 'GEREIHT',
  bekundungStatus: 'NACH_REIHUNG',
  erfassungsZeitraum: { von: '2026-11-08T23:00:00.000Z', bis: '2026-12-20T23:00:00.000Z' },
  angaben: rundeAngaben(),
  budget: BUDGET,
  ...VERLAUF,
  ...VERFAHREN,
  akte: [],
  annulliert: null,
  abgeloestVon: null,
  moeglich: { ...NICHTS, ...moeglich },
  oeffentlich: `/reihung/${RUNDE}`,
  ...angaben,
})
