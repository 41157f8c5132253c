import { randomUUID } from 'node:crypto'
import { verlaufLesen } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zugleich } from '../../platform/testing/zugleich.ts'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { verfahrensschritteLesen } from '../fall/verfahrensschritte.ts'
import { FRANK, beginnen, freigeben } from '../testing/entscheidungWelt.ts'
import { SABINE, inPruefung } from '../testing/korrekturWelt.ts'
import { KONTEN, LENA, MAX, NORA, PAUL, platzSchaffen, startWelt } from '../testing/testWelt.ts'
import {
  MASCHINE_CENT,
  aufnahmeVorlegen,
  beiDerBank,
  bewilligterFall,
  binden,
  erklaeren,
  mindern,
  mitzeichnen,
  verzichtEntschieden,
  verzichtLesen,
  zuruecknehmen,
  zuZweitZeichnen,
  type BewilligterFall,
} from '../testing/verzichtWelt.ts'
import { befangenSetzen } from '../testing/vorratWelt.ts'
import { offenerVerzicht } from './verzichtAufnehmen.ts'

let t: TestApp
let f: BewilligterFall
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => void (f = await bewilligterFall(t)))

const halbe = () => [{ gegenstand: f.maschine, verzicht: 4_000.4 }]
/** Declared by Lena; its guid. */
const erklaert = async () => {
  const verzichtGuid = randomUUID()
  const r = await erklaeren(t, f.antrag, halbe(), { verzichtGuid })
  if (r.status !== 200) throw new Error(r.text)
  return verzichtGuid
}
const offener = () => t.services.db.transaction().execute((tx) => offenerVerzicht(tx, f.fall))
const zeile = async () =>
  (await t.call(vorratLesen, { als: SABINE, query: { hinweis: 'VERZICHT_ERKLAERT' } })).body.zeilen.find(
    ({ geschaeft }) => geschaeft === f.fall,
  )
/** The bank's decision on it is released. */
const aufnehmen = async () => (await freigeben(t, f.fall, await aufnahmeVorlegen(t, f.fall))).status

describe('[S9-04] a company waives what it was granted', () => {
  test('reads what is approved, declares, and is told when it arrived; the bank reads the same', async () => {
    expect((await verzichtLesen(t, f.antrag, NORA)).body).toMatchObject({
      gegenstaende: [
        { gegenstand: f.maschine, name: 'Beispiel & Söhne MP 300', bewilligt: 8_000.79, gebunden: 0 },
        { gegenstand: f.pflug, name: 'Pflugwerk P 1', bewilligt: 2_500 },
      ],
      verzichte: [],
      erklaerenHindernis: { pfad: 'zeichnungsberechtigung' },
      zeichnende: ['Lena Lindenau', 'Paul Partner'],
    })
    const r = await erklaeren(t, f.antrag, halbe(), { begruendung: 'Wir kaufen nur eine.' })
    const verzicht = {
      status: 'ERKLAERT',
      betraege: [
        { gegenstand: f.maschine, name: 'Beispiel & Söhne MP 300', bewilligt: 8_000.79, verzicht: 4_000.4 },
      ],
      begruendung: 'Wir kaufen nur eine.',
      erklaertAm: t.clock.now().toISOString(),
      erklaertVon: 'Lena Lindenau',
      aufgenommenAm: null,
    }
    expect(r.body).toMatchObject({
      verzichte: [verzicht],
      erklaerenHindernis: { text: expect.stringContaining('schon erklärt') },
      zuruecknehmenHindernis: null,
    })
    expect((await beiDerBank(t, f.fall)).body).toEqual(r.body.verzichte)
    expect(await offener()).toMatchObject({ betraege: [{ gegenstand: f.maschine, bewilligt: 4_000.39 }] })
  })

  test('a repeat is the same waiver, with the same answer, whatever the clock says; a second one is refused', async () => {
    const verzichtGuid = randomUUID()
    const erste = await erklaeren(t, f.antrag, halbe(), { verzichtGuid })
    t.clock.forward(5_000)
    expect((await erklaeren(t, f.antrag, halbe(), { verzichtGuid })).body).toEqual(erste.body)
    // Nor is another one under the same guid a repeat.
    for (const wunsch of [{ als: PAUL }, { verzichtGuid }]) {
      const r = await erklaeren(t, f.antrag, [{ gegenstand: f.pflug, verzicht: 1 }], wunsch)
      expect([r.status, r.problem.detail]).toEqual([412, expect.stringMatching(/schon .*erklärt/)])
    }
    // The guid of a waiver of another case is unknown in this one.
    const anderer = await bewilligterFall(t)
    const fremd = await erklaeren(t, anderer.antrag, [{ gegenstand: anderer.pflug, verzicht: 1 }], {
      verzichtGuid,
    })
    expect(fremd.status).toBe(404)
    expect((await zuruecknehmen(t, anderer.antrag, verzichtGuid)).status).toBe(404)
  })

  test('taken back it stays on record, and another one can be declared', async () => {
    const verzichtGuid = await erklaert()
    t.clock.forward(60_000)
    const zurueck = await zuruecknehmen(t, f.antrag, verzichtGuid, PAUL)
    expect(zurueck.body).toMatchObject({
      verzichte: [
        {
          status: 'ZURUECKGENOMMEN',
          zurueckgenommenVon: 'Paul Partner',
          zurueckgenommenAm: t.clock.now().toISOString(),
        },
      ],
      erklaerenHindernis: null,
    })
    expect((await zuruecknehmen(t, f.antrag, verzichtGuid, PAUL)).body).toEqual(zurueck.body)
    expect((await zuruecknehmen(t, f.antrag, verzichtGuid)).problem.detail).toContain('schon zurückgenommen')
    expect(await offener()).toBeUndefined()
    await erklaert()
    expect((await verzichtLesen(t, f.antrag)).body.verzichte.map(({ status }) => status)).toEqual([
      'ERKLAERT',
      'ZURUECKGENOMMEN',
    ])
  })

  test('taken up with a released decision it counts: nothing takes it back or changes it, not even SQL', async () => {
    const verzichtGuid = await erklaert()
    expect(await aufnehmen()).toBe(200)
    expect((await zuruecknehmen(t, f.antrag, verzichtGuid)).problem.detail).toContain('schon aufgenommen')
    for (const tat of [
      sql`update verzicht set begruendung = 'anders' where guid = ${verzichtGuid}`,
      sql`delete from verzicht where guid = ${verzichtGuid}`,
      sql`truncate verzicht`,
    ])
      await expect(tat.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
    expect((await beginnen(t, f.fall, 'VERZICHT')).problem.detail).toContain('keinen Verzicht erklärt')
    expect((await verzichtLesen(t, f.antrag)).body).toMatchObject({
      gegenstaende: [{ bewilligt: 4_000.39 }, { bewilligt: 2_500 }],
      verzichte: [
        {
          status: 'AUFGENOMMEN',
          aufgenommenAm: t.clock.now().toISOString(),
          betraege: [{ bewilligt: 8_000.79, verzicht: 4_000.4 }],
        },
      ],
      erklaerenHindernis: null,
    })
  })

  test('only what a decision says that was released takes it up, and of its own case', async () => {
    const verzichtGuid = await erklaert()
    const fremde = await verzichtEntschieden(t.ownerDb, (await bewilligterFall(t)).fall)
    await expect(
      sql`update verzicht set status = 'AUFGENOMMEN', aufgenommen_am = now(), entscheidung_guid = ${fremde}
        where guid = ${verzichtGuid}`.execute(t.ownerDb),
    ).rejects.toThrow('freigegebenen entscheidung')
    await expect(
      sql`update verzicht set betraege = '[{}]' where guid = ${verzichtGuid}`.execute(t.ownerDb),
    ).rejects.toThrow('unveraenderlich')
  })

  test('the release leaves to payouts what they have bound since', async () => {
    await erklaert()
    await binden(t, f.maschine, MASCHINE_CENT - 100)
    expect(await offener()).toMatchObject({ betraege: [{ bewilligt: 7_999.79 }] })
  })
})

describe('[S9-04] [S4-07] where nobody signs alone', () => {
  beforeEach(() => zuZweitZeichnen(t, f.antrag))
  const text = (r: { readonly problem: { readonly detail?: string | undefined } }) => r.problem.detail
  /** What Lena is in her company, to be put back as it was. */
  const rechteMerken = async () => {
    const { rows } = await sql<{ zeile: unknown }>`select to_jsonb(m) as zeile from mitgliedschaft m
      where nutzer_sub = ${LENA.sub}`.execute(t.ownerDb)
    const zurueck = async () => {
      await sql`delete from mitgliedschaft where nutzer_sub = ${LENA.sub}`.execute(t.ownerDb)
      await sql`insert into mitgliedschaft
        select * from jsonb_populate_recordset(null::mitgliedschaft, ${JSON.stringify(rows.map(({ zeile }) => zeile))}::jsonb)`.execute(
        t.ownerDb,
      )
      await sql`update nutzer set identifiziert = true where sub = ${LENA.sub}`.execute(t.ownerDb)
    }
    return { zurueck }
  }
  /** What each of both reads who opens it: why he can't sign it now. */
  const hindernisse = async () => [
    (await verzichtLesen(t, f.antrag, LENA)).body.mitzeichnenHindernis?.text,
    (await verzichtLesen(t, f.antrag, PAUL)).body.mitzeichnenHindernis?.text,
  ]

  test('the first signature declares nothing yet; the second one of another person does, from then on', async () => {
    const verzichtGuid = randomUUID()
    const erste = t.clock.now().toISOString()
    const r = await erklaeren(t, f.antrag, halbe(), { verzichtGuid })
    expect(r.body).toMatchObject({
      zuZweit: true,
      verzichte: [{ status: 'ZUR_UNTERSCHRIFT', erklaertAm: erste, mitgezeichnetVon: null }],
      mitzeichnenHindernis: { text: expect.stringContaining('andere Person') },
      zuruecknehmenHindernis: null,
    })
    // The bank knows nothing of it: not in the case, nor the list, nor the conversation, nor a decision.
    const beiDerBankSichtbar = async () => [
      (await beiDerBank(t, f.fall)).body.length,
      (await verfahrensschritteLesen(t.services.db, f.fall, t.clock.now())).length,
      await zeile(),
      await offener(),
    ]
    expect(await beiDerBankSichtbar()).toEqual([0, 0, undefined, undefined])
    t.clock.forward(60_000)
    const danach = await mitzeichnen(t, f.antrag, verzichtGuid)
    const erklaertAm = t.clock.now().toISOString()
    expect(danach.body.verzichte).toMatchObject([
      { status: 'ERKLAERT', erklaertAm, erklaertVon: 'Lena Lindenau', mitgezeichnetVon: 'Paul Partner' },
    ])
    t.clock.forward(60_000)
    expect((await mitzeichnen(t, f.antrag, verzichtGuid)).body).toEqual(danach.body)
    expect((await beiDerBank(t, f.fall)).body).toEqual(danach.body.verzichte)
    expect([await zeile(), await offener()]).toMatchObject([{ seit: erklaertAm }, { guid: verzichtGuid }])
    expect(await aufnehmen()).toBe(200)
  })

  test('not by the same person, not by who may not sign; nobody takes it up without, not even SQL', async () => {
    const verzichtGuid = await erklaert()
    const vorher = await abdruck(t)
    expect(text(await mitzeichnen(t, f.antrag, verzichtGuid, LENA))).toContain(
      'Sie haben schon unterschrieben',
    )
    expect(text(await mitzeichnen(t, f.antrag, verzichtGuid, NORA))).toContain('Zeichnungsberechtigung')
    expect((await mitzeichnen(t, f.antrag, verzichtGuid, MAX)).status).toBe(404)
    expect(text(await erklaeren(t, f.antrag, halbe(), { als: PAUL }))).toContain(
      'wartet auf die zweite Unterschrift',
    )
    for (const [tat, fehler] of [
      [sql`status = 'ERKLAERT'`, /verzicht ist unveraenderlich/],
      [
        sql`status = 'ERKLAERT', mitgezeichnet_von = erklaert_von, erstunterschrift_am = erklaert_am`,
        /verzicht_zwei_personen/,
      ],
      [sql`status = 'AUFGENOMMEN', aufgenommen_am = now()`, /fehlt die zweite unterschrift/],
      [sql`begruendung = 'anders'`, /fehlt die zweite unterschrift|unveraenderlich/],
    ] as const)
      await expect(
        sql`update verzicht set ${tat} where guid = ${verzichtGuid}`.execute(t.ownerDb),
      ).rejects.toThrow(fehler)
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('either drops it, and the bank never reads of it; what is bound since is said before it is signed', async () => {
    const verworfen = await erklaert()
    expect((await zuruecknehmen(t, f.antrag, verworfen, PAUL)).body.verzichte).toMatchObject([
      { status: 'ZURUECKGENOMMEN', zurueckgenommenVon: 'Paul Partner' },
    ])
    expect(text(await mitzeichnen(t, f.antrag, verworfen))).toContain('schon zurückgenommen')
    const verzichtGuid = await erklaert()
    expect(await hindernisse()).toEqual([expect.stringContaining('andere Person'), undefined])
    await binden(t, f.maschine, MASCHINE_CENT - 100)
    const gebunden = expect.stringMatching(/Auszahlungen binden .* neu erklärt werden/) as string
    expect(await hindernisse()).toEqual([gebunden, gebunden])
    expect(text(await mitzeichnen(t, f.antrag, verzichtGuid))).toEqual(gebunden)
    expect((await beiDerBank(t, f.fall)).body).toEqual([])
    const { body } = await t.call(verlaufLesen, { als: SABINE, params: { guid: f.fall }, query: {} })
    expect(body.eintraege.filter(({ worte }) => worte.startsWith('Verzicht'))).toEqual([])
  })

  test('not when the bank has changed what is approved since the first one signed', async () => {
    const verzichtGuid = await erklaert()
    await mindern(t, f)
    const vorher = await abdruck(t)
    const geaendert = expect.stringMatching(
      /hat die Bank geändert, was bewilligt ist\. .* neu erklärt werden/,
    ) as string
    expect(await hindernisse()).toEqual([geaendert, geaendert])
    const r = await mitzeichnen(t, f.antrag, verzichtGuid)
    expect([r.status, text(r)]).toEqual([412, geaendert])
    expect(await abdruck(t)).toEqual(vorher)
  })

  test.each([
    [
      'has left the company',
      sql`delete from mitgliedschaft where nutzer_sub = ${LENA.sub}`,
      'Wer zuerst unterschrieben hat, gehört nicht mehr zu Ihrem Unternehmen. Der Verzicht muss zurückgenommen und neu erklärt werden.',
      undefined,
    ],
    [
      'may not sign any more',
      sql`update mitgliedschaft set zeichnungsberechtigung = false where nutzer_sub = ${LENA.sub}`,
      'Lena Lindenau hat zuerst unterschrieben, ist aber nicht mehr zeichnungsberechtigt. Der Verzicht muss zurückgenommen und neu erklärt werden.',
      /^Nur Personen mit Zeichnungsberechtigung/,
    ],
    [
      'is not identified any more',
      sql`update nutzer set identifiziert = false where sub = ${LENA.sub}`,
      'Lena Lindenau hat zuerst unterschrieben, aber die eigene Identität jetzt nicht nachgewiesen. Sobald sie wieder nachgewiesen ist, gilt die Unterschrift wieder.',
      /^Sie haben schon unterschrieben/,
    ],
  ])(
    'not when who signed first %s, of which he reads only what he lacks; dropped, it is declared anew',
    async (_, verlieren, satz, selbst) => {
      const verzichtGuid = await erklaert()
      const bisher = await rechteMerken()
      await verlieren.execute(t.ownerDb)
      const r = await mitzeichnen(t, f.antrag, verzichtGuid)
      const gelesen = (await verzichtLesen(t, f.antrag, PAUL)).body.mitzeichnenHindernis?.text
      const vonSich = (await verzichtLesen(t, f.antrag, LENA)).body.mitzeichnenHindernis?.text
      const verworfen = await zuruecknehmen(t, f.antrag, verzichtGuid, PAUL)
      await bisher.zurueck()
      if (selbst) expect(vonSich).toMatch(selbst)
      expect([r.status, text(r), gelesen, verworfen.status]).toEqual([412, satz, satz, 200])
      expect((await mitzeichnen(t, f.antrag, await erklaert())).status).toBe(200)
    },
  )

  test('a signature counts again as soon as who gave it is identified again', async () => {
    const verzichtGuid = await erklaert()
    const identifizieren = (ja: boolean) =>
      sql`update nutzer set identifiziert = ${ja} where sub = ${LENA.sub}`.execute(t.ownerDb)
    await identifizieren(false)
    const davor = await mitzeichnen(t, f.antrag, verzichtGuid)
    await identifizieren(true)
    expect([davor.status, (await mitzeichnen(t, f.antrag, verzichtGuid)).status]).toEqual([412, 200])
  })

  test('what both signed stays declared when one of them leaves', async () => {
    const verzichtGuid = await erklaert()
    expect((await mitzeichnen(t, f.antrag, verzichtGuid)).status).toBe(200)
    const bisher = await rechteMerken()
    await sql`delete from mitgliedschaft where nutzer_sub = ${LENA.sub}`.execute(t.ownerDb)
    const [nachher] = (await verzichtLesen(t, f.antrag, PAUL)).body.verzichte
    await bisher.zurueck()
    expect(nachher).toMatchObject({ status: 'ERKLAERT', mitgezeichnetVon: 'Paul Partner' })
  })

  test('where only one person may sign, nothing is declared', async () => {
    const zeichnen = (ja: boolean) =>
      sql`update mitgliedschaft set zeichnungsberechtigung = ${ja} where nutzer_sub = ${PAUL.sub}`.execute(
        t.ownerDb,
      )
    await zeichnen(false)
    const r = await erklaeren(t, f.antrag, halbe())
    await zeichnen(true)
    expect([r.status, text(r)]).toEqual([412, expect.stringContaining('keine zweite zeichnungsberechtigt')])
  })

  test('taken back as it is signed: one of both', async () => {
    const verzichtGuid = await erklaert()
    const halten = (tx: Parameters<Parameters<typeof zugleich>[1]>[0]) =>
      sql`select from geschaeft where guid = ${f.fall} for update`.execute(tx)
    const beide = await zugleich(t, halten, [
      async () => (await zuruecknehmen(t, f.antrag, verzichtGuid)).status,
      async () => (await mitzeichnen(t, f.antrag, verzichtGuid)).status,
    ])
    expect(beide).toEqual([200, 412])
  })

  test('who may sign hears that the second signature is missing, and then that it has arrived or was dropped', async () => {
    await zuruecknehmen(t, f.antrag, await erklaert(), PAUL)
    await mitzeichnen(t, f.antrag, await erklaert())
    const { rows } = await sql<{
      betreff: string
      texte: string
    }>`select betreff, string_agg(text, '') as texte
      from postausgang where bezug = ${f.antrag} and schluessel like 'verzicht:%' group by 1 order by 1`.execute(
      t.ownerDb,
    )
    expect(rows.map(({ betreff, texte }) => [betreff.replace(/: Antrag GE-.*/, ''), texte])).toEqual([
      ['Erklärung eingegangen', expect.stringContaining('hat Ihr Unternehmen')],
      ['Erklärung verworfen', expect.stringContaining('Abgegeben war sie nicht')],
      ['Zweite Unterschrift fehlt', expect.stringContaining('eine zweite Person unterschreibt')],
    ])
    const [, ...nichtErklaert] = rows
    for (const { texte } of nichtErklaert)
      expect(texte.replace(/https?:\S+/g, '')).not.toMatch(/hat Ihr Unternehmen|verzicht|zurückgenommen|€/i)
  })
})

describe('[S9-04] at the same time', () => {
  const halten = async (tx: Parameters<Parameters<typeof zugleich>[1]>[0]) =>
    sql`select from geschaeft where guid = ${f.fall} for update`.execute(tx)

  test('two declare: one waiver, the other reads that there is one', async () => {
    const beide = await zugleich(t, halten, [
      () => erklaeren(t, f.antrag, halbe()),
      () => erklaeren(t, f.antrag, [{ gegenstand: f.pflug, verzicht: 1 }], { als: PAUL }),
    ])
    expect(beide.map(({ status }) => status)).toEqual([200, 412])
  })

  test('the same one twice: one waiver, both get its answer', async () => {
    const verzichtGuid = randomUUID()
    const einmal = () => erklaeren(t, f.antrag, halbe(), { verzichtGuid })
    const [a, b] = await zugleich(t, halten, [einmal, einmal])
    expect([a?.status, a?.body]).toEqual([200, b?.body])
  })

  test.each(['taken back', 'taken up'])('taken back as it is taken up, %s first', async (zuerst) => {
    const verzichtGuid = await erklaert()
    const gelesen = await aufnahmeVorlegen(t, f.fall)
    const zurueck = async () => (await zuruecknehmen(t, f.antrag, verzichtGuid)).status
    const auf = async () => (await freigeben(t, f.fall, gelesen)).status
    const [a, b] = await zugleich(t, halten, zuerst === 'taken back' ? [zurueck, auf] : [auf, zurueck])
    expect([a, b]).toEqual([200, 412])
    const [danach] = (await verzichtLesen(t, f.antrag)).body.verzichte
    expect(danach?.status).toBe(zuerst === 'taken back' ? 'ZURUECKGENOMMEN' : 'AUFGENOMMEN')
  })
})

describe('[S9-04] who may not, and what not', () => {
  test('strangers find nothing; readers and who may not sign or is not identified change nothing', async () => {
    const verzichtGuid = await erklaert()
    const anderer = await bewilligterFall(t)
    const vorher = await abdruck(t)
    const betraege = [{ gegenstand: anderer.pflug, verzicht: 1 }]
    expect((await verzichtLesen(t, f.antrag, MAX)).status).toBe(404)
    expect((await erklaeren(t, anderer.antrag, betraege, { als: MAX })).status).toBe(404)
    expect((await zuruecknehmen(t, f.antrag, verzichtGuid, MAX)).status).toBe(404)
    for (const r of [
      await erklaeren(t, anderer.antrag, betraege, { als: NORA }),
      await zuruecknehmen(t, f.antrag, verzichtGuid, NORA),
    ])
      expect([r.status, r.problem.errors?.map(({ pfad }) => pfad)]).toEqual([412, ['zeichnungsberechtigung']])
    await sql`update nutzer set identifiziert = false where sub = ${PAUL.sub}`.execute(t.ownerDb)
    const unbekannt = await erklaeren(t, anderer.antrag, betraege, { als: PAUL })
    await sql`update nutzer set identifiziert = true where sub = ${PAUL.sub}`.execute(t.ownerDb)
    expect([unbekannt.status, unbekannt.problem.detail]).toEqual([
      412,
      expect.stringContaining('Bestätigen Sie zuerst Ihre Identität'),
    ])
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('nothing before the approval is known, nor of what is not approved: not even its amounts', async () => {
    await sql`update bewilligung set wirksam_ab = null where geschaeft_guid = ${f.fall}`.execute(t.ownerDb)
    expect((await verzichtLesen(t, f.antrag)).body).toMatchObject({
      gegenstaende: [],
      erklaerenHindernis: { text: expect.stringContaining('noch nicht bekannt gegeben') },
    })
    expect((await erklaeren(t, f.antrag, halbe())).problem.detail).toContain('noch nicht bekannt gegeben')
    const { guid } = await inPruefung(t)
    expect((await erklaeren(t, guid, halbe())).problem.detail).toContain('„In Prüfung“')
  })

  test('amounts at their fields: nothing, too much of what payouts hold, an item of another case', async () => {
    await binden(t, f.maschine, 500_000)
    const fremder = (await bewilligterFall(t)).pflug
    for (const [betraege, pfad] of [
      [[], 'betraege'],
      [[{ gegenstand: f.maschine, verzicht: 3_000.8 }], 'betraege.0.verzicht'],
      [[{ gegenstand: fremder, verzicht: 1 }], 'betraege.0.gegenstand'],
      [[{ gegenstand: f.pflug, verzicht: 0.001 }], 'betraege.0.verzicht'],
    ] as const) {
      const r = await erklaeren(t, f.antrag, [...betraege])
      expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([400, [pfad]])
    }
    expect((await erklaeren(t, f.antrag, [], { begruendung: 'x'.repeat(2_001) })).status).toBe(400)
    await binden(t, f.maschine, MASCHINE_CENT)
    await binden(t, f.pflug, 250_000)
    expect((await erklaeren(t, f.antrag, halbe())).problem.detail).toContain('durch Auszahlungen gebunden')
  })

  test('[S9-01] at the bank: not with a conflict of interest, and not for customers', async () => {
    await erklaert()
    await befangenSetzen(t, f.fall, SABINE)
    expect((await beiDerBank(t, f.fall)).status).toBe(403)
    expect((await beiDerBank(t, f.fall, LENA)).status).toBe(403)
    expect((await beiDerBank(t, randomUUID(), FRANK)).status).toBe(404)
    // Of the own company one may look.
    expect((await beiDerBank(t, f.fall, { ...FRANK, sub: KONTEN['paul.partner'] })).status).toBe(200)
  })
})

test('[S9-02] the work list says so while it is declared: the bank’s turn, since then', async () => {
  expect(await zeile()).toBeUndefined()
  t.clock.forward(60_000)
  const verzichtGuid = await erklaert()
  expect(await zeile()).toMatchObject({
    stand: 'BEWILLIGT',
    amZug: 'BANK',
    seit: t.clock.now().toISOString(),
    hinweise: ['VERZICHT_ERKLAERT'],
  })
  await zuruecknehmen(t, f.antrag, verzichtGuid)
  expect(await zeile()).toBeUndefined()
})

test('[S9-03] the timeline tells each act; who may sign gets a mail without a word of what it is about', async () => {
  const verzichtGuid = await erklaert()
  await zuruecknehmen(t, f.antrag, verzichtGuid)
  await erklaert()
  expect(await aufnehmen()).toBe(200)
  const { body } = await t.call(verlaufLesen, { als: SABINE, params: { guid: f.fall }, query: {} })
  const worte = body.eintraege
    .filter(({ worte: w }) => w.startsWith('Verzicht'))
    .map((e) => [e.worte, e.person])
  expect(worte).toEqual([
    ['Verzicht aufgenommen', 'Unbekannte Person'],
    ['Verzicht erklärt', 'Lena Lindenau'],
    ['Verzicht zurückgenommen', 'Lena Lindenau'],
    ['Verzicht erklärt', 'Lena Lindenau'],
  ])
  const schritte = await verfahrensschritteLesen(t.services.db, f.fall, t.clock.now())
  expect(schritte.map(({ art, stand, antragGuid }) => [art, stand, antragGuid])).toEqual(
    expect.arrayContaining(['ZURUECKGENOMMEN', 'AUFGENOMMEN'].map((stand) => ['VERZICHT', stand, f.antrag])),
  )
  const { rows } = await sql<{
    an: string
    betreff: string
    text: string
  }>`select an, betreff, text from postausgang
    where bezug = ${f.antrag} and betreff like 'Erklärung%' order by betreff, an`.execute(t.ownerDb)
  expect(rows).toHaveLength(6)
  for (const { betreff, text } of rows) {
    expect(betreff).toMatch(/^Erklärung (eingegangen|zurückgenommen): Antrag GE-/)
    expect(text).toContain(`/zuwendung/antrag/${f.antrag}/verzicht?`)
    expect(text.replace(/https?:\S+/g, '')).not.toMatch(/verzicht|€|4\.000/i)
  }
})
