import { randomUUID } from 'node:crypto'
import { unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import { startFirmaWelt, type FirmaWelt } from '../testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
})
afterAll(() => w.t.close())

test('[S1-13] an admin removes a member: the company is gone with the very next call, both hear of it, the log keeps it', async () => {
  const firma = await w.firma()
  const [ben, cem] = [
    await firma.mitglied('Ben', { zeichnungsberechtigung: true }),
    await firma.mitglied('Cem'),
  ]
  const { status, body } = await firma.entfernen(ben)
  expect([status, body.map(({ subjectId }) => subjectId)]).toEqual([200, [firma.chefin.sub, cem.sub]])
  expect(body).toEqual((await firma.lesen()).body.nutzerInfos)
  const { companyId } = firma
  expect((await w.t.call(unternehmenLesen, { als: ben, params: { companyId } })).status).toBe(403)
  expect((await w.t.call(nutzerStatusLesen, { als: ben })).body.unternehmenStatus).toEqual([])
  expect(await firma.protokoll()).toEqual([
    { handlung: 'mitgliedEntfernen', objekt: ben.sub, sub: firma.chefin.sub, angaben: {} },
  ])
  const [anBen, anAda] = [await w.briefe(ben.email), await w.briefe(firma.chefin.email)]
  expect(anBen.map(({ betreff }) => betreff)).toEqual([
    'Sie handeln nicht mehr für „Hof Beispiel“ (Förderportal)',
  ])
  expect(anBen[0]?.text).toMatch(/Geändert von: Ada .*Ihre Entwürfe bleiben beim Unternehmen/s)
  expect(anAda.map(({ betreff }) => betreff)).toEqual([
    expect.stringMatching(/^Ben .* handelt nicht mehr für „Hof Beispiel“ \(Förderportal\)$/),
  ])
  expect(await w.briefe(cem.email)).toEqual([])
})

test('[S1-13] [S1-01] his other companies and his roles stay; he can be invited anew', async () => {
  const [firma, andere] = [await w.firma(), await w.firma()]
  const ben = await firma.mitglied('Ben')
  await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
    values (${andere.companyId}, ${ben.sub}, false, false, '2025-03-01')`.execute(w.t.ownerDb)
  expect((await firma.entfernen(ben)).status).toBe(200)
  const { unternehmenStatus } = (await w.t.call(nutzerStatusLesen, { als: ben })).body
  expect(unternehmenStatus.map(({ id }) => id)).toEqual([andere.companyId])
  expect((await firma.einladen(ben.email)).status).toBe(200)
})

test('[S1-13] [S1-02] [S1-03] himself, an admin, somebody else, a stale state, no admin, another company: refused, nothing written', async () => {
  const [firma, andere] = [await w.firma(), await w.firma()]
  const [ben, cem, ida] = [
    await firma.mitglied('Ben'),
    await firma.mitglied('Cem'),
    await firma.mitglied('Ida', { istAdmin: true }),
  ]
  const vorher = await abdruck(w.t)
  const absagen = [
    await firma.entfernen(firma.chefin),
    await firma.entfernen(ida),
    await firma.entfernen(ben, { subjectId: andere.chefin.sub }),
    await firma.entfernen(ben, { subjectId: randomUUID() }),
    await firma.entfernen(ben, { guid: randomUUID() }),
    await firma.entfernen(ben, {}, cem),
    await firma.entfernen(ben, {}, ben),
    await firma.entfernen(ben, {}, andere.chefin),
  ]
  expect(absagen.map(({ status }) => status)).toEqual([403, 403, 404, 404, 409, 403, 403, 403])
  expect(absagen[0]?.problem.detail).toMatch(/^Sich selbst können Sie nicht entfernen/)
  expect(absagen[1]?.problem.detail).toMatch(/^Diese Person verwaltet das Unternehmen/)
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[S1-13] twice, one after the other or at once, removes once and tells once', async () => {
  const firma = await w.firma()
  const [ben, cem] = [await firma.mitglied('Ben'), await firma.mitglied('Cem')]
  const guid = (await firma.info(cem))?.nutzerZuUnternehmenSnapshot.guid ?? ''
  expect((await firma.entfernen(ben)).status).toBe(200)
  expect((await firma.entfernen(ben)).status).toBe(404)
  const beide = await Promise.all([firma.entfernen(cem, { guid }), firma.entfernen(cem, { guid })])
  expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await w.briefe(cem.email)).toHaveLength(1)
  expect((await firma.protokoll()).map(({ objekt }) => objekt)).toEqual([ben.sub, cem.sub])
})

test('[S1-13] removing and giving signing authority at once: one is refused, and nobody signs who is gone', async () => {
  const firma = await w.firma()
  const ben = await firma.mitglied('Ben')
  const guid = (await firma.info(ben))?.nutzerZuUnternehmenSnapshot.guid ?? ''
  const [entfernt, gezeichnet] = await Promise.all([
    firma.entfernen(ben, { guid }),
    firma.zeichnen(ben, true, { guid }),
  ])
  expect([entfernt.status, gezeichnet.status]).toBeOneOf([
    [200, 404],
    [409, 200],
  ])
})
