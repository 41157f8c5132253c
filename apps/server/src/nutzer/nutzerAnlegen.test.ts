import * as contract from '@foerderportal/contract/nutzer/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { registerNutzer } from './routes.ts'
import { bankerin, jemand, landwirtin } from './testing/beispiele.ts'
import { kontoAnlegen } from './testing/person.ts'

const { nutzerAnlegen, nutzerLesen, nutzerStatusLesen } = contract
let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerNutzer)
  t.clock.set('2026-11-21T09:00:00+01:00')
})
afterAll(() => t.close())

describe('nutzerAnlegen', () => {
  test('[R7.1-04] [R7.1-02] [R3.1-02] answers the wrapper with every field; reading gives the same', async () => {
    const als = jemand({ username: 'lena', email: 'lena@hof.example' })
    const angelegt = await t.call(nutzerAnlegen, { als, body: landwirtin })
    expect(angelegt.status).toBe(200)
    expect(angelegt.body).toEqual({
      guid: expect.stringMatching(/^[\da-f-]{36}$/),
      value: {
        ...landwirtin,
        email: 'lena@hof.example',
        username: 'lena',
        identifiziert: false,
        identifizierungsUrl: expect.stringMatching(/^http:\/\/localhost:8080\/identifizierung\/starten\//),
        unternehmenGpNr: null,
        videoDownloadStatus: null,
        videoDownloadStatusChangeDate: null,
      },
    })
    const gelesen = await t.call(nutzerLesen, { als })
    expect(gelesen.status).toBe(200)
    expect(gelesen.body).toEqual(angelegt.body)
  })

  test('[R3.1-02] [S11-12] a user of a credit institution, with gpAdmin from the server', async () => {
    const als = jemand()
    const body = { ...bankerin, gpAdmin: true }
    const { status, body: antwort } = await t.call(nutzerAnlegen, { als, body })
    expect(status).toBe(200)
    expect(antwort.value).toMatchObject({ type: 'GpNutzer', gpAdmin: false, telefon: landwirtin.telefon })
    expect(antwort.value).not.toHaveProperty('geburtstag')
  })

  test('[R3.1-02] takes back a whole object and ignores what only the server knows', async () => {
    const als = jemand()
    const body = { ...landwirtin, identifiziert: true, email: 'fremd@hof.example', unternehmenGpNr: '1' }
    const { status, body: antwort } = await t.call(nutzerAnlegen, { als, body })
    expect(status).toBe(200)
    expect(antwort.value).toMatchObject({
      identifiziert: false,
      unternehmenGpNr: null,
      email: 'test.nutzer@demo.example',
    })
  })

  test('[R7.1-04] twice: 412', async () => {
    const als = jemand()
    await t.call(nutzerAnlegen, { als, body: landwirtin })
    const { status, problem } = await t.call(nutzerAnlegen, { als, body: landwirtin })
    expect(status).toBe(412)
    expect(problem.title).toBe('Benutzer bereits vorhanden')
  })

  test('[R7.1-04] [R3.1-08] who registers under another name than he signed up with is called so by his account too', async () => {
    const als = await kontoAnlegen(t)
    expect((await t.call(nutzerAnlegen, { als, body: landwirtin })).status).toBe(200)
    const { vorname: firstName, nachname: lastName } = landwirtin
    expect(await t.services.identity.getUser(t.services.db, als.sub)).toMatchObject({ firstName, lastName })
  })

  test('[R7.1-04] leaves an audit row in the chain of the user', async () => {
    const als = jemand()
    await t.call(nutzerAnlegen, { als, body: landwirtin })
    const { rows } =
      await sql`select handlung, unternehmen_guid from audit_log where nutzer_sub = ${als.sub}`.execute(
        t.ownerDb,
      )
    expect(rows).toEqual([{ handlung: 'nutzerAnlegen', unternehmen_guid: null }])
  })
})

describe('bad input', () => {
  const { telefon: _t, ...ohneTelefon } = landwirtin
  test.each([
    ['unknown field', { ...landwirtin, istAdmin: true }, ''],
    ['unknown type', { ...landwirtin, type: 'AdminNutzer' }, 'type'],
    ['wrong type', { ...landwirtin, agiertFuerMehrereUnternehmen: 'ja' }, 'agiertFuerMehrereUnternehmen'],
    ['missing field', ohneTelefon, 'telefon'],
    ['too long', { ...landwirtin, vorname: 'a'.repeat(101) }, 'vorname'],
    ['blank', { ...landwirtin, nachname: '   ' }, 'nachname'],
    ['only what nobody sees', { ...landwirtin, nachname: '\u200b\u00ad' }, 'nachname'],
    [
      'unknown field below',
      { ...landwirtin, postAnschrift: { ...landwirtin.postAnschrift, land: 'DE' } },
      'postAnschrift',
    ],
    [
      'postal code',
      { ...landwirtin, postAnschrift: { ...landwirtin.postAnschrift, plz: '2488' } },
      'postAnschrift.plz',
    ],
    ['[R5-03] a day that is no date', { ...landwirtin, geburtstag: '2001-02-29' }, 'geburtstag'],
    ['[R5-03] a time instead of a day', { ...landwirtin, geburtstag: '2001-02-28T00:00:00Z' }, 'geburtstag'],
    ['a birthday tomorrow', { ...landwirtin, geburtstag: '2026-11-22' }, 'geburtstag'],
    ['no object', [], ''],
  ])('[S11-03] %s: 400 with the path of the field, nothing written', async (_, body, pfad) => {
    const als = jemand()
    const { status, problem, headers } = await t.call(nutzerAnlegen, { als, body })
    expect(status).toBe(400)
    expect(headers['content-type']).toMatch('application/problem+json')
    expect(problem.title).toBe('Ungültige/-r Parameter oder fehlgeschlagene Validierung')
    expect(problem.errors?.map((fehler) => fehler.pfad)).toContain(pfad)
    expect(problem.errors?.every((fehler) => /^[A-ZÄÖÜ].*\.$/.test(fehler.text))).toBe(true)
    expect((await t.call(nutzerStatusLesen, { als })).status).toBe(404)
  })
})

describe('who may', () => {
  const aufrufe = [contract.nutzerLesen, contract.nutzerAnlegen, contract.nutzerStatusLesen]
  test.each(aufrufe.map((r) => [`${r.method} ${r.path}`, r] as const))(
    '[R6-02] [S11-02] %s',
    async (_, route) => {
      const body = route.method === 'PUT' ? landwirtin : undefined
      expect((await t.call(route, { als: null, body })).status).toBe(401)
      const ohneRolle = await t.call(route, { als: jemand({ rollen: ['ZUWENDUNGEN_LESEN'] }), body })
      expect(ohneRolle.status).toBe(403)
      expect(ohneRolle.problem.title).toBe('Unzureichende Berechtigung')
      const mitRolle = await t.call(route, { als: jemand({ rollen: ['NUTZERSERVICE_BASIS'] }), body })
      expect(mitRolle.status).toBe(route.method === 'PUT' ? 200 : 404)
    },
  )

  test('[S11-02] creating without the anti-forgery header: 403, nothing written', async () => {
    const als = jemand()
    expect((await t.call(nutzerAnlegen, { als, body: landwirtin, csrf: false })).status).toBe(403)
    expect((await t.call(nutzerLesen, { als })).status).toBe(404)
  })
})
