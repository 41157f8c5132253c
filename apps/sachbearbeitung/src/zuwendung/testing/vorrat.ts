import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { AM_ZUG, HINWEISE, STAENDE } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { TAG_MS } from '@foerderportal/values/time'

const NAMEN = [
  'Obsthof Brandt KG',
  'Gut Seeblick GbR',
  'Landwirtschaftliche Produktionsgenossenschaft Mecklenburgische Seenplatte eG',
  'Hof Petersen GbR',
] as const

/** One of a round that repeats itself. */
const reihum = <T>(werte: readonly [T, ...T[]], i: number): T => werte[i % werte.length] ?? werte[0]
const guid = (i: number) => `c0000000-0000-4000-8000-${String(i).padStart(12, '0')}`
const vorTagen = (tage: number) => new Date(Date.now() - tage * TAG_MS).toISOString()

/** A row of the work list; each next one in another state, with all that a row can have. */
export const zeile = (i: number, angaben: Partial<VorratZeile> = {}): VorratZeile => ({
  geschaeft: guid(i),
  antrag: guid(i + 10_000),
  geNr: `GE-2026-${String(i).padStart(6, '0')}`,
  unternehmen: { guid: guid(i + 20_000), name: reihum(NAMEN, i) },
  eigenes: false,
  programm: 'AnkNabo',
  runde: 'ANK NaBo, Herbstrunde 2026',
  kategorien: i % 5 === 0 ? ['A.1', 'B.1', 'B.3'] : ['B.1'],
  stand: reihum(STAENDE, i),
  amZug: reihum(AM_ZUG, i),
  seit: vorTagen(i),
  frist: i % 4 === 3 ? null : { art: 'ENTSCHEIDUNG', bis: vorTagen(2 - i) },
  betrag: 1_800 + i,
  eingang: vorTagen(i + 3),
  zugewiesen: i % 2 === 0 ? { sub: 'sub-sabine', name: 'Sabine Sachbearbeitung' } : null,
  zuweisung: i,
  hinweise: i % 3 === 0 ? [reihum(HINWEISE, i)] : [],
  anwesend: i === 2 ? ['Thomas Kern'] : [],
  ...angaben,
})
export const zeilen = (anzahl: number, ab = 1): VorratZeile[] =>
  Array.from({ length: anzahl }, (_, i) => zeile(ab + i))
