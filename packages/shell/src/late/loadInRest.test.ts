import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { late } from './late.ts'
import { loadInRest } from './loadInRest.ts'

/** Asked for a part; `there` of them arrive, then the network is gone until `there` grows. */
let asked = 0
let there = Infinity
const three = () =>
  ['a', 'b', 'c'].map((name) =>
    late(async () => {
      asked += 1
      if (asked > there) throw new TypeError('Failed to fetch')
      return name
    }),
  )
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000)

let page: EventTarget
const happens = (what: 'input' | 'online') => page.dispatchEvent(new Event(what))

beforeEach(() => {
  asked = 0
  there = Infinity
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is needed later', () => {
  test('comes piece by piece to a page that nobody touches, and then nothing is asked any more', async () => {
    loadInRest(three())
    await seconds(9)
    expect(asked).toBe(0)
    await seconds(1)
    expect(asked).toBe(1)
    await seconds(4)
    expect(asked).toBe(1)
    await seconds(60)
    expect(asked).toBe(3)
    happens('input')
    await seconds(60)
    expect(asked).toBe(3)
  })

  test('comes sooner to who works, and one at a time however much he types', async () => {
    loadInRest(three())
    await seconds(1)
    happens('input')
    await seconds(5)
    expect(asked).toBe(1)
    happens('input')
    await seconds(5)
    expect(asked).toBe(2)
  })

  test('is passed over where it has come by itself', async () => {
    const parts = three()
    await parts[0]?.load()
    loadInRest(parts)
    await seconds(60)
    expect(asked).toBe(3)
    expect(parts.map(({ loaded }) => loaded())).toEqual(['a', 'b', 'c'])
  })

  test('waits for the first key where data are saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    loadInRest(three())
    await seconds(600)
    expect(asked).toBe(0)
    happens('input')
    await seconds(5)
    expect(asked).toBe(1)
  })

  test.each(['input', 'online'] as const)('that did not arrive is asked for again with %s', async (what) => {
    there = 1
    loadInRest(three())
    await seconds(60)
    expect(asked).toBe(2)
    there = Infinity
    happens(what)
    await seconds(60)
    expect(asked).toBe(4)
  })

  test('is not asked for any more when the page has gone', async () => {
    const end = loadInRest(three())
    await seconds(12)
    end()
    happens('input')
    await seconds(60)
    expect(asked).toBe(1)
  })
})
