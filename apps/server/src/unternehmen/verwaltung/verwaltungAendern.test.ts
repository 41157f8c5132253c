import { randomUUID } from 'node:crypto'
import { unternehmensNutzerLesen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import type { VerwaltungEingabe } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { verwaltungAendern } from '@foerderportal/contract/unternehmen/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jemand } from '../../nutzer/testing/beispiele.ts'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import { mitgliedschaftEinfuegen } from '../kern/repository.ts'
import { startFirmaWelt, type FirmaWelt, type Person } from '../testing/firmaWelt.ts'

const VERWALTUNG = 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE'
const BANK: Caller = { ...jemand(), rollen: ['SACHBEARBEITUNG_SCHREIBEN'] }

let w: FirmaWelt
let zweite: Awaited<ReturnType<TestApp['secondInstance']>>
beforeAll(async () => {
  w = await startFirmaWelt()
  zweite = await w.t.secondInstance()
})
afterAll(() => w.t.close())

type Firma = Awaited<ReturnType<FirmaWelt['firma']>>
type Anders = { readonly als?: Caller; readonly server?: Pick<TestApp, 'call'> } & Partial<VerwaltungEingabe>

/** The change as the relation stands now, to be sent later. */
const auftrag = async (f: Firma, wer: Person, isAdmin: boolean, anders: Anders = {}) => {
  const { als = BANK, server = w.t, ...angaben } = anders
  const guid = (await f.info(wer))?.nutzerZuUnternehmenSnapshot.guid
  const body = { guid, subjectId: wer.sub, isAdmin, ...angaben }
  return () => server.call(verwaltungAendern, { als, params: { guid: f.companyId }, body })
}
const aendern = async (...angaben: Parameters<typeof auftrag>) => (await auftrag(...angaben))()

const mitKonto = async (wer: Person, rollen: readonly string[]) => {
  await sql`insert into konto (id, benutzername, email, vorname, nachname, passwort_hash, rollen)
    values (${wer.sub}, ${wer.sub}, ${wer.email}, 'A', 'B', '', ${[...rollen]})`.execute(w.t.ownerDb)
  return wer
}
const rollen = (sub: string) => w.t.services.identity.getRealmRoles(w.t.services.db, sub)
const admins = async (f: Firma) => {
  const { rows } = await sql<{ sub: string }>`select nutzer_sub as sub from mitgliedschaft
    where unternehmen_guid = ${f.companyId} and ist_admin`.execute(w.t.ownerDb)
  return rows.map(({ sub }) => sub)
}
const aufnehmen = (f: Firma, { sub }: Person) =>
  w.t.services.db.transaction().execute((tx) =>
    mitgliedschaftEinfuegen(tx, {
      unternehmenGuid: f.companyId,
      sub,
      istAdmin: true,
      zeichnungsberechtigung: false,
      seit: '2025-03-01',
    }),
  )
const status = (antworten: readonly { readonly status: number }[]) => antworten.map((a) => a.status)

/** Ben, admin of two companies that each have another one. */
const zweiFirmen = async () => {
  const [eine, andere] = [await w.firma(), await w.firma()]
  const ben = await mitKonto(await eine.mitglied('Ben', { istAdmin: true }), [
    'NUTZERSERVICE_BASIS',
    VERWALTUNG,
  ])
  await aufnehmen(andere, ben)
  return { eine, andere, ben }
}

test('[S1-03] [S1-01] the provider appoints an admin: answer, role, log and mail say so', async () => {
  const f = await w.firma()
  const ben = await mitKonto(await f.mitglied('Ben'), ['NUTZERSERVICE_BASIS'])
  const vorher = (await f.info(ben))?.nutzerZuUnternehmenSnapshot.guid
  const { status: s, body } = await aendern(f, ben, true)
  expect(s).toBe(200)
  const danach = body.find(({ subjectId }) => subjectId === ben.sub)
  expect(danach?.isAdmin).toBe(true)
  expect(danach?.nutzerZuUnternehmenSnapshot.guid).not.toBe(vorher)
  expect(body.map(({ selbst }) => selbst)).toEqual([false, false])
  expect(await rollen(ben.sub)).toEqual(['NUTZERSERVICE_BASIS', VERWALTUNG])
  expect(await f.protokoll()).toEqual([
    { handlung: 'verwaltungAendern', objekt: ben.sub, sub: BANK.sub, angaben: { isAdmin: true } },
  ])
  const [gegeben, ...keine] = await w.briefe(ben.email)
  expect(keine).toEqual([])
  expect(gegeben?.betreff).toBe('Sie verwalten jetzt: „Hof Beispiel“ (Förderportal)')
  expect(gegeben?.text).toContain('die Verwaltung des Unternehmens „Hof Beispiel“ gegeben.')
  expect(gegeben?.text).toContain(`Rufen Sie uns an: ${w.t.services.config.bankTelefon}.`)
  expect(await w.briefe(f.chefin.email)).toEqual([])
})

test('[S1-01] [S1-03] who loses one of two companies keeps the role, with the second it goes and the next call is refused', async () => {
  const { eine, andere, ben } = await zweiFirmen()
  const lesen = async () =>
    w.t.call(unternehmensNutzerLesen, {
      als: { ...ben, rollen: await rollen(ben.sub) },
      params: { companyId: eine.companyId },
    })
  expect((await aendern(eine, ben, false)).status).toBe(200)
  expect(await rollen(ben.sub)).toEqual(['NUTZERSERVICE_BASIS', VERWALTUNG])
  expect((await lesen()).status).toBe(200)
  expect((await aendern(andere, ben, false)).status).toBe(200)
  expect(await rollen(ben.sub)).toEqual(['NUTZERSERVICE_BASIS'])
  expect((await lesen()).status).toBe(403)
  const briefe = await w.briefe(ben.email)
  expect(briefe.map(({ betreff }) => betreff)).toEqual(
    Array(2).fill('Sie verwalten nicht mehr: „Hof Beispiel“ (Förderportal)'),
  )
})

test('[S1-01] both companies lost at once, on two instances: the role goes', async () => {
  const { eine, andere, ben } = await zweiFirmen()
  const antworten = await zugleich(
    w.t,
    (tx) => sql`select from nutzer where sub = ${ben.sub} for no key update`.execute(tx),
    [await auftrag(eine, ben, false), await auftrag(andere, ben, false, { server: zweite })],
  )
  expect(status(antworten)).toEqual([200, 200])
  expect(await rollen(ben.sub)).toEqual(['NUTZERSERVICE_BASIS'])
})

test('[S1-03] the last two admins removed at once, on two instances: one stays', async () => {
  const f = await w.firma()
  const ben = await f.mitglied('Ben', { istAdmin: true })
  const antworten = await zugleich(
    w.t,
    (tx) => sql`select from unternehmen where guid = ${f.companyId} for no key update`.execute(tx),
    [await auftrag(f, f.chefin, false), await auftrag(f, ben, false, { server: zweite })],
  )
  expect(status(antworten)).toEqual([200, 412])
  expect(await admins(f)).toEqual([ben.sub])
  expect(await w.briefe(ben.email)).toEqual([])
})

test('[S1-03] the last admin stays 412, a stale state 409, oneself 403, nobody there 404; nothing is written', async () => {
  const [f, andere] = [await w.firma(), await w.firma()]
  const ben = await f.mitglied('Ben')
  const vorher = await abdruck(w.t)
  const letzte = await aendern(f, f.chefin, false)
  expect([letzte.status, letzte.problem.detail]).toEqual([
    412,
    'Diese Person verwaltet das Unternehmen als einzige. Geben Sie zuerst einer anderen Person die Verwaltung.',
  ])
  expect((await aendern(f, ben, true, { guid: randomUUID() })).status).toBe(409)
  // The bar for members would refuse it too: the sentence tells which one did.
  const eigene = await aendern(f, ben, true, { als: { ...BANK, sub: ben.sub } })
  expect([eigene.status, eigene.problem.detail]).toEqual([
    403,
    'Ihre eigene Verwaltung können Sie nicht ändern. Das macht jemand anderes aus der Sachbearbeitung.',
  ])
  for (const subjectId of [andere.chefin.sub, randomUUID()])
    expect((await aendern(f, ben, true, { subjectId })).status).toBe(404)
  expect((await aendern({ ...f, companyId: randomUUID() }, ben, true)).status).toBe(404)
  expect((await aendern(f, f.chefin, true)).status).toBe(200)
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[S1-03] an admin of the company himself, and who of the provider only reads, is refused', async () => {
  const f = await w.firma()
  const ben = await f.mitglied('Ben')
  for (const als of [f.chefin, { ...BANK, rollen: ['SACHBEARBEITUNG_LESEN'] as const }])
    expect((await aendern(f, ben, true, { als })).status).toBe(403)
  expect(await admins(f)).toEqual([f.chefin.sub])
})
