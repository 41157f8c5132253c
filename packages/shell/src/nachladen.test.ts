import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nachladen, TeilFehlt } from './nachladen.ts'

const SKRIPT = '/assets/index-alt.js'
const neuLaden = vi.fn()
const fehlt = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const serverHat = (html: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(html))),
  )

beforeEach(() => {
  neuLaden.mockReset()
  vi.stubGlobal('location', { reload: neuLaden })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => SKRIPT }) })
})
afterEach(() => vi.unstubAllGlobals())

test('what is there comes, and nothing else is asked', async () => {
  serverHat('')
  await expect(nachladen(() => Promise.resolve('Seite'))).resolves.toBe('Seite')
  expect(fetch).not.toHaveBeenCalled()
})

test('after a new version the page is loaded anew, and nothing is shown before', async () => {
  serverHat('<script type="module" src="/assets/index-neu.js"></script>')
  const fertig = vi.fn()
  nachladen(fehlt).then(fertig, fertig)
  await vi.waitFor(() => expect(neuLaden).toHaveBeenCalledOnce())
  expect(fertig).not.toHaveBeenCalled()
})

test('the same version is not loaded anew: it would not help, and could go on for ever', async () => {
  serverHat(`<script type="module" src="${SKRIPT}"></script>`)
  await expect(nachladen(fehlt)).rejects.toThrow(TeilFehlt)
  expect(neuLaden).not.toHaveBeenCalled()
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', () => Promise.resolve(new Response('Bad Gateway', { status: 502 }))],
])('%s the page that stands is kept', async (_, antwort) => {
  vi.stubGlobal('fetch', antwort)
  await expect(nachladen(fehlt)).rejects.toThrow(TeilFehlt)
  expect(neuLaden).not.toHaveBeenCalled()
})
