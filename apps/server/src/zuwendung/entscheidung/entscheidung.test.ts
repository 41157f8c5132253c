import { protokollLesen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { antragLoeschen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { nachforderungVerlaengern } from '@foerderportal/contract/zuwendung/bank/routes'
import { entscheidungsfreigabenLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { vermerkSchreiben, vermerkStreichen } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import {
  BEIDES,
  angehoert,
  FRANK,
  RITA,
  entscheidungLesen,
  entwurf,
  fallInPruefung,
  freigeben,
  gekuerzt,
  speichern,
  vorgelegt,
  vorlegen,
  zurueckgeben,
} from '../testing/entscheidungWelt.ts'
import { SABINE, fordern, mit } from '../testing/korrekturWelt.ts'
import {
  LENA,
  einreichen,
  platzSchaffen,
  speichern as antragSpeichern,
  startWelt,
} from '../testing/testWelt.ts'
import { befangenSetzen } from '../testing/vorratWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const BERTA: Caller = { ...SABINE, sub: 'sub-berta' }
const zeilen = async <T>(abfrage: ReturnType<typeof sql<T>>) => (await abfrage.execute(t.ownerDb)).rows
const handlungen = async (antrag: string) =>
  (
    await zeilen<{ handlung: string; sub: string }>(
      sql`select handlung, nutzer_sub as sub from audit_log where objekt_guid = ${antrag}
        and handlung like 'entscheidung%' order by nr`,
    )
  ).map(({ handlung, sub }) => [handlung, sub])
const statusVon = async (fall: string) =>
  (await zeilen<{ status: string }>(sql`select status from geschaeft where guid = ${fall}`))[0]?.status
const streichen = (fall: string) =>
  t.call(vermerkStreichen, {
    als: SABINE,
    params: { guid: fall },
    body: { punkt: 'A9', vermerk: 2, grund: 'Das vierte Angebot fehlt.' },
  })
const bescheide = (fall: string) =>
  zeilen<{ guid: string; nummer: string; eingaben: string }>(
    sql`select guid, nummer, eingaben from bescheid where geschaeft_guid = ${fall}`,
  )

describe('[S9-04] a decision from the draft to the release', () => {
  test('[S9-04] a case without findings needs nothing typed: suggested, saved, presented', async () => {
    const { fall } = await fallInPruefung(t)
    const vorschlag = await entscheidungLesen(t, fall)
    expect(vorschlag.status).toBe(200)
    expect(vorschlag.headers['etag']).toBe('"0"')
    expect(vorschlag.body).toMatchObject({ guid: null, status: null, abweichungen: [], hindernisse: [] })
    expect(vorschlag.body.inhalt.betraege).toEqual([
      {
        gegenstand: vorschlag.body.gegenstaende[0]?.gegenstand,
        foerderfaehig: 20_001.98,
        bewilligt: 8_000.79,
      },
    ])
    const gespeichert = await speichern(t, fall, vorschlag.body.inhalt, { ifMatch: 0 })
    expect([gespeichert.status, gespeichert.headers['etag']]).toEqual([200, '"1"'])
    const vorlage = await vorlegen(t, fall)
    expect([vorlage.status, vorlage.problem.detail]).toEqual([200, undefined])
    expect(vorlage.body).toMatchObject({
      status: 'VORGELEGT',
      inhaltSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      abweichungen: [],
      moeglich: {
        entscheidungFreigeben: expect.stringContaining('Freigabe'),
        entscheidungVorlegen: expect.any(String),
      },
    })
  })

  test('[S9-01] [S9-04] of his own company somebody of the bank reads that he may do nothing, before he tries', async () => {
    const { fall } = await entwurf(t)
    const lenaBeiDerBank = { ...LENA, rollen: SABINE.rollen ?? [] }
    const { body } = await entscheidungLesen(t, fall, lenaBeiDerBank)
    expect(body.status).toBe('ENTWURF')
    expect(new Set(Object.values(body.moeglich))).toEqual(
      new Set([
        expect.stringMatching(/^Dieser Fall ist von einem Unternehmen, für das Sie selbst handeln\./),
      ]),
    )
  })

  test('[S9-06] the audit log says of each save of a draft what it changed, in words', async () => {
    const { fall, inhalt } = await entwurf(t)
    const weniger = gekuerzt(inhalt)
    const anders = weniger.bausteine.map((b) =>
      b.code === 'T-216' ? { ...b, werte: { grund: 'Anders.' } } : b,
    )
    await speichern(t, fall, weniger)
    await speichern(t, fall, { ...weniger, bausteine: anders })
    await speichern(t, fall, { ...weniger, bausteine: inhalt.bausteine })
    const { body } = await t.call(protokollLesen, { als: RITA, params: { guid: fall }, query: {} })
    const dazu = body.zeilen.filter((z) => z.handlung === 'entscheidungSpeichern').map((z) => z.dazu)
    expect(dazu).toEqual([
      'Textbaustein T-216 entfernt',
      'Textbaustein T-216 geändert',
      'Betrag zu Gegenstand 1: 4.000,00\u00a0€, Textbaustein T-216 hinzugefügt',
      'Bewilligung',
    ])
  })

  test('[S9-04] released, the application is approved: items in cents, not yet paid, and one notice', async () => {
    const { fall, antrag, inhaltSha256 } = await vorgelegt(t)
    const r = await freigeben(t, fall, inhaltSha256)
    expect([r.status, r.problem.detail]).toEqual([200, undefined])
    expect(r.body).toMatchObject({
      status: 'FREIGEGEBEN',
      bescheide: [{ art: 'BEWILLIGUNG', fertig: false }],
    })
    expect(await statusVon(fall)).toBe('BEWILLIGT')
    expect(
      await zeilen(sql`select b.bewilligt_am, b.wirksam_ab, b.max_auszahlungen as hoechstens, i.bewilligt_cent as cent,
          i.foerderquote::float as satz from bewilligung b join bewilligter_gegenstand i using (geschaeft_guid)
        where b.geschaeft_guid = ${fall}`),
    ).toEqual([{ bewilligt_am: t.clock.now(), wirksam_ab: null, hoechstens: 3, cent: 800_079, satz: 40 }])
    const [bescheid] = await bescheide(fall)
    expect(bescheid?.nummer).toMatch(/^BE-\d{4}-\d{6}$/)
    expect(JSON.parse(bescheid?.eingaben ?? '')).toMatchObject({
      nummer: bescheid?.nummer,
      gezeichnet: 'Frank Freigabe',
      inhaltSha256,
      titel: 'Zuwendungsbescheid',
      summen: { bewilligtCent: 800_079 },
      bausteine: expect.arrayContaining([expect.objectContaining({ code: 'T-001', fassung: 2 })]),
    })
    expect(await handlungen(antrag)).toEqual([
      ['entscheidungSpeichern', SABINE.sub],
      ['entscheidungVorlegen', SABINE.sub],
      ['entscheidungFreigeben', FRANK.sub],
    ])
  })

  test('[S9-04] a rejection needs its reason; released, nothing is approved', async () => {
    const { fall, inhalt } = await entwurf(t)
    const ablehnung: EntscheidungInhalt = {
      art: 'ABLEHNUNG',
      betraege: inhalt.betraege.map((b) => ({ ...b, foerderfaehig: 0, bewilligt: 0 })),
      bausteine: [],
    }
    expect((await speichern(t, fall, ablehnung)).status).toBe(200)
    await angehoert(t, fall)
    const ohne = await vorlegen(t, fall)
    expect([ohne.status, ohne.problem.errors?.map(({ pfad }) => pfad)]).toEqual([
      412,
      ['BEGRUENDUNG', 'BEGRUENDUNG'],
    ])
    const grund = { code: 'T-403', werte: { grund: 'Die Fläche liegt außerhalb.' } }
    await speichern(t, fall, { ...ablehnung, bausteine: [grund] })
    const { body } = await vorlegen(t, fall)
    expect(body.abweichungen).toEqual(['Ablehnung'])
    expect((await freigeben(t, fall, body.inhaltSha256)).status).toBe(200)
    expect(await statusVon(fall)).toBe('ABGELEHNT')
    expect(await zeilen(sql`select from bewilligung where geschaeft_guid = ${fall}`)).toEqual([])
    expect(await bescheide(fall)).toHaveLength(1)
  })

  test('[S9-04] less than was applied for is presented with a reason only, and says so to who releases', async () => {
    const { fall, inhalt } = await entwurf(t)
    const ohneGrund = { ...gekuerzt(inhalt), bausteine: inhalt.bausteine }
    await speichern(t, fall, ohneGrund)
    expect((await vorlegen(t, fall)).problem.detail).toMatch(/^Begründen Sie, warum 4\.000,79\s€ nicht/)
    await speichern(t, fall, gekuerzt(inhalt))
    expect((await vorlegen(t, fall)).body.abweichungen).toEqual([
      expect.stringMatching(/^Kürzung 4\.000,79\s€$/),
    ])
  })

  const UNGUELTIG: readonly [string, (i: EntscheidungInhalt) => EntscheidungInhalt, string][] = [
    [
      'more than was applied for',
      (i) => ({ ...i, betraege: i.betraege.map((b) => ({ ...b, bewilligt: b.bewilligt + 0.01 })) }),
      'betraege.0.bewilligt',
    ],
    [
      'an item of nobody',
      (i) => ({
        ...i,
        betraege: [{ gegenstand: '00000000-0000-4000-8000-000000000009', foerderfaehig: 0, bewilligt: 0 }],
      }),
      'betraege.0.gegenstand',
    ],
    [
      'a module that there is not',
      (i) => ({ ...i, bausteine: [{ code: 'X-999', werte: {} }] }),
      'bausteine.0.code',
    ],
    [
      'a word for an amount',
      (i) => ({ ...i, bausteine: [{ code: 'T-215', werte: { betrag: 'viel' } }] }),
      'bausteine.0.werte.betrag',
    ],
  ]
  test.each(UNGUELTIG)('[S9-04] %s is refused at its field', async (_, aendern, pfad) => {
    const { fall, inhalt } = await entwurf(t)
    const vorher = await abdruck(t)
    const r = await speichern(t, fall, aendern(inhalt))
    expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([400, [pfad]])
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('[S9-04] two colleagues in one draft: the second is told whose change was in between', async () => {
    const { fall, inhalt } = await entwurf(t)
    await sql`insert into bankperson (sub, name, rollen, zuletzt) values (${BERTA.sub}, 'Berta Bank', '{}', now())
      on conflict do nothing`.execute(t.ownerDb)
    expect((await speichern(t, fall, gekuerzt(inhalt), { wer: BERTA, ifMatch: 1 })).status).toBe(200)
    const r = await speichern(t, fall, inhalt, { ifMatch: 1 })
    expect([r.status, r.problem.detail]).toEqual([409, expect.stringContaining('von Berta Bank geändert.')])
    const { fall: neu } = await fallInPruefung(t)
    expect((await speichern(t, neu, inhaltVon(await entscheidungLesen(t, neu)), { ifMatch: 0 })).status).toBe(
      200,
    )
    expect((await speichern(t, neu, inhaltVon(await entscheidungLesen(t, neu)), { ifMatch: 0 })).status).toBe(
      409,
    )
  })
})
const inhaltVon = ({ body }: Awaited<ReturnType<typeof entscheidungLesen>>) => body.inhalt

describe('[S9-04] every state × person × act', () => {
  type Stand = 'null' | 'ENTWURF' | 'VORGELEGT' | 'FREIGEGEBEN'
  const herstellen: Record<Stand, () => Promise<{ fall: string; inhaltSha256: string | null }>> = {
    null: async () => ({ ...(await fallInPruefung(t)), inhaltSha256: null }),
    ENTWURF: () => entwurf(t),
    VORGELEGT: () => vorgelegt(t),
    FREIGEGEBEN: async () => {
      const v = await vorgelegt(t)
      await freigeben(t, v.fall, v.inhaltSha256)
      return v
    },
  }
  const NULLSUMME = '0'.repeat(64)
  const TATEN = {
    speichern: async (fall: string, wer: Caller) =>
      speichern(t, fall, inhaltVon(await entscheidungLesen(t, fall)), { wer }),
    vorlegen: (fall: string, wer: Caller) => vorlegen(t, fall, wer),
    zurueckgeben: (fall: string, wer: Caller) => zurueckgeben(t, fall, wer),
    freigeben: (fall: string, wer: Caller, hash: string | null) => freigeben(t, fall, hash ?? NULLSUMME, wer),
  }
  /** Who prepared it, who only releases, who reads: speichern, vorlegen, zurueckgeben, freigeben. */
  const ERWARTET: readonly (readonly [Stand, readonly number[], readonly number[], readonly number[]])[] = [
    ['null', [200, 412, 403, 403], [403, 403, 412, 412], [403, 403, 403, 403]],
    ['ENTWURF', [200, 200, 403, 403], [403, 403, 412, 412], [403, 403, 403, 403]],
    ['VORGELEGT', [412, 412, 403, 403], [403, 403, 200, 200], [403, 403, 403, 403]],
    ['FREIGEGEBEN', [412, 412, 403, 403], [403, 403, 412, 412], [403, 403, 403, 403]],
  ]
  test.each(ERWARTET)('%s', async (stand, ...erwartet) => {
    for (const [i, wer] of [SABINE, FRANK, RITA].entries()) {
      const status: number[] = []
      for (const tun of Object.values(TATEN)) {
        const { fall, inhaltSha256 } = await herstellen[stand]()
        const r = await tun(fall, wer, inhaltSha256)
        status.push(r.status)
        if (r.status === 412) expect(r.problem.detail).toMatch(/\.$/)
      }
      expect([wer.sub, ...status]).toEqual([wer.sub, ...(erwartet[i] ?? [])])
    }
  })
})

describe('[S9-04] four eyes over everybody who edited', () => {
  test('[A-02] who prepared and may release is refused by the call, and by the database as portal_app', async () => {
    const { fall, guid, inhaltSha256 } = await vorgelegt(t, BEIDES)
    const r = await freigeben(t, fall, inhaltSha256, BEIDES)
    expect([r.status, r.problem.detail]).toEqual([
      403,
      'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
    ])
    expect(await statusVon(fall)).toBe('IN_PRUEFUNG')
    const vonHand = sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = ${BEIDES.sub},
      freigegeben_am = now() where guid = ${guid}`.execute(t.services.db)
    await expect(vonHand).rejects.toMatchObject({ code: '23514', constraint: 'entscheidung_vier_augen' })
  })

  test('[A-03] who edited after it was given back is refused, though somebody else presented it again', async () => {
    const { fall, guid, inhalt } = await vorgelegt(t)
    expect((await zurueckgeben(t, fall)).status).toBe(200)
    expect((await speichern(t, fall, gekuerzt(inhalt), { wer: BEIDES })).status).toBe(200)
    const { body } = await vorlegen(t, fall)
    expect(body.abweichungen).toContain('2. Vorlage nach Rückgabe')
    expect((await freigeben(t, fall, body.inhaltSha256, BEIDES)).status).toBe(403)
    const vonHand = sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = ${BEIDES.sub},
      freigegeben_am = now() where guid = ${guid}`.execute(t.services.db)
    await expect(vonHand).rejects.toMatchObject({ constraint: 'entscheidung_vier_augen' })
    // Giving back is no editing.
    expect((await freigeben(t, fall, body.inhaltSha256, FRANK)).status).toBe(200)
  })

  test('[A-03] nobody is taken off the list of who edited, and what is presented or released stays', async () => {
    const { fall, guid, inhaltSha256 } = await vorgelegt(t)
    const alsApp = (text: ReturnType<typeof sql>) => text.execute(t.services.db)
    await expect(
      alsApp(sql`delete from entscheidung_bearbeiter where entscheidung_guid = ${guid}`),
    ).rejects.toThrow('unveraenderlich')
    await expect(alsApp(sql`update entscheidung set summe_cent = 1 where guid = ${guid}`)).rejects.toThrow(
      'gesperrt',
    )
    await expect(alsApp(sql`delete from entscheidung where guid = ${guid}`)).rejects.toThrow(
      'unveraenderlich',
    )
    await freigeben(t, fall, inhaltSha256)
    for (const text of [
      sql`update entscheidung set freigegeben_von = 'sub-wer' where guid = ${guid}`,
      sql`update bescheid set nummer = 'BE-1' where entscheidung_guid = ${guid}`,
      sql`delete from bescheid where entscheidung_guid = ${guid}`,
    ])
      await expect(alsApp(text)).rejects.toThrow('unveraenderlich')
  })

  const VERMERKT =
    'Sie haben in diesem Fall einen Prüfvermerk geschrieben. Freigeben kann die Entscheidung nur eine andere Person.'

  test.each([
    ['a Vermerk', async () => undefined],
    ['one that was struck through since', streichen],
  ])('[S9-13] who wrote %s is refused by call, list and SQL', async (_was, danach) => {
    const { fall, guid, inhaltSha256 } = await vorgelegt(t)
    const vermerk = { punkt: 'A9', ergebnis: 'ERFUELLT', text: 'Drei Angebote.', belege: [] }
    const geschrieben = await t.call(vermerkSchreiben, { als: BEIDES, params: { guid: fall }, body: vermerk })
    expect([geschrieben.status, geschrieben.problem.detail]).toEqual([200, undefined])
    await danach(fall)
    const r = await freigeben(t, fall, inhaltSha256, BEIDES)
    expect([r.status, r.problem.detail]).toEqual([403, VERMERKT])
    const { body } = await entscheidungLesen(t, fall, BEIDES)
    expect(body.moeglich).toMatchObject({ entscheidungFreigeben: VERMERKT, entscheidungZurueckgeben: null })
    const liste = (await t.call(entscheidungsfreigabenLesen, { als: BEIDES, query: {} })).body
    const andere = (await t.call(entscheidungsfreigabenLesen, { als: FRANK, query: {} })).body
    expect(liste.zeilen.find(({ geschaeftGuid }) => geschaeftGuid === fall)?.gesperrtWeil).toBe(VERMERKT)
    expect(liste.fuerMich).toBeLessThan(andere.fuerMich)
    await expect(
      sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = ${BEIDES.sub}, freigegeben_am = now()
        where guid = ${guid}`.execute(t.services.db),
    ).rejects.toMatchObject({ constraint: 'entscheidung_vier_augen' })
    expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
  })

  test('[A-04] what was changed after it was read is not released: 409, and the new one lies there untouched', async () => {
    const { fall, inhalt, inhaltSha256: gelesen } = await vorgelegt(t)
    await zurueckgeben(t, fall, { ...FRANK, sub: 'sub-fritz' })
    await speichern(t, fall, gekuerzt(inhalt))
    const { body } = await vorlegen(t, fall)
    const vorher = await abdruck(t)
    const r = await freigeben(t, fall, gelesen)
    expect([r.status, r.problem.detail]).toEqual([409, expect.stringContaining('geändert und neu vorgelegt')])
    expect(await abdruck(t)).toEqual(vorher)
    expect((await entscheidungLesen(t, fall)).body.inhaltSha256).toBe(body.inhaltSha256)
  })

  test('[A-04] the hash is the same for the same content, whatever happened in between', async () => {
    const { fall, inhalt, inhaltSha256 } = await vorgelegt(t)
    await zurueckgeben(t, fall)
    await speichern(t, fall, { ...inhalt, bausteine: inhalt.bausteine.toReversed() })
    expect((await vorlegen(t, fall)).body.inhaltSha256).toBe(inhaltSha256)
  })

  test('[A-05] the applicant withdraws what is presented: discarded, and nobody releases it any more', async () => {
    const { fall, antrag, guid, inhaltSha256 } = await vorgelegt(t)
    expect((await t.call(antragLoeschen, { als: LENA, params: { guid: antrag } })).status).toBe(200)
    expect(await zeilen(sql`select status from entscheidung where guid = ${guid}`)).toEqual([
      { status: 'VERWORFEN' },
    ])
    expect((await handlungen(antrag)).at(-1)).toEqual(['entscheidungVerwerfen', LENA.sub])
    const r = await freigeben(t, fall, inhaltSha256)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('zurückgezogen')])
    expect(await bescheide(fall)).toEqual([])
  })

  test('[A-05] withdrawn and released in the same instant: one of the two, never both', async () => {
    const { fall, antrag, inhaltSha256 } = await vorgelegt(t)
    const beide = await Promise.all([
      freigeben(t, fall, inhaltSha256),
      t.call(antragLoeschen, { als: LENA, params: { guid: antrag } }),
    ])
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  test('[A-06] twenty release at once: one notice, one audit row, one job', async () => {
    const { fall, antrag, inhaltSha256 } = await vorgelegt(t)
    const alle = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        freigeben(t, fall, inhaltSha256, i % 2 === 0 ? FRANK : { ...FRANK, sub: `sub-frei-${i}` }),
      ),
    )
    expect(alle.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 412),
    ])
    const [bescheid, ...weitere] = await bescheide(fall)
    expect(weitere).toEqual([])
    expect(
      (await handlungen(antrag)).filter(([handlung]) => handlung === 'entscheidungFreigeben'),
    ).toHaveLength(1)
    expect(
      await zeilen(
        sql`select from graphile_worker.jobs where key = ${`bescheid-erstellen:${bescheid?.guid}`}`,
      ),
    ).toHaveLength(1)
  })
})

describe('[S9-04] a decision and what else moves the case', () => {
  test('[A-15] while the bank waits for answers nothing is presented', async () => {
    const { fall, antrag } = await entwurf(t)
    await fordern(t, antrag, { felder: [{ pfad: 'produktgruppenDaten.umsatz', grund: 'Fehlt.' }] })
    const r = await vorlegen(t, fall)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      'Der Antrag hat den Stand „Ihre Angaben fehlen“. Bewilligen lässt er sich nur im Stand „In Prüfung“.',
    ])
  })

  test('[A-15] while a decision is presented nothing is asked for; given back, it is possible again', async () => {
    const { fall, antrag } = await vorgelegt(t)
    const felder = [{ pfad: 'produktgruppenDaten.umsatz', grund: 'Fehlt.' }]
    const r = await fordern(t, antrag, { felder })
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('liegt zur Freigabe vor')])
    await zurueckgeben(t, fall)
    expect((await fordern(t, antrag, { felder })).status).toBe(200)
  })

  test('[A-15] presented it stands still: the applicant corrects nothing, no deadline is lengthened, it is released as read', async () => {
    const { fall, antrag, formular, inhaltSha256 } = await vorgelegt(t)
    const anders = mit(formular, { 'produktgruppenDaten.umsatz': 1 })
    const vorher = await abdruck(t)
    expect((await antragSpeichern(t, anders)).status).toBe(412)
    // Whoever sends once more gets the receipt of what was sent, and sends nothing.
    expect((await einreichen(t, anders)).body.formular.produktgruppenDaten).toEqual(
      formular.produktgruppenDaten,
    )
    const verlaengert = await t.call(nachforderungVerlaengern, {
      als: SABINE,
      params: { guid: antrag },
      body: { frist: tagNach(t.clock.now(), 40), grund: 'Der Lieferant braucht länger.' },
    })
    expect(verlaengert.status).toBe(412)
    expect(await abdruck(t)).toEqual(vorher)
    expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
  })

  test('[A-07] a conflict of interest that is declared in the middle: nothing of who has it goes on, the case does', async () => {
    const { fall, inhaltSha256 } = await vorgelegt(t)
    await befangenSetzen(t, fall, FRANK)
    expect([(await freigeben(t, fall, inhaltSha256)).status, await statusVon(fall)]).toEqual([
      403,
      'IN_PRUEFUNG',
    ])
    expect((await entscheidungLesen(t, fall, FRANK)).status).toBe(403)
    // Who prepared it declares one too: what lies there stays, and whoever releases sees whose it was [A-08].
    await befangenSetzen(t, fall, SABINE)
    expect((await vorlegen(t, fall)).status).toBe(403)
    expect((await freigeben(t, fall, inhaltSha256, { ...FRANK, sub: 'sub-fritzi' })).status).toBe(200)
  })

  test('[S9-04] what was locked since it was sent proves nothing: neither presented nor released', async () => {
    const { fall, formular, inhaltSha256 } = await vorgelegt(t)
    const [datei] = alleDateien(formular)
    await sql`update datei set scan_status = 'infiziert' where guid = ${datei?.uuid}`.execute(t.ownerDb)
    const r = await freigeben(t, fall, inhaltSha256)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('ist gesperrt.')])
    await zurueckgeben(t, fall)
    expect((await vorlegen(t, fall)).status).toBe(412)
  })

  /** Sabine answers a point once more. */
  const nachgeprueft = (fall: string, ergebnis: string | null, text: string) =>
    sql`insert into pruefvermerk (geschaeft_guid, punkt, fassung, vermerk, dokument_guid, dokument_version, ergebnis,
        text, belege, person_sub, person_name, zeit)
      select geschaeft_guid, punkt, max(fassung) + 1, max(fassung) + 1, dokument_guid, dokument_version, ${ergebnis},
        ${text}, '[]', 'sub-sabine', 'Sabine', now()
      from pruefvermerk where geschaeft_guid = ${fall} and punkt = 'A9'
      group by geschaeft_guid, punkt, dokument_guid, dokument_version`.execute(t.ownerDb)

  test('[S9-13] deviations that are not those presented: the page says so, the release is 409; presented anew it goes', async () => {
    const { fall, inhaltSha256, abweichungen } = await vorgelegt(t)
    expect(abweichungen).toEqual([])
    await nachgeprueft(fall, 'NICHT_ERFUELLT', 'Nur zwei Angebote.')
    const anders = expect.stringMatching(/^Die Entscheidung liegt mit anderen Abweichungen vor.*Neu: „.*A9/)
    const { body } = await entscheidungLesen(t, fall, FRANK)
    expect(body.abweichungen).toEqual([expect.stringContaining('Nur zwei Angebote.')])
    expect(body.moeglich).toMatchObject({ entscheidungFreigeben: anders, entscheidungZurueckgeben: null })
    const r = await freigeben(t, fall, inhaltSha256)
    expect([r.status, r.problem.detail]).toEqual([409, anders])
    expect(await bescheide(fall)).toEqual([])

    await zurueckgeben(t, fall)
    const neu = (await vorlegen(t, fall)).body
    expect(neu.abweichungen).toEqual(['2. Vorlage nach Rückgabe', expect.stringContaining('A9')])
    expect((await freigeben(t, fall, neu.inhaltSha256)).status).toBe(200)
  })

  test('[S9-04] [S9-07] a mandatory point that is open again holds the decision back; one that is not met is said', async () => {
    const { fall } = await entwurf(t)
    await nachgeprueft(fall, null, '')
    const r = await vorlegen(t, fall)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      expect.stringMatching(/^Ein Pflichtpunkt ist noch offen: A9 /),
    ])
    await nachgeprueft(fall, 'NICHT_ERFUELLT', 'Nur zwei Angebote.')
    const { body } = await vorlegen(t, fall)
    expect(body.abweichungen).toEqual([expect.stringMatching(/^Nicht erfüllt: A9 .*Nur zwei Angebote\.$/)])
  })

  test('[S9-04] nobody is rejected unheard, and whoever has answered is answered', async () => {
    const { fall, inhalt } = await entwurf(t)
    const grund = { code: 'T-403', werte: { grund: 'Die Fläche liegt außerhalb.' } }
    const betraege = inhalt.betraege.map((b) => ({ ...b, foerderfaehig: 0, bewilligt: 0 }))
    const ablehnung: EntscheidungInhalt = { art: 'ABLEHNUNG', betraege, bausteine: [grund] }
    await speichern(t, fall, ablehnung)
    expect((await entscheidungLesen(t, fall)).body.hindernisse).toEqual([
      'Vor einer Ablehnung ist das Unternehmen anzuhören. Geben Sie ihm zuerst Gelegenheit zur Stellungnahme.',
    ])
    expect((await vorlegen(t, fall)).status).toBe(412)
    await angehoert(t, fall, 'Die Fläche liegt innerhalb.')
    expect((await vorlegen(t, fall)).problem.detail).toContain('auf die Stellungnahme')
    const antwort = { code: 'T-404', werte: { antwort: 'Die Karte zeigt es anders.' } }
    await speichern(t, fall, { ...ablehnung, bausteine: [grund, antwort] })
    expect((await vorlegen(t, fall)).status).toBe(200)
  })

  test('[S9-04] a foreign or unknown case is not there; a draft of an applicant neither', async () => {
    expect((await entscheidungLesen(t, '00000000-0000-4000-8000-000000000009')).status).toBe(404)
    const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from antrag a where not exists
      (select from einreichung e where e.dokument_guid = a.guid) limit 1`.execute(t.ownerDb)
    if (rows[0]) expect((await entscheidungLesen(t, rows[0].guid)).status).toBe(404)
  })
})
