import * as contract from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { antragLoeschen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { mitzeichnungMail } from '../../platform/mitzeichnung/mitzeichnungMail.ts'
import { ANTRAG_MITZEICHNUNG } from './antragMitzeichnung.ts'
import { antragFinden } from '../kern/repository.ts'
import {
  FREMDER_HOF,
  HOF,
  LENA,
  NORA,
  PAUL,
  anlegen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
let guid: string
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.forward(24 * 3_600_000)
  await sql`delete from postausgang`.execute(t.ownerDb)
  guid = await entwurf()
})

/** A draft that names Paul as the second person. */
const entwurf = async (): Promise<string> => {
  const formular = await vollstaendig(t, await anlegen(t))
  const { status, body } = await speichern(t, {
    ...formular,
    alleineZeichnungsberechtigt: false,
    zeichnungsberechtigter: { subjectId: PAUL.sub, vorname: 'Paul', nachname: 'Partner' },
  })
  expect(status).toBe(200)
  return body.formular.guid
}
const bitten = async (an = PAUL) => {
  const body = { subjectId: an.sub }
  const r = await t.call(contract.mitzeichnungAnfordern, { als: LENA, params: { guid }, body })
  expect([r.status, r.body.mitzeichnung?.status]).toEqual([200, 'ANGEFRAGT'])
}
const zurueckrufen = async () => {
  const r = await t.call(contract.mitzeichnungZurueckrufen, { als: LENA, params: { guid } })
  expect(r.status).toBe(200)
}
const mails = async () =>
  (
    await sql<{ an: string; betreff: string; demo: boolean }>`
      select split_part(an, '.', 1) as an, betreff, demo from postausgang order by angelegt_am, guid`.execute(
      t.ownerDb,
    )
  ).rows
const anzahl = async (wer: string) => (await mails()).filter(({ an }) => an === wer).length

test('[S4-07] asked and recalled without end, a person gets ten requests a day by mail; the others stand in the portal', async () => {
  for (let i = 0; i < 12; i += 1) {
    await bitten()
    await zurueckrufen()
  }
  expect(await anzahl('paul')).toBe(20)
  await bitten()
  expect(await anzahl('paul')).toBe(20)
  const { body } = await t.call(antragUebersichtLesen, {
    als: PAUL,
    params: { unternehmenGuid: HOF },
    query: {},
  })
  const meiner = body.flatMap(({ details }) => details).find(({ antraege: [a] }) => a?.guid === guid)
  expect(meiner?.mitzeichnung).toMatchObject({ status: 'ANGEFRAGT', fuerMich: true })

  // Another application, or deleting it, is no way around.
  await t.call(antragLoeschen, { als: LENA, params: { guid } })
  guid = await entwurf()
  await bitten()
  expect(await anzahl('paul')).toBe(20)

  // Who asked learns the outcome in any case, other people are asked as ever, and the next day is a new one.
  const { body: gelesen } = await t.call(contract.mitzeichnungLesen, { als: PAUL, params: { guid } })
  const { guid: anfrage = '', sha256 } = gelesen.mitzeichnung ?? {}
  const zeichnung = { als: PAUL, params: { guid }, body: { guid: anfrage, sha256 } }
  expect((await t.call(contract.mitzeichnen, zeichnung)).status).toBe(200)
  expect(await anzahl('lena')).toBe(1)
  await sql`update mitgliedschaft set zeichnungsberechtigung = true where nutzer_sub = ${NORA.sub}`.execute(
    t.ownerDb,
  )
  await sql`update nutzer set identifiziert = true where sub = ${NORA.sub}`.execute(t.ownerDb)
  await bitten(NORA)
  expect(await anzahl('nora')).toBe(1)
  t.clock.forward(24 * 3_600_000)
  await bitten(PAUL)
  expect(await anzahl('paul')).toBe(21)
})

test('[S4-07] whoever signs for many companies gets the requests of each', async () => {
  const antrag = await antragFinden(t.services.db, guid, LENA.sub)
  if (antrag === undefined) throw new Error('no application')
  const an = { email: 'paul.partner@example.org', vorname: 'Paul', nachname: 'Partner' }
  const bitteVon = (unternehmen_guid: string) =>
    t.services.db.transaction().execute((tx) =>
      mitzeichnungMail(tx, t.services, ANTRAG_MITZEICHNUNG, {
        an,
        ereignis: 'angefragt',
        dokument: { ...antrag, unternehmen_guid },
        wer: 'Lena Lindenau',
      }),
    )
  for (let i = 0; i < 21; i += 1) await bitteVon(HOF)
  expect(await anzahl('paul')).toBe(20)
  await bitteVon(FREMDER_HOF)
  expect(await anzahl('paul')).toBe(21)
})

test.each([true, false])(
  'mails of a case carry the mark of the demo world as the case does: %s',
  async (demo) => {
    await sql`update geschaeft set demo = ${demo} where guid = (select geschaeft_guid from antrag where guid = ${guid})`.execute(
      t.ownerDb,
    )
    await bitten()
    await t.call(antragLoeschen, { als: LENA, params: { guid } })
    expect((await mails()).map((mail) => mail.demo)).toEqual([demo, demo])
  },
)
