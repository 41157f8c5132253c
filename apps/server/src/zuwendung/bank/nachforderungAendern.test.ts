import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/kern/staende'
import { FRIST_HOECHSTENS_TAGE } from '@foerderportal/contract/zuwendung/antrag/nachforderung/frist'
import * as bank from '@foerderportal/contract/zuwendung/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import {
  SABINE,
  fordern,
  inPruefung,
  inTagen,
  mit,
  nachgefordert,
  pruefen,
  statusSetzen,
} from '../testing/korrekturWelt.ts'
import {
  KONTEN,
  LENA,
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  speichern,
  startWelt,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const UMSATZ = 'produktgruppenDaten.umsatz'
const verlaengern = (guid: string, tage: number, als: Caller = SABINE) =>
  t.call(bank.nachforderungVerlaengern, {
    als,
    params: { guid },
    body: { frist: inTagen(t, tage), grund: 'Der Lieferant braucht länger.' },
  })
const zuruecknehmen = (guid: string, als: Caller = SABINE) =>
  t.call(bank.nachforderungZuruecknehmen, {
    als,
    params: { guid },
    body: { grund: 'Die Unterlagen kamen per Post.' },
  })
/** The version that a browser holds, and names when it sends. */
const fassung = async (guid: string) =>
  Number(String((await lesen(t, guid)).headers.etag).replaceAll('"', ''))
const spur = async (guid: string) =>
  (
    await sql<{
      handlung: string
    }>`select handlung from audit_log where objekt_guid = ${guid} order by nr desc limit 1`.execute(t.ownerDb)
  ).rows[0]?.handlung
const mails = async (guid: string, betreff: string) =>
  (
    await sql<{
      text: string
    }>`select text from postausgang where bezug = ${guid} and betreff like ${`${betreff}%`}`.execute(
      t.ownerDb,
    )
  ).rows

describe('[S9-03] a Nachforderung that waits is lengthened', () => {
  test('[S9-03] only to a later day; who may sign gets a mail without content', async () => {
    const formular = await nachgefordert(t, UMSATZ)
    const r = await verlaengern(formular.guid, 30)
    expect(r.status, r.text).toBe(200)
    const { body } = await lesen(t, formular.guid)
    expect(body.nachforderung?.frist).toBe(r.body.frist)
    expect(await spur(formular.guid)).toBe('nachforderungVerlaengern')
    const post = await mails(formular.guid, 'Sie haben länger Zeit')
    expect(post.length).toBeGreaterThan(1)
    for (const { text } of post) expect(text).not.toMatch(/Lieferant|umsatz/i)
    const frueher = await verlaengern(formular.guid, 30)
    expect([frueher.status, frueher.problem.errors]).toEqual([
      400,
      [
        {
          pfad: 'frist',
          text: expect.stringMatching(/^Die Frist endet frühestens am .* und spätestens am .*\.$/),
        },
      ],
    ])
  })

  test('[S9-03] after it has ended too, while nobody has gone on without it: then the answer counts again', async () => {
    const formular = await nachgefordert(t, UMSATZ)
    const jetzt = t.clock.now()
    t.clock.set(new Date(jetzt.getTime() + 20 * 86_400_000))
    expect((await speichern(t, mit(formular, { [UMSATZ]: 1 }))).status).toBe(412)
    expect((await verlaengern(formular.guid, 5)).status).toBe(200)
    expect((await speichern(t, mit(formular, { [UMSATZ]: 1 }))).status).toBe(200)
    t.clock.set(jetzt)
  })

  test('[S9-03] not today, not before today, not too far', async () => {
    const { guid } = await nachgefordert(t, UMSATZ)
    for (const tage of [0, -3, FRIST_HOECHSTENS_TAGE + 1])
      expect((await verlaengern(guid, tage)).problem.errors?.map(({ pfad }) => pfad)).toEqual(['frist'])
  })

  test('[S9-03] two at once: the later end stays, and one mail says it to each', async () => {
    const { guid } = await nachgefordert(t, UMSATZ)
    const beide = await Promise.all([verlaengern(guid, 60), verlaengern(guid, 60)])
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
    expect(beide.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('[S9-03] a Nachforderung is taken back', () => {
  test('[S9-03] the check goes on with what was sent; what was changed since stays readable for the bank', async () => {
    const formular = await nachgefordert(t, UMSATZ)
    expect((await speichern(t, mit(formular, { [UMSATZ]: 12_345 }))).status).toBe(200)
    const ifMatch = await fassung(formular.guid)
    const r = await zuruecknehmen(formular.guid)
    expect([r.status, r.body.geschaeftStatus]).toEqual([200, 'IN_PRUEFUNG'])
    const { body } = await lesen(t, formular.guid)
    expect(body.nachforderung).toBeNull()
    expect(body.formular.produktgruppenDaten).toMatchObject({ umsatz: 480_000 })
    const { rows } = await sql<{ umsatz: number; grund: string }>`select
        (entwurf #>> '{produktgruppenDaten,umsatz}')::int as umsatz, r.grund
      from nachforderung_ruecknahme r join nachforderung n on n.guid = r.nachforderung_guid
      where antrag_guid = ${formular.guid}`.execute(t.ownerDb)
    expect(rows).toEqual([{ umsatz: 12_345, grund: 'Die Unterlagen kamen per Post.' }])
    expect(await spur(formular.guid)).toBe('nachforderungZuruecknehmen')
    expect((await mails(formular.guid, 'Sie müssen nichts mehr ergänzen')).length).toBeGreaterThan(1)
    // The correction that was typed meanwhile is none any more.
    expect((await einreichen(t, mit(formular, { [UMSATZ]: 12_345 }), { ifMatch })).status).toBe(412)
    expect((await fordern(t, formular.guid, { felder: [{ pfad: UMSATZ, grund: 'Doch.' }] })).status).toBe(200)
  })

  test('[S9-03] while the farm sends its correction: one of both, and never neither', async () => {
    for (let runde = 0; runde < 3; runde += 1) {
      const formular = await nachgefordert(t, UMSATZ)
      const ifMatch = await fassung(formular.guid)
      const [zurueck, gesendet] = await Promise.all([
        zuruecknehmen(formular.guid),
        einreichen(t, mit(formular, { [UMSATZ]: 7 }), { ifMatch }),
      ])
      expect([zurueck.status, gesendet.status].toSorted((a, b) => a - b)).toEqual([200, 412])
    }
  })
})

describe('[S9-03] who may, and when', () => {
  const AKTIONEN = { verlaengern: (guid: string) => verlaengern(guid, 40), zuruecknehmen } as const
  test.each(GESCHAEFT_STATUS)('[S9-03] nothing waits in %s', async (status) => {
    const { guid } = await inPruefung(t)
    await statusSetzen(t, guid, status)
    for (const aktion of Object.values(AKTIONEN)) {
      const r = await aktion(guid)
      expect([r.status, r.problem.detail]).toEqual([412, expect.stringMatching(/^[A-Z].*\.$/)])
    }
  })

  test('[S9-03] a draft that was never sent; a customer, a reader, a member of the farm', async () => {
    const entwurf = await anlegen(t)
    const { guid } = await nachgefordert(t, UMSATZ)
    const vorher = await abdruck(t)
    for (const aktion of [(g: string, als?: Caller) => verlaengern(g, 40, als), zuruecknehmen]) {
      expect((await aktion(entwurf.guid)).status).toBe(412)
      for (const als of [
        LENA,
        { ...SABINE, rollen: ['SACHBEARBEITUNG_LESEN'] },
        { ...SABINE, sub: KONTEN['paul.partner'] },
      ])
        expect((await aktion(guid, als)).status).toBe(403)
    }
    expect(await abdruck(t)).toEqual(vorher)
    expect((await pruefen(t, guid)).status).toBe(412)
  })
})

describe('[S9-03] what was asked in a case, and what came of it', () => {
  const fallVon = async (antrag: string) =>
    (
      await sql<{ g: string }>`select geschaeft_guid as g from antrag where guid = ${antrag}`.execute(
        t.ownerDb,
      )
    ).rows[0]?.g ?? ''
  const alle = async (antrag: string, als: Caller = SABINE) =>
    t.call(bank.nachforderungenLesen, { als, params: { guid: await fallVon(antrag) } })

  test('[S9-03] each with its places in words, who lengthened it, who took it back and what was not sent', async () => {
    const formular = await nachgefordert(t, UMSATZ)
    await verlaengern(formular.guid, 40)
    await speichern(t, mit(formular, { [UMSATZ]: 12_345 }))
    expect((await alle(formular.guid)).body).toMatchObject({
      moeglich: false,
      nachforderungen: [
        { erledigtAm: null, zurueckgenommen: null, verlaengerungen: [{ grund: expect.any(String) }] },
      ],
    })
    await zuruecknehmen(formular.guid)
    const { status, body, text } = await alle(formular.guid)
    expect(status, text).toBe(200)
    const [n] = body.nachforderungen
    expect(n?.stellen).toEqual([
      { pfad: UMSATZ, frage: 'Umsatz im letzten Geschäftsjahr', grund: `Zu ${UMSATZ}` },
    ])
    expect(n?.zurueckgenommen?.nichtGesendet.map(({ stelle, nachher }) => [stelle, nachher])).toEqual([
      [UMSATZ, '12.345,00\u00a0€'],
    ])
    expect(body.moeglich).toBe(true)
    expect(body.empfaenger).toContain('Lena Lindenau')
  })

  test('[S9-03] every place of what was sent can be chosen, each by the words of its question', async () => {
    const { guid } = await inPruefung(t)
    const { body } = await alle(guid)
    const umsatz = body.stellen.find(({ pfad }) => pfad === UMSATZ)
    expect(umsatz).toEqual({
      pfad: UMSATZ,
      frage: 'Umsatz im letzten Geschäftsjahr',
      seite: expect.any(String),
      dokument: null,
    })
    expect(body.stellen.find(({ dokument }) => dokument === 'gesellschaftsvertrag')?.frage).toBeTruthy()
    for (const { frage } of body.stellen) expect(frage).not.toBe('Angabe')
    const felder = body.stellen
      .filter(({ dokument }) => dokument === null)
      .slice(0, 100)
      .map(({ pfad }) => ({ pfad, grund: 'Bitte prüfen.' }))
    expect((await fordern(t, guid, { felder })).status).toBe(200)
  })

  test('[S9-03] nobody asks of the own company', async () => {
    const { guid } = await inPruefung(t)
    expect((await alle(guid, { ...SABINE, sub: KONTEN['paul.partner'] })).body.moeglich).toBe(false)
    expect((await alle(guid, LENA)).status).toBe(403)
  })
})
