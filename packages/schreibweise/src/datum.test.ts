import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datumLesen, datumSchreiben, istKalendertag, jahrFehler, KALENDER, tagFehler } from './datum.ts'

const zwei = (zahl: number) => String(zahl).padStart(2, '0')
/** Any text of the form of a day, also of months and days that no calendar has. */
const ziffern = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
  .map(([jahr, monat, tag]) => `${String(jahr).padStart(4, '0')}-${zwei(monat)}-${zwei(tag)}`)
const tage = fc
  .date({
    min: new Date(`${KALENDER.von}T00:00:00Z`),
    max: new Date(`${KALENDER.bis}T00:00:00Z`),
    noInvalidDate: true,
  })
  .map((moment) => moment.toISOString().slice(0, 10))

/** What JavaScript moves into the next month comes back as another text. */
const bleibt = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

test('a day exists where the calendar gives it back as it was', () => {
  fc.assert(
    fc.property(ziffern, (text) => istKalendertag(text) === bleibt(text)),
    { numRuns: 2_000 },
  )
})

test('every day of the calendar is read, however it is written, and comes back as it was', () => {
  fc.assert(
    fc.property(tage, (tag) => {
      expect(tagFehler(tag)).toBeNull()
      expect(datumLesen(datumSchreiben(tag))).toEqual({ ok: true, wert: tag })
      expect(datumLesen(tag)).toEqual({ ok: true, wert: tag })
    }),
  )
})

test('what has not the form of a day is none', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/^\d{4}-\d{2}-\d{2}$/.test(text)),
      (text) => tagFehler(text) === 'Geben Sie ein Datum als TT.MM.JJJJ ein.',
    ),
  )
})

test.each([
  [KALENDER.von, true],
  ['0999-12-31', false],
  [KALENDER.bis, true],
  ['2200-01-01', false],
  ['0001-01-01', false],
  ['9999-12-31', false],
])('%s is of a year that somebody can mean: %s', (tag, moeglich) => {
  expect(jahrFehler(tag) === null).toBe(moeglich)
})
