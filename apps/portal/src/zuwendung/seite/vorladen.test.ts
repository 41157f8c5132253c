import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { vorladen } from './vorladen.ts'

/** Asked for one piece more; `da` of them arrive, then the network is gone until `da` grows. */
let gefragt = 0
let da = Infinity
const stueck = vi.fn(async () => {
  gefragt += 1
  if (gefragt > da) throw new TypeError('Failed to fetch')
  return gefragt < 3
})
const sekunden = (n: number) => vi.advanceTimersByTimeAsync(n * 1000)

let fenster: EventTarget
const geschieht = (was: 'input' | 'online') => fenster.dispatchEvent(new Event(was))

beforeEach(() => {
  gefragt = 0
  da = Infinity
  stueck.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fenster = new EventTarget()
  vi.stubGlobal('addEventListener', fenster.addEventListener.bind(fenster))
  vi.stubGlobal('removeEventListener', fenster.removeEventListener.bind(fenster))
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is needed later', () => {
  test('comes piece by piece to a page that nobody touches, and then nothing is asked any more', async () => {
    vorladen(stueck)
    await sekunden(9)
    expect(gefragt).toBe(0)
    await sekunden(1)
    expect(gefragt).toBe(1)
    await sekunden(4)
    expect(gefragt).toBe(1)
    await sekunden(60)
    expect(gefragt).toBe(3)
  })

  test('comes sooner to who works, and one at a time however much he types', async () => {
    vorladen(stueck)
    await sekunden(1)
    geschieht('input')
    await sekunden(5)
    expect(gefragt).toBe(1)
    geschieht('input')
    await sekunden(5)
    expect(gefragt).toBe(2)
  })

  test('waits for the first key where data are saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    vorladen(stueck)
    await sekunden(600)
    expect(gefragt).toBe(0)
    geschieht('input')
    await sekunden(5)
    expect(gefragt).toBe(1)
  })

  test.each(['input', 'online'] as const)('that did not arrive is asked for again with %s', async (was) => {
    da = 1
    vorladen(stueck)
    await sekunden(60)
    expect(gefragt).toBe(2)
    da = Infinity
    geschieht(was)
    await sekunden(60)
    expect(gefragt).toBe(3)
  })

  test('is not asked for any more when the page has gone', async () => {
    const enden = vorladen(stueck)
    await sekunden(12)
    enden()
    geschieht('input')
    await sekunden(60)
    expect(gefragt).toBe(1)
  })
})
