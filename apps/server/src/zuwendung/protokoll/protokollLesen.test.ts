import { randomUUID } from 'node:crypto'
import { kettePruefen, protokollLesen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { koepfeSichern } from '../../platform/audit/koepfe/koepfeSichern.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { inPruefung } from '../testing/korrekturWelt.ts'
import {
  HOF,
  anlegen,
  einreichen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const RITA = { sub: 'sub-rita', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_REVISION'] }
const geschaeftVon = async (guid: string) =>
  (await sql<{ g: string }>`select geschaeft_guid as g from antrag where guid = ${guid}`.execute(t.ownerDb))
    .rows[0]?.g ?? ''
const lesen = async (antragGuid: string, query: { vor?: string } = {}) =>
  t.call(protokollLesen, { als: RITA, params: { guid: await geschaeftVon(antragGuid) }, query })

const firma = (als: Caller = RITA) => t.call(kettePruefen, { als, params: { guid: HOF } })

/** As whoever owns the tables could, behind the back of the triggers. */
const heimlich = async (befehl: string) => {
  await sql`alter table audit_log disable trigger user`.execute(t.ownerDb)
  await sql.raw(befehl).execute(t.ownerDb)
  await sql`alter table audit_log enable trigger user`.execute(t.ownerDb)
}

test('[S9-06] Revision reads who did what when in a case, the latest first, and nothing of another case', async () => {
  const { guid } = await inPruefung(t)
  await speichern(t, await vollstaendig(t, await anlegen(t)))
  const { status, body, text } = await lesen(guid)
  expect(status, text).toBe(200)
  expect(body.zeilen.map(({ handlung }) => handlung)).toEqual([
    'pruefungBeginnen',
    'antragEinreichen',
    'antragAnlegen',
  ])
  expect(body.zeilen.at(-1)).toMatchObject({ name: expect.stringMatching(/\w+ Lindenau/), objektGuid: guid })
  expect(body.pruefung).toMatchObject({ brueche: [], ausserhalb: null })
})

test('[S9-06] page by page no row is lost and none comes twice', async () => {
  const { guid } = await inPruefung(t)
  await sql`insert into audit_log (unternehmen_guid, nutzer_sub, handlung, objekt_guid)
    select unternehmen_guid, 'sub-sabine', 'pruefen', guid from antrag, generate_series(1, 230)
    where guid = ${guid}`.execute(t.ownerDb)
  const nummern: number[] = []
  let vor: string | undefined
  let weitere = true
  while (weitere) {
    const { body } = await lesen(guid, vor === undefined ? {} : { vor })
    // Worked out once: it is about all of them.
    expect(body.pruefung === null).toBe(vor !== undefined)
    nummern.push(...body.zeilen.map(({ nr }) => nr))
    weitere = body.weitere
    vor = String(nummern.at(-1))
  }
  expect(nummern).toEqual([...new Set(nummern)].toSorted((a, b) => b - a))
  expect(nummern.length).toBeGreaterThan(230)
})

test('[A-40] a row of the case that was altered as the owner of the table is shown at its number; a tail that was cut, by the head kept outside', async () => {
  const { guid } = await inPruefung(t)
  await koepfeSichern.run({}, t.services)
  const vorher = (await lesen(guid)).body
  const ende = vorher.zeilen[0]?.nr ?? 0
  expect(vorher.pruefung?.ausserhalb).toMatchObject({ nr: ende, bruch: null })
  const amUnternehmen = await firma()
  expect([amUnternehmen.status, amUnternehmen.body]).toEqual([200, vorher.pruefung])
  expect(amUnternehmen.body.zeilen).toBe(ende)

  const kette = vorher.pruefung?.kette ?? ''
  const stelle = vorher.zeilen[1]?.nr ?? 0
  await heimlich(
    `update audit_log set nutzer_sub = 'sub-niemand' where kette = '${kette}' and nr = ${stelle}`,
  )
  const veraendert = [{ nr: stelle, grund: 'der Inhalt wurde verändert' }]
  expect((await lesen(guid)).body.pruefung?.brueche).toEqual(veraendert)
  expect((await firma()).body.brueche).toEqual(veraendert)

  await heimlich(`delete from audit_log where kette = '${kette}' and nr = ${ende};
    update audit_kette set (nr, hash) = (select nr, hash from audit_log where kette = '${kette}' and nr = ${ende - 1})
    where kette = '${kette}'`)
  const { pruefung } = (await lesen(guid)).body
  expect(pruefung?.brueche).toHaveLength(1)
  expect(pruefung?.ausserhalb?.bruch).toEqual({
    nr: ende,
    grund: expect.stringContaining('die Zeile fehlt'),
  })
  expect((await firma()).body).toEqual(pruefung)
})

test('[S9-06] [A-07] unknown, never sent, or with a conflict of interest: no protocol', async () => {
  const entwurf = await anlegen(t)
  expect((await lesen(entwurf.guid)).status).toBe(404)
  expect((await t.call(protokollLesen, { als: RITA, params: { guid: randomUUID() } })).status).toBe(404)
  const { guid } = await vollstaendig(t, await anlegen(t))
  expect((await einreichen(t, await vollstaendig(t, await anlegen(t)))).status).toBe(200)
  expect((await lesen(guid)).status).toBe(404)
  const fall = await inPruefung(t)
  await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    values (${randomUUID()}, ${await geschaeftVon(fall.guid)}, ${RITA.sub}, 'Nachbarin.', now())`.execute(
    t.ownerDb,
  )
  expect((await lesen(fall.guid)).status).toBe(403)
})
