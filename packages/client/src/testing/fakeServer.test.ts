import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { route } from '@foerderportal/contract/shared/route'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Refused } from './answers.ts'
import { fakeServer, type FakeServer } from './fakeServer.ts'

const lesen = route({
  method: 'GET',
  path: '/dienst/:id/teil',
  permission: 'public',
  summary: 'Probe',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ art: z.optional(z.string()) }),
  answers: { 200: z.strictObject({ anzahl: z.int() }), 204: null },
})
const schreiben = route({
  method: 'PUT',
  path: '/dienst',
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Probe',
  body: z.strictObject({ name: z.string() }),
  answers: { 200: z.strictObject({ name: z.string() }) },
})

const ORT = 'http://localhost:8080'
let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
const holen = (pfad = '/dienst/a1/teil') => server.fetch(ORT + pfad)
const senden = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer x' }) =>
  server.fetch(`${ORT}/dienst`, { method: 'PUT', body: JSON.stringify(body), headers })

describe('a test can’t say of the server what it never does', () => {
  test('a body that the contract does not declare fails the test by the call’s name', async () => {
    // @ts-expect-error: the compiler says it first
    server.answer(lesen, 200, { anzahl: 'viele' })
    expect((await holen()).status).toBe(501)
    expect(server.complaints).toEqual([expect.stringMatching(/^GET \/dienst\/a1\/teil: .*anzahl/s)])
  })
  test('a status that the route never answers', async () => {
    // @ts-expect-error: the compiler says it first
    server.answer(lesen, 201, { anzahl: 1 })
    await holen()
    expect(server.complaints).toEqual([expect.stringContaining('antwortet nie mit 201')])
  })
  test('a call that nobody answers', async () => {
    await holen('/dienst/anders')
    expect(server.complaints).toEqual([expect.stringContaining('GET /dienst/anders: niemand')])
  })
  test('a call whose parts the contract refuses', async () => {
    server.answer(schreiben, 200, { name: 'x' })
    await senden({ name: 7 })
    await holen('/dienst/a1/teil?was=x')
    expect(server.complaints).toEqual([
      expect.stringMatching(/^PUT \/dienst: body, den der Vertrag nicht nimmt/),
      expect.stringContaining('niemand'),
    ])
    expect(server.calls(schreiben)).toEqual([])
  })
  test('a call without token is refused as the server refuses it', async () => {
    server.answer(schreiben, 200, { name: 'x' })
    expect((await senden({ name: 'x' }, {})).status).toBe(401)
    expect(server.complaints).toEqual([])
  })
})

describe('answers', () => {
  test('the latest counts, for as many calls as it is for, until it is taken back', async () => {
    const anzahl = async () => ((await (await holen()).json()) as { anzahl: number }).anzahl
    server.answer(lesen, 200, { anzahl: 1 })
    server.otherwise(lesen, 200, { anzahl: 0 })
    server.answer(lesen, 200, { anzahl: 2 }, { times: 1 })
    const zurueck = server.answer(lesen, 200, { anzahl: 3 }, { times: 1 })
    zurueck()
    expect([await anzahl(), await anzahl(), await anzahl()]).toEqual([2, 1, 1])
  })
  test('may be made from what was sent, and carry a version', async () => {
    server.answer(schreiben, 200, ({ body }) => ({ name: `${body.name}!` }), { version: 4 })
    const antwort = await senden({ name: 'Moor' })
    expect(antwort.headers.get('etag')).toBe('"4"')
    expect(await antwort.json()).toEqual({ name: 'Moor!' })
    expect(server.calls(schreiben)).toMatchObject([{ body: { name: 'Moor' } }])
  })
  test('without a body', async () => {
    server.answer(lesen, 204)
    expect((await holen('/dienst/a1/teil?art=b')).status).toBe(204)
    expect(server.calls(lesen)).toMatchObject([{ params: { id: 'a1' }, query: { art: 'b' } }])
  })
  test('refusals carry the problem of the catalogue, or nothing, as a proxy’s', async () => {
    server.refuse(lesen, 503, ALLGEMEIN.ueberlastet, { times: 1, headers: { 'retry-after': '5' } })
    const erste = await holen()
    expect([erste.status, erste.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await erste.json()).toMatchObject({ status: 503, title: ALLGEMEIN.ueberlastet.title })
    server.refuse(lesen, 502)
    expect(await (await holen()).text()).toBe('')
  })
  test('may get lost after the server has done its work, or the calls themselves', async () => {
    const getan: string[] = []
    server.serve(schreiben, ({ body }) => {
      getan.push(body.name)
      return { body }
    })
    server.lose(schreiben, { times: 1 })
    await expect(senden({ name: 'Moor' })).rejects.toThrow('Failed to fetch')
    expect([getan, server.calls(schreiben).length]).toEqual([['Moor'], 1])
    const wiederDa = server.cut(schreiben)
    await expect(senden({ name: 'Wiese' })).rejects.toThrow('Failed to fetch')
    wiederDa()
    expect(await (await senden({ name: 'Weide' })).json()).toEqual({ name: 'Weide' })
    expect(getan).toEqual(['Moor', 'Weide'])
  })
  test('a use case refuses with a problem of the catalogue; whatever else it throws fails the test', async () => {
    server.serve(schreiben, ({ body: { name } }) => {
      if (name === 'fremd') throw new Refused(ALLGEMEIN.nichtGefunden, 'Das gibt es hier nicht.')
      throw new Error('Der Test ist falsch.')
    })
    const absage = await senden({ name: 'fremd' })
    expect([absage.status, await absage.json()]).toEqual([
      404,
      { ...ALLGEMEIN.nichtGefunden, detail: 'Das gibt es hier nicht.' },
    ])
    expect(server.complaints).toEqual([])
    await senden({ name: 'x' })
    expect(server.complaints).toEqual(['PUT /dienst: Der Test ist falsch.'])
  })
  test('may wait', async () => {
    server.otherwise(lesen, 204)
    const weiter = server.hold(lesen)
    let da = false
    const antwort = holen().then(() => (da = true))
    await Promise.resolve()
    expect(da).toBe(false)
    weiter()
    await antwort
    expect(server.log).toEqual(['GET /dienst/a1/teil'])
  })
})
