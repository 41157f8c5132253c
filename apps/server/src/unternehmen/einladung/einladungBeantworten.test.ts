import { randomUUID } from 'node:crypto'
import { TAG_MS } from '@foerderportal/values/time'
import { einladungBeantworten, einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jemand } from '../../nutzer/testing/beispiele.ts'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { mitgliederLaden } from '../public.ts'
import { startEinladungWelt, type EinladungWelt } from '../testing/einladungWelt.ts'

let w: EinladungWelt
beforeAll(async () => {
  w = await startEinladungWelt()
})
afterAll(() => w.t.close())

type JaNein = 'true' | 'false'
const antworten = (als: Caller, einladungId: string, bestaetigen: JaNein = 'true') =>
  w.t.call(einladungBeantworten, { als, params: { einladungId }, query: { bestaetigen } })
const mitglied = async (sub: string) =>
  (await mitgliederLaden(w.t.services.db, w.firma)).find((m) => m.sub === sub)
const konto = (sub: string, email: string, rollen: string[]) =>
  sql`insert into konto (id, benutzername, email, vorname, nachname, passwort_hash, rollen)
    values (${sub}, ${sub}, ${email}, 'A', 'B', '', ${rollen})`.execute(w.t.ownerDb)
const rollen = (sub: string) => w.t.services.identity.getRealmRoles(w.t.services.db, sub)
const protokoll = async (guid: string) =>
  (
    await sql<{ handlung: string; nutzer_sub: string; firma: string }>`
      select handlung, nutzer_sub, unternehmen_guid as firma from audit_log where objekt_guid = ${guid}`.execute(
      w.t.ownerDb,
    )
  ).rows
const jetztSekunden = () => Math.floor(w.t.clock.now().getTime() / 1000)

test('[R7.1-06] who accepts is a member without further rights, and the status says so', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  const { status, body } = await antworten(eva, guid)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: eva.sub,
    einladungen: [],
    unternehmenStatus: [{ id: w.firma, name: 'Hof Lindenau GbR', type: 'LandwirtschaftlichesUnternehmen' }],
  })
  expect(await mitglied(eva.sub)).toMatchObject({ istAdmin: false, zeichnungsberechtigung: false })
  expect(await protokoll(guid)).toEqual([
    { handlung: 'einladungAnnehmen', nutzer_sub: eva.sub, firma: w.firma },
  ])
})

test('[R7.1-06] who declines is no member; the invitation is gone', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  const { status, body } = await antworten(eva, guid, 'false')
  expect(status).toBe(200)
  expect(body).toMatchObject({ einladungen: [], unternehmenStatus: [] })
  expect(await mitglied(eva.sub)).toBeUndefined()
  expect((await w.t.call(einladungLesen, { als: eva, params: { einladungId: guid } })).status).toBe(404)
  expect((await antworten(eva, guid)).status).toBe(404)
  expect(await protokoll(guid)).toEqual([
    { handlung: 'einladungAblehnen', nutzer_sub: eva.sub, firma: w.firma },
  ])
})

test('[S1-01] the first membership opens the applications, once; the administration it does not', async () => {
  const eva = await w.neue()
  await konto(eva.sub, eva.email, ['DATADIRECTORY_LESEN', 'NUTZERSERVICE_BASIS'])
  await antworten(eva, await w.einladen(eva.email), 'false')
  expect(await rollen(eva.sub)).toEqual(['DATADIRECTORY_LESEN', 'NUTZERSERVICE_BASIS'])
  await antworten(eva, await w.einladen(eva.email))
  const mitRechten = [
    'DATADIRECTORY_LESEN',
    'NUTZERSERVICE_BASIS',
    'ZUWENDUNGEN_LESEN',
    'ZUWENDUNGEN_SCHREIBEN',
  ]
  expect(await rollen(eva.sub)).toEqual(mitRechten)
  // an operator takes one away: the next membership does not bring it back
  await w.t.services.identity.setRealmRoles(w.t.services.db, eva.sub, { remove: ['ZUWENDUNGEN_SCHREIBEN'] })
  await sql`delete from mitgliedschaft where nutzer_sub = ${eva.sub}`.execute(w.t.ownerDb)
  expect((await antworten(eva, await w.einladen(eva.email))).status).toBe(200)
  expect(await rollen(eva.sub)).not.toContain('ZUWENDUNGEN_SCHREIBEN')
})

test('[S1-04] [R7.1-06] an authentication older than 30 seconds: 401 that asks for a new one, nothing written', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  const vorher = await abdruck(w.t)
  for (const bestaetigen of ['true', 'false'] as const)
    for (const alter of [36, 120, 86_400]) {
      const { status, problem, headers } = await antworten(
        { ...eva, authTime: jetztSekunden() - alter },
        guid,
        bestaetigen,
      )
      expect([status, problem.title]).toEqual([401, 'Reauthentication required'])
      expect(headers['www-authenticate']).toBe(
        'Bearer error="insufficient_user_authentication", max_age="30"',
      )
    }
  expect(await abdruck(w.t)).toEqual(vorher)
  expect((await antworten({ ...eva, authTime: jetztSekunden() - 34 }, guid)).status).toBe(200)
})

test('[S1-02] [R7.1-06] another address, an unproven one, an unknown, an expired or an answered invitation: 404, nothing written', async () => {
  const eva = await w.neue()
  const guid = await w.einladen(eva.email)
  const abgelaufen = await w.einladen(`alt.${eva.email}`, new Date(w.t.clock.now().getTime() - 30 * TAG_MS))
  const andere = await w.neue()
  const vorher = await abdruck(w.t)
  const faelle: readonly (readonly [Caller, string])[] = [
    [w.lena, guid],
    [andere, guid],
    [eva, randomUUID()],
    [{ ...eva, email: `alt.${eva.email}` }, abgelaufen],
    [{ ...eva, emailVerified: false }, guid],
  ]
  for (const [wer, id] of faelle)
    for (const ja of ['true', 'false'] as const) {
      const { status, problem } = await antworten(wer, id, ja)
      expect([status, problem.title]).toEqual([404, 'Nicht gefunden'])
    }
  expect(await abdruck(w.t)).toEqual(vorher)
  expect((await antworten({ ...eva, email: eva.email.toUpperCase() }, guid)).status).toBe(200)
  expect((await antworten(eva, guid)).status).toBe(404)
})

test('[R7.1-06] whoever has not registered first registers: 404 Kein Nutzer, the invitation stays', async () => {
  const email = `${randomUUID()}@hof.example`
  const guid = await w.einladen(email)
  for (const ja of ['true', 'false'] as const) {
    const { status, problem } = await antworten(jemand({ email }), guid, ja)
    expect([status, problem.title]).toEqual([404, 'Kein Nutzer'])
  }
  expect(
    (await w.t.call(einladungLesen, { als: jemand({ email }), params: { einladungId: guid } })).status,
  ).toBe(200)
})

test('[R7.1-06] who is a member already stays what he is', async () => {
  const guid = await w.einladen(w.lena.email)
  expect((await antworten(w.lena, guid)).status).toBe(200)
  expect(await mitglied(w.lena.sub)).toMatchObject({ istAdmin: true, zeichnungsberechtigung: true })
})
