import { afterEach, expect, test, vi } from 'vitest'
import { serverJetzt, serverzeitMerken } from './serverzeit.ts'

afterEach(() => vi.useRealTimers())

const antwort = (date?: string) => new Response(null, { headers: date === undefined ? {} : { date } })

test('time goes on from what the server has said, however wrong the machine is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') })
  serverzeitMerken(antwort('Sat, 21 Nov 2026 11:00:00 GMT'))
  expect(serverJetzt().toISOString()).toBe('2026-11-21T11:00:00.000Z')
  vi.advanceTimersByTime(60_000)
  expect(serverJetzt().toISOString()).toBe('2026-11-21T11:01:00.000Z')
})

test.each([undefined, 'gestern'])('an answer with the date %s changes nothing', (date) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  serverzeitMerken(antwort('Sat, 21 Nov 2026 11:00:00 GMT'))
  serverzeitMerken(antwort(date))
  expect(serverJetzt().toISOString()).toBe('2026-11-21T11:00:00.000Z')
})
