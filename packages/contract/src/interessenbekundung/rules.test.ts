import { describe, expect, test } from 'vitest'
import { istBeendet } from '../shared/zeit/zeitraum.ts'
import { BEKUNDUNG_STATUS, bekundungStatus, istErfassung } from './bekundungStatus.ts'
import { istGelistet, istStartbar, rundeUm } from './rules.ts'

const VON = '2026-11-01T00:00:00+01:00'
const BIS = '2026-12-01T00:00:00+01:00'
const zeitraum = { von: VON, bis: BIS }
const um = (iso: string, ms = 0) => new Date(Date.parse(iso) + ms)

const ZEITPUNKTE = [
  { wann: 'a moment before it starts', jetzt: um(VON, -1), offen: false, beendet: false },
  { wann: 'when it starts', jetzt: um(VON), offen: true, beendet: false },
  { wann: 'a moment before it ends', jetzt: um(BIS, -1), offen: true, beendet: false },
  { wann: 'when it ends', jetzt: um(BIS), offen: false, beendet: true },
  { wann: 'long after', jetzt: um(BIS, 1e10), offen: false, beendet: true },
] as const

describe('[R4-08] a declaration is listed in ERFASSUNG within the period or once a detail exists', () => {
  for (const { wann, jetzt, offen, beendet } of ZEITPUNKTE)
    for (const status of BEKUNDUNG_STATUS)
      test(`${status}, ${wann}`, () => {
        const eintrag = (detail: unknown) => ({
          bekundungStatus: status,
          erfassungsZeitraum: zeitraum,
          detail,
        })
        expect(istGelistet(eintrag(null), jetzt)).toBe(status === 'ERFASSUNG' && offen)
        expect(istGelistet(eintrag({ guid: 'x' }), jetzt)).toBe(true)
        expect(istBeendet(zeitraum, jetzt)).toBe(beendet)
      })
})

describe('[S3-01] the status follows from the period and the release of the ranking', () => {
  const TABELLE = {
    'a moment before it starts': ['INAKTIV', 'INAKTIV'],
    'when it starts': ['ERFASSUNG', 'ERFASSUNG'],
    'a moment before it ends': ['ERFASSUNG', 'ERFASSUNG'],
    'when it ends': ['VOR_REIHUNG', 'NACH_REIHUNG'],
    'long after': ['VOR_REIHUNG', 'NACH_REIHUNG'],
  } as const
  test.each(ZEITPUNKTE)('$wann', ({ wann, jetzt }) => {
    const status = (reihungFreigegeben: boolean) =>
      bekundungStatus({ erfassungsZeitraum: zeitraum, reihungFreigegeben }, jetzt)
    expect([status(false), status(true)]).toEqual(TABELLE[wann])
  })

  test('declarations are made and changed in ERFASSUNG only', () => {
    expect(BEKUNDUNG_STATUS.filter(istErfassung)).toEqual(['ERFASSUNG'])
  })
})

test.each([
  [true, null, true],
  [true, { guid: 'x' }, false],
  [false, null, false],
  [false, { guid: 'x' }, false],
])(
  'may be changed %s, declaration %o: can be started %s within the period only',
  (aenderbar, detail, soll) => {
    for (const { jetzt, offen } of ZEITPUNKTE)
      expect(
        istStartbar({ aenderbar, detail, bekundungStatus: 'ERFASSUNG', erfassungsZeitraum: zeitraum }, jetzt),
      ).toBe(soll && offen)
  },
)

test.each(ZEITPUNKTE)(
  '[R4-08] [S3-02] a draft that was read while its round ran, $wann',
  ({ jetzt, beendet }) => {
    const gelesen = { aenderbar: true, bekundungStatus: 'ERFASSUNG', erfassungsZeitraum: zeitraum } as const
    expect(rundeUm(gelesen, jetzt)).toEqual(
      beendet ? { ...gelesen, aenderbar: false, bekundungStatus: 'VOR_REIHUNG' } : gelesen,
    )
    const spaeter = { ...gelesen, aenderbar: false, bekundungStatus: 'NACH_REIHUNG' } as const
    expect(rundeUm(spaeter, jetzt)).toBe(spaeter)
  },
)
