import { randomUUID } from 'node:crypto'
import {
  einwilligungAendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { landwirtin } from '../../nutzer/testing/beispiele.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { bekanntgabeEingewilligt } from '../public.ts'
import { startFirmaWelt, type FirmaWelt } from '../testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
})
afterAll(() => w.t.close())

/** A company with a signer and a member who may not sign, and what they do with the consent. */
const hof = async () => {
  const firma = await w.firma()
  const [zeichnend, mitglied] = [
    await firma.mitglied('Zoe', { zeichnungsberechtigung: true }),
    await firma.mitglied('Max'),
  ]
  const params = { companyId: firma.companyId }
  const lesen = (als: Caller = zeichnend) => w.t.call(einwilligungLesen, { als, params })
  const { fassung } = (await lesen()).body.text
  const aendern = (erteilt: boolean, anders: { als?: Caller; ifMatch?: number; fassung?: string } = {}) =>
    w.t.call(einwilligungAendern, {
      als: anders.als ?? zeichnend,
      params,
      body: { erteilt, fassung: anders.fassung ?? fassung },
      ...(anders.ifMatch === undefined ? {} : { ifMatch: anders.ifMatch }),
    })
  const gilt = () =>
    w.t.services.db.transaction().execute((tx) => bekanntgabeEingewilligt(tx, firma.companyId))
  return { ...firma, zeichnend, mitglied, lesen, aendern, gilt, fassung }
}

test('[S1-10] nobody has agreed at first; every member reads the text, a signer may say yes', async () => {
  const h = await hof()
  const fuerMitglied = await h.lesen(h.mitglied)
  expect(fuerMitglied).toMatchObject({
    status: 200,
    headers: { etag: '"0"' },
    body: {
      weg: null,
      postAm: null,
      postVon: null,
      erteilt: false,
      fassung: null,
      erteiltAm: null,
      erteiltVon: null,
      aenderbar: false,
    },
  })
  expect(fuerMitglied.body.text.absaetze.join(' ')).toContain('innerhalb von zehn Tagen')
  expect((await h.lesen()).body.aenderbar).toBe(true)
  expect(await h.gilt()).toBe(false)
})

test('[S1-10] given by a signer with the version that was read, revoked for the future, given again; all of it stays', async () => {
  const h = await hof()
  const am = w.t.clock.now()
  const gegeben = await h.aendern(true, { ifMatch: 0 })
  expect(gegeben).toMatchObject({
    status: 200,
    headers: { etag: '"1"' },
    body: {
      erteilt: true,
      fassung: h.fassung,
      erteiltAm: am.toISOString(),
      erteiltVon: `Zoe ${landwirtin.nachname}`,
      widerrufenAm: null,
    },
  })
  expect(await h.gilt()).toBe(true)

  w.t.clock.forward(60_000)
  const widerrufen = await h.aendern(false, { ifMatch: 1 })
  expect(widerrufen.body).toMatchObject({ erteilt: false, widerrufenAm: w.t.clock.now().toISOString() })
  expect(await h.gilt()).toBe(false)
  expect((await h.aendern(true)).body).toMatchObject({ erteilt: true, widerrufenAm: null })

  const { rows } = await sql<{ ende: boolean }>`select widerrufen_am is not null as ende
    from einwilligung_bekanntgabe where unternehmen_guid = ${h.companyId} order by erteilt_am, ende desc`.execute(
    w.t.ownerDb,
  )
  expect(rows).toEqual([{ ende: true }, { ende: false }])
  const ja = { erteilt: true, fassung: h.fassung }
  expect((await h.protokoll()).map(({ handlung, angaben }) => [handlung, angaben])).toEqual([
    ['einwilligungAendern', ja],
    ['einwilligungAendern', { erteilt: false }],
    ['einwilligungAendern', ja],
  ])
})

test('[S1-10] the post is chosen, too: recorded once, with who and when, until somebody agrees', async () => {
  const h = await hof()
  const am = w.t.clock.now()
  const gewaehlt = await h.aendern(false, { ifMatch: 0 })
  const post = { weg: 'POST', postAm: am.toISOString(), postVon: `Zoe ${landwirtin.nachname}` }
  expect(gewaehlt).toMatchObject({
    status: 200,
    headers: { etag: '"1"' },
    body: { ...post, erteilt: false, erteiltAm: null, widerrufenAm: null },
  })
  expect(await h.gilt()).toBe(false)
  const vorher = await abdruck(w.t)
  w.t.clock.forward(60_000)
  expect((await h.aendern(false)).body).toEqual(gewaehlt.body)
  expect(await abdruck(w.t)).toEqual(vorher)

  expect((await h.aendern(true, { ifMatch: 1 })).body).toMatchObject({ weg: 'PORTAL', erteilt: true })
  expect(await h.gilt()).toBe(true)
  expect((await h.aendern(false, { ifMatch: 2 })).body).toMatchObject({ weg: 'POST', erteilt: false })
  expect((await h.protokoll()).map(({ angaben }) => angaben)).toEqual([
    { erteilt: false },
    { erteilt: true, fassung: h.fassung },
    { erteilt: false },
  ])
  for (const anweisung of [
    sql`update bekanntgabe_post set gewaehlt_von = 'x'`,
    sql`delete from bekanntgabe_post`,
  ])
    await expect(anweisung.execute(w.t.services.db)).rejects.toThrow(/permission denied/)
})

test('[S1-10] 20 choices of the post at once are one', async () => {
  const h = await hof()
  const alle = await Promise.all(Array.from({ length: 20 }, () => h.aendern(false, { ifMatch: 0 })))
  expect(new Set(alle.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await h.protokoll()).toHaveLength(1)
})

test('[S1-10] the same again answers the same and writes nothing, whatever version it names', async () => {
  const h = await hof()
  const erste = await h.aendern(true)
  const vorher = await abdruck(w.t)
  for (const anders of [{}, { ifMatch: 0 }, { ifMatch: 1 }]) {
    const zweite = await h.aendern(true, anders)
    expect([zweite.status, zweite.body]).toEqual([200, erste.body])
  }
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[S1-10] [S11-05] who builds on an older state or text gets 409; 20 at once give one consent', async () => {
  const h = await hof()
  const alterText = await h.aendern(true, { fassung: '1999-01' })
  expect([alterText.status, alterText.problem.detail]).toEqual([
    409,
    'Der Text der Einwilligung ist inzwischen ein anderer. Lesen Sie ihn bitte noch einmal.',
  ])
  const alle = await Promise.all(Array.from({ length: 20 }, () => h.aendern(true, { ifMatch: 0 })))
  expect(new Set(alle.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await h.protokoll()).toHaveLength(1)
  const veraltet = await h.aendern(false, { ifMatch: 0 })
  expect([veraltet.status, veraltet.problem.detail]).toEqual([
    409,
    'Jemand hat inzwischen gewählt, wie Bescheide kommen. Hier steht der neue Stand.',
  ])
})

test('[S1-10] [S1-02] who does not sign here, and who is nobody here, gets 403; nothing is written', async () => {
  const [h, andere] = [await hof(), await hof()]
  const vorher = await abdruck(w.t)
  const mitglied = await h.aendern(true, { als: h.mitglied })
  expect([mitglied.status, mitglied.problem.detail]).toEqual([
    403,
    'Einwilligen und widerrufen kann nur, wer für dieses Unternehmen zeichnungsberechtigt ist.',
  ])
  expect((await h.aendern(true, { als: andere.zeichnend })).status).toBe(403)
  expect((await h.lesen(andere.zeichnend)).status).toBe(403)
  const params = { companyId: randomUUID() }
  expect((await w.t.call(einwilligungLesen, { als: h.zeichnend, params })).status).toBe(403)
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[S1-10] what was agreed to can’t be changed afterwards, by nobody', async () => {
  const h = await hof()
  await h.aendern(true)
  const von = sql`where unternehmen_guid = ${h.companyId}`
  const verboten = [
    sql`update einwilligung_bekanntgabe set fassung = 'anders' ${von}`,
    sql`update einwilligung_bekanntgabe set erteilt_von = 'jemand' ${von}`,
  ]
  for (const anweisung of verboten)
    await expect(anweisung.execute(w.t.ownerDb)).rejects.toThrow('eine einwilligung ist unveraenderlich')
  await expect(sql`delete from einwilligung_bekanntgabe ${von}`.execute(w.t.services.db)).rejects.toThrow(
    /permission denied/,
  )
})
