import type { Eingangsbestaetigung } from '@foerderportal/contract/formular/eingang'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { expect, test } from 'vitest'
import { stichtagVon } from './kontext.ts'

const HEUTE = '2026-11-21'
const eingang = (eingegangenAm: string): Eingangsbestaetigung => ({
  eingangsnummer: 'ANK-2026-000001',
  eingegangenAm,
  sha256: '',
  beleg: null,
})
const erster = eingang('2026-03-31T22:30:00Z')
const zweiter = eingang('2026-05-04T10:00:00Z')
const nachforderung = {
  grund: '',
  gestelltAm: '2026-04-20T08:00:00Z',
  frist: '2026-05-05T22:00:00Z',
  stichtag: '2026-04-01',
  offen: [],
}

test.each<[string, Pick<AntragAntwort, 'eingang' | 'nachforderung'>, string]>([
  ['a first draft: today', { eingang: null, nachforderung: null }, HEUTE],
  ['sent: the day in Berlin', { eingang: { ...erster, fruehere: [] }, nachforderung: null }, '2026-04-01'],
  ['sent once more', { eingang: { ...zweiter, fruehere: [erster] }, nachforderung: null }, '2026-04-01'],
  ['given back, as the page to sign on gets it', { eingang: null, nachforderung }, '2026-04-01'],
])('[S4-10] by which day an application is judged: %s', (_, antrag, tag) =>
  expect(stichtagVon(antrag, HEUTE)).toBe(tag),
)
