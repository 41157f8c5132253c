import { GEPACKT_AB_BYTES } from '@foerderportal/contract/shared/gepackt'
import { route } from '@foerderportal/contract/shared/route'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from './call.ts'

const schreiben = route({
  method: 'POST',
  path: '/Zuwendungen/api/public/probe',
  permission: 'public',
  summary: 'Probe',
  body: z.strictObject({ text: z.string() }),
  answers: { 200: z.object({}) },
})

type Gesendet = { readonly body: string | ArrayBuffer; readonly headers: Record<string, string> }
let gesendet: Gesendet | undefined

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', (_url: string, init: Gesendet) => {
    gesendet = init
    return Promise.resolve(new Response('{}'))
  })
})
afterEach(() => vi.unstubAllGlobals())

const senden = async (zeichen: number) => {
  const body = { text: 'ä'.repeat(zeichen) }
  await call(schreiben, { body })
  return { text: JSON.stringify(body), ...gesendet }
}

test('a long body goes packed, and is the same when it is unpacked', async () => {
  const { text, body, headers } = await senden(GEPACKT_AB_BYTES)
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
  const entpackt = new Blob([body ?? '']).stream().pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(entpackt).text()).toBe(text)
})

test('a short one goes as it is, and a long one too where the browser can’t pack', async () => {
  expect(await senden(100)).toMatchObject({ headers: { 'content-type': 'application/json' } })
  expect(gesendet?.headers).not.toHaveProperty('content-encoding')
  vi.stubGlobal('CompressionStream', undefined)
  const { text, body, headers } = await senden(GEPACKT_AB_BYTES)
  expect(body).toBe(text)
  expect(headers).not.toHaveProperty('content-encoding')
})
