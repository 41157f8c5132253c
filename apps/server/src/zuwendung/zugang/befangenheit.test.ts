import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import * as vertrag from '@foerderportal/contract/zuwendung/sachbearbeitung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  LENA,
  anlegen,
  einreichen,
  hochladen,
  platzSchaffen,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const ROLLEN = ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN']
const SABINE = { sub: 'sub-sabine', rollen: ROLLEN }
const LUDWIG = { sub: 'sub-ludwig', rollen: ROLLEN }

/** A sent application with a file, on which Sabine has declared a conflict of interest. */
const befangenerFall = async () => {
  const datei = await hochladen(t, LENA, 'Angebot.pdf')
  const formular = await vollstaendig(t, await anlegen(t))
  const dokumente = { ...formular.dokumente, type: 'AnkNabo' as const, sonstige: [datei] }
  expect((await einreichen(t, { ...formular, dokumente })).status).toBe(200)
  await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    select gen_random_uuid(), geschaeft_guid, ${SABINE.sub}, 'Schwager.', now() from antrag
    where guid = ${formular.guid}`.execute(t.ownerDb)
  return { guid: formular.guid, dateiGuid: datei.uuid }
}

test('[S9-01] who declared a conflict of interest neither acts on the case nor opens its files; others do', async () => {
  const { guid, dateiGuid } = await befangenerFall()
  const nachforderung = {
    grund: 'Eine Angabe fehlt.',
    frist: tagNach(new Date(), 14),
    felder: [{ pfad: 'produktgruppenDaten.umsatz', grund: 'Bitte ergänzen.' }],
    dokumente: [],
  }
  const alles = async (als: typeof SABINE) => [
    await t.call(vertrag.bankDateiHerunterladen, { als, params: { guid, dateiGuid } }),
    await t.call(vertrag.pruefungBeginnen, { als, params: { guid } }),
    await t.call(vertrag.vorhabenbeginnZulassen, {
      als,
      params: { guid },
      body: { ab: tagNach(new Date(), 14), grund: 'Ernte.' },
    }),
    await t.call(vertrag.nachfordern, { als, params: { guid }, body: nachforderung }),
  ]
  const verweigert = await alles(SABINE)
  expect(verweigert.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  for (const { problem } of verweigert)
    expect(problem).toMatchObject({ detail: expect.stringContaining('Befangenheit erklärt') })
  expect((await alles(LUDWIG)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('[S9-01] nobody lifts the own conflict of interest, not even by hand', async () => {
  await befangenerFall()
  const aufheben = (von: string) =>
    sql`update befangenheit set aufgehoben_am = now(), aufgehoben_von = ${von}, aufgehoben_grund = 'Irrtum.'
      where nutzer_sub = ${SABINE.sub} and aufgehoben_am is null`.execute(t.services.db)
  await expect(aufheben(SABINE.sub)).rejects.toThrow('befangenheit_nicht_selbst_aufgehoben')
  await aufheben(LUDWIG.sub)
})
