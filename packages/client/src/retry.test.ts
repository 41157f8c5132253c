import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problemOf } from './problem.ts'
import { stoerungen } from './stoerung.ts'
import { passes, repetition, waitingTime } from './retry.ts'

const answer = (status: number, header: string | null = null) => problemOf(status, undefined, header)

describe('[S10-02] what passes is repeated', () => {
  test.each([
    ['no connection', 0, null, true],
    ['overload that names its time', 503, '5', true],
    ['a limit that names its time', 429, '5', true],
    ['a limit of a proxy', 429, null, false],
    ['a proxy that is down', 503, null, false],
    ['a fault', 500, '5', false],
    ['a conflict', 409, null, false],
    ['nobody signed in', 401, null, false],
  ])('%s (%i, Retry-After %s): %s', (_, status, header, expected) => {
    expect(passes(answer(status, header))).toBe(expected)
  })

  test.each([
    ['as the server says', answer(503, '7'), 1, 0, 7_000],
    ['with up to 30 % on top, so that not all come at once', answer(503, '10'), 1, 1, 13_000],
    ['never longer than a minute', answer(503, '3600'), 1, 0, 60_000],
    ['never at once', answer(503, '0'), 1, 0, 1_000],
    ['longer each time without a word of the server', answer(0), 3, 0, 8_000],
    ['five times', answer(503, '1'), 5, 0, 1_000],
    ['not a sixth time', answer(503, '1'), 6, 0, undefined],
  ])('waits %s', (_, error, attempt, random, expected) => {
    expect(waitingTime(error, attempt, random)).toBe(expected)
  })
})

describe('the attempts of one call', () => {
  const fenster = new EventTarget()
  let verbunden = true
  beforeEach(() => {
    verbunden = true
    vi.useFakeTimers()
    vi.stubGlobal('navigator', {
      get onLine() {
        return verbunden
      },
    })
    vi.stubGlobal('addEventListener', fenster.addEventListener.bind(fenster))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('[S10-02] say why and until when they wait, from the first failure to the end', async () => {
    const attempts = repetition(undefined)
    const next = attempts.next(answer(503, '10'))
    expect(stoerungen.aktuelle()?.art).toBe('ausgelastet')
    expect((stoerungen.aktuelle()?.bis ?? 0) - Date.now()).toBeGreaterThanOrEqual(10_000)
    await vi.advanceTimersByTimeAsync(13_000)
    await expect(next).resolves.toBe(true)
    expect(stoerungen.aktuelle()).toBeDefined()
    attempts.end()
    expect(stoerungen.aktuelle()).toBeUndefined()
  })

  test('[S10-02] that end without success do not say that all is well again', async () => {
    const attempts = repetition(undefined)
    const erste = attempts.next(answer(0))
    await vi.advanceTimersByTimeAsync(3_000)
    await expect(erste).resolves.toBe(true)
    await expect(attempts.next(answer(500))).resolves.toBe(false)
    attempts.end()
    expect(stoerungen.gutAus()).toBe(false)
    const weitere = repetition(undefined)
    void weitere.next(answer(0))
    await vi.advanceTimersByTimeAsync(3_000)
    weitere.end()
    expect(stoerungen.gutAus()).toBe(true)
  })

  test('without a network they wait for it alone', async () => {
    verbunden = false
    const attempts = repetition(undefined)
    const settled = vi.fn()
    void attempts.next(answer(0)).then(settled)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(settled).not.toHaveBeenCalled()
    fenster.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toHaveBeenCalledWith(true)
    attempts.end()
  })

  test('end when the page is left', async () => {
    const control = new AbortController()
    const attempts = repetition(control.signal)
    const next = attempts.next(answer(0)).catch((error: unknown) => error)
    control.abort()
    expect(await next).toMatchObject({ name: 'AbortError' })
    attempts.end()
    expect(stoerungen.gutAus()).toBe(false)
  })
})
