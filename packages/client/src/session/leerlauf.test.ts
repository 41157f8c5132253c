import { describe, expect, test } from 'vitest'
import {
  alsMinuten,
  naechster,
  restSekunden,
  uhrzeigt,
  VORGABE,
  type Ereignis,
  type Zustand,
} from './leerlauf.ts'

const EREIGNISSE: readonly Ereignis[] = ['angemeldet', 'abgemeldet', 'taetig', 'ruhe', 'ablauf']
const TABELLE: readonly (readonly [Zustand, readonly Zustand[]])[] = [
  //         signed in, signed out, active,   at rest,  time is up
  ['aus', ['taetig', 'aus', 'aus', 'aus', 'aus']],
  ['taetig', ['taetig', 'aus', 'taetig', 'ruhend', 'aus']],
  ['ruhend', ['ruhend', 'aus', 'taetig', 'ruhend', 'aus']],
]

describe('[R4-17] idle tracking is disabled, idle or not idle', () => {
  for (const [zustand, folgen] of TABELLE)
    test.each(EREIGNISSE.map((ereignis, i) => [ereignis, folgen[i]] as const))(
      `${zustand}, then %s: %s`,
      (ereignis, erwartet) => expect(naechster(zustand, ereignis)).toBe(erwartet),
    )
})

describe('[R4-17] the clock decides', () => {
  const PORTAL = { warnungNach: 480, countdown: 120 }
  test.each([
    ['just active', 0, 'taetig'],
    ['a moment before eight minutes', 479.9, 'taetig'],
    ['eight minutes', 480, 'ruhe'],
    ['a moment before ten minutes', 599.9, 'ruhe'],
    ['ten minutes', 600, 'ablauf'],
    ['a computer that slept for a night', 30_000, 'ablauf'],
    ['a clock that was set back', -3600, 'taetig'],
  ] as const)('%s', (_, sekunden, erwartet) => {
    expect(uhrzeigt(0, sekunden * 1000, PORTAL)).toBe(erwartet)
  })

  test.each([
    [480, '02:00'],
    [480.4, '02:00'],
    [541, '00:59'],
    [599.5, '00:01'],
    [600, '00:00'],
    [700, '00:00'],
  ])('after %s s it shows %s', (sekunden, anzeige) => {
    expect(alsMinuten(restSekunden(0, sekunden * 1000, PORTAL))).toBe(anzeige)
  })
})

test('[R9-02] without other values the shared layer waits 1200 seconds and warns for 30', () => {
  expect(VORGABE).toEqual({ warnungNach: 1200, countdown: 30 })
  expect(uhrzeigt(0, 1_199_999, VORGABE)).toBe('taetig')
  expect(uhrzeigt(0, 1_200_000, VORGABE)).toBe('ruhe')
  expect(uhrzeigt(0, 1_230_000, VORGABE)).toBe('ablauf')
})
