import { expect, test } from 'vitest'
import type { BescheidAnsicht } from '../bank/bekanntgabe/schema.ts'
import { bescheidAngaben } from './bescheidAngaben.ts'

const bescheid = (abgelehnt: number, erlassenAm = '2026-11-20T13:02:05.000Z'): BescheidAnsicht => ({
  guid: 'be000000-0000-4000-8000-000000000001',
  nummer: 'BE-2026-000123',
  art: 'BEWILLIGUNG',
  geNr: 'GE-2026-000123',
  antragGuid: 'd1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  auszahlung: null,
  erlassenAm,
  status: 'BEKANNT',
  weg: 'PORTAL',
  endetAm: null,
  abgerufenAm: null,
  abgerufenVon: null,
  bekanntAm: null,
  rechtsbehelfBis: null,
  zeichnende: [],
  hindernis: null,
  abrufbar: false,
  inhalt: {
    betrag: 4_000,
    bewilligt: 4_000,
    offen: 4_000,
    kaufAb: null,
    kaufBis: null,
    auszahlungBis: null,
    abgelehnt,
    ueberholt: false,
  },
  datei: null,
})
const antwort = (b: BescheidAnsicht, frage: string) =>
  bescheidAngaben(b).find((a) => a.frage === frage)?.antwort

test('[S9-10] an approval of less than was applied for is called so to the company, too', () => {
  expect(antwort(bescheid(0), 'Entscheidung')).toBe('Bewilligung')
  expect(antwort(bescheid(0.79), 'Entscheidung')).toBe('Teilbewilligung')
})

test('[S9-10] the day of the notice is that of Berlin, without a time that the notice does not bear', () => {
  expect(antwort(bescheid(0, '2026-12-31T23:30:00.000Z'), 'Datum des Bescheids')).toBe('01.01.2027')
})
