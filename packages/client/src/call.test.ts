import {
  antragAnlegen,
  antragEinreichen,
  antragUebersichtLesen,
} from '@foerderportal/contract/zuwendung/antrag/routes'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { setProblemListener, setRepeatQuestion, setTermsRequest } from './environment.ts'
import { isProblem, type ProblemError } from './problem.ts'

type Answer = { readonly status: number; readonly body?: object; readonly retryAfter?: string }

let answers: (Answer | 'lost')[] = []
const sent: string[] = []
const reported: number[] = []
const question = vi.fn<(error: ProblemError) => Promise<boolean>>()

const next = (): Promise<Response> => {
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  if (answer === undefined || answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
  const headers = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter }
  const body = answer.body === undefined ? '' : JSON.stringify(answer.body)
  return Promise.resolve(new Response(body, { status: answer.status, headers }))
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  reported.length = 0
  question.mockReset().mockResolvedValue(false)
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    sent.push(`${method} ${url}`)
    return next()
  })
  setProblemListener(({ status }) => reported.push(status))
  setRepeatQuestion(question)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PARAMS = { unternehmenGuid: 'u1' }
const CREATE = { params: { metaGuid: 'm1', unternehmenGuid: 'u1' } }

/** Lets all waiting pass and gives what the call came to: its body, or the status of its failure. */
const outcome = async (promise: Promise<{ body: unknown }>): Promise<unknown> => {
  const settled = promise.then(
    ({ body }) => body,
    (error: unknown) => (isProblem(error) ? error.status : error),
  )
  await vi.advanceTimersByTimeAsync(600_000)
  return settled
}

const BUSY: Answer = { status: 503, retryAfter: '5' }
const DONE: Answer = { status: 200, body: [] }

describe('[S10-02] overload and lost connections', () => {
  test.each([
    ['overload', BUSY],
    ['a lost connection', 'lost'],
  ] as const)('a reading call goes on by itself after %s', async (_, trouble) => {
    answers = [trouble, trouble, DONE]
    expect(await outcome(call(antragUebersichtLesen, { params: PARAMS, query: {} }))).toEqual([])
    expect(sent).toHaveLength(3)
    expect(reported).toEqual([])
  })

  test('it gives up after five more attempts, and then it is told', async () => {
    answers = [BUSY]
    expect(await outcome(call(antragUebersichtLesen, { params: PARAMS, query: {} }))).toBe(503)
    expect(sent).toHaveLength(6)
    expect(reported).toEqual([503])
  })

  test('a call in the background neither comes again nor says anything', async () => {
    answers = [BUSY]
    const options = { params: PARAMS, query: {}, background: true } as const
    expect(await outcome(call(antragUebersichtLesen, options))).toBe(503)
    expect(sent).toHaveLength(1)
    expect(reported).toEqual([])
  })

  test('a submission that may come twice comes again by itself', async () => {
    answers = ['lost', BUSY, { status: 200, body: { guid: 'a1' } }]
    // The body is the form itself: its shape is no matter here.
    const options = { params: { guid: 'a1' }, body: {}, ignore: 'alle', repeatable: true } as never
    expect(await outcome(call(antragEinreichen, options))).toEqual({ guid: 'a1' })
    expect(sent).toHaveLength(3)
    expect(question).not.toHaveBeenCalled()
  })

  test.each([
    ['wants to', true, 2, []],
    ['does not want to', false, 1, [0]],
  ])('a creation comes again only when the user %s', async (_, again, times, told) => {
    question.mockResolvedValue(again)
    answers = ['lost', { status: 201, body: {} }]
    await outcome(call(antragAnlegen, CREATE))
    expect(question).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(times)
    expect(reported).toEqual(told)
  })

  test('a form that tells it itself is not asked over', async () => {
    answers = ['lost']
    expect(await outcome(call(antragAnlegen, { ...CREATE, ignore: [0, 503] }))).toBe(0)
    expect(question).not.toHaveBeenCalled()
    expect(reported).toEqual([])
  })
})

describe('the terms come before everything', () => {
  const TITLE = 'Fehlende Bestätigung der Nutzungsbedingungen'
  test.each([
    ['status 470', { status: 470, body: { title: 'Terms & Conditions required' } }],
    ['the 403 of the user status', { status: 403, body: { type: '/probleme/x', title: TITLE } }],
  ])('%s asks for them, whatever the call ignores', async (_, answer) => {
    const terms = vi.fn(() => Promise.resolve())
    setTermsRequest(terms)
    answers = [answer]
    const options = { params: PARAMS, query: {}, ignore: 'alle' } as const
    expect(await outcome(call(antragUebersichtLesen, options))).toBe(answer.status)
    expect(terms).toHaveBeenCalledOnce()
    expect(reported).toEqual([])
  })

  test('while the page is left for them, the call has no answer', async () => {
    setTermsRequest(() => new Promise(() => undefined))
    answers = [{ status: 470 }]
    const settled = vi.fn()
    void call(antragUebersichtLesen, { params: PARAMS, query: {} }).then(settled, settled)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
  })
})
