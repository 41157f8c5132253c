import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchActivity } from './activity.ts'
import { watchIdle, type IdleWatch } from './idleWatch.ts'

/** The parts of a browser that the watch stands on; BroadcastChannel and events are Node's own. */
const speicher = new Map<string, string>()
const fenster = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  speicher.clear()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', fenster)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => speicher.get(name) ?? null,
    setItem: (name: string, wert: string) => speicher.set(name, wert),
  })
})

const enden: (() => void)[] = []
afterEach(() => {
  for (const ende of enden.splice(0)) ende()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PORTAL = { warnungNach: 480, countdown: 120 }
const wachen = () => {
  const abgelaufen = vi.fn()
  const wacht = watchIdle({ grenzen: PORTAL, abgelaufen })
  enden.push(wacht.beginnen())
  return { wacht, abgelaufen }
}
const zustand = (wacht: IdleWatch) => wacht.stand().zustand
const warten = (sekunden: number) => vi.advanceTimersByTime(sekunden * 1000)

describe('[R4-17] the watch', () => {
  test('warns after eight minutes, counts down and ends once', () => {
    const { wacht, abgelaufen } = wachen()
    warten(479)
    expect(wacht.stand()).toEqual({ zustand: 'taetig', rest: 0 })
    warten(1)
    expect(wacht.stand()).toEqual({ zustand: 'ruhend', rest: 120 })
    warten(119)
    expect(wacht.stand()).toEqual({ zustand: 'ruhend', rest: 1 })
    expect(abgelaufen).not.toHaveBeenCalled()
    warten(60)
    expect(abgelaufen).toHaveBeenCalledOnce()
    expect(zustand(wacht)).toBe('aus')
  })

  test('whoever comes back in time is active again, whoever comes later is not', () => {
    const { wacht, abgelaufen } = wachen()
    warten(500)
    fenster.dispatchEvent(new Event('mousemove'))
    expect(zustand(wacht)).toBe('taetig')
    // The computer sleeps: no timer runs, and the first that wakes it is a key.
    vi.setSystemTime(Date.now() + 601_000)
    fenster.dispatchEvent(new Event('keydown'))
    expect(abgelaufen).toHaveBeenCalledOnce()
    expect(zustand(wacht)).toBe('aus')
  })

  test('judges at once when the window is looked at again', () => {
    const { wacht } = wachen()
    vi.setSystemTime(Date.now() + 540_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(wacht.stand()).toEqual({ zustand: 'ruhend', rest: 60 })
  })

  test('believes what another window wrote while this one slept', () => {
    const { wacht, abgelaufen } = wachen()
    vi.setSystemTime(Date.now() + 900_000)
    speicher.set('portal-aktiv', String(Date.now() - 1000))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(zustand(wacht)).toBe('taetig')
    expect(abgelaufen).not.toHaveBeenCalled()
  })

  test('is disabled before it begins and after it was ended', () => {
    const wacht = watchIdle({ abgelaufen: vi.fn() })
    expect(zustand(wacht)).toBe('aus')
    const ende = wacht.beginnen()
    expect(zustand(wacht)).toBe('taetig')
    ende()
    expect(zustand(wacht)).toBe('aus')
    warten(5000)
    expect(zustand(wacht)).toBe('aus')
  })
})

describe('activity', () => {
  test.each(['mousemove', 'keydown', 'scroll', 'wheel', 'mousedown', 'touchstart', 'touchmove'])(
    '[R4-17] %s counts, at most once in 500 ms, and passively',
    (art) => {
      const tun = vi.fn()
      const ziel = new EventTarget()
      vi.stubGlobal('document', ziel)
      const lauschen = vi.spyOn(ziel, 'addEventListener')
      enden.push(watchActivity(tun, ziel))
      for (const call of lauschen.mock.calls) expect(call[2]).toMatchObject({ passive: true })
      ziel.dispatchEvent(new Event(art))
      warten(0.499)
      ziel.dispatchEvent(new Event(art))
      expect(tun).toHaveBeenCalledOnce()
      warten(0.001)
      ziel.dispatchEvent(new Event(art))
      expect(tun).toHaveBeenCalledTimes(2)
    },
  )

  test('[R4-17] nothing else counts, nor a field that scrolls back as it loses the focus', () => {
    const tun = vi.fn()
    const ziel = new EventTarget()
    enden.push(watchActivity(tun, ziel))
    for (const art of ['focus', 'mouseover', 'resize', 'scroll']) ziel.dispatchEvent(new Event(art))
    expect(tun).not.toHaveBeenCalled()
  })
})
