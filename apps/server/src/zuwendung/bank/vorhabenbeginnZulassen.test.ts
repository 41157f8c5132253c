import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as bank from '@foerderportal/contract/zuwendung/bank/routes'
import type { VorhabenbeginnEingabe } from '@foerderportal/contract/zuwendung/kern/vorhabenbeginn'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { SABINE, inTagen } from '../testing/korrekturWelt.ts'
import {
  LENA,
  NORA,
  anlegen,
  einreichen,
  lesen,
  maschine,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => void (formular = await vollstaendig(t, await anlegen(t))))

const zulassen = (eingabe: Partial<VorhabenbeginnEingabe> = {}, guid = formular.guid, wer: Caller = SABINE) =>
  t.call(bank.vorhabenbeginnZulassen, {
    als: wer,
    params: { guid },
    body: { ab: inTagen(t, 3), grund: 'Die Ernte wartet nicht.', ...eingabe },
  })

/** The same application with its machine bought on another day. */
const gekauftAm = (anschaffungsZeitpunkt: string): AntragFormular => ({
  ...formular,
  foerdergegenstandSeiten: (formular.foerdergegenstandSeiten ?? []).map((s) => ({
    ...s,
    foerdergegenstaende: (s.foerdergegenstaende ?? []).map((g) => ({
      ...maschine(t, g.type === 'Maschine' ? g : {}),
      anschaffungsZeitpunkt,
    })),
  })),
})
const FELD = 'foerdergegenstandSeiten.0.foerdergegenstaende.0.anschaffungsZeitpunkt'

describe('[S4-09] buying before the approval', () => {
  test('is refused at the field with the day, up to the expected approval, and taken the day after', async () => {
    const { vorhabenbeginn } = (await lesen(t, formular.guid)).body
    expect(vorhabenbeginn).toEqual({ bearbeitungstage: 21, vorzeitigErlaubt: false, zustimmungAb: null })
    for (const tage of [-1, 0, 21]) {
      const r = await einreichen(t, gekauftAm(inTagen(t, tage)))
      expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([412, [FELD]])
      expect(r.problem.errors?.[0]?.text).toContain(inTagen(t, 22).split('-').toReversed().join('.'))
    }
    expect((await einreichen(t, gekauftAm(inTagen(t, 22)))).status).toBe(200)
  })

  test('is allowed from the day that the bank names for this case alone', async () => {
    const anderer = await vollstaendig(t, await anlegen(t))
    const r = await zulassen()
    expect([r.status, r.body.zustimmungAb]).toEqual([200, inTagen(t, 3)])
    expect((await lesen(t, formular.guid)).body.vorhabenbeginn.zustimmungAb).toBe(inTagen(t, 3))
    expect((await lesen(t, anderer.guid)).body.vorhabenbeginn.zustimmungAb).toBeNull()
    expect((await einreichen(t, gekauftAm(inTagen(t, 2)))).status).toBe(412)
    expect((await einreichen(t, gekauftAm(inTagen(t, 3)))).status).toBe(200)
  })

  test('a later consent sets another day; both stand in the audit trail, with who, why and what was before', async () => {
    await zulassen()
    await zulassen({ ab: inTagen(t, 5), grund: 'Der Händler liefert später.' })
    const { rows } = await sql<{
      nutzer_sub: string
      angaben: object
    }>`select nutzer_sub, angaben from audit_log
      where objekt_guid = ${formular.guid} and handlung = 'vorhabenbeginnZulassen' order by nr`.execute(
      t.ownerDb,
    )
    expect(rows).toEqual([
      {
        nutzer_sub: SABINE.sub,
        angaben: { vorher: null, ab: inTagen(t, 3), grund: 'Die Ernte wartet nicht.' },
      },
      {
        nutzer_sub: SABINE.sub,
        angaben: { vorher: inTagen(t, 3), ab: inTagen(t, 5), grund: 'Der Händler liefert später.' },
      },
    ])
  })

  test('everybody who may sign gets a mail with the day, once however often it is said', async () => {
    await zulassen()
    await zulassen()
    const { geNr } = (await lesen(t, formular.guid)).body
    const { rows } = await sql<{ an: string; text: string }>`select an, text from postausgang
      where betreff = ${`Sie dürfen früher kaufen: Antrag ${geNr}`} order by an`.execute(t.ownerDb)
    expect(rows).toHaveLength(2)
    for (const { text } of rows)
      expect(text).toContain(`ab dem ${inTagen(t, 3).split('-').toReversed().join('.')}`)
  })

  test('a day that is set back to what it was is told again: the last mail says what holds', async () => {
    for (const tage of [5, 3, 5]) await zulassen({ ab: inTagen(t, tage) })
    const { geNr } = (await lesen(t, formular.guid)).body
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from postausgang
      where betreff = ${`Sie dürfen früher kaufen: Antrag ${geNr}`}
        and text like ${`%${inTagen(t, 5).split('-').toReversed().join('.')}%`}`.execute(t.ownerDb)
    expect(rows).toEqual([{ n: 4 }])
  })

  test.each([
    ['a day that is past', { ab: '2020-01-01' }, 'ab'],
    ['no day', { ab: 'bald' }, 'ab'],
    ['no reason', { grund: ' ' }, 'grund'],
  ])('%s is refused', async (_, eingabe, pfad) => {
    const r = await zulassen(eingabe)
    expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([400, [pfad]])
  })

  test.each(['BEWILLIGT', 'ABGELEHNT'])('a case that is %s needs none', async (status) => {
    await sql`update geschaeft set status = ${status} where guid =
      (select geschaeft_guid from antrag where guid = ${formular.guid})`.execute(t.ownerDb)
    expect((await zulassen()).status).toBe(412)
  })

  test('is the bank’s to say: neither an applicant nor a caseworker for his own company', async () => {
    expect((await zulassen({}, formular.guid, LENA)).status).toBe(403)
    expect(
      (await zulassen({}, formular.guid, { ...NORA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] })).status,
    ).toBe(403)
  })
})

const programmAendern = async (daten: object) => {
  await sql`update programm set daten = daten || ${JSON.stringify(daten)}::jsonb where programm = 'AnkNabo'`.execute(
    t.ownerDb,
  )
  // A minute later every instance has read it.
  t.clock.forward(61_000)
}

test('[S4-09] a programme can let everybody buy from the day of the application', async () => {
  await programmAendern({ entscheidung: { tage: 90, vorherKaufen: true } })
  await expect
    .poll(async () => (await lesen(t, formular.guid)).body.vorhabenbeginn)
    .toEqual({ bearbeitungstage: 90, vorzeitigErlaubt: true, zustimmungAb: null })
  await speichern(t, formular)
  expect((await einreichen(t, gekauftAm(inTagen(t, -1)))).status).toBe(412)
  expect((await einreichen(t, gekauftAm(inTagen(t, 0)))).status).toBe(200)
})
