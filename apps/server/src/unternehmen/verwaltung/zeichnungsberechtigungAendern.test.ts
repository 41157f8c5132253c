import { randomUUID } from 'node:crypto'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landwirtin } from '../../nutzer/testing/beispiele.ts'
import { abdruck } from '../../platform/testing/abdruck.ts'
import { startFirmaWelt, type FirmaWelt } from '../testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
})
afterAll(() => w.t.close())

test('[R7.1-17] [S1-03] an admin gives signing authority and takes it; the answer says so, the log keeps it', async () => {
  const firma = await w.firma()
  const ben = await firma.mitglied('Ben')
  const vorher = (await firma.info(ben))?.nutzerZuUnternehmenSnapshot.guid
  const { status, body } = await firma.zeichnen(ben, true)
  expect(status).toBe(200)
  const danach = body.find(({ subjectId }) => subjectId === ben.sub)?.nutzerZuUnternehmenSnapshot
  expect(danach?.value).toEqual({ zeichnungsberechtigung: true, zugeordnetSeit: '2025-03-01' })
  expect(danach?.guid).not.toBe(vorher)
  expect(body).toEqual((await firma.lesen()).body.nutzerInfos)
  expect((await firma.zeichnen(ben, false)).status).toBe(200)
  const zeile = { handlung: 'zeichnungsberechtigungAendern', objekt: ben.sub, sub: firma.chefin.sub }
  expect(await firma.protokoll()).toEqual([
    { ...zeile, angaben: { zeichnungsberechtigung: true } },
    { ...zeile, angaben: { zeichnungsberechtigung: false } },
  ])
})

test('[R7.1-17] [R4-12] who may sign from now on, or no longer, hears of it in a mail; nobody else does', async () => {
  const firma = await w.firma()
  const [ben, cem] = [await firma.mitglied('Ben'), await firma.mitglied('Cem')]
  const am = alsMinute(w.t.clock.now())
  await firma.zeichnen(ben, true)
  const [gegeben, ...keine] = await w.briefe(ben.email)
  expect(keine).toEqual([])
  expect(gegeben?.betreff).toBe('Sie dürfen jetzt zeichnen: „Hof Beispiel“ (Förderportal)')
  expect(gegeben?.text).toContain(
    'Ihnen wurde die Zeichnungsberechtigung für das Unternehmen „Hof Beispiel“ gegeben.',
  )
  expect(gegeben?.text).toContain(`Geändert von: Ada ${landwirtin.nachname}\nZeitpunkt: ${am} Uhr`)
  expect(gegeben?.text).toContain('Vorher weisen Sie im Portal einmal nach, wer Sie sind.')
  expect(gegeben?.text).not.toMatch(/token|guid|[0-9a-f]{8}-[0-9a-f]{4}/i)

  await firma.zeichnen(ben, false)
  const genommen = (await w.briefe(ben.email)).find(
    (brief) => brief !== gegeben && !/jetzt/.test(brief.betreff),
  )
  expect(genommen?.betreff).toBe('Sie dürfen nicht mehr zeichnen: „Hof Beispiel“ (Förderportal)')
  expect(genommen?.text).toContain('„Hof Beispiel“ genommen.')
  expect(await w.briefe(ben.email)).toHaveLength(2)
  for (const anderer of [cem, firma.chefin]) expect(await w.briefe(anderer.email)).toEqual([])
})

test('[R7.1-17] the same again changes nothing and answers the same', async () => {
  const firma = await w.firma()
  const ben = await firma.mitglied('Ben')
  await firma.zeichnen(ben, true)
  const vorher = await abdruck(w.t)
  const { status, body } = await firma.zeichnen(ben, true)
  expect([status, body]).toEqual([200, (await firma.lesen()).body.nutzerInfos])
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[S11-07] [R6-03] a stale state 409, the own authority 403, somebody else 404; nothing written', async () => {
  const [firma, andere] = [await w.firma(), await w.firma()]
  const ben = await firma.mitglied('Ben')
  const alt = (await firma.info(ben))?.nutzerZuUnternehmenSnapshot.guid ?? ''
  await firma.zeichnen(ben, true)
  const vorher = await abdruck(w.t)
  const stale = await firma.zeichnen(ben, false, { guid: alt })
  expect([stale.status, stale.problem.title]).toEqual([409, 'Konkurrente Bearbeitung'])
  const eigene = await firma.zeichnen(firma.chefin, false)
  expect([eigene.status, eigene.problem.detail]).toEqual([
    403,
    'Ihre eigene Zeichnungsberechtigung können Sie nicht ändern. Das macht eine andere Person Ihrer Verwaltung.',
  ])
  for (const subjectId of [andere.chefin.sub, randomUUID()]) {
    const fremd = await firma.zeichnen(ben, true, { subjectId })
    expect([fremd.status, fremd.problem.title]).toEqual([404, 'Nicht gefunden'])
  }
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[R6-03] [S1-03] who is no admin here changes nothing: aenderbar says so, the server refuses', async () => {
  const [firma, andere] = [await w.firma(), await w.firma()]
  const [ben, cem] = [await firma.mitglied('Ben'), await firma.mitglied('Cem')]
  expect((await firma.lesen(ben)).body.aenderbar).toBe(false)
  expect((await firma.lesen()).body.aenderbar).toBe(true)
  const vorher = await abdruck(w.t)
  for (const wer of [ben, andere.chefin]) expect((await firma.zeichnen(cem, true, {}, wer)).status).toBe(403)
  expect(await abdruck(w.t)).toEqual(vorher)
})

test('[R6-03] [S11-07] never more than zeichnungsberechtigungenMaximal: 412; taken from one, given to another', async () => {
  const firma = await w.firma()
  const [ben, cem, dora] = [
    await firma.mitglied('Ben'),
    await firma.mitglied('Cem'),
    await firma.mitglied('Dora'),
  ]
  expect((await firma.lesen()).body.zeichnungsberechtigungenMaximal).toBe(3)
  expect((await firma.zeichnen(ben, true)).status).toBe(200)
  expect((await firma.zeichnen(cem, true)).status).toBe(200)
  const vorher = await abdruck(w.t)
  const { status, problem } = await firma.zeichnen(dora, true)
  expect([status, problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
  expect(problem.detail).toContain('höchstens 3 Personen')
  expect(await abdruck(w.t)).toEqual(vorher)
  expect((await firma.zeichnen(ben, false)).status).toBe(200)
  expect((await firma.zeichnen(dora, true)).status).toBe(200)
})

test('[R6-03] the maximum is the datum of each company', async () => {
  const firma = await w.firma()
  const ben = await firma.mitglied('Ben')
  await sql`update unternehmen set zeichnungsberechtigungen_maximal = 1 where guid = ${firma.companyId}`.execute(
    w.t.ownerDb,
  )
  expect((await firma.lesen()).body.zeichnungsberechtigungenMaximal).toBe(1)
  expect((await firma.zeichnen(ben, true)).status).toBe(412)
})
