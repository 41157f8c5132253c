import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFirmaWelt, type FirmaWelt } from './testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
})
afterAll(() => w.t.close())

test('[R7.1-16] [R3.1-06] everybody who acts for the company, with the fields of section 3.1', async () => {
  const firma = await w.firma()
  const ben = await firma.mitglied('Ben')
  const { status, body } = await firma.lesen()
  expect(status).toBe(200)
  expect(body).toMatchObject({ aenderbar: true, zeichnungsberechtigungenMaximal: 3 })
  expect(body.nutzerInfos.map(({ subjectId, selbst, isAdmin }) => [subjectId, selbst, isAdmin])).toEqual([
    [firma.chefin.sub, true, true],
    [ben.sub, false, false],
  ])
  expect(body.nutzerInfos[1]).toEqual({
    email: ben.email,
    gpNr: expect.stringMatching(/^\d+$/),
    identifiziert: false,
    identifizierungsUrl: null,
    isAdmin: false,
    nachname: expect.any(String),
    vorname: 'Ben',
    selbst: false,
    subjectId: ben.sub,
    telefon: expect.any(String),
    username: expect.any(String),
    unternehmen: [{ id: firma.companyId, name: 'Hof Beispiel', type: 'LandwirtschaftlichesUnternehmen' }],
    nutzerZuUnternehmenSnapshot: {
      guid: expect.stringMatching(/^[\da-f-]{36}$/),
      value: { zeichnungsberechtigung: false, zugeordnetSeit: '2025-03-01' },
    },
  })
})

test('[R7.1-16] for whom else somebody acts is told to nobody', async () => {
  const [eine, andere] = [await w.firma(), await w.firma()]
  await eine.lesen(andere.chefin).then(({ status }) => expect(status).toBe(403))
  const { body } = await andere.lesen()
  expect(body.nutzerInfos.flatMap(({ unternehmen }) => unternehmen.map(({ id }) => id))).toEqual([
    andere.companyId,
  ])
})

test('[R7.1-16] two statements, however many people there are', async () => {
  const firma = await w.firma()
  for (const vorname of ['Ben', 'Cem', 'Dora']) await firma.mitglied(vorname)
  w.t.statements.length = 0
  await firma.lesen()
  expect(w.t.statements).toHaveLength(2)
})
