import { identifizierungLesen, identRueckmelden } from '@foerderportal/contract/identifizierung/routes'
import type { IdentMeldung } from '@foerderportal/contract/identifizierung/schema'
import { nutzerAendern, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankerin, landwirtin } from '../nutzer/testing/beispiele.ts'
import { personAnlegen } from '../nutzer/testing/person.ts'
import { registerNutzer } from '../nutzer/routes.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { registerIdentifizierung } from './routes.ts'
import { unterschriebeneMeldung } from './testing/meldung.ts'

/** ADR 0022: the identification is about a name and a birthday; with other ones it says nothing any more. */

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerIdentifizierung(app, services)
  })
})
afterAll(() => t.close())

const lesen = async (als: Caller) => (await t.call(nutzerLesen, { als })).body
const stand = async (als: Caller) => (await t.call(identifizierungLesen, { als })).body
/** Follows the link of the user's own data; answers the number of the attempt, or where else it leads. */
const beginnen = async (url: string | null) => {
  const { headers } = await t.app.inject(new URL(url ?? '').pathname)
  const ort = String(headers['location'])
  return ort.startsWith('http') ? (new URL(ort).pathname.split('/').at(-2) ?? '') : ort
}
const melden = async (meldung: Pick<IdentMeldung, 'vorgang'> & Partial<IdentMeldung>) => {
  const { meldung: body, unterschrift: headers } = unterschriebeneMeldung(t, meldung)
  const params = { identConfigKey: 'demo' }
  expect((await t.call(identRueckmelden, { params, body, headers })).status).toBe(204)
}
const aendern = async (als: Caller, angaben: Partial<NutzerEingabe>, daten: NutzerEingabe = landwirtin) => {
  const query = { guid: (await lesen(als)).guid }
  return t.call(nutzerAendern, { als, query, body: { ...daten, ...angaben } })
}
const identifiziert = async (daten: NutzerEingabe = landwirtin) => {
  const als = await personAnlegen(t, daten)
  const vorgang = await beginnen((await lesen(als)).value.identifizierungsUrl)
  await melden({ vorgang, folge: 1, stand: 'ERFOLGREICH' })
  expect((await lesen(als)).value.identifiziert).toBe(true)
  return { als, vorgang }
}
const protokoll = async ({ sub }: Caller) => {
  const { rows } = await sql<{ angaben: object }>`select angaben from audit_log
    where nutzer_sub = ${sub} and handlung = 'nutzerAendern' order by nr`.execute(t.ownerDb)
  return rows.map(({ angaben }) => angaben)
}
const mails = async ({ email }: Caller) =>
  (await sql`select from postausgang where an = ${email}`.execute(t.ownerDb)).rows.length

const ANDERS: readonly (readonly [string, Partial<NutzerEingabe>])[] = [
  ['first name', { vorname: 'Lina' }],
  ['surname', { nachname: 'Lindenau-Petersen' }],
  ['birthday', { geburtstag: '1984-04-13' }],
]
test.each(ANDERS)('[S2-01] [R7.1-03] another %s asks for a new identification', async (_, angaben) => {
  const { als } = await identifiziert()
  const { status, body } = await aendern(als, angaben)
  expect([status, body.value.identifiziert]).toEqual([200, false])
  expect(await stand(als)).toEqual({
    stand: 'NICHT_BEGONNEN',
    seit: null,
    identifizierungsUrl: body.value.identifizierungsUrl,
  })
  expect(await protokoll(als)).toMatchObject([{ identifizierungUeberholt: true }])
  const vorgang = await beginnen(body.value.identifizierungsUrl)
  expect((await stand(als)).stand).toBe('IN_ARBEIT')
  await melden({ vorgang, folge: 1, stand: 'ERFOLGREICH' })
  expect((await lesen(als)).value.identifiziert).toBe(true)
})

const GLEICH: readonly (readonly [string, Partial<NutzerEingabe>])[] = [
  ['title', { titel: 'PROF' }],
  ['form of address', { anrede: 'DIVERS' }],
  ['telephone number', { telefon: '0461 99999' }],
  ['address', { postAnschrift: { strasse: 'Deichweg', hausnummer: '1', plz: '24887', ort: 'Silberstedt' } }],
  ['spelling of the same name', { vorname: 'LENA', nachname: 'Lindenau'.normalize('NFD') }],
]
test.each(GLEICH)('[S2-01] another %s does not', async (_, angaben) => {
  const { als } = await identifiziert()
  expect((await aendern(als, angaben)).body.value.identifiziert).toBe(true)
  expect((await stand(als)).stand).toBe('ERFOLGREICH')
  expect((await protokoll(als))[0]).not.toHaveProperty('identifizierungUeberholt')
})

test('[S2-01] of a user of a credit institution the name counts too', async () => {
  const { als } = await identifiziert(bankerin)
  expect((await aendern(als, { nachname: 'Neu' }, bankerin)).body.value.identifiziert).toBe(false)
})

test('[S2-01] who was never identified loses nothing: his first attempt begins as before', async () => {
  const als = await personAnlegen(t)
  const { identifizierungsUrl } = (await lesen(als)).value
  expect((await aendern(als, { nachname: 'Neu' })).body.value.identifizierungsUrl).toBe(identifizierungsUrl)
  expect((await protokoll(als))[0]).not.toHaveProperty('identifizierungUeberholt')
})

test('[S2-01] [S2-02] what the service says later of the old name says nothing of the new one', async () => {
  const als = await personAnlegen(t)
  const alterVerweis = (await lesen(als)).value.identifizierungsUrl
  const vorgang = await beginnen(alterVerweis)
  await melden({ vorgang, folge: 1, stand: 'IN_PRUEFUNG' })
  const vorher = await mails(als)
  await aendern(als, { nachname: 'Neu' })
  await melden({ vorgang, folge: 2, stand: 'ERFOLGREICH' })
  expect((await lesen(als)).value.identifiziert).toBe(false)
  expect((await stand(als)).stand).toBe('NICHT_BEGONNEN')
  expect(await mails(als)).toBe(vorher)
  expect(await beginnen(alterVerweis)).toBe('/identifizierung/in-arbeit')
  const neuer = await beginnen((await lesen(als)).value.identifizierungsUrl)
  expect(neuer).not.toBe(vorgang)
  await melden({ vorgang, folge: 3, stand: 'NICHT_ERFOLGREICH' })
  expect((await stand(als)).stand).toBe('IN_ARBEIT')
})

test('[S2-01] the old name back again is a change as well', async () => {
  const { als } = await identifiziert()
  await aendern(als, { nachname: 'Neu' })
  expect((await aendern(als, {})).body.value.identifiziert).toBe(false)
})

test('[S2-01] whom the bank confirmed by hand, as its manual says, stays so: what the service still says changes nothing', async () => {
  const als = await personAnlegen(t)
  const vorgang = await beginnen((await lesen(als)).value.identifizierungsUrl)
  const handbuch = await readFile(
    new URL('../../../../docs/betrieb/identifizierung.md', import.meta.url),
    'utf8',
  )
  const [anweisung = ''] = /update nutzer [^`]+/.exec(handbuch) ?? []
  await sql.raw(anweisung.replace('…', als.username)).execute(t.ownerDb)
  const vorher = await mails(als)
  await melden({ vorgang, folge: 1, stand: 'ABGEBROCHEN' })
  expect((await lesen(als)).value.identifiziert).toBe(true)
  expect((await stand(als)).stand).toBe('ERFOLGREICH')
  expect(await mails(als)).toBe(vorher)
})
