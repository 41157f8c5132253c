import { expect, test } from 'vitest'
import { istBeendet, istOffen } from '../../shared/zeit/zeitraum.ts'
import { istBetretbar, istInUebersicht } from './zeitraum.ts'

const VON = '2026-11-01T00:00:00+01:00'
const BIS = '2026-12-01T00:00:00+01:00'
const um = (iso: string, ms = 0) => new Date(Date.parse(iso) + ms)

test.each([
  [
    'a moment before it starts',
    um(VON, -1),
    { betretbar: false, beendet: false, offen: false, uebersicht: false },
  ],
  ['when it starts', um(VON), { betretbar: true, beendet: false, offen: true, uebersicht: true }],
  [
    'a moment before it ends',
    um(BIS, -1),
    { betretbar: true, beendet: false, offen: true, uebersicht: true },
  ],
  ['when it ends', um(BIS), { betretbar: true, beendet: true, offen: false, uebersicht: true }],
  ['long after', um(BIS, 1e10), { betretbar: true, beendet: true, offen: false, uebersicht: true }],
])('[R4-09] [R4-08] %s', (_, jetzt, erwartet) => {
  const z = { von: VON, bis: BIS }
  expect({
    betretbar: istBetretbar(z, jetzt),
    beendet: istBeendet(z, jetzt),
    offen: istOffen(z, jetzt),
    uebersicht: istInUebersicht(z, jetzt),
  }).toEqual(erwartet)
})

test('[R4-09] without a period it can always be entered, is listed and never ends', () => {
  const jetzt = new Date()
  expect([
    istBetretbar(null, jetzt),
    istOffen(null, jetzt),
    istInUebersicht(null, jetzt),
    istBeendet(null, jetzt),
  ]).toEqual([true, true, true, false])
})
