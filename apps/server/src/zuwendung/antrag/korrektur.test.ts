import { setTimeout } from 'node:timers/promises'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { wertAn } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/database.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import {
  amGegenstand,
  fordern,
  inPruefung,
  inTagen,
  loeschen,
  mit,
  nachgefordert,
  pruefen,
} from '../testing/korrekturWelt.ts'
import {
  EINLADUNG,
  HOF,
  LENA,
  MAX,
  NORA,
  einreichen,
  hochladen,
  lesen,
  maschine,
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
const FINANZAMT = 'produktgruppenDaten.finanzamt'

/** What nobody asked for, one row a kind of change: [what, how, the word in the refusal]. */
const VERBOTEN: readonly [string, (f: AntragFormular) => AntragFormular | Promise<AntragFormular>, string][] =
  [
    [
      'a field of another page',
      (f) => mit(f, { 'produktgruppenDaten.haupttaetigkeit': 'Obstbau' }),
      'Haupttätigkeit',
    ],
    [
      'a field beside it',
      (f) => mit(f, { 'produktgruppenDaten.antragstellerArt': 'GEWERBLICHER_MASCHINENRING' }),
      'Art des Antragstellers',
    ],
    ['an answer taken away', (f) => mit(f, { [UMSATZ]: null }), 'Umsatz'],
    [
      'a price',
      (f) => mit(f, { [amGegenstand(f, 'anschaffungskostenNettoEinzeln')]: 1 }),
      'Nettopreis für ein Stück (Beispiel & Söhne MP 300)',
    ],
    [
      'one more machine',
      (f) => ({
        ...f,
        foerdergegenstandSeiten: f.foerdergegenstandSeiten?.map((s) => ({
          ...s,
          foerdergegenstaende: [...(s.foerdergegenstaende ?? []), maschine(t)],
        })),
      }),
      'Fördergegenst',
    ],
    ['no machine', (f) => ({ ...f, foerdergegenstandSeiten: [] }), 'Fördergegenst'],
    [
      'another class',
      (f) => ({
        ...f,
        foerdergegenstandSeiten: f.foerdergegenstandSeiten?.map((s) => ({
          ...s,
          foerdergegenstandKlasse: 'mulchgeraet',
        })),
      }),
      'Fördergegenstände',
    ],
    [
      'another machine in its place',
      (f) => ({
        ...f,
        foerdergegenstandSeiten: f.foerdergegenstandSeiten?.map((s) => ({
          ...s,
          foerdergegenstaende: s.foerdergegenstaende?.map((g) => ({
            ...g,
            id: 'eeeeeeee-0000-4000-8000-000000000001',
          })),
        })),
      }),
      'Fördergegenstände',
    ],
    [
      'a document',
      async (f) => mit(f, { 'dokumente.gesellschaftsvertrag': [{ uuid: (await hochladen(t)).uuid }] }),
      'Gesellschaftsvertrag',
    ],
    [
      'a document taken away',
      (f) => mit(f, { 'dokumente.gesellschaftsvertrag': [] }),
      'Gesellschaftsvertrag',
    ],
    [
      "a machine's offer",
      async (f) => mit(f, { [amGegenstand(f, 'dokumentAngebot')]: [{ uuid: (await hochladen(t)).uuid }] }),
      'Angebot (Beispiel',
    ],
  ]

describe('[S4-10] only what was named can be changed', () => {
  let formular: AntragFormular
  beforeAll(async () => void (formular = await nachgefordert(t, FINANZAMT)))
  for (const [titel, aendern, wort] of VERBOTEN)
    test(`[S4-10] refused by its name, saved and sent alike: ${titel}`, async () => {
      const vorher = (await lesen(t, formular.guid)).body
      const neu = await aendern({ ...vorher.formular, fertig: false })
      for (const r of [await speichern(t, neu), await einreichen(t, neu)]) {
        expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining(wort)])
        expect(r.problem.errors?.length).toBeGreaterThan(0)
      }
      expect((await lesen(t, formular.guid)).body).toEqual(vorher)
    })

  test('[S4-10] what was named is saved, with contact and signing, which belong to the sending', async () => {
    const erlaubt = mit(formular, {
      [FINANZAMT]: 'Kiel',
      'ansprechpartner.telefon': '+49 461 1',
      alleineZeichnungsberechtigt: true,
      uiStorage: { offen: 1 },
    })
    const r = await speichern(t, { ...erlaubt, fertig: false })
    expect(r.status).toBe(200)
    expect(r.body.formular.produktgruppenDaten.finanzamt).toBe('Kiel')
    expect(r.body.nachforderung?.offen).toEqual([
      { pfad: FINANZAMT, grund: `Zu ${FINANZAMT}`, eingereicht: 'Flensburg' },
    ])
    expect(r.body.eingang?.eingangsnummer).toMatch(/^ANK-/)
  })

  test('[S1-02] a foreign application stays unknown', async () => {
    expect((await speichern(t, formular, { wer: MAX })).status).toBe(404)
    expect((await einreichen(t, formular, { wer: MAX })).status).toBe(404)
  })
})

describe('[S4-10] sent again', () => {
  test('[S4-10] [S4-08] a number, a receipt of its own; those before stay; what was not named is what was sent', async () => {
    const formular = await nachgefordert(t, FINANZAMT)
    const erste = (await lesen(t, formular.guid)).body.eingang
    t.clock.set(new Date(t.clock.now().getTime() + 1_000))
    const r = await einreichen(t, mit(formular, { [FINANZAMT]: 'Kiel' }))
    expect([r.status, r.body.geschaeftStatus, r.body.nachforderung]).toEqual([
      200,
      'NEUANTRAG_ABGESENDET',
      null,
    ])
    expect(r.body.eingang?.eingangsnummer).not.toBe(erste?.eingangsnummer)
    expect(r.body.eingang?.fruehere.map((e) => e.eingangsnummer)).toEqual([erste?.eingangsnummer])
    expect(r.body.eingang?.fruehere[0]?.sha256).toBe(erste?.sha256)
    expect(r.body.formular).toEqual(mit(formular, { [FINANZAMT]: 'Kiel' }))
    const nochmal = await einreichen(t, mit(formular, { [FINANZAMT]: 'Kiel' }))
    expect(nochmal.body.eingang).toEqual(r.body.eingang)
    expect((await pruefen(t, formular.guid)).status).toBe(200)
    const zweite = await fordern(t, formular.guid, { felder: [{ pfad: UMSATZ, grund: 'Noch etwas.' }] })
    expect(zweite.status).toBe(200)
    expect((await lesen(t, formular.guid)).body.nachforderung?.offen[0]).toMatchObject({ pfad: UMSATZ })
  })

  test('[S4-10] a price opens the financing plan: the correction can be finished', async () => {
    const formular = await inPruefung(t)
    const preis = amGegenstand(formular, 'anschaffungskostenNettoEinzeln')
    await fordern(t, formular.guid, { felder: [{ pfad: preis, grund: 'Im Angebot steht ein anderer.' }] })
    const teurer = mit(formular, { [preis]: 12_000 })
    const halb = await einreichen(t, teurer)
    expect([halb.status, halb.problem.errors?.map(({ pfad }) => pfad)]).toEqual([
      412,
      ['produktgruppenDaten.eigenmittel'],
    ])
    const r = await einreichen(t, mit(teurer, { 'produktgruppenDaten.eigenmittel': 2_400 }))
    expect(r.status).toBe(200)
    expect(gegenstaendeIn(r.body.formular.foerdergegenstandSeiten)[0]?.zuwendungsBetrag).toBe(9_600)
  })

  test("[S4-10] only the named papers: a document and a machine's offer", async () => {
    const formular = await inPruefung(t)
    const angebot = amGegenstand(formular, 'dokumentAngebot')
    await fordern(t, formular.guid, {
      felder: [{ pfad: angebot, grund: 'Seite 2 fehlt.' }],
      dokumente: [{ art: 'gesellschaftsvertrag', grund: 'Unleserlich.' }],
    })
    const datei = { uuid: (await hochladen(t, LENA, 'Neu.pdf')).uuid }
    const neu = mit(formular, { [angebot]: [datei], 'dokumente.gesellschaftsvertrag': [datei] })
    const fremd = mit(neu, { 'dokumente.beitragsBescheideSvlfg': [datei] })
    expect((await speichern(t, { ...fremd, fertig: false })).problem.detail).toContain('Beitragsbescheide')
    const r = await einreichen(t, neu)
    expect(r.status).toBe(200)
    expect(r.body.formular.dokumente).toMatchObject({ gesellschaftsvertrag: [{ dateiname: 'Neu.pdf' }] })
  })

  test('[S4-10] the company changed its own data: no change of a field, and the paper they demand now is open', async () => {
    const formular = await nachgefordert(t, FINANZAMT)
    const neu = {
      rechtsform: 'OFFENE_HANDELSGESELLSCHAFT',
      registerArt: 'HANDELSREGISTER_A',
      registerNummer: 'HRA 4711',
      registerGericht: 'Flensburg',
    }
    const { rows } = await sql<{ value: unknown }>`select value from unternehmen where guid = ${HOF}`.execute(
      t.ownerDb,
    )
    await sql`update unternehmen set value = value || ${JSON.stringify(neu)}::jsonb where guid = ${HOF}`.execute(
      t.ownerDb,
    )
    const { body } = await lesen(t, formular.guid)
    expect(body.nachforderung?.offen.map(({ pfad, grund }) => [pfad, grund])).toEqual([
      [FINANZAMT, `Zu ${FINANZAMT}`],
      ['dokumente.registerauszug', null],
    ])
    const ohne = await einreichen(
      t,
      mit(formular, { [FINANZAMT]: 'Kiel', 'unternehmen.steuernummer': 'irgendetwas' }),
    )
    expect(ohne.problem.errors?.map(({ pfad }) => pfad)).toEqual(['dokumente.registerauszug'])
    const auszug = [{ uuid: (await hochladen(t)).uuid }]
    const r = await einreichen(t, mit(formular, { [FINANZAMT]: 'Kiel', 'dokumente.registerauszug': auszug }))
    expect(r.status).toBe(200)
    expect(r.body.formular.unternehmen).toMatchObject({
      rechtsform: neu.rechtsform,
      registerNummer: 'HRA 4711',
    })
    await sql`update unternehmen set value = ${JSON.stringify(rows[0]?.value)} where guid = ${HOF}`.execute(
      t.ownerDb,
    )
  })

  test('[S4-10] rates and dates are those of the first submission, however late the answer comes', async () => {
    const formular = await inPruefung(t)
    await fordern(t, formular.guid, {
      felder: [{ pfad: FINANZAMT, grund: 'Welches?' }],
      frist: inTagen(t, 170),
    })
    const vorher = t.clock.now()
    t.clock.set(new Date(vorher.getTime() + 165 * TAG_MS))
    const { body } = await lesen(t, formular.guid)
    expect(body.nachforderung?.stichtag).toBe(tagInBerlin(vorher))
    const r = await einreichen(t, mit(formular, { [FINANZAMT]: 'Kiel' }))
    expect([r.status, r.problem.errors]).toEqual([200, undefined])
    t.clock.set(vorher)
  })
})

describe('[S4-10] [S5-02] a file that is locked after it was sent', () => {
  const sperren = (uuid: string) =>
    sql`update datei set scan_status = 'infiziert' where guid = ${uuid}`.execute(t.ownerDb)
  const offene = async (formular: AntragFormular) =>
    (await lesen(t, formular.guid)).body.nachforderung?.offen.map(({ pfad }) => pfad)

  test('[S4-10] [S5-02] can be replaced though the bank did not ask for it, and nothing beside it', async () => {
    const formular = await nachgefordert(t, FINANZAMT)
    const angebot = amGegenstand(formular, 'dokumentAngebot')
    const [geraet] = gegenstaendeIn(formular.foerdergegenstandSeiten)
    await sperren((geraet?.type === 'Maschine' && geraet.dokumentAngebot?.[0]?.uuid) || '')
    const { body } = await lesen(t, formular.guid)
    expect(body.nachforderung?.offen).toEqual([
      expect.objectContaining({ pfad: FINANZAMT }),
      { pfad: angebot, grund: null, eingereicht: [expect.objectContaining({ scanStatus: 'infiziert' })] },
    ])
    expect(wertAn(body.formular, angebot)).toEqual([expect.objectContaining({ scanStatus: 'infiziert' })])

    const kiel = mit(body.formular, { [FINANZAMT]: 'Kiel' })
    const mitIhr = await einreichen(t, kiel)
    expect([mitIhr.status, mitIhr.problem.detail]).toEqual([412, expect.stringContaining('Schadsoftware')])
    const gespeichert = await speichern(t, { ...kiel, fertig: false })
    expect(wertAn(gespeichert.body.formular, angebot)).toMatchObject([{ scanStatus: 'infiziert' }])

    const neu = { uuid: (await hochladen(t, LENA, 'Sauber.pdf')).uuid }
    const daneben = mit(kiel, { [amGegenstand(formular, 'dokumentHerstellerBestaetigung')]: [neu] })
    expect((await speichern(t, { ...daneben, fertig: false })).status).toBe(412)
    const ersetzt = mit(kiel, { [angebot]: [neu] })
    expect((await speichern(t, { ...ersetzt, fertig: false })).status).toBe(200)
    expect(await offene(formular)).toEqual([FINANZAMT, angebot])
    const gesendet = await einreichen(t, ersetzt)
    expect([gesendet.status, gesendet.problem.errors]).toEqual([200, undefined])
    expect(wertAn(gesendet.body.formular, angebot)).toMatchObject([{ dateiname: 'Sauber.pdf' }])
  })

  test('[S4-10] [S5-02] also where its place was open only while it came', async () => {
    const formular = await nachgefordert(t, FINANZAMT)
    const sonstige = 'dokumente.sonstige'
    const neu = { uuid: (await hochladen(t)).uuid }
    await sql`update nachforderung set stellen = stellen || ${JSON.stringify([{ pfad: sonstige, grund: 'Noch eines.' }])}::jsonb
      where antrag_guid = ${formular.guid}`.execute(t.ownerDb)
    expect((await speichern(t, { ...mit(formular, { [sonstige]: [neu] }), fertig: false })).status).toBe(200)
    await sql`update nachforderung set stellen = stellen - 1 where antrag_guid = ${formular.guid}`.execute(
      t.ownerDb,
    )
    await sperren(neu.uuid)
    expect(await offene(formular)).toEqual([FINANZAMT, sonstige])
    expect((await speichern(t, { ...formular, fertig: false })).status).toBe(200)
    expect(await offene(formular)).toEqual([FINANZAMT])
  })
})

describe('[S4-07] [S4-10] its own deadline', () => {
  const mitFrist = async () => {
    const formular = await nachgefordert(t, FINANZAMT)
    const { body } = await lesen(t, formular.guid)
    return { neu: mit(formular, { [FINANZAMT]: 'Kiel' }), frist: Date.parse(body.nachforderung?.frist ?? '') }
  }
  const um = async (ms: number, arbeit: () => Promise<unknown>) => {
    const vorher = t.clock.now()
    t.clock.set(new Date(ms))
    await arbeit()
    t.clock.set(vorher)
  }

  test("[S4-07] counts when the round's period is over, to its last millisecond", async () => {
    const { neu, frist } = await mitFrist()
    await sql`update antrag_einladung set bis = ${t.clock.now()} where guid = ${EINLADUNG}`.execute(t.ownerDb)
    await um(frist - 1, async () => {
      expect((await speichern(t, { ...neu, fertig: false })).status).toBe(200)
      expect((await einreichen(t, neu)).status).toBe(200)
    })
    await sql`update antrag_einladung set bis = ${new Date(t.clock.now().getTime() + 1e10)} where guid = ${EINLADUNG}`.execute(
      t.ownerDb,
    )
  })

  test('[S4-07] arrived in time counts, however long it waits for the lock', async () => {
    const { neu, frist } = await mitFrist()
    await um(frist - 1, async () => {
      let antwort: ReturnType<typeof einreichen> | undefined
      await t.ownerDb.transaction().execute(async (tx) => {
        await sql`select 1 from antrag where guid = ${neu.guid} for update`.execute(tx)
        antwort = einreichen(t, neu)
        const wartet = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`
        while ((await wartet.execute(t.ownerDb)).rows[0]?.n === 0) await setTimeout(10)
        t.clock.set(new Date(frist + 1))
      })
      expect((await antwort)?.status).toBe(200)
    })
  })

  test('[S4-07] [S4-08] a correction sent when the bank has gone on is not answered as if it had come in', async () => {
    const { neu, frist } = await mitFrist()
    const { headers } = await lesen(t, neu.guid)
    const ifMatch = Number(/\d+/.exec(String(headers['etag']))?.[0])
    await um(frist, async () => {
      expect((await pruefen(t, neu.guid)).status).toBe(200)
      const spaet = await einreichen(t, neu, { ifMatch })
      expect([spaet.status, spaet.problem.detail]).toEqual([412, expect.stringContaining('„In Prüfung“')])
      // The submission of before is answered again, on the version that it was made on.
      expect((await einreichen(t, neu, { ifMatch: 1 })).status).toBe(200)
    })
  })

  test('[S4-07] afterwards nothing can be saved or sent; what counts is what was sent last; the bank goes on', async () => {
    const { neu, frist } = await mitFrist()
    expect((await speichern(t, { ...neu, fertig: false })).status).toBe(200)
    expect((await pruefen(t, neu.guid)).problem.detail).toMatch(
      /^Das Unternehmen kann den Antrag noch bis .* ergänzen\.$/,
    )
    await um(frist, async () => {
      for (const r of [await speichern(t, { ...neu, fertig: false }), await einreichen(t, neu)])
        expect([r.status, r.problem.detail]).toEqual([
          412,
          expect.stringMatching(/^Die Frist für Ihre Ergänzungen ist/),
        ])
      const { body } = await lesen(t, neu.guid)
      expect([body.aenderbar, body.formular.produktgruppenDaten.finanzamt]).toEqual([false, 'Flensburg'])
      expect((await pruefen(t, neu.guid)).body.geschaeftStatus).toBe('IN_PRUEFUNG')
    })
    const danach = (await lesen(t, neu.guid)).body
    expect([danach.geschaeftStatus, danach.nachforderung]).toEqual(['IN_PRUEFUNG', null])
    expect(danach.formular.produktgruppenDaten.finanzamt).toBe('Flensburg')
  })

  test('[S4-10] [R3.2-01] what was corrected and not sent does not stay in the sum of the overview either', async () => {
    const preis = 'foerdergegenstandSeiten.0.foerdergegenstaende.0.anschaffungskostenNettoEinzeln'
    const formular = await nachgefordert(t, preis)
    const summe = async () => {
      const r = await t.call(contract.antragUebersichtLesen, { als: LENA, params: { unternehmenGuid: HOF } })
      const faelle = r.body.flatMap(({ details }) => details)
      return faelle.find(({ antraege }) => antraege[0]?.guid === formular.guid)?.zuwendungsBetrag
    }
    expect(await summe()).toBe(8_000.79)
    const neu = mit(formular, { [amGegenstand(formular, 'anschaffungskostenNettoEinzeln')]: 90_000 })
    expect((await speichern(t, { ...neu, fertig: false })).status).toBe(200)
    expect(await summe()).toBe(72_000)
    const frist = Date.parse((await lesen(t, formular.guid)).body.nachforderung?.frist ?? '')
    await um(frist, async () => expect((await pruefen(t, formular.guid)).status).toBe(200))
    expect(await summe()).toBe(8_000.79)
  })
})

describe('[S4-10] at the same time', () => {
  test('[S11-05] two saves on one version: one is kept', async () => {
    const formular = await nachgefordert(t, FINANZAMT, UMSATZ)
    const { headers } = await lesen(t, formular.guid)
    const ifMatch = Number(/\d+/.exec(String(headers['etag']))?.[0])
    const beide = await Promise.all(
      ['Kiel', 'Husum'].map((ort) =>
        speichern(t, { ...mit(formular, { [FINANZAMT]: ort }), fertig: false }, { ifMatch }),
      ),
    )
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('[S4-10] a submission of before the Nachforderung, repeated late on its version, is not taken for the answer', async () => {
    const formular = await inPruefung(t)
    const { headers } = await lesen(t, formular.guid)
    const ifMatch = Number(/\d+/.exec(String(headers['etag']))?.[0])
    await fordern(t, formular.guid, { felder: [{ pfad: FINANZAMT, grund: 'Welches?' }] })
    expect((await einreichen(t, formular, { ifMatch })).status).toBe(409)
  })

  test('[S4-10] sent again while it is withdrawn: it is withdrawn, and sent at most once more', async () => {
    for (let runde = 0; runde < 4; runde += 1) {
      const formular = await nachgefordert(t, FINANZAMT)
      const [gesendet, weg] = await Promise.all([
        einreichen(t, mit(formular, { [FINANZAMT]: 'Kiel' })),
        loeschen(t, formular.guid),
      ])
      expect(weg.status).toBe(200)
      expect([200, 404]).toContain(gesendet.status)
      expect((await lesen(t, formular.guid)).status).toBe(404)
    }
  })
})

describe('[S4-10] [S11-13] a call that waited while the bank gave the application back', () => {
  const nachDerBank = async (aufruf: (f: AntragFormular) => Promise<{ readonly status: number }>) => {
    const formular = await inPruefung(t)
    const felder = [{ pfad: FINANZAMT, grund: 'Bitte prüfen.' }]
    const halten = (tx: Tx) => sql`select from antrag where guid = ${formular.guid} for update`.execute(tx)
    const antworten = await zugleich<{ readonly status: number }>(t, halten, [
      () => fordern(t, formular.guid, { felder }),
      () => aufruf(mit(formular, { 'produktgruppenDaten.haupttaetigkeit': 'Obstbau' })),
    ])
    return { guid: formular.guid, status: antworten.map((a) => a.status) }
  }

  test.each([
    ['a save', (f: AntragFormular) => speichern(t, f)],
    ['a submission', (f: AntragFormular) => einreichen(t, f)],
  ])('%s without If-Match changes nothing that was not asked for', async (_name, aufruf) => {
    const { guid, status } = await nachDerBank(aufruf)
    expect(status).toEqual([200, 412])
    expect((await lesen(t, guid)).body.formular.produktgruppenDaten.haupttaetigkeit).not.toBe('Obstbau')
  })
})

describe('[S4-10] [R4-06] withdrawn instead of corrected', () => {
  test('[S4-10] by a signer; audited; a mail to everybody who may sign; the bank keeps it with its time', async () => {
    const formular = await nachgefordert(t, FINANZAMT)
    expect((await lesen(t, formular.guid)).body.rueckzugGesperrtWeil).toBeNull()
    expect((await lesen(t, formular.guid, NORA)).body.rueckzugGesperrtWeil).toContain(
      'Zeichnungsberechtigung',
    )
    expect((await loeschen(t, formular.guid, NORA)).status).toBe(412)
    const nummer = (await lesen(t, formular.guid)).body.eingang?.eingangsnummer
    expect((await loeschen(t, formular.guid)).status).toBe(200)
    const { rows } = await sql<{ an: string; text: string }>`select an, text from postausgang
      where betreff = ${`Antrag zurückgezogen: ${nummer}`}`.execute(t.ownerDb)
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map(({ an }) => an)).size).toBe(rows.length)
    const { rows: faelle } =
      await sql`select g.zurueckgezogen_am from geschaeft g join antrag a on a.geschaeft_guid = g.guid
      where a.guid = ${formular.guid}`.execute(t.ownerDb)
    expect(faelle).toEqual([{ zurueckgezogen_am: t.clock.now() }])
  })
})
