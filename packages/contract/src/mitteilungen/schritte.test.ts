import { expect, test } from 'vitest'
import { eintraegeVon, schrittStand } from './schritte.ts'

test('[S7-01] messages and steps stand in one line of time, the latest first; of one moment messages keep their order', () => {
  const schritt = (guid: string, am: string) =>
    ({ guid, am, art: 'ANHOERUNG', stand: 'OFFEN', frist: null, antragGuid: 'a' }) as const
  const mitteilungen = ['2026-11-01', '2026-11-03', '2026-11-03'].map((tag, i) => ({
    guid: `m${i}`,
    abgeschicktAm: `${tag}T10:00:00.000Z`,
  }))
  const schritte = [schritt('s1', '2026-11-02T10:00:00+01:00'), schritt('s2', '2026-11-04T10:00:00Z')]
  const folge = eintraegeVon({ mitteilungen, schritte }).map((e) => e.mitteilung?.guid ?? e.schritt?.guid)
  expect(folge).toEqual(['s2', 'm2', 'm1', 's1', 'm0'])
})

test.each([
  ['OFFEN', '2026-12-14T23:00:00.000Z', 'offen bis 14.12.2026'],
  ['ABGELAUFEN', '2026-11-14T23:00:00.000Z', 'Frist abgelaufen'],
  ['ERKLAERT', null, 'erklärt'],
] as const)('[S7-01] %s, %s: %s', (stand, frist, wort) => {
  expect(schrittStand({ stand, frist }).wort).toBe(wort)
})
