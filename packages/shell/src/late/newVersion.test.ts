import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadIfNew } from './newVersion.ts'

const SCRIPT = '/assets/index-alt.js'
const reload = vi.fn()

const serverHas = (html: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(html))),
  )

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => SCRIPT }) })
})
afterEach(() => vi.unstubAllGlobals())

test('after a new version the page is loaded anew, and nothing is shown before', async () => {
  serverHas('<script type="module" src="/assets/index-neu.js"></script>')
  let done = false
  void reloadIfNew().then(() => (done = true))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(done).toBe(false)
})

test('the same version is not loaded anew: it would not help, and could go on for ever', async () => {
  serverHas(`<script type="module" src="${SCRIPT}"></script>`)
  await reloadIfNew()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', () => Promise.resolve(new Response('Bad Gateway', { status: 502 }))],
])('%s the page that stands is kept', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await reloadIfNew()
  expect(reload).not.toHaveBeenCalled()
})

test('an app below a path of its own asks for the page there', async () => {
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/sachbearbeitung/assets/index-alt.js' }),
  })
  serverHas('<script type="module" src="/sachbearbeitung/assets/index-neu.js"></script>')
  void reloadIfNew()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledWith('/sachbearbeitung/', expect.anything())
})
