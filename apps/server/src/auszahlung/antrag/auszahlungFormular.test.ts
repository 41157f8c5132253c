import { randomUUID } from 'node:crypto'
import * as contract from '@foerderportal/contract/auszahlung/antrag/routes'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import {
  HOF,
  LENA,
  MAX,
  NORA,
  PAUL,
  anlegen,
  eingereicht,
  einreichen,
  entscheiden,
  entwurf,
  lesen,
  leeren,
  loeschen,
  mitNachweisen,
  nachweis,
  speichern,
  startAuszahlungWelt,
  uebersicht,
  type Welt,
} from '../testing/auszahlungWelt.ts'

let w: Welt
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt)
})
afterAll(() => w.t.close())
beforeEach(() => leeren(w.t))

const NICHT_JETZT = [412, 'Nicht möglich zu diesem Zeitpunkt']
const satz = (r: { status: number; problem: { title: string } }) => [r.status, r.problem.title]

type Betraege = { readonly guid: string; readonly bewilligt_cent: number; readonly gebunden_cent: number }

/** What the bank's acts and payouts leave of the items of the case: no trigger stands between the owner and the table. */
const setzen = (betraege: readonly Betraege[]) =>
  w.t.ownerDb.transaction().execute(async (tx) => {
    await sql`alter table bewilligter_gegenstand disable trigger user`.execute(tx)
    for (const { guid, bewilligt_cent, gebunden_cent } of betraege)
      await sql`update bewilligter_gegenstand set bewilligt_cent = ${bewilligt_cent}, gebunden_cent = ${gebunden_cent}
        where guid = ${guid}`.execute(tx)
    await sql`alter table bewilligter_gegenstand enable trigger user`.execute(tx)
  })

describe('[R7.2-04] create', () => {
  test('an empty draft with what the case has left; a repeat with its guid makes no second one', async () => {
    const guid = randomUUID()
    const r = await anlegen(w, { guid })
    expect(r.status).toBe(200)
    expect(r.body).toMatchObject({
      aenderbar: true,
      status: 'IN_BEARBEITUNG',
      geschaeftGuid: w.geschaeft,
      formular: { guid, classVersion: 1, verwendungsnachweise: [] },
      weitereAntraege: 2,
      eingang: null,
      entscheidung: null,
      vorlage: null,
    })
    expect(r.body.gegenstaende.map((g) => [g.foerdergegenstand.id, g.restBetrag, g.foerderquote])).toEqual([
      [w.maschine, 16_800, 40],
      [w.beratung, 1_200, 50],
    ])
    expect(r.body.fruehesterTag).toBe(tagInBerlin(new Date(r.body.bewilligungVom)))
    expect((await anlegen(w, { guid })).body.formular.guid).toBe(guid)
    expect((await uebersicht(w))?.details).toHaveLength(1)
  })

  test('[S1-02] an unknown case, and one of another company, answer 404', async () => {
    for (const [query, wer] of [
      [{ geschaeftGuid: randomUUID() }, LENA],
      [{}, MAX],
    ] as const)
      expect(satz(await anlegen(w, query, wer))).toEqual([404, 'Geschäft nicht vorhanden'])
  })

  test('[S6-01] not before the notice takes effect, nor when it has lost it', async () => {
    const setzen = (wirksam: Date | null) =>
      sql`update bewilligung set wirksam_ab = ${wirksam} where geschaeft_guid = ${w.geschaeft}`.execute(
        w.t.ownerDb,
      )
    const { rows } = await sql<{ wirksam_ab: Date }>`select wirksam_ab from bewilligung
      where geschaeft_guid = ${w.geschaeft}`.execute(w.t.ownerDb)
    for (const wirksam of [null, new Date(w.t.clock.now().getTime() + 1)]) {
      await setzen(wirksam)
      expect(satz(await anlegen(w))).toEqual(NICHT_JETZT)
    }
    await setzen(w.t.clock.now())
    const formular = await entwurf(w)
    await setzen(null)
    expect(satz(await einreichen(w, mitNachweisen(formular, nachweis(w))))).toEqual(NICHT_JETZT)
    await setzen(rows[0]?.wirksam_ab ?? null)
  })

  test('[S6-01] as many as the approval says, rejected ones aside; at the same time no more', async () => {
    const zugleich = await Promise.all(Array.from({ length: 6 }, () => anlegen(w)))
    expect(zugleich.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([
      200, 200, 200, 412, 412, 412,
    ])
    const zuViele = await anlegen(w)
    expect([zuViele.status, zuViele.problem.detail]).toEqual([
      412,
      'Die höchste Anzahl von Auszahlungsanträgen ist erreicht. Abgelehnte zählen nicht mit.',
    ])
    await expect(
      sql`insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version, formular,
          angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter)
        select gen_random_uuid(), geschaeft_guid, unternehmen_guid, status, now(), 1, formular, now(), '', '', now(), '', ''
        from auszahlung limit 1`.execute(w.t.ownerDb),
    ).rejects.toThrow('mehr auszahlungen, als die bewilligung erlaubt')
    await loeschen(w, zugleich.find(({ status }) => status === 200)?.body.formular.guid ?? '')
    expect((await anlegen(w)).status).toBe(200)
  })

  test('[S6-01] with nothing left the refusal says whether it was claimed, or is no longer approved', async () => {
    const { rows } =
      await sql<Betraege>`select guid, bewilligt_cent, gebunden_cent from bewilligter_gegenstand
      where geschaeft_guid = ${w.geschaeft}`.execute(w.t.ownerDb)
    const absage = async (stand: (b: Betraege) => Betraege) => {
      await setzen(rows.map(stand))
      const r = await anlegen(w)
      return [r.status, r.problem.detail]
    }
    expect(await absage((b) => ({ ...b, gebunden_cent: b.bewilligt_cent }))).toEqual([
      412,
      'Der ganze Betrag ist ausgezahlt oder beantragt.',
    ])
    expect(await absage((b) => ({ ...b, bewilligt_cent: 0 }))).toEqual([412, 'Bewilligt ist nichts mehr.'])
    await setzen(rows)
  })

  test('[S6-06] a rejected request is the template of the next, which does not count against the maximum', async () => {
    const alt = await eingereicht(w, nachweis(w))
    expect(satz(await anlegen(w, { vorlage: alt.guid }))).toEqual(NICHT_JETZT)
    await entscheiden(w, alt.guid, null)
    const r = await anlegen(w, { vorlage: alt.guid })
    expect(r.body.vorlage?.eingangsnummer).toMatch(/^AZ-2026-\d{6}$/)
    expect(r.body.weitereAntraege).toBe(2)
    const [neuer] = r.body.formular.verwendungsnachweise ?? []
    const [alter] = alt.verwendungsnachweise ?? []
    expect(neuer).toMatchObject({ ...alter, id: expect.any(String), rechnungen: [{ uuid: w.datei.uuid }] })
    expect(neuer?.id).not.toBe(alter?.id)
    // It holds its amount at once, and may be sent as it is.
    expect((await uebersicht(w))?.verfuegbarerBetrag).toBe(10_000)
    expect((await einreichen(w, r.body.formular)).status).toBe(200)
    expect(satz(await anlegen(w, { vorlage: randomUUID() }))).toEqual([404, 'Auszahlung nicht vorhanden'])
  })
})

describe('[R7.2-05] [R7.2-06] read and save', () => {
  test('[S11-04] [S11-05] POST saves; what is stale answers 409 and loses nothing', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w))
    const erste = await speichern(w, formular, { ifMatch: 1 })
    expect([erste.status, erste.headers['etag']]).toEqual([200, '"2"'])
    expect(erste.body.formular.verwendungsnachweise).toEqual([
      { ...formular.verwendungsnachweise?.[0], rechnungen: [w.datei], zahlungsnachweise: [w.datei] },
    ])
    const alt = await speichern(w, mitNachweisen(formular), { ifMatch: 1, wer: PAUL })
    expect(satz(alt)).toEqual([409, 'Konkurrente Bearbeitung'])
    const gelesen = await lesen(w, formular.guid)
    expect([gelesen.headers['etag'], gelesen.body.formular]).toEqual(['"2"', erste.body.formular])
    expect((await speichern(w, mitNachweisen(formular))).status).toBe(200)
  })

  test('a draft may have gaps and be wrong: nothing that was typed is refused', async () => {
    const luecken = { id: randomUUID(), foerdergegenstandId: w.maschine, rechnungsDatum: '1999-01-01' }
    const r = await speichern(
      w,
      mitNachweisen(await entwurf(w), luecken, nachweis(w, { beantragteAuszahlung: 99_999 })),
    )
    expect(r.status).toBe(200)
    // It holds what there is.
    expect((await uebersicht(w))?.verfuegbarerBetrag).toBe(1_200)
    expect(r.body.formular.verwendungsnachweise?.[1]?.beantragteAuszahlung).toBe(99_999)
  })

  test.each([
    ['negative', { beantragteAuszahlung: -0.01 }],
    ['13 decimals', { rechnungsBetrag: 0.1000000000001 }],
    ['three decimals', { nichtFoerderfaehigeKosten: 1.005 }],
    ['a billion', { rechnungsBetrag: 1_000_000_000 }],
    ['no day', { rechnungsDatum: '2026-02-30' }],
    ['text for an amount', { umsatzsteuer: '12' as unknown as number }],
  ])('[R5-03] %s has the wrong form: 400 at the field', async (_, falsch) => {
    const r = await speichern(w, mitNachweisen(await entwurf(w), nachweis(w, falsch)))
    expect(r.status).toBe(400)
    expect(r.problem.errors?.map(({ pfad }) => pfad)).toEqual([
      `verwendungsnachweise.0.${Object.keys(falsch)[0]}`,
    ])
  })

  test('[S1-02] [S5-01] a foreign request, and a foreign file, answer 404', async () => {
    const formular = await entwurf(w)
    for (const r of [await lesen(w, formular.guid, MAX), await lesen(w, randomUUID())])
      expect(satz(r)).toEqual([404, 'Auszahlung nicht vorhanden'])
    const fremd = nachweis(w, { rechnungen: [{ uuid: randomUUID() }] })
    expect((await speichern(w, mitNachweisen(formular, fremd))).status).toBe(404)
  })

  test('[S11-01] who may only read sees it and changes nothing', async () => {
    const { guid } = await entwurf(w)
    const nurLesen = { ...NORA, rollen: ['ZUWENDUNGEN_LESEN'] }
    const r = await w.t.call(contract.auszahlungLesen, { als: nurLesen, params: { guid } })
    expect([r.status, r.body.aenderbar]).toEqual([200, false])
  })

  test('the overview names who saved last, and how many files there are', async () => {
    const formular = await entwurf(w)
    await speichern(w, mitNachweisen(formular, nachweis(w)), { wer: PAUL })
    expect((await uebersicht(w))?.details[0]).toMatchObject({
      ersteller: 'Test lena.lindenau',
      letzterBearbeiter: 'Test paul.partner',
      dokumenteVorhanden: true,
      beantragterBetrag: 8_000,
    })
  })

  test('a save that changes no amount is four statements', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w))
    await speichern(w, formular)
    w.t.statements.length = 0
    await speichern(w, { ...formular, uiStorage: { offen: 1 } })
    expect(w.t.statements).toHaveLength(4)
  })
})

describe('[R7.2-08] delete', () => {
  test('a draft goes, and what it held is free; a stale or unknown one does not', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w))
    await speichern(w, formular)
    expect((await loeschen(w, formular.guid, { ifMatch: 1 })).status).toBe(409)
    expect((await loeschen(w, formular.guid, { ifMatch: 2 })).status).toBe(204)
    expect((await uebersicht(w))?.verfuegbarerBetrag).toBe(18_000)
    expect(satz(await loeschen(w, formular.guid))).toEqual([404, 'Auszahlung nicht vorhanden'])
  })

  test('what was sent stays, whoever asks', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    const r = await loeschen(w, guid)
    expect([...satz(r), r.problem.detail]).toEqual([
      ...NICHT_JETZT,
      'Der Auszahlungsantrag hat den Stand „Eingegangen“. Löschen lässt er sich nur im Stand „Entwurf“.',
    ])
  })
})

describe('[R7.2-09] [R7.2-11] documents', () => {
  test('files invoice by invoice, each once', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w, { rechnungsNummer: 'RE 77' }))
    await speichern(w, formular)
    const r = await w.t.call(contract.auszahlungDokumenteLesen, {
      als: LENA,
      params: { guid: formular.guid },
    })
    expect(r.body.map(({ uuid, wozu }) => [uuid, wozu])).toEqual([
      [w.datei.uuid, 'Rechnung RE 77; Zahlungsnachweis zu Rechnung RE 77'],
    ])
  })

  test('of an approved item its papers; a foreign company 403, an unknown item 404', async () => {
    const fragen = (foerdergegenstandId: string, wer = LENA) =>
      w.t.call(contract.bewilligungsunterlagenLesen, {
        als: wer,
        params: { unternehmenGuid: HOF, foerdergegenstandId },
      })
    expect((await fragen(w.maschine)).body.map(({ wozu }) => wozu)).toContain(
      'Unterlage zu Beispielwerk MP 300',
    )
    expect((await fragen(w.beratung)).body).toEqual([])
    expect((await fragen(w.maschine, MAX)).status).toBe(403)
    expect(satz(await fragen(randomUUID()))).toEqual([404, 'Geschäft nicht vorhanden'])
  })
})
