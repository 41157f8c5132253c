import { CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { csrfValue } from './csrf.ts'
import { mount } from './mount.ts'
import { createHttp } from './server.ts'

const schreiben = route({
  method: 'POST',
  path: '/Zuwendungen/api/public/probe',
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Probe schreiben',
  answers: { 204: null },
})
const MIT = '__Host-portal-csrf-cookie'
const OHNE = 'portal-csrf-cookie'
const LENA = { sub: 'lena' }

let t: TestApp
beforeAll(async () => void (t = await startTestApp(proben)))
afterAll(() => t.close())

function proben(app: FastifyInstance, services: Services) {
  mount(app, services, schreiben, async () => ({ status: 204 }))
}

/** A portal at an address, and what it answers a writing call that brings these cookies and repeats this value. */
const portalUnter = async (portalUrl: string) => {
  const services = { ...t.services, config: { ...t.services.config, portalUrl } }
  const app = await createHttp(services)
  proben(app, services)
  const authorization = `Bearer ${await t.tokenFor(LENA)}`
  const senden = async (cookies: Record<string, string>, kopf: string) => {
    const { statusCode, cookies: gesetzt } = await app.inject({
      method: 'POST',
      url: schreiben.path,
      headers: { authorization, [CSRF_HEADER]: kopf },
      cookies,
    })
    return { status: statusCode, gesetzt }
  }
  return { senden, [Symbol.asyncDispose]: () => app.close() }
}
const eigener = () => csrfValue(t.services.csrfKey, 'sid-lena')
const fremder = () => csrfValue(t.services.csrfKey, 'sid-otto')

const ATTRIBUTE = { path: '/', sameSite: 'Strict' }
const GESETZT = {
  'https://portal.example': [{ name: MIT, secure: true, ...ATTRIBUTE }],
  'http://localhost:3000': [
    { name: MIT, secure: true, ...ATTRIBUTE },
    { name: OHNE, ...ATTRIBUTE },
  ],
  'http://portal.example': [{ name: OHNE, ...ATTRIBUTE }],
}

test.each(Object.entries(GESETZT))('[A-09] %s sets %j, with one value', async (url, erwartet) => {
  await using portal = await portalUnter(url)
  const { status, gesetzt } = await portal.senden({}, '')
  expect(status).toBe(403)
  const [wert = ''] = gesetzt.map(({ value }) => value)
  expect(gesetzt).toEqual(erwartet.map((cookie) => ({ ...cookie, value: wert })))
  const alle = Object.fromEntries(gesetzt.map(({ name, value }) => [name, value]))
  expect(await portal.senden(alle, wert)).toEqual({ status: 204, gesetzt: [] })
})

test('[A-09] [R6-05] on this machine without https a browser that keeps only the one without prefix writes, too', async () => {
  await using portal = await portalUnter('http://localhost:3000')
  const [a, b] = [eigener(), fremder()]
  expect((await portal.senden({ [OHNE]: a }, a)).status).toBe(204)
  expect((await portal.senden({ [OHNE]: a }, eigener())).status).toBe(403)
  expect((await portal.senden({ [OHNE]: b }, b)).status).toBe(403)
})

test('[A-09] [R6-05] of two that differ the one with the prefix counts, and both become new where it is none of ours', async () => {
  await using portal = await portalUnter('http://localhost:3000')
  const [a, b] = [eigener(), fremder()]
  expect((await portal.senden({ [MIT]: a, [OHNE]: b }, a)).status).toBe(204)
  const abgelehnt = await portal.senden({ [MIT]: b, [OHNE]: a }, a)
  expect([abgelehnt.status, abgelehnt.gesetzt.map(({ name }) => name)]).toEqual([403, [MIT, OHNE]])
})

test('[A-09] [R6-05] with https one without the prefix proves nothing: a neighbour’s page can plant it', async () => {
  await using portal = await portalUnter('https://portal.example')
  const a = eigener()
  const { status, gesetzt } = await portal.senden({ [OHNE]: a }, a)
  expect([status, gesetzt.map(({ name }) => name)]).toEqual([403, [MIT]])
})
