import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { CSRF_COOKIE, CSRF_HEADER, SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setTokenSource } from './environment.ts'
import { isProblem } from './problem.ts'
import { upload } from './upload.ts'

type Answer = { readonly status: number; readonly body?: object; readonly retryAfter?: string } | 'lost'

let answers: (Answer | 'hangs')[] = []
let requests: FakeRequest[] = []
const fenster = new EventTarget()
const netz = { onLine: true }
const seite = { cookie: '' }

/** As much of XMLHttpRequest as an upload uses; it answers what stands next in `answers`. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  #retryAfter: string | null = null
  open = () => undefined
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  getResponseHeader = () => this.#retryAfter
  abort = () => this.#end('abort')
  send = () => {
    requests.push(this)
    const answer = answers.shift()
    if (answer === 'hangs') return
    if (answer === undefined || answer === 'lost') return this.#end('error')
    this.status = answer.status
    this.#retryAfter = answer.retryAfter ?? null
    this.responseText = answer.body === undefined ? '' : JSON.stringify(answer.body)
    if (answer.status === 403) seite.cookie = `${CSRF_COOKIE}=frisch`
    this.#end('load')
  }
  #end(art: string) {
    this.dispatchEvent(new Event(art))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  netz.onLine = true
  seite.cookie = `${CSRF_COOKIE}=alt`
  setTokenSource(() => Promise.resolve('token'))
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', seite)
  vi.stubGlobal('navigator', netz)
  vi.stubGlobal('addEventListener', fenster.addEventListener.bind(fenster))
  vi.stubGlobal('removeEventListener', fenster.removeEventListener.bind(fenster))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const DA = { status: 200, body: { uuid: 'u1' } } as const
const onWaiting = vi.fn<(waits: boolean) => void>()
beforeEach(() => void onWaiting.mockReset())

const start = (...next: typeof answers) => senden(next)
const senden = (next: typeof answers, key?: string) => {
  answers = next
  const file = new Blob(['%PDF-1.7'])
  const sent = upload(dateiHochladen, {
    query: { fileName: 'a.pdf' },
    file,
    onWaiting,
    ignore: 'alle',
    ...(key === undefined ? {} : { key }),
  })
  return sent.then(
    (datei) => datei.uuid,
    (error: unknown) => (isProblem(error) ? error.status : error),
  )
}

describe('[R7.2-13] an upload goes on by itself', () => {
  test('after a lost line, and says that it waits', async () => {
    const ende = start('lost', DA)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await ende).toBe('u1')
    expect(requests).toHaveLength(2)
    expect(onWaiting.mock.calls).toEqual([[true], [false]])
  })

  test('[S10-05] each time under the same key, so that it arrives once', async () => {
    const ende = senden(['lost', DA], 'schluessel-der-datei')
    await vi.advanceTimersByTimeAsync(10_000)
    await ende
    expect(requests.map(({ headers }) => headers[SCHLUESSEL_HEADER])).toEqual([
      'schluessel-der-datei',
      'schluessel-der-datei',
    ])
  })

  test('when the server is busy, after the time that it names', async () => {
    const ende = start({ status: 503, retryAfter: '20' }, DA)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await ende).toBe('u1')
  })

  test('offline: the transfer under way ends, waits however long, and goes on when the network is back', async () => {
    const ende = start('hangs', DA)
    await vi.advanceTimersByTimeAsync(1_000)
    netz.onLine = false
    fenster.dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(requests).toHaveLength(1)
    netz.onLine = true
    fenster.dispatchEvent(new Event('online'))
    expect(await ende).toBe('u1')
  })

  test('when nothing has moved for two minutes', async () => {
    const ende = start('hangs', DA)
    await vi.advanceTimersByTimeAsync(119_000)
    requests[0]?.upload.dispatchEvent(new Event('progress'))
    await vi.advanceTimersByTimeAsync(119_000)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await ende).toBe('u1')
  })

  test('five times; then it is told', async () => {
    const ende = start('lost')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await ende).toBe(0)
    expect(requests).toHaveLength(6)
  })
})

test('[R6-05] the first upload of a renewed session is refused and sent once more with the fresh cookie', async () => {
  expect(await start({ status: 403 }, DA)).toBe('u1')
  expect(requests.map(({ headers }) => headers[CSRF_HEADER])).toEqual(['alt', 'frisch'])
})

test('[R6-05] a second refusal is one', async () => {
  expect(await start({ status: 403 }, { status: 403 }, DA)).toBe(403)
  expect(requests).toHaveLength(2)
})

test('[S5-01] what the server refuses for good is not sent again', async () => {
  expect(await start({ status: 400 }, DA)).toBe(400)
  expect(onWaiting).not.toHaveBeenCalled()
})
