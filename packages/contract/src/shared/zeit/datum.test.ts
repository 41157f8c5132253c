import { expect, test, vi } from 'vitest'
import { alsZeitpunkt, kalenderwoche, momentVon, tagInBerlin } from './datum.ts'

test.each([
  ['2026-01-01', 1],
  ['2026-01-04', 1],
  ['2026-01-05', 2],
  ['2026-12-20', 51],
  ['2026-12-21', 52],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2025-12-28', 52],
  ['2025-12-29', 1],
  ['2024-12-30', 1],
])(
  '[R1-01] [R9-01] %s lies in calendar week %i: weeks start on Monday, the first holds 4 January',
  (tag, woche) => {
    expect(kalenderwoche(tag)).toBe(woche)
  },
)

const MOMENTE = [
  ['2026-11-29T07:05:09Z', '2026-11-29', '29.11.2026, 08:05:09'],
  ['2026-11-28T23:00:00Z', '2026-11-29', '29.11.2026, 00:00:00'],
  ['2026-06-30T22:30:00Z', '2026-07-01', '01.07.2026, 00:30:00'],
  ['1002-03-04T12:00:00Z', '1002-03-04', undefined],
] as const

test.each(MOMENTE)('[D-08] %s is the day %s in Berlin, %s', (iso, tag, zeitpunkt) => {
  expect(tagInBerlin(momentVon(iso))).toBe(tag)
  if (zeitpunkt !== undefined) expect(alsZeitpunkt(iso)).toBe(zeitpunkt)
})

/** An engine that joins the parts in its own way, has no German, and knows neither this calendar nor these digits by itself. */
class FremdeMaschine extends Intl.DateTimeFormat {
  constructor(_: string, o: Intl.DateTimeFormatOptions) {
    super('fa-IR', o)
  }
  override readonly format = () => '11/29/26'
}

test('[D-08] days and times are built from parts, so no engine’s way to write them changes any', async () => {
  vi.stubGlobal('Intl', { DateTimeFormat: FremdeMaschine })
  vi.resetModules()
  const fremd = await import('./datum.ts')
  vi.unstubAllGlobals()
  for (const [iso, tag, zeitpunkt] of MOMENTE.slice(0, 3)) {
    expect(fremd.tagInBerlin(momentVon(iso))).toBe(tag)
    expect(fremd.alsZeitpunkt(iso)).toBe(zeitpunkt)
    expect(fremd.amUm(iso)).toBe(`am ${zeitpunkt?.replace(', ', ' um ')} Uhr`)
    expect(fremd.alsMinute(momentVon(iso))).toBe(zeitpunkt?.slice(0, -3))
  }
})
