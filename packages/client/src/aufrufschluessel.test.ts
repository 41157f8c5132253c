import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import { antragAnlegen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { setProblemListener, setRepeatQuestion } from './environment.ts'

/** What each attempt brings: a status, or no answer at all. */
let answers: (number | 'lost')[] = []
const keys: (string | undefined)[] = []
let repeats = false

beforeEach(() => {
  vi.useFakeTimers()
  keys.length = 0
  repeats = false
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers[SCHLUESSEL_HEADER])
    const answer = answers.shift() ?? 200
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response('{}', { status: answer, headers: { 'retry-after': '5' } }))
  })
  setProblemListener(() => undefined)
  setRepeatQuestion(() => Promise.resolve(repeats))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let farm = 0
/** Another farm for each test: nothing is left of the one before. */
const params = () => ({ metaGuid: 'm1', unternehmenGuid: `u${farm}` })
beforeEach(() => {
  farm += 1
})
const press = async (of = params()) => {
  const settled = call(antragAnlegen, { params: of }).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(600_000)
  await settled
}
const distinct = () => new Set(keys).size

describe('[S10-05] a creating call carries a key', () => {
  test('its own each time, once it was answered; a reading call carries none', async () => {
    await press()
    await press()
    await call(antragUebersichtLesen, { params: { unternehmenGuid: 'u' } })
    expect(keys.map((key) => key?.length)).toEqual([36, 36, undefined])
    expect(distinct()).toBe(3)
  })

  test('repeated because no answer came it keeps its key', async () => {
    repeats = true
    answers = ['lost', 503]
    await press()
    expect(keys).toHaveLength(3)
    expect(distinct()).toBe(1)
  })

  test.each(['lost', 503, 429] as const)('pressed again after %s it is the same one', async (answer) => {
    answers = [answer]
    await press()
    await press()
    expect(keys).toHaveLength(2)
    expect(distinct()).toBe(1)
  })

  test.each([400, 409, 412, 500])(
    'pressed again after %i it is a new one: nothing was done',
    async (answer) => {
      answers = [answer]
      await press()
      await press()
      expect(distinct()).toBe(2)
    },
  )

  test('pressed twice before the answer is one; for another farm it is another', async () => {
    await Promise.all([press(), press(), press({ ...params(), unternehmenGuid: 'andere' })])
    expect(keys).toHaveLength(3)
    expect(distinct()).toBe(2)
  })
})
