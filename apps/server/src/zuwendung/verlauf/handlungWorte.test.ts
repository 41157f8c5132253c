import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auszahlungStaende } from '@foerderportal/contract/auszahlung/staende'
import { bankpruefungStaende } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { bekanntgabeStaende } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { vermerkStaende } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/staende'
import { antragStaende } from '@foerderportal/contract/zuwendung/kern/staende'
import {
  HANDLUNGEN,
  NICHT_ERZAEHLT,
  VERLAUFSART_TEXT,
} from '@foerderportal/contract/zuwendung/bank/verlauf/handlungen'
import { expect, test } from 'vitest'
import { dazuVon } from './handlungWorte.ts'
import type { Handlungszeile } from './handlungQuellen.ts'

/** Written in these slices, of no case. */
const OHNE_FALL: readonly string[] = [
  'programmdatenLaden',
  'einladungNutzen',
  'beihilfeErfassen',
  'serieSenden',
  'serieWiederholen',
  'zahllaufAnlegen',
  'zahllaufHerunterladen',
]
/** Acts of a row of a life cycle that are logged under another name. */
const ANDERS: readonly string[] = [
  'bearbeiten',
  'einreichen',
  'mitzeichnenLassen',
  'loeschen',
  'zurueckziehen',
  'bewilligen',
  'ablehnen',
  'nachtraeglichEntscheiden',
  'vorNachtragAnhoeren',
]
/** Slices whose acts are about a case, and what two signatures log. */
const SCHEIBEN = [
  'zuwendung/**/*.ts',
  'auszahlung/**/*.ts',
  'mitteilungen/**/*.ts',
  'platform/mitzeichnung/*.ts',
]
const TABELLEN: readonly (readonly string[])[] = [
  antragStaende.aktionen,
  entscheidungStaende.aktionen,
  bekanntgabeStaende.aktionen,
  auszahlungStaende.aktionen,
  bankpruefungStaende.aktionen,
  vermerkStaende.aktionen,
  ['postenBezahlt', 'postenAbgewiesen'], // of a run, one row in the chain of each company
]
const GENANNT = /(?:\bhandlung(?:: | = [^\n]*\? )|\bvermerken\()'(\w+)'(?: : '(\w+)')?/g

test('[S9-03] every act of a case has its words, or is left out of the timeline on purpose', () => {
  const ordner = join(import.meta.dirname, '../..')
  const dateien = globSync(SCHEIBEN, { cwd: ordner }).filter((datei) => !/\.test\.|testing\//.test(datei))
  const texte = dateien.map((datei) => readFileSync(join(ordner, datei), 'utf8'))
  const geschrieben = texte.flatMap((text) =>
    [...text.matchAll(GENANNT)].flatMap(([, eins = '', zwei]) =>
      zwei === undefined ? [eins] : [eins, zwei],
    ),
  )
  expect(geschrieben.length).toBeGreaterThan(40)
  const ausTabelle = TABELLEN.flat().filter((name) => !ANDERS.includes(name))
  const bekannt = new Set([...Object.keys(HANDLUNGEN), ...Object.keys(NICHT_ERZAEHLT), ...OHNE_FALL])
  expect([...new Set([...geschrieben, ...ausTabelle])].filter((name) => !bekannt.has(name))).toEqual([])
})

test('[S9-03] words begin as a sentence does, and belong to a kind', () => {
  for (const worte of [
    ...Object.values(HANDLUNGEN).map((zeile) => zeile.worte),
    ...Object.values(NICHT_ERZAEHLT),
  ])
    expect(worte).toMatch(/^[A-ZÄÖÜ]/)
  for (const { art } of Object.values(HANDLUNGEN)) expect(VERLAUFSART_TEXT[art]).toBeTruthy()
})

const row = (
  handlung: string,
  angaben: Handlungszeile['angaben'],
  dazu: Partial<Handlungszeile> = {},
): Handlungszeile => ({
  zeit: new Date(0),
  handlung,
  nutzer_sub: 'sub-sabine',
  angaben,
  tabelle: 'antrag',
  eingangsnummer: null,
  auszahlung: null,
  auszahlung_grund: null,
  notiz: null,
  notiz_guid: null,
  wiedervorlage: null,
  betreff: null,
  nachforderung_grund: null,
  bescheid: null,
  bescheid_am: null,
  ablehnung: null,
  ...dazu,
})
const GUID = 'd0000000-0000-4000-8000-000000000001'
const NAMEN: Readonly<Record<string, string>> = { 'sub-sabine': 'Sabine Ott', 'sub-ludwig': 'Ludwig Leitung' }
const quellen = {
  name: (sub: string) => NAMEN[sub] ?? 'Unbekannte Person',
  stelle: (pfad: string) => `„${pfad}“`,
}
const vom = (bescheid: string) => ({ bescheid, bescheid_am: new Date('2026-12-01T09:00:00Z') })
const bewilligt = { entscheidung: GUID, art: 'BEWILLIGUNG', summeCent: 400_000, wegfallCent: 79 }

test.each<[worte: string | null, row: Handlungszeile]>([
  ['Sabine Ott → Ludwig Leitung', row('fallZuweisen', { an: 'sub-ludwig', vorher: 'sub-sabine' })],
  ['niemand → Sabine Ott', row('fallZuweisen', { an: 'sub-sabine', vorher: null })],
  ['Sabine Ott → niemand', row('fallZuweisen', { an: null, vorher: 'sub-sabine' })],
  [
    'Eingegangen → In Prüfung, zugewiesen an Sabine Ott',
    row('pruefungBeginnen', { zugewiesen: 'sub-sabine' }),
  ],
  [
    'Punkt A5, Nicht erfüllt',
    row('vermerkSchreiben', { punkt: 'A5', vermerk: 1, fassung: 2, ergebnis: 'NICHT_ERFUELLT' }),
  ],
  [
    'Teilbewilligung über 4.000,00\u00a0€, Grund: Die Höhe ist nicht begründet.',
    row('entscheidungZurueckgeben', { ...bewilligt, grund: 'Die Höhe ist nicht begründet.' }),
  ],
  [
    'Teilbewilligung über 4.000,00\u00a0€, Bescheid BE-2026-000123 vom 01.12.2026',
    row(
      'entscheidungFreigeben',
      {
        ...bewilligt,
        bescheid: 'BE-2026-000123',
        inhaltSha256: 'abc',
        geschaeftStatus: 'BEWILLIGT',
      },
      // Already the next day in Berlin.
      { bescheid: 'BE-2026-000123', bescheid_am: new Date('2026-11-30T23:30:00Z') },
    ),
  ],
  [
    'Ablehnung, Grund: Fläche zu klein',
    row(
      'entscheidungFreigeben',
      { ...bewilligt, art: 'ABLEHNUNG', summeCent: 0 },
      { ablehnung: ['Fläche zu klein'] },
    ),
  ],
  [
    'Ablehnung, Bescheid BE-2026-000124 vom 01.12.2026, Grund: Fläche zu klein',
    row(
      'entscheidungFreigeben',
      { ...bewilligt, art: 'ABLEHNUNG', summeCent: 0, bescheid: 'BE-2026-000124' },
      { ablehnung: ['Fläche zu klein'], ...vom('BE-2026-000124') },
    ),
  ],
  [
    'ANK-A-2026-000007, Abgelehnt, Bescheid BE-2026-000125 vom 01.12.2026, Grund: Die Rechnung fehlt.',
    row(
      'auszahlungFreigeben',
      { inhaltSha256: 'abc', status: 'ABGELEHNT', bewilligtCent: 0, bescheid: 'BE-2026-000125' },
      {
        tabelle: 'auszahlung',
        auszahlung: 'ANK-A-2026-000007',
        auszahlung_grund: 'Die Rechnung fehlt.',
        ...vom('BE-2026-000125'),
      },
    ),
  ],
  [
    'ANK-A-2026-000007, Bewilligt, 7.200,50\u00a0€',
    row(
      'auszahlungFreigeben',
      { inhaltSha256: 'abc', status: 'BEWILLIGT', bewilligtCent: 720_050, bescheid: null },
      { tabelle: 'auszahlung', auszahlung: 'ANK-A-2026-000007', auszahlung_grund: 'Alles da.' },
    ),
  ],
  ['Grund: Die Kürzung passt nicht.', row('auszahlungZurueckgeben', { grund: 'Die Kürzung passt nicht.' })],
  [
    'Frist 30.11.2026 → 14.12.2026, Grund: Krankheit.',
    row('nachforderungVerlaengern', {
      nachforderung: GUID,
      vorher: '2026-11-30T23:00:00.000Z',
      frist: '2026-12-14T23:00:00.000Z',
      grund: 'Krankheit.',
    }),
  ],
  [
    'Kauf ab 01.12.2026 → 15.12.2026, Grund: Lieferzeit.',
    row('vorhabenbeginnZulassen', { vorher: '2026-12-01', ab: '2026-12-15', grund: 'Lieferzeit.' }),
  ],
  ['angeheftet: Rückruf', row('notizAnheften', { angeheftet: true }, { notiz: 'Rückruf' })],
  ['gelöst: Rückruf', row('notizAnheften', { angeheftet: false }, { notiz: 'Rückruf' })],
  ['Rückruf', row('notizSchreiben', {}, { notiz: 'Rückruf' })],
  [null, row('antragAnlegen', {})],
])('[S9-03] what changed is told as %j', (worte, zeile) => {
  expect(dazuVon(zeile, quellen)).toBe(worte)
})
