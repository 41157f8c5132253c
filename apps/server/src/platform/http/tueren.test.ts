import { akt, herunterladen, lesen, loeschen, speichern } from '@foerderportal/contract/shared/bauer'
import { route } from '@foerderportal/contract/shared/route'
import fastify from 'fastify'
import { Readable } from 'node:stream'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { mitKopf, tueren, type Aufruf } from './tueren.ts'

const Ding = z.object({ guid: z.string(), name: z.string() })
const vertrag = {
  PFAD: '/x',
  dingLesen: lesen('/x/:guid', 'public', { summary: 'Lesen', antwort: Ding }),
  dingSpeichern: speichern('/x/:guid', 'public', { summary: 'Speichern', body: Ding, antwort: Ding }),
  dingLeeren: loeschen('/x/:guid', 'public', { summary: 'Leeren' }),
  dingHolen: herunterladen('/x/:guid/datei', 'public', ['text/plain'], { summary: 'Holen' }),
  dingTauschen: akt('/x/:guid/tausch', 'public', { summary: 'Tauschen', antwort: Ding }),
  dingSuchen: route({
    method: 'POST',
    path: '/x/suche',
    permission: 'public',
    summary: 'Suchen',
    answers: { 200: Ding, 204: null },
  }),
}
type Dienste = { readonly namen: Map<string, string> }
const GUID = 'd6000000-0000-4000-8000-000000000044'

const dingLesen = ({ namen }: Dienste, { params: { guid } }: Aufruf<typeof vertrag.dingLesen>) => ({
  guid,
  name: namen.get(guid) ?? '',
})
const faelle = {
  dingLesen,
  dingSpeichern: (d: Dienste, { params, body, ifMatch }: Aufruf<typeof vertrag.dingSpeichern>) => {
    d.namen.set(params.guid, body.name)
    return { body: dingLesen(d, { params } as Aufruf<typeof vertrag.dingLesen>), version: (ifMatch ?? 0) + 1 }
  },
  dingLeeren: (d: Dienste, { params }: Aufruf<typeof vertrag.dingLeeren>) => {
    d.namen.delete(params.guid)
  },
  dingHolen: () => ({ stream: Readable.from(['Hof']), headers: { 'content-type': 'text/plain' } }),
  dingTauschen: (d: Dienste, ruf: Aufruf<typeof vertrag.dingTauschen>) =>
    mitKopf(dingLesen(d, ruf as Aufruf<typeof vertrag.dingLesen>), { 'cache-control': 'no-store' }),
  dingSuchen: () => Promise.resolve({ status: 204 as const }),
}

const starten = () => {
  const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  const services = {} as Services // a public call asks nothing of them
  return { app, services, dienste: { namen: new Map<string, string>() } }
}

test('[B-10] each form of answer goes out by its route: a body, a version, bytes, headers, nothing, one of two', async () => {
  const { app, services, dienste } = starten()
  tueren(app, services, dienste, vertrag, faelle)
  const rufen = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, mehr: object = {}) => {
    const { statusCode, headers, body } = await app.inject({ method, url, ...mehr })
    return { statusCode, etag: headers.etag, cache: headers['cache-control'], body }
  }
  const eines = `/x/${GUID}`
  const body = JSON.stringify({ guid: GUID, name: 'Anna' })
  const speichern = { payload: { guid: 'fremd', name: 'Anna' }, headers: { 'if-match': '"4"' } }
  expect(await rufen('PUT', eines, speichern)).toMatchObject({ statusCode: 200, etag: '"5"', body })
  expect(await rufen('GET', eines)).toMatchObject({ statusCode: 200, etag: undefined, body })
  expect(await rufen('POST', `${eines}/tausch`)).toMatchObject({ statusCode: 200, cache: 'no-store', body })
  expect(await rufen('GET', `${eines}/datei`)).toMatchObject({ statusCode: 200, body: 'Hof' })
  expect(await rufen('DELETE', eines)).toMatchObject({ statusCode: 204, body: '' })
  expect(dienste.namen.size).toBe(0)
  expect(await rufen('POST', '/x/suche')).toMatchObject({ statusCode: 204, body: '' })
  expect(await rufen('GET', '/x/nichts')).toMatchObject({ statusCode: 400 })
  await app.close()
})

test('[B-10] a route without its use case does not compile, nor one with a use case of another form', () => {
  const { app, services, dienste } = starten()
  const { dingHolen: _fehlt, ...andere } = faelle
  // @ts-expect-error -- one is missing
  expect(() => tueren(app, services, dienste, vertrag, andere)).toThrow('dingHolen has no use case')
  const mounten = () => {
    // @ts-expect-error -- one is too many
    tueren(app, services, dienste, vertrag, { ...faelle, dingMalen: dingLesen })
    // @ts-expect-error -- it would answer without a version
    tueren(app, services, dienste, vertrag, { ...faelle, dingSpeichern: dingLesen })
    // @ts-expect-error -- it needs other services
    tueren(app, services, { zahlen: new Map<string, number>() }, vertrag, faelle)
    // @ts-expect-error -- its route names nothing in its path
    tueren(app, services, dienste, vertrag, { ...faelle, dingSuchen: dingLesen })
  }
  expect(mounten).toBeTypeOf('function')
})
