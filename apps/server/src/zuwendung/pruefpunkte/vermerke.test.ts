import * as vertrag from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { SABINE, statusSetzen } from '../testing/korrekturWelt.ts'
import { THOMAS, fallInPruefung, punkt, stand, streichen, vermerken } from '../testing/pruefWelt.ts'
import { LENA, hochladen, platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const protokoll = async (guid: string) =>
  (
    await sql<{ handlung: string; nutzer_sub: string; angaben: object }>`select handlung, nutzer_sub, angaben
      from audit_log where objekt_guid = ${guid} and handlung like 'vermerk%' order by nr`.execute(t.ownerDb)
  ).rows

describe('[S9-07] a Vermerk', () => {
  test('names point, submission, result, evidence, person and time, and stands in the audit log', async () => {
    const fall = await fallInPruefung(t)
    const dateiGuid =
      fall.formular.dokumente?.type === 'AnkNabo'
        ? (fall.formular.dokumente.beitragsBescheideSvlfg?.[0]?.uuid ?? '')
        : ''
    const belege = [
      { dateiGuid, seite: 2, zitat: 'Hof Lindenau GbR', stelle: 'unternehmen.unternehmenName' },
      { dateiGuid: null, seite: null, zitat: null, stelle: 'produktgruppenDaten.antragstellerArt' },
    ]
    const r = await vermerken(t, fall, 'A5', { text: 'Bescheid 2026.', belege })
    expect(r.status).toBe(200)
    expect(r.headers['etag']).toBe('"1"')
    expect(r.body).toMatchObject({ code: 'A5', stand: 'ERFUELLT', fehlt: null, version: 1 })
    const gelesen = await punkt(t, fall, 'A5')
    expect(gelesen).toEqual(r.body)
    expect(gelesen.vermerke).toEqual([
      {
        nummer: 1,
        fassungen: 1,
        ergebnis: 'ERFUELLT',
        text: 'Bescheid 2026.',
        belege,
        eingangsnummer: (await stand(t, fall)).body.eingangsnummer,
        person: { sub: SABINE.sub, name: 'Sabine Sachbearbeitung' },
        zeit: t.clock.now().toISOString(),
        vorschlag: { ergebnis: null, text: expect.stringContaining('Beitragsbescheid') },
        gestrichen: null,
        ueberholt: false,
      },
    ])
    expect(await protokoll(fall.formular.guid)).toEqual([
      {
        handlung: 'vermerkSchreiben',
        nutzer_sub: SABINE.sub,
        angaben: { punkt: 'A5', vermerk: 1, fassung: 1, ergebnis: 'ERFUELLT' },
      },
    ])
  })

  test('saves itself wording by wording; another person begins one of his own', async () => {
    const fall = await fallInPruefung(t)
    for (const [i, text] of ['Zu', 'Zu wenig', 'Zu wenig Angebote.'].entries())
      expect(
        (await vermerken(t, fall, 'A9', { ergebnis: 'NICHT_ERFUELLT', text }, { ifMatch: i })).status,
      ).toBe(200)
    await vermerken(t, fall, 'A9', { text: 'Drittes Angebot liegt vor.' }, { als: THOMAS, ifMatch: 3 })
    const { vermerke, version, stand: wie } = await punkt(t, fall, 'A9')
    expect(
      vermerke.map(({ nummer, fassungen, text, person }) => [nummer, fassungen, text, person.name]),
    ).toEqual([
      [2, 1, 'Drittes Angebot liegt vor.', 'Thomas Kern'],
      [1, 3, 'Zu wenig Angebote.', 'Sabine Sachbearbeitung'],
    ])
    expect([version, wie]).toEqual([4, 'ERFUELLT'])
  })

  test('[A-01] of two who save the same point the second gets 409 with what the first wrote; nothing is lost', async () => {
    const fall = await fallInPruefung(t)
    expect(
      (await vermerken(t, fall, 'A4', { text: 'Auszug vom 1.11. liegt vor.' }, { ifMatch: 0 })).status,
    ).toBe(200)
    const zweiter = () =>
      vermerken(
        t,
        fall,
        'A4',
        { ergebnis: 'NICHT_ERFUELLT', text: 'Auszug fehlt.' },
        { als: THOMAS, ifMatch: 0 },
      )
    const r = await zweiter()
    expect(r.status).toBe(409)
    expect(r.problem.detail).toMatch(/^Sabine Sachbearbeitung hat diesen Prüfpunkt am .* Uhr geändert\.$/)
    expect(r.problem.errors).toEqual([
      { pfad: 'ergebnis', text: 'Dort steht jetzt: Erfüllt.' },
      { pfad: 'text', text: 'Dort steht jetzt: „Auszug vom 1.11. liegt vor.“' },
    ])
    expect((await punkt(t, fall, 'A4')).vermerke).toHaveLength(1)
    // Having read it, he writes beside it.
    await vermerken(
      t,
      fall,
      'A4',
      { ergebnis: 'NICHT_ERFUELLT', text: 'Auszug zu alt.' },
      { als: THOMAS, ifMatch: 1 },
    )
    expect((await punkt(t, fall, 'A4')).vermerke.map(({ text }) => text)).toEqual([
      'Auszug zu alt.',
      'Auszug vom 1.11. liegt vor.',
    ])
  })

  test('[A-01] of twenty who save at once one is taken', async () => {
    const fall = await fallInPruefung(t)
    const alle = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        vermerken(t, fall, 'A8', { text: `Nr. ${i}` }, { als: { ...THOMAS, sub: `sub-${i}` }, ifMatch: 0 }),
      ),
    )
    expect(alle.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect((await punkt(t, fall, 'A8')).vermerke).toHaveLength(1)
  })

  test('a save whose answer was lost is answered again, without another wording', async () => {
    const fall = await fallInPruefung(t)
    const senden = () => vermerken(t, fall, 'A4', { text: 'Gelesen.' }, { ifMatch: 0 })
    const [a, b] = [await senden(), await senden()]
    expect([a.status, b.status]).toEqual([200, 200])
    expect(b.body).toEqual(a.body)
  })

  test('a no without a reason is no answer yet', async () => {
    const fall = await fallInPruefung(t)
    await vermerken(t, fall, 'A4', { ergebnis: 'NICHT_ERFUELLT' })
    expect(await punkt(t, fall, 'A4')).toMatchObject({
      stand: 'OFFEN',
      fehlt: 'Zu „Nicht erfüllt“ gehört ein Vermerk: Schreiben Sie, warum.',
    })
  })

  test('is never deleted: struck through it stays readable, with who and why', async () => {
    const fall = await fallInPruefung(t)
    await vermerken(t, fall, 'A4', { text: 'Falscher Fall.' })
    const r = await streichen(t, fall, 'A4', 1, { als: THOMAS, ifMatch: 1 })
    expect(r.body).toMatchObject({
      stand: 'OFFEN',
      version: 2,
      vermerke: [
        {
          nummer: 1,
          text: 'Falscher Fall.',
          person: { name: 'Sabine Sachbearbeitung' },
          gestrichen: { grund: 'Verwechselt.', person: { name: 'Thomas Kern' } },
        },
      ],
    })
    // Once is enough, and what comes next is a Vermerk of its own.
    expect((await streichen(t, fall, 'A4')).body.version).toBe(2)
    expect((await vermerken(t, fall, 'A4', { text: 'Neu.' })).body.vermerke[0]).toMatchObject({ nummer: 2 })
    expect((await streichen(t, fall, 'A4', 7)).problem.errors).toEqual([
      { pfad: 'vermerk', text: 'Diesen Vermerk gibt es an diesem Prüfpunkt nicht.' },
    ])
    expect((await streichen(t, fall, 'A4', 2, { ifMatch: 1 })).status).toBe(409)
  })

  test('not even by hand is one changed or removed', async () => {
    const fall = await fallInPruefung(t)
    await vermerken(t, fall, 'A4')
    const wo = sql`where geschaeft_guid = ${fall.geschaeft}`
    for (const befehl of [sql`update pruefvermerk set text = 'x' ${wo}`, sql`delete from pruefvermerk ${wo}`])
      for (const db of [t.services.db, t.ownerDb])
        await expect(befehl.execute(db)).rejects.toThrow('pruefvermerk ist unveraenderlich')
    await expect(sql`truncate pruefvermerk`.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
  })
})

describe('[S9-07] evidence is of the case', () => {
  const fehler = async (beleg: object, code = 'A15') => {
    const fall = await fallInPruefung(t)
    const ganz = { dateiGuid: null, seite: null, zitat: null, stelle: null, ...beleg }
    const r = await t.call(vertrag.vermerkSchreiben, {
      als: SABINE,
      params: { guid: fall.geschaeft },
      body: { punkt: code, ergebnis: 'ERFUELLT', text: '', belege: [ganz] },
    })
    expect(r.status).toBe(400)
    return r.problem.errors?.map(({ pfad }) => pfad)
  }
  test('no file of others, not even one of the same company', async () => {
    const { uuid } = await hochladen(t, LENA)
    expect(await fehler({ dateiGuid: uuid })).toEqual(['belege.0.dateiGuid'])
  })
  test('no place that the form does not have', async () =>
    expect(await fehler({ stelle: 'produktgruppenDaten.geheim' })).toEqual(['belege.0.stelle']))
  test('a page belongs to a file', async () =>
    expect(await fehler({ stelle: 'produktgruppenDaten.umsatz', seite: 1 })).toEqual(['belege.0.seite']))
  test('something has to be named', async () => expect(await fehler({})).toEqual(['belege.0.dateiGuid']))
  test('the point is one of the catalogue', async () =>
    expect(await fehler({ stelle: 'produktgruppenDaten.umsatz' }, 'Z9')).toEqual(['punkt']))
})

describe('[S9-07] [S9-01] who may', () => {
  test('nobody after the decision, with a sentence; reading stays', async () => {
    const fall = await fallInPruefung(t)
    await statusSetzen(t, fall.formular.guid, 'ABGELEHNT')
    const r = await vermerken(t, fall, 'A4')
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('„Abgelehnt“')])
    expect((await stand(t, fall)).body.gesperrtWeil).toBe(r.problem.detail)
  })
  test('nobody of the own company, who reads why', async () => {
    const fall = await fallInPruefung(t)
    const lena = { ...LENA, rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'] }
    expect((await vermerken(t, fall, 'A4', {}, { als: lena })).status).toBe(403)
    expect((await stand(t, fall, lena)).body.gesperrtWeil).toMatch(/für das Sie selbst handeln/)
  })
  test('nobody with a conflict of interest', async () => {
    const fall = await fallInPruefung(t)
    await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${fall.geschaeft}, ${THOMAS.sub}, 'Schwager.', now())`.execute(t.ownerDb)
    for (const { status } of [
      await stand(t, fall, THOMAS),
      await vermerken(t, fall, 'A4', {}, { als: THOMAS }),
      await streichen(t, fall, 'A4', 1, { als: THOMAS }),
    ])
      expect(status).toBe(403)
  })
  test('who only reads sees it said', async () => {
    const fall = await fallInPruefung(t)
    const { body } = await stand(t, fall, { ...THOMAS, rollen: ['SACHBEARBEITUNG_LESEN'] })
    expect(body.gesperrtWeil).toBe('Sie lesen mit: Vermerke schreibt, wer Anträge bearbeitet.')
  })
})
