import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollFrame } from './sessionCheck.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const fakeFrame = () => {
  let listener: (answer: unknown) => void = () => undefined
  return {
    ask: vi.fn(),
    close: vi.fn(),
    onAnswer: (next: (answer: unknown) => void) => {
      listener = next
    },
    answer: (answer: unknown) => listener(answer),
  }
}

test("[R9-02] asks the provider's frame every 3 seconds, with client and session state", () => {
  const frame = fakeFrame()
  pollFrame(frame, 'state.salt', vi.fn(), new AbortController().signal)
  vi.advanceTimersByTime(2_999)
  expect(frame.ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(frame.ask).toHaveBeenCalledExactlyOnceWith('portal state.salt')
  vi.advanceTimersByTime(6_000)
  expect(frame.ask).toHaveBeenCalledTimes(3)
})

test.each([
  ['unchanged', 0, false],
  ['changed', 1, true],
  ['error', 0, true],
  [{ odd: true }, 0, false],
])('the answer %j: told %i times, asks no more: %s', (answer, told, stopped) => {
  const frame = fakeFrame()
  const changed = vi.fn()
  pollFrame(frame, 's', changed, new AbortController().signal)
  frame.answer(answer)
  expect(changed).toHaveBeenCalledTimes(told)
  expect(frame.close).toHaveBeenCalledTimes(stopped ? 1 : 0)
  vi.advanceTimersByTime(3_000)
  expect(frame.ask).toHaveBeenCalledTimes(stopped ? 0 : 1)
})

test('it ends with the tokens that it watches', () => {
  const frame = fakeFrame()
  const watched = new AbortController()
  pollFrame(frame, 's', vi.fn(), watched.signal)
  watched.abort()
  vi.advanceTimersByTime(6_000)
  expect(frame.ask).not.toHaveBeenCalled()
  expect(frame.close).toHaveBeenCalledOnce()
})
