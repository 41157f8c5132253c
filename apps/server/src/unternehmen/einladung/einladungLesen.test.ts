import { randomUUID } from 'node:crypto'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { TAG_MS } from '@foerderportal/values/time'
import { einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jemand, landwirtin } from '../../nutzer/testing/beispiele.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { startEinladungWelt, type EinladungWelt } from '../testing/einladungWelt.ts'

const BEGINN = '2026-11-02T09:00:00Z'

let w: EinladungWelt
beforeAll(async () => {
  w = await startEinladungWelt()
})
beforeEach(() => w.t.clock.set(BEGINN))
afterAll(() => w.t.close())

const laden = (als: Caller, einladungId: string) => w.t.call(einladungLesen, { als, params: { einladungId } })
const status = async (als: Caller) => (await w.t.call(nutzerStatusLesen, { als })).body.einladungen

test('[R7.1-13] names the company, its place and who invites, and nothing that only members may see', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  const { status: code, body } = await laden(eva, guid)
  expect(code).toBe(200)
  expect(body).toEqual({
    id: w.firma,
    name: 'Hof Lindenau GbR',
    type: 'LandwirtschaftlichesUnternehmen',
    ort: 'Silberstedt',
    eingeladenVon: 'Lena Lindenau',
    eingeladenAm: '2026-11-02T09:00:00.000Z',
    gueltigBis: '2026-12-02T09:00:00.000Z',
  })
})

test('[R7.1-13] [S1-02] only for the invited address, in any case, registered or not; else 404', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  expect((await laden({ ...eva, email: eva.email.toUpperCase() }, guid)).status).toBe(200)
  expect((await laden(jemand({ email: eva.email }), guid)).status).toBe(200)
  const faelle: readonly (readonly [Caller, string])[] = [
    [w.lena, guid],
    [{ ...eva, email: `x${eva.email}` }, guid],
    [{ ...eva, email: '' }, guid],
    [{ ...eva, email: '%' }, guid],
    [eva, randomUUID()],
  ]
  for (const [wer, id] of faelle) {
    const { status: code, problem } = await laden(wer, id)
    expect([code, problem.title]).toEqual([404, 'Nicht gefunden'])
  }
})

test('[R7.1-13] [S1-02] an address that nobody has proven invites nobody: 404 says what to do, the status lists nothing', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  const behauptet = { ...eva, emailVerified: false }
  const { status: code, problem } = await laden(behauptet, guid)
  expect([code, problem.title]).toEqual([404, 'Nicht gefunden'])
  expect(problem.detail).toContain('Bestätigen Sie zuerst Ihre E-Mail-Adresse')
  expect((await laden(behauptet, randomUUID())).problem.detail).toBe(problem.detail)
  expect(await status(behauptet)).toEqual([])
  expect(await status(eva)).toHaveLength(1)
})

test('[S1-04] an invitation holds for 30 days, to the moment', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  w.t.clock.forward(30 * TAG_MS - 1)
  expect((await laden(eva, guid)).status).toBe(200)
  expect(await status(eva)).toHaveLength(1)
  w.t.clock.forward(1)
  expect((await laden(eva, guid)).status).toBe(404)
  expect(await status(eva)).toEqual([])
})

test('[R3.1-01] [R7.1-10] the status lists the open invitations of the address, in one statement', async () => {
  const { geburtstag: _g, postAnschrift: _p, ...gemeinsames } = landwirtin
  for (const nutzer of [landwirtin, { ...gemeinsames, type: 'GpNutzer' }]) {
    const eva = await w.neue(nutzer)
    const guid = await w.einladen(eva.email.toUpperCase())
    w.t.statements.length = 0
    expect(await status(eva)).toEqual([
      { guid, email: eva.email.toUpperCase(), emailErneutVersendbar: false },
    ])
    expect(w.t.statements).toHaveLength(1)
    expect(await status(w.lena)).toEqual([])
  }
})

test('[S1-04] the mail can be sent again after ten minutes', async () => {
  const eva = await w.neue()
  await w.einladen(eva.email)
  const versendbar = async () => (await status(eva)).map((e) => e.emailErneutVersendbar)
  w.t.clock.forward(10 * 60_000 - 1)
  expect(await versendbar()).toEqual([false])
  w.t.clock.forward(1)
  expect(await versendbar()).toEqual([true])
})

test('[S1-04] one open invitation for each company and address: the second renews the first', async () => {
  const eva = await w.neue()
  const erste = await w.einladen(eva.email)
  w.t.clock.forward(20 * TAG_MS)
  await w.einladen(eva.email.toUpperCase())
  expect((await status(eva)).map((e) => e.guid)).toEqual([erste])
  w.t.clock.forward(20 * TAG_MS)
  expect((await laden(eva, erste)).status).toBe(200)
})
