import { randomUUID } from 'node:crypto'
import { nutzerAendern, nutzerAnlegen, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abdruck } from '../platform/testing/abdruck.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { registerNutzer } from './routes.ts'
import { bankerin, jemand, landwirtin } from './testing/beispiele.ts'
import { personAnlegen } from './testing/person.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerNutzer)
  t.clock.set('2026-11-21T09:00:00+01:00')
})
afterAll(() => t.close())

const person = (daten?: NutzerEingabe) => personAnlegen(t, daten)
const lesen = async (als: Caller) => (await t.call(nutzerLesen, { als })).body
const aendern = (als: Caller, guid: string, body: unknown, server: Pick<TestApp, 'call'> = t) =>
  server.call(nutzerAendern, { als, query: { guid }, body })
const konto = ({ sub }: Caller) => t.services.identity.getUser(t.services.db, sub)

const protokoll = async ({ sub }: Caller) => {
  const { rows } = await sql<{ angaben: unknown }>`select angaben from audit_log
    where nutzer_sub = ${sub} and handlung = 'nutzerAendern' order by nr`.execute(t.ownerDb)
  return rows.map(({ angaben }) => angaben)
}
const snapshots = async ({ sub }: Caller) => {
  const { rows } = await sql<{ guid: string; nachname: string }>`
    select guid, value ->> 'nachname' as nachname from nutzer_snapshot
    where nutzer_sub = ${sub}`.execute(t.ownerDb)
  return new Map(rows.map(({ guid, nachname }) => [guid, nachname]))
}
/** Membership of a company that somebody else created. */
const mitgliedWerden = async ({ sub }: Caller) => {
  const guid = randomUUID()
  const name = `Hof ${guid}`
  await sql`insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
    values (${guid}, gen_random_uuid(), 'Startup', ${name}, 1, ${JSON.stringify({ name })}, now(), now())`.execute(
    t.ownerDb,
  )
  await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
    values (${guid}, ${sub}, false, false, current_date)`.execute(t.ownerDb)
  return guid
}
const austreten = async ({ sub }: Caller, guid: string) =>
  sql`delete from mitgliedschaft where nutzer_sub = ${sub} and unternehmen_guid = ${guid}`.execute(t.ownerDb)

describe('nutzerAendern', () => {
  test('[R7.1-03] [R3.1-02] [R1-04] changes every field; answers the wrapper of the new state, as reading does', async () => {
    const als = await person()
    const vorher = await lesen(als)
    const neu = {
      type: 'LandwirtNutzer',
      anrede: 'DIVERS',
      titel: 'PROF',
      vorname: 'Leo',
      nachname: "d'Ârçon-Müller",
      agiertFuerMehrereUnternehmen: true,
      ansprechpartnerName: null,
      telefon: '0461 98765',
      geburtstag: '1985-05-13',
      postAnschrift: { strasse: 'Deichweg', hausnummer: '12 a', plz: '25899', ort: 'Niebüll' },
    }
    const { status, body } = await aendern(als, vorher.guid, neu)
    expect(status).toBe(200)
    expect(body.value).toEqual({ ...vorher.value, ...neu })
    expect(body.guid).not.toBe(vorher.guid)
    expect(await lesen(als)).toEqual(body)
    expect(await snapshots(als)).toEqual(
      new Map([
        [vorher.guid, 'Lindenau'],
        [body.guid, "d'Ârçon-Müller"],
      ]),
    )
  })

  test('[R7.1-03] [R1-04] a user of a credit institution; gpAdmin is not his to set', async () => {
    const als = await person(bankerin)
    const { guid, value } = await lesen(als)
    const { status, body } = await aendern(als, guid, { ...value, telefon: '0461 55555', gpAdmin: true })
    expect(status).toBe(200)
    expect(body.value).toEqual({ ...value, telefon: '0461 55555', gpAdmin: false })
  })

  test('[R7.1-03] takes back the whole object that reading gave; what only the server knows stays', async () => {
    const als = await person()
    const { guid, value } = await lesen(als)
    const fremdes = {
      email: 'fremd@hof.example',
      username: 'fremd',
      identifiziert: true,
      unternehmenGpNr: '1',
    }
    const { status, body } = await aendern(als, guid, { ...value, ...fremdes, telefon: '0461 55555' })
    expect(status).toBe(200)
    expect(body.value).toEqual({ ...value, telefon: '0461 55555' })
  })

  test('[R7.1-03] the log names the fields, never what stood or stands there', async () => {
    const als = await person()
    const { guid } = await lesen(als)
    const postAnschrift = { ...landwirtin.postAnschrift, hausnummer: '5' }
    const { body } = await aendern(als, guid, { ...landwirtin, postAnschrift, telefon: '0461 55555' })
    const [zeile, ...weitere] = await protokoll(als)
    expect(zeile).toEqual({
      snapshot: body.guid,
      felder: expect.arrayContaining(['telefon', 'postAnschrift']),
    })
    expect(JSON.stringify(zeile)).not.toMatch(/55555|Moorweg/)
    expect(weitere).toEqual([])
  })

  test('[R7.1-03] the same data again change nothing and answer the same', async () => {
    const als = await person()
    const stand = await lesen(als)
    const vorher = await abdruck(t)
    const { status, body } = await aendern(als, stand.guid, landwirtin)
    expect([status, body]).toEqual([200, stand])
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('[R7.1-03] the identity provider learns the new name, and nothing of anything else', async () => {
    const als = await person()
    const { guid } = await lesen(als)
    const { identity, db } = t.services
    await identity.updateName(db, als.sub, { firstName: 'W', lastName: 'P' })
    const { body } = await aendern(als, guid, { ...landwirtin, telefon: '0461 55555' })
    expect(await konto(als)).toMatchObject({ firstName: 'W', lastName: 'P' })
    await aendern(als, body.guid, { ...landwirtin, nachname: 'Lindenau-Petersen' })
    expect(await konto(als)).toMatchObject({
      firstName: 'Lena',
      lastName: 'Lindenau-Petersen',
      username: als.username,
      email: als.email,
      emailVerified: true,
    })
  })
})

describe('two at once', () => {
  test('[R7.1-03] a stale state: 409, nothing written', async () => {
    const als = await person()
    const { guid } = await lesen(als)
    await aendern(als, guid, { ...landwirtin, telefon: '0461 55555' })
    const vorher = await abdruck(t)
    for (const alt of [guid, randomUUID()]) {
      const { status, problem } = await aendern(als, alt, { ...landwirtin, nachname: 'Verloren' })
      expect([status, problem.title]).toEqual([409, 'Konkurrente Bearbeitung'])
      expect(problem.detail).toContain('in einem anderen Fenster')
    }
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('[R7.1-03] of several changes at the same moment exactly one wins, on any instance', async () => {
    const zweite = await t.secondInstance()
    for (let i = 0; i < 5; i++) {
      const als = await person()
      const { guid } = await lesen(als)
      const namen = ['Eins', 'Zwei', 'Drei', 'Vier']
      const antworten = await Promise.all(
        namen.map((nachname, nr) => aendern(als, guid, { ...landwirtin, nachname }, nr % 2 ? zweite : t)),
      )
      const gewonnen = antworten.flatMap(({ status, body }) => (status === 200 ? [body] : []))
      expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
      const stand = await lesen(als)
      expect(gewonnen).toEqual([stand])
      expect((await konto(als))?.lastName).toBe(stand.value.nachname)
      expect(await snapshots(als)).toEqual(
        new Map([
          [guid, 'Lindenau'],
          [stand.guid, stand.value.nachname],
        ]),
      )
      expect(await protokoll(als)).toHaveLength(1)
    }
  })
})

describe('[S1-05] agiertFuerMehrereUnternehmen', () => {
  const ja = { ...landwirtin, agiertFuerMehrereUnternehmen: true }

  test('[S1-05] [R7.1-03] is switched on, and off again with one company at most', async () => {
    const als = await person()
    await mitgliedWerden(als)
    const an = await aendern(als, (await lesen(als)).guid, ja)
    expect([an.status, an.body.value.agiertFuerMehrereUnternehmen]).toEqual([200, true])
    const aus = await aendern(als, an.body.guid, landwirtin)
    expect([aus.status, aus.body.value.agiertFuerMehrereUnternehmen]).toEqual([200, false])
  })

  test('[S1-05] [R7.1-03] with several companies it stays on: 412 at the field, nothing written', async () => {
    const als = await person(ja)
    const [, zweites] = [await mitgliedWerden(als), await mitgliedWerden(als)]
    const { guid } = await lesen(als)
    const vorher = await abdruck(t)
    const { status, problem } = await aendern(als, guid, { ...landwirtin, nachname: 'Verloren' })
    expect([status, problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
    expect(problem.detail).toBe(
      'Sie handeln im Portal für 2 Unternehmen. „Nein“ geht erst, wenn es nur noch eines ist.',
    )
    expect(problem.errors).toEqual([{ pfad: 'agiertFuerMehrereUnternehmen', text: problem.detail }])
    expect(await abdruck(t)).toEqual(vorher)
    expect((await aendern(als, guid, { ...ja, nachname: 'Gespeichert' })).status).toBe(200)
    await austreten(als, zweites)
    expect((await aendern(als, (await lesen(als)).guid, landwirtin)).status).toBe(200)
  })

  test('[S1-05] whom an invitation made member of a second company changes the rest all the same', async () => {
    const als = await person()
    await mitgliedWerden(als)
    await mitgliedWerden(als)
    const { status } = await aendern(als, (await lesen(als)).guid, { ...landwirtin, telefon: '0461 55555' })
    expect(status).toBe(200)
  })
})

describe('refusals', () => {
  test('[R7.1-03] [R8-01] who has not registered: 412', async () => {
    const vorher = await abdruck(t)
    const { status, problem } = await aendern(jemand(), randomUUID(), landwirtin)
    expect([status, problem.title]).toEqual([412, 'Benutzer nicht vorhanden'])
    expect(await abdruck(t)).toEqual(vorher)
  })

  const { telefon: _telefon, ...ohneTelefon } = landwirtin
  test.each([
    ['unknown field', { ...landwirtin, istAdmin: true }, ''],
    ['another kind', bankerin, 'type'],
    ['missing field', ohneTelefon, 'telefon'],
    ['blank', { ...landwirtin, nachname: '   ' }, 'nachname'],
    ['a title that there is not', { ...landwirtin, titel: 'GRAF' }, 'titel'],
    [
      'postal code',
      { ...landwirtin, postAnschrift: { ...landwirtin.postAnschrift, plz: '2488' } },
      'postAnschrift.plz',
    ],
    ['[R5-03] a day that is no date', { ...landwirtin, geburtstag: '2001-02-29' }, 'geburtstag'],
    ['a birthday tomorrow', { ...landwirtin, geburtstag: '2026-11-22' }, 'geburtstag'],
    ['a child', { ...landwirtin, geburtstag: '2008-11-22' }, 'geburtstag'],
  ])('[S11-03] [R7.1-03] %s: 400 with the path of the field, nothing written', async (_, body, pfad) => {
    const als = await person()
    const { guid } = await lesen(als)
    const vorher = await abdruck(t)
    const { status, problem } = await aendern(als, guid, body)
    expect([status, problem.title]).toEqual([400, 'Ungültige/-r Parameter oder fehlgeschlagene Validierung'])
    expect(problem.errors?.map((fehler) => fehler.pfad)).toContain(pfad)
    expect(problem.errors?.every((fehler) => /^[A-ZÄÖÜ].*\.$/.test(fehler.text))).toBe(true)
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('[R7.1-03] [R1-04] nor becomes a user of a credit institution a farmer', async () => {
    const als = jemand()
    await t.call(nutzerAnlegen, { als, body: bankerin })
    const { status, problem } = await aendern(als, (await lesen(als)).guid, landwirtin)
    expect([status, problem.errors?.map(({ pfad }) => pfad)]).toEqual([400, ['type']])
  })
})
