import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { createHash } from 'node:crypto'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { MitzeichnungStatus } from '@foerderportal/contract/formular/mitzeichnungStaende'
import * as contract from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { antragLoeschen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { waehrend, zugleich } from '../../platform/testing/zugleich.ts'
import {
  EINLADUNG,
  FREMDER_HOF,
  HOF,
  LENA,
  MAX,
  NORA,
  PAUL,
  UDO,
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
  type Person,
} from '../testing/testWelt.ts'
import { mitzeichnungenZurueckgeben } from './mitzeichnungenZurueckgeben.ts'
import { fordern, inTagen, pruefen } from '../testing/korrekturWelt.ts'

let t: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const guid = () => formular.guid
const params = () => ({ guid: formular.guid })

/** A complete application of Lena's that names Paul as the second person. */
const zuZweit = (f: AntragFormular): AntragFormular => ({
  ...f,
  alleineZeichnungsberechtigt: false,
  zeichnungsberechtigter: { subjectId: PAUL.sub, vorname: 'Paul', nachname: 'Partner' },
})
beforeEach(async () => {
  // Nobody gets more than some mails a day.
  t.clock.forward(24 * 3_600_000)
  const { body } = await speichern(t, zuZweit(await vollstaendig(t, await anlegen(t))))
  formular = body.formular
  await sql`delete from postausgang`.execute(t.ownerDb)
})
afterEach(async () => {
  await sql`update mitgliedschaft set zeichnungsberechtigung = nutzer_sub in (${LENA.sub}, ${PAUL.sub})
    where unternehmen_guid = ${HOF}`.execute(t.ownerDb)
  await sql`update nutzer set identifiziert = true where sub = ${PAUL.sub}`.execute(t.ownerDb)
  await sql`update antrag_einladung set von = null, bis = null where guid = ${EINLADUNG}`.execute(t.ownerDb)
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})

const bitten = (o: { wer?: Person; an?: string; ifMatch?: number } = {}) =>
  t.call(contract.mitzeichnungAnfordern, {
    als: o.wer ?? LENA,
    params: params(),
    body: { subjectId: o.an ?? PAUL.sub },
    ...(o.ifMatch === undefined ? {} : { ifMatch: o.ifMatch }),
  })
const ansehen = (als: Person = PAUL) => t.call(contract.mitzeichnungLesen, { als, params: params() })
const stand = async (als: Person = PAUL) => (await ansehen(als)).body.mitzeichnung
const unterschreiben = async (als: Person = PAUL, sha256?: string, anfrage?: string) => {
  const m = await stand(als)
  return t.call(contract.mitzeichnen, {
    als,
    params: params(),
    body: { guid: anfrage ?? m?.guid ?? guid(), sha256: sha256 ?? m?.sha256 ?? '0'.repeat(64) },
  })
}
const ablehnen = async (als: Person = PAUL, grund = 'Die Maschine ist zu teuer.') =>
  t.call(contract.mitzeichnungAblehnen, {
    als,
    params: params(),
    body: { guid: (await stand(als))?.guid ?? guid(), grund },
  })
const zurueckrufen = (als: Person = LENA) =>
  t.call(contract.mitzeichnungZurueckrufen, { als, params: params() })
const erinnern = (als: Person = LENA) => t.call(contract.mitzeichnungErinnern, { als, params: params() })

const aendern = (f: AntragFormular = formular): AntragFormular => ({
  ...f,
  produktgruppenDaten: { ...f.produktgruppenDaten, haupttaetigkeit: 'Moorwirtschaft' },
})

const mails = async () =>
  (
    await sql<{ an: string; betreff: string; text: string }>`
      select an, betreff, text from postausgang order by angelegt_am, guid`.execute(t.ownerDb)
  ).rows
const anfragen = async () =>
  (
    await sql<{ status: MitzeichnungStatus; person: string }>`select status, person from mitzeichnung
      where dokument_guid = ${guid()} order by angefragt_am, seit`.execute(t.ownerDb)
  ).rows
const protokoll = async () =>
  (
    await sql<{ handlung: string }>`select handlung from audit_log
      where objekt_guid = ${guid()} and handlung like 'mitzeichn%' order by nr`.execute(t.ownerDb)
  ).rows.map(({ handlung }) => handlung)

const bringen: Record<string, () => Promise<unknown>> = {
  NIEMAND: async () => undefined,
  ANGEFRAGT: () => bitten(),
  UNTERSCHRIEBEN: async () => {
    await bitten()
    await unterschreiben()
  },
  ABGELEHNT: async () => {
    await bitten()
    await ablehnen()
  },
  ZURUECKGERUFEN: async () => {
    await bitten()
    await zurueckrufen()
  },
  HINFAELLIG: async () => {
    await bitten()
    formular = (await speichern(t, aendern())).body.formular
  },
  EINGEREICHT: async () => {
    await bitten()
    await unterschreiben()
    await einreichen(t, formular)
  },
}

describe('the way of a signature', () => {
  test('[S4-07] asked, signed, sent: two different people, each with a mail and an audit row', async () => {
    const gebeten = await bitten({ ifMatch: 2 })
    expect(gebeten.status).toBe(200)
    expect(gebeten.body.mitzeichnung).toMatchObject({
      status: 'ANGEFRAGT',
      name: 'Paul Partner',
      angefragtVon: 'Lena Lindenau',
      fuerMich: false,
      aktionen: ['neuZuordnen', 'erinnern', 'zurueckrufen'],
    })
    const [bitte] = await mails()
    expect(bitte?.an).toBe('paul.partner@demo.example')
    expect(bitte?.text).toContain(`/zuwendung/antrag/${guid()}/mitzeichnung`)
    for (const geheim of ['MP 300', '8.000', 'Ackerbau', 'Flensburg'])
      expect(bitte?.text).not.toContain(geheim)

    expect(await stand()).toMatchObject({
      fuerMich: true,
      aktionen: ['unterschreiben', 'ablehnen', 'zurueckrufen'],
      hindernis: null,
    })
    const signiert = await unterschreiben()
    expect([signiert.status, signiert.body.mitzeichnung?.status]).toEqual([200, 'UNTERSCHRIEBEN'])
    expect((await mails()).map(({ an }) => an)).toEqual([
      'paul.partner@demo.example',
      'lena.lindenau@demo.example',
    ])

    const gesendet = await einreichen(t, formular, { ifMatch: 2 })
    expect(gesendet.status).toBe(200)
    expect(gesendet.body.mitzeichnung).toMatchObject({
      status: 'EINGEREICHT',
      name: 'Paul Partner',
      aktionen: [],
    })
    expect((await lesen(t, guid())).body).toEqual(gesendet.body)
    const { rows } = await sql`select mitgezeichnet_von, mitgezeichnet_name, eingereicht_von from einreichung
      where dokument_guid = ${guid()}`.execute(t.ownerDb)
    expect(rows).toEqual([
      { mitgezeichnet_von: PAUL.sub, mitgezeichnet_name: 'Paul Partner', eingereicht_von: LENA.sub },
    ])
    expect(await protokoll()).toEqual(['mitzeichnungAnfordern', 'mitzeichnen'])
  })

  test('[S4-07] what is signed is what is sent: the hash covers it in a form that anybody can make again', async () => {
    await bitten()
    const gelesen = await ansehen()
    await unterschreiben()
    const gesendet = await einreichen(t, formular)
    const ordnen = (wert: unknown): unknown => {
      if (Array.isArray(wert)) return wert.map(ordnen)
      if (typeof wert !== 'object' || wert === null) return wert
      const namen = 'uuid' in wert ? ['dateiname', 'uuid'] : Object.keys(wert).toSorted()
      const offen = Object.entries(wert)
      return Object.fromEntries(
        namen.flatMap((name) => {
          const inneres = offen.find(([n]) => n === name)?.[1] as unknown
          return inneres === null || inneres === undefined ? [] : [[name, ordnen(inneres)]]
        }),
      )
    }
    const { uiStorage: _uiStorage, ...angaben } = gesendet.body.formular
    const hash = createHash('sha256')
      .update(JSON.stringify(ordnen(angaben)))
      .digest('hex')
    expect(gesendet.body.mitzeichnung?.sha256).toBe(hash)
    expect(gelesen.body.mitzeichnung?.sha256).toBe(hash)
    expect(ordnen(gelesen.body.formular)).toEqual(ordnen(angaben))
  })

  test('[S4-07] refused with a reason, which the one who asked reads in the portal, not in the mail', async () => {
    await bitten()
    const nein = await ablehnen()
    expect(nein.body.mitzeichnung).toMatchObject({ status: 'ABGELEHNT', grund: 'Die Maschine ist zu teuer.' })
    expect((await lesen(t, guid())).body.mitzeichnung).toMatchObject({
      grund: 'Die Maschine ist zu teuer.',
      aktionen: ['anfordern'],
    })
    const [, absage] = await mails()
    expect(absage?.an).toBe('lena.lindenau@demo.example')
    expect(absage?.text).not.toContain('teuer')
    const r = await einreichen(t, formular)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('nicht unterschrieben')])
  })

  test('[S4-07] recalled, asked anew, given to somebody else; who is not asked any more learns it', async () => {
    await sql`update mitgliedschaft set zeichnungsberechtigung = true where nutzer_sub = ${NORA.sub}`.execute(
      t.ownerDb,
    )
    await sql`update nutzer set identifiziert = true where sub = ${NORA.sub}`.execute(t.ownerDb)
    await bitten()
    expect((await zurueckrufen()).body.mitzeichnung?.status).toBe('ZURUECKGERUFEN')
    await bitten()
    const { body } = await bitten({ an: NORA.sub })
    expect(body.mitzeichnung).toMatchObject({ status: 'ANGEFRAGT', subjectId: NORA.sub })
    expect(body.formular.zeichnungsberechtigter?.subjectId).toBe(NORA.sub)
    expect(await anfragen()).toEqual([
      { status: 'ZURUECKGERUFEN', person: PAUL.sub },
      { status: 'ZURUECKGERUFEN', person: PAUL.sub },
      { status: 'ANGEFRAGT', person: NORA.sub },
    ])
    const name = (an: string) => an.split('.')[0]
    expect((await mails()).map(({ an }) => name(an))).toEqual(['paul', 'paul', 'paul', 'paul', 'nora'])
    expect((await unterschreiben(PAUL)).status).toBe(403)
    expect((await unterschreiben(NORA)).status).toBe(200)
    formular = (await lesen(t, guid())).body.formular
    expect((await einreichen(t, formular)).status).toBe(200)
  })

  test('[S4-07] a reminder once a day, not more', async () => {
    await bitten()
    const zuFrueh = await erinnern()
    expect([zuFrueh.status, zuFrueh.problem.detail]).toEqual([412, expect.stringContaining('am Tag')])
    t.clock.forward(24 * 3_600_000)
    expect((await erinnern()).status).toBe(200)
    expect((await erinnern()).status).toBe(412)
    expect((await mails()).map(({ betreff }) => betreff)).toEqual([
      expect.stringContaining('wird gebraucht'),
      expect.stringContaining('Erinnerung'),
    ])
  })

  test('[S4-07] the overview tells who has to do what', async () => {
    await bitten()
    const uebersicht = async (als: Person) =>
      (await t.call(antragUebersichtLesen, { als, params: { unternehmenGuid: HOF }, query: {} })).body
        .flatMap(({ details }) => details)
        .find(({ antraege: [antrag] }) => antrag?.guid === guid())?.mitzeichnung
    expect(await uebersicht(PAUL)).toEqual({ status: 'ANGEFRAGT', name: 'Paul Partner', fuerMich: true })
    expect(await uebersicht(LENA)).toEqual({ status: 'ANGEFRAGT', name: 'Paul Partner', fuerMich: false })
  })

  test('a draft that is deleted takes its request with it, and who was asked learns it', async () => {
    await bitten()
    await t.call(antragLoeschen, { als: LENA, params: params() })
    expect(await anfragen()).toEqual([])
    expect((await mails()).map(({ betreff }) => betreff)).toEqual([
      expect.stringContaining('wird gebraucht'),
      expect.stringContaining('gelöscht'),
    ])
  })
})

/** What each call answers in each state, for the one who is asked, another signer and a member without authority. */
describe('[S4-07] every state × actor × action', () => {
  const AKTEURE = { GEFRAGT: PAUL, ZEICHNUNGSBERECHTIGT: LENA, MITGLIED: NORA } as const
  const AKTIONEN: Record<string, (als: Person) => Promise<{ status: number; body: unknown }>> = {
    anfordern: (als) => bitten({ wer: als, an: als === PAUL ? LENA.sub : PAUL.sub }),
    unterschreiben: async (als) => unterschreiben(als, (await stand(PAUL))?.sha256 ?? undefined),
    ablehnen: (als) => ablehnen(als),
    zurueckrufen: (als) => zurueckrufen(als),
    erinnern: (als) => {
      t.clock.forward(25 * 3_600_000)
      return erinnern(als)
    },
  }
  /** Status of the answer: one who is asked, another signer, another member. */
  const TABELLE: Record<string, Record<string, readonly [number, number, number]>> = {
    NIEMAND: {
      anfordern: [200, 200, 412],
      unterschreiben: [412, 412, 412],
      ablehnen: [412, 412, 412],
      zurueckrufen: [200, 200, 200],
      erinnern: [412, 412, 412],
    },
    ANGEFRAGT: {
      anfordern: [412, 200, 412],
      unterschreiben: [200, 403, 403],
      ablehnen: [200, 403, 403],
      zurueckrufen: [200, 200, 200],
      erinnern: [412, 200, 200],
    },
    UNTERSCHRIEBEN: {
      anfordern: [412, 200, 412],
      unterschreiben: [200, 403, 403],
      ablehnen: [412, 403, 403],
      zurueckrufen: [200, 200, 200],
      erinnern: [412, 412, 412],
    },
    ABGELEHNT: {
      anfordern: [200, 200, 412],
      unterschreiben: [412, 403, 403],
      ablehnen: [200, 403, 403],
      zurueckrufen: [200, 200, 200],
      erinnern: [412, 412, 412],
    },
    ZURUECKGERUFEN: {
      anfordern: [200, 200, 412],
      unterschreiben: [412, 403, 403],
      ablehnen: [412, 403, 403],
      zurueckrufen: [200, 200, 200],
      erinnern: [412, 412, 412],
    },
    HINFAELLIG: {
      anfordern: [200, 200, 412],
      unterschreiben: [412, 403, 403],
      ablehnen: [412, 403, 403],
      zurueckrufen: [200, 200, 200],
      erinnern: [412, 412, 412],
    },
    EINGEREICHT: {
      anfordern: [412, 412, 412],
      unterschreiben: [412, 403, 403],
      ablehnen: [412, 403, 403],
      zurueckrufen: [200, 200, 200],
      erinnern: [412, 412, 412],
    },
  }
  const faelle = Object.entries(TABELLE).flatMap(([status, aktionen]) =>
    Object.entries(aktionen).flatMap(([aktion, erwartet]) =>
      Object.entries(AKTEURE).map(([wer, person], i) => ({
        status,
        aktion,
        wer,
        person,
        erwartet: erwartet[i],
      })),
    ),
  )
  test.each(faelle)('$status, $wer, $aktion: $erwartet', async ({ status, aktion, person, erwartet }) => {
    await bringen[status]?.()
    const vorher = await anfragen()
    const r = await AKTIONEN[aktion]?.(person)
    expect(r?.status).toBe(erwartet)
    if (erwartet !== 200) expect(await anfragen()).toEqual(vorher)
  })
})

describe('[S4-07] a request is refused', () => {
  const verweigert = async (
    r: Awaited<ReturnType<typeof bitten>>,
    grund: string,
    pfad = 'zeichnungsberechtigter',
  ) => {
    expect([r.status, r.problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
    expect(r.problem.detail).toContain(grund)
    expect(r.problem.errors?.map((e) => e.pfad)).toEqual([pfad])
    expect(await anfragen()).toEqual([])
    expect(await mails()).toEqual([])
  }

  test('for oneself', async () => verweigert(await bitten({ an: LENA.sub }), 'nicht selbst'))
  test('for a stranger', async () =>
    verweigert(await bitten({ an: MAX.sub }), 'gehört nicht zu Ihrem Unternehmen'))
  test('for somebody who may not sign', async () =>
    verweigert(await bitten({ an: NORA.sub }), 'keine Zeichnungsberechtigung'))
  test('for somebody who is not identified', async () => {
    await sql`update nutzer set identifiziert = false where sub = ${PAUL.sub}`.execute(t.ownerDb)
    await verweigert(await bitten(), 'Identität')
  })
  test('under a draft with gaps', async () => {
    const daten = { ...formular.produktgruppenDaten, finanzamt: '' } as never
    await speichern(t, { ...formular, produktgruppenDaten: daten })
    await verweigert(await bitten(), 'Eine Angabe fehlt', 'produktgruppenDaten.finanzamt')
  })
  test('where one signs alone', async () => {
    await speichern(t, { ...formular, alleineZeichnungsberechtigt: true })
    await verweigert(await bitten(), 'unterschreiben Sie allein')
  })
  test('with a stale version: 409', async () => {
    expect((await bitten({ ifMatch: 1 })).status).toBe(409)
  })
  test('after the end of the period, and so is a signature', async () => {
    await bitten()
    const bis = t.clock.now()
    const von = new Date(bis.getTime() - 1000)
    await sql`update antrag_einladung set von = ${von}, bis = ${bis} where guid = ${EINLADUNG}`.execute(
      t.ownerDb,
    )
    const spaet = await unterschreiben()
    expect([spaet.status, spaet.problem.detail]).toEqual([412, expect.stringContaining('beendet')])
    expect((await stand())?.aktionen).toEqual(['zurueckrufen'])
    await zurueckrufen()
    expect((await bitten()).problem.detail).toContain('beendet')
  })
  test('[S1-02] of a foreign company: 404, as if it did not exist', async () => {
    await bitten()
    for (const r of [
      await bitten({ wer: MAX }),
      await ansehen(MAX),
      await unterschreiben(MAX),
      await zurueckrufen(MAX),
    ])
      expect([r.status, r.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
  })
})

describe('[S4-07] a signature counts only', () => {
  test('of somebody who is identified when he gives it', async () => {
    await bitten()
    await sql`update nutzer set identifiziert = false where sub = ${PAUL.sub}`.execute(t.ownerDb)
    expect((await stand())?.hindernis).toMatchObject({ pfad: ABSAGE_ORTE.person })
    const r = await unterschreiben()
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('Identität')])
  })
  test('of somebody with signing authority when he gives it', async () => {
    await bitten()
    await sql`update mitgliedschaft set zeichnungsberechtigung = false where nutzer_sub = ${PAUL.sub}`.execute(
      t.ownerDb,
    )
    expect((await stand())?.hindernis).toMatchObject({ pfad: ABSAGE_ORTE.zeichnung })
    const r = await unterschreiben()
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('Zeichnungsberechtigung')])
  })
  test.each([
    [
      'has lost his authority',
      sql`update mitgliedschaft set zeichnungsberechtigung = false where nutzer_sub = ${PAUL.sub}`,
      'keine Zeichnungsberechtigung',
    ],
    [
      'has lost his identification',
      sql`update nutzer set identifiziert = false where sub = ${PAUL.sub}`,
      'Identität',
    ],
  ])('while it is sent: who %s meanwhile did not sign', async (_, aendere, grund) => {
    await bringen['UNTERSCHRIEBEN']?.()
    await aendere.execute(t.ownerDb)
    const r = await einreichen(t, formular)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining(grund)])
    expect(r.problem.errors?.[0]?.pfad).toBe('zeichnungsberechtigter')
  })
  test('while it is sent: who has left did not sign', async () => {
    await bringen['UNTERSCHRIEBEN']?.()
    const { rows } = await sql<
      Record<string, unknown>
    >`delete from mitgliedschaft where nutzer_sub = ${PAUL.sub} returning *`.execute(t.ownerDb)
    const r = await einreichen(t, formular)
    expect(r.problem.detail).toContain('Paul Partner gehört nicht zu Ihrem Unternehmen')
    await sql`insert into mitgliedschaft select * from jsonb_populate_record(null::mitgliedschaft, ${JSON.stringify(rows[0])}::jsonb)`.execute(
      t.ownerDb,
    )
  })
  test.each(['ANGEFRAGT', 'UNTERSCHRIEBEN'])(
    '[S1-13] while it is %s the second one is removed: it returns to who asked, with a word',
    async (status) => {
      await bringen[status]?.()
      await sql`delete from postausgang`.execute(t.ownerDb)
      const ausgeschieden = { unternehmenGuid: HOF, person: PAUL.sub, von: LENA.sub }
      // Who is a member goes on being asked.
      await mitzeichnungenZurueckgeben.run(ausgeschieden, t.services)
      expect((await stand(LENA))?.status).toBe(status)
      const { rows } = await sql<
        Record<string, unknown>
      >`delete from mitgliedschaft where nutzer_sub = ${PAUL.sub} returning *`.execute(t.ownerDb)
      for (let mal = 0; mal < 2; mal++) await mitzeichnungenZurueckgeben.run(ausgeschieden, t.services)
      expect(await stand(LENA)).toMatchObject({
        status: 'HINFAELLIG',
        geaendert: ['Paul Partner handelt nicht mehr für das Unternehmen'],
      })
      expect((await protokoll()).filter((handlung) => handlung === 'mitzeichnungFreigeben')).toHaveLength(1)
      // Others of the company wait, too: each gets its own.
      expect((await mails()).filter(({ text }) => text.includes(guid()))).toMatchObject([
        {
          an: expect.stringMatching(/^lena\.lindenau@/),
          betreff: expect.stringMatching(/^Bitten Sie jemand anderen um die Unterschrift: Antrag/),
        },
      ])
      const { formular: danach } = (await lesen(t, guid())).body
      expect(danach.zeichnungsberechtigter?.subjectId).toBe(PAUL.sub)
      await sql`insert into mitgliedschaft select * from jsonb_populate_record(null::mitgliedschaft, ${JSON.stringify(rows[0])}::jsonb)`.execute(
        t.ownerDb,
      )
    },
  )
  test('where another one sends: who signed second can’t be the one', async () => {
    await bringen['UNTERSCHRIEBEN']?.()
    const r = await einreichen(t, formular, { wer: PAUL })
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('andere Person')])
  })
  test('and the database keeps the two apart', async () => {
    await bringen['EINGEREICHT']?.()
    await expect(
      sql`update mitzeichnung set person = angefragt_von where dokument_guid = ${guid()}`.execute(t.ownerDb),
    ).rejects.toThrow()
    await expect(
      sql`update einreichung set mitgezeichnet_von = eingereicht_von where dokument_guid = ${guid()}`.execute(
        t.ownerDb,
      ),
    ).rejects.toThrow('unveraenderlich')
    await expect(
      sql`insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version,
        eingegangen_am, eingereicht_von, gesendet, sha256, mitgezeichnet_von, mitgezeichnet_name, mitgezeichnet_am)
        select 'X-1', dokument_guid, unternehmen_guid, 99, 99, eingegangen_am, eingereicht_von, gesendet, sha256,
          eingereicht_von, 'X', now() from einreichung where dokument_guid = ${guid()}`.execute(t.ownerDb),
    ).rejects.toThrow('check constraint')
    await expect(
      sql`update mitzeichnung set inhalt = '{}' where dokument_guid = ${guid()}`.execute(t.ownerDb),
    ).rejects.toThrow('unveraenderlich')
  })
  test('without one the API sends nothing', async () => {
    const r = await einreichen(t, formular)
    expect([r.status, r.problem.errors?.[0]?.pfad]).toEqual([412, 'zeichnungsberechtigter'])
    await bitten()
    expect((await einreichen(t, formular)).problem.detail).toContain('noch nicht unterschrieben')
  })
  test('of what was read: another hash answers 409', async () => {
    await bitten()
    expect((await unterschreiben(PAUL, 'a'.repeat(64))).status).toBe(409)
    expect((await stand())?.status).toBe('ANGEFRAGT')
  })
})

describe('[S4-07] what changes the application voids the signature, visibly', () => {
  test.each(['ANGEFRAGT', 'UNTERSCHRIEBEN'])(
    'a save, while it is %s; both learn it but not who did it',
    async (status) => {
      await bringen[status]?.()
      await sql`delete from postausgang`.execute(t.ownerDb)
      const { body } = await speichern(t, aendern())
      expect(body.mitzeichnung).toMatchObject({
        status: 'HINFAELLIG',
        geaendert: ['Antragsteller: Haupttätigkeit'],
        aktionen: ['anfordern'],
      })
      expect((await mails()).map(({ an }) => an)).toEqual(['paul.partner@demo.example'])
      expect((await protokoll()).at(-1)).toBe('mitzeichnungVerfallen')
      const r = await einreichen(t, aendern())
      expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('Haupttätigkeit')])
    },
  )

  test('a save that changes nothing of it leaves it alone', async () => {
    await bringen['UNTERSCHRIEBEN']?.()
    const { body } = await speichern(t, { ...formular, fertig: null, uiStorage: { seite: 3 } })
    expect(body.mitzeichnung?.status).toBe('UNTERSCHRIEBEN')
    expect((await einreichen(t, formular)).status).toBe(200)
  })

  test('a submit of something else than was signed', async () => {
    await bringen['UNTERSCHRIEBEN']?.()
    const r = await einreichen(t, aendern())
    expect(r.problem.detail).toBe(
      'Seit der Unterschrift wurde geändert: Antragsteller: Haupttätigkeit. Bitten Sie die Person noch einmal um ihre Unterschrift.',
    )
    expect((await einreichen(t, formular)).status).toBe(200)
  })

  test('a change in a place that no rounding shows is named all the same', async () => {
    const mit = (anzahlMitarbeiter: number) => ({
      ...formular,
      produktgruppenDaten: { ...formular.produktgruppenDaten, anzahlMitarbeiter },
    })
    formular = (await speichern(t, mit(3.255))).body.formular
    await bringen['UNTERSCHRIEBEN']?.()
    const { body } = await speichern(t, mit(3.256))
    expect(body.mitzeichnung?.geaendert).toEqual(['Unternehmensgröße: Zahl der Mitarbeitenden'])
  })

  const firmaAendern = (ort: string) =>
    sql`update unternehmen set value = jsonb_set(value, '{adresseBetriebssitz,ort}', ${JSON.stringify(ort)}::jsonb)
      where guid = ${HOF}`.execute(t.ownerDb)

  test('a change of company data, and asking anew is possible at once', async () => {
    await bringen['UNTERSCHRIEBEN']?.()
    await firmaAendern('Anderswo')
    expect(await stand(LENA)).toMatchObject({
      status: 'HINFAELLIG',
      geaendert: ['Unternehmen: Betriebssitz'],
    })
    const r = await einreichen(t, formular)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('Unternehmen: Betriebssitz')])
    expect((await bitten()).body.mitzeichnung?.status).toBe('ANGEFRAGT')
    expect((await unterschreiben()).status).toBe(200)
    expect((await einreichen(t, formular)).status).toBe(200)
    await firmaAendern('Schuby')
  })

  test('a change of company data before he signs: he signs what it is now', async () => {
    await bitten()
    const vorher = (await stand())?.sha256
    await firmaAendern('Anderswo')
    expect((await unterschreiben(PAUL, vorher ?? '')).status).toBe(409)
    expect((await unterschreiben()).status).toBe(200)
    expect((await einreichen(t, formular)).status).toBe(200)
    await firmaAendern('Schuby')
  })

  test('another rate of the programme', async () => {
    await bringen['UNTERSCHRIEBEN']?.()
    const alt = await sql`select daten from programm where programm = 'AnkNabo'`.execute(t.ownerDb)
    await sql`update programm set daten = jsonb_set(daten, '{obergrenzen,jeGegenstand}', '100') where programm = 'AnkNabo'`.execute(
      t.ownerDb,
    )
    t.clock.forward(120_000)
    await lesen(t, guid())
    await expect.poll(async () => (await stand(LENA))?.status).toBe('HINFAELLIG')
    expect((await stand(LENA))?.geaendert.join()).toContain('Zuschuss')
    await sql`update programm set daten = ${JSON.stringify((alt.rows[0] as { daten: unknown }).daten)}::jsonb where programm = 'AnkNabo'`.execute(
      t.ownerDb,
    )
    t.clock.forward(120_000)
    await lesen(t, guid())
    await expect.poll(async () => (await stand(LENA))?.status).toBe('UNTERSCHRIEBEN')
  })

  test('[S11-13] after a Nachforderung the corrected application needs the signature again', async () => {
    await bringen['EINGEREICHT']?.()
    await pruefen(t, guid())
    const felder = [{ pfad: 'produktgruppenDaten.haupttaetigkeit', grund: 'Bitte genauer.' }]
    expect((await fordern(t, guid(), { felder })).status).toBe(200)
    formular = (await speichern(t, aendern((await lesen(t, guid())).body.formular))).body.formular
    const r = await einreichen(t, formular)
    expect([r.status, r.problem.errors?.[0]?.pfad]).toEqual([412, 'zeichnungsberechtigter'])
    expect((await bitten()).body.mitzeichnung?.status).toBe('ANGEFRAGT')
    // He is told the deadline that counts now, as the last moment that belongs to it.
    const texte = (await mails()).map(({ text }) => text).join()
    expect(texte).toContain(`Das geht bis ${alsDatum(inTagen(t, 14))}, 23:59 Uhr.`)
    expect((await ansehen()).body.nachforderung).not.toBeNull()
    expect((await unterschreiben()).status).toBe(200)
    expect((await einreichen(t, formular)).status).toBe(200)
    expect((await anfragen()).map(({ status }) => status)).toEqual(['EINGEREICHT', 'EINGEREICHT'])
  })
})

test('[S4-07] [S4-10] when the bank goes on without the correction, nobody is asked for it any more', async () => {
  await bringen['EINGEREICHT']?.()
  const nachfordern = async () => {
    await pruefen(t, guid())
    const felder = [{ pfad: 'produktgruppenDaten.haupttaetigkeit', grund: 'Bitte genauer.' }]
    expect((await fordern(t, guid(), { felder })).status).toBe(200)
  }
  await nachfordern()
  formular = (await speichern(t, aendern((await lesen(t, guid())).body.formular))).body.formular
  expect((await bitten()).body.mitzeichnung?.status).toBe('ANGEFRAGT')
  t.clock.forward(16 * 24 * 3_600_000)
  await nachfordern()
  expect((await stand())?.status).toBe('ZURUECKGERUFEN')
  expect((await unterschreiben()).status).toBe(412)
})

describe('[S4-07] at the same time', () => {
  const antragHalten = (tx: Tx) =>
    sql`select from antrag where guid = ${guid()} for no key update`.execute(tx)
  const status = (antworten: readonly { readonly status: number }[]) => antworten.map((a) => a.status)

  test('asked many times he is asked once', async () => {
    const antworten = await zugleich(
      t,
      antragHalten,
      Array.from({ length: 4 }, () => () => bitten({ ifMatch: 2 })),
    )
    expect(status(antworten)).toEqual([200, 200, 200, 200])
    expect(await anfragen()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('signed twice it is signed once', async () => {
    await bitten()
    const { guid: anfrage = '', sha256 = '' } = (await stand()) ?? {}
    const zeichnen = () =>
      t.call(contract.mitzeichnen, { als: PAUL, params: params(), body: { guid: anfrage, sha256 } })
    expect(status(await zugleich(t, antragHalten, [zeichnen, zeichnen]))).toEqual([200, 200])
    expect(await protokoll()).toEqual(['mitzeichnungAnfordern', 'mitzeichnen'])
    expect(await mails()).toHaveLength(2)
  })

  const paare: [string, () => (() => Promise<{ status: number }>)[], number[], string][] = [
    ['recalled, then signed', () => [() => zurueckrufen(), zeichnenWie()], [200, 412], 'ZURUECKGERUFEN'],
    ['signed, then recalled', () => [zeichnenWie(), () => zurueckrufen()], [200, 200], 'ZURUECKGERUFEN'],
    ['changed, then signed', () => [() => speichern(t, aendern()), zeichnenWie()], [200, 412], 'HINFAELLIG'],
    ['signed, then changed', () => [zeichnenWie(), () => speichern(t, aendern())], [200, 200], 'HINFAELLIG'],
    ['signed, then sent', () => [zeichnenWie(), () => einreichen(t, formular)], [200, 200], 'EINGEREICHT'],
    [
      'sent too early, then signed',
      () => [() => einreichen(t, formular), zeichnenWie()],
      [412, 200],
      'UNTERSCHRIEBEN',
    ],
  ]
  let wie = { guid: '', sha256: '' }
  const zeichnenWie = () => {
    const body = wie
    return () => t.call(contract.mitzeichnen, { als: PAUL, params: params(), body })
  }
  test.each(paare)('%s', async (_, aufrufe, erwartet, danach) => {
    await bitten()
    const m = await stand()
    wie = { guid: m?.guid ?? '', sha256: m?.sha256 ?? '' }
    expect(status(await zugleich<{ status: number }>(t, antragHalten, aufrufe()))).toEqual(erwartet)
    expect((await anfragen()).at(-1)?.status).toBe(danach)
  })

  test('whose signing authority is taken away while he waits does not sign', async () => {
    await bitten()
    const m = await stand()
    const body = { guid: m?.guid ?? '', sha256: m?.sha256 ?? '' }
    const berechtigen = (ja: boolean) =>
      sql`update mitgliedschaft set zeichnungsberechtigung = ${ja} where nutzer_sub = ${PAUL.sub}
        and unternehmen_guid = ${HOF}`.execute(t.ownerDb)
    try {
      const zeichnen = () => t.call(contract.mitzeichnen, { als: PAUL, params: params(), body })
      const [gezeichnet] = await waehrend(t, antragHalten, zeichnen, () => berechtigen(false))
      expect(gezeichnet.status).toBe(412)
      expect((await anfragen()).at(-1)?.status).toBe('ANGEFRAGT')
    } finally {
      await berechtigen(true)
    }
  })

  test('sent, then changed: what was signed is what came in', async () => {
    await bringen['UNTERSCHRIEBEN']?.()
    const antworten = await zugleich<{ status: number }>(t, antragHalten, [
      () => einreichen(t, formular),
      () => speichern(t, aendern()),
    ])
    expect(status(antworten)).toEqual([200, 412])
  })

  test('what is cut off in between leaves nothing: no state, no audit row, no mail', async () => {
    await sql`create function abbruch() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
      t.ownerDb,
    )
    await sql`create trigger abbruch before insert on postausgang for each row execute function abbruch()`.execute(
      t.ownerDb,
    )
    try {
      expect((await bitten()).status).toBe(500)
    } finally {
      await sql`drop trigger abbruch on postausgang`.execute(t.ownerDb)
      await sql`drop function abbruch`.execute(t.ownerDb)
    }
    expect([await anfragen(), await mails(), await protokoll()]).toEqual([[], [], []])
    expect((await lesen(t, guid())).body.mitzeichnung).toBeNull()
    expect((await bitten()).status).toBe(200)
  })
})

describe('[R7.2-26] members of a company for a field of choice', () => {
  const nutzer = (als: Person, companyId = HOF) =>
    t.call(contract.auswahlNutzerLesen, { als, params: { companyId } })

  test('[R7.2-26] who may sign and who is identified, and nothing that a member need not know', async () => {
    const { status, body } = await nutzer(PAUL)
    expect(status).toBe(200)
    expect(body.find(({ subjectId }) => subjectId === PAUL.sub)).toEqual({
      subjectId: PAUL.sub,
      vorname: 'Paul',
      nachname: 'Partner',
      email: 'paul.partner@demo.example',
      telefon: expect.any(String),
      selbst: true,
      identifiziert: true,
      zeichnungsberechtigung: true,
    })
    expect(body.find(({ subjectId }) => subjectId === NORA.sub)).toMatchObject({
      selbst: false,
      zeichnungsberechtigung: false,
    })
    expect(body).toHaveLength(3)
  })

  test('[R7.2-26] [S1-02] a foreign company answers 403, whether it exists or not; no role, 403', async () => {
    for (const firma of [FREMDER_HOF, '00000000-0000-4000-8000-000000000000'])
      expect((await nutzer(LENA, firma)).status).toBe(403)
    expect((await nutzer(UDO)).status).toBe(403)
    expect((await nutzer({ ...LENA, rollen: ['NUTZERSERVICE_BASIS'] } as Person)).status).toBe(403)
  })
})
