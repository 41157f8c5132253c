import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dateiHolen } from './datei.ts'
import { NO_CONNECTION, isProblem } from './problem.ts'

let antwort: () => Promise<Response>
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', () => antwort())
})
afterEach(() => vi.unstubAllGlobals())

const absage = (signal?: AbortSignal) =>
  dateiHolen('/Zuwendungen/api/public/file/1', signal).then(
    () => 'da',
    (fehler: unknown) => (isProblem(fehler) ? [fehler.status, fehler.problem.detail] : String(fehler)),
  )
const WEG = [NO_CONNECTION, 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.']

test('a file that arrives', async () => {
  antwort = () => Promise.resolve(new Response('Inhalt'))
  expect(await absage()).toBe('da')
})

test('without a network the failure is one that a screen can show', async () => {
  antwort = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await absage()).toEqual(WEG)
})

test('also when the network goes in the middle of the file', async () => {
  const abgerissen = new ReadableStream({ pull: (strom) => strom.error(new TypeError('network error')) })
  antwort = () => Promise.resolve(new Response(abgerissen))
  expect(await absage()).toEqual(WEG)
})

test('a refusal keeps its words', async () => {
  const body = {
    type: '/probleme/x',
    title: 'Nicht möglich',
    detail: 'Diese Datei ist gesperrt.',
    status: 412,
  }
  antwort = () => Promise.resolve(Response.json(body, { status: 412 }))
  expect(await absage()).toEqual([412, 'Diese Datei ist gesperrt.'])
})

test('who gives it up is told so, not that the network is away', async () => {
  const ende = new AbortController()
  ende.abort()
  antwort = () => Promise.reject(new DOMException('Abgebrochen', 'AbortError'))
  expect(await absage(ende.signal)).toContain('AbortError')
})
