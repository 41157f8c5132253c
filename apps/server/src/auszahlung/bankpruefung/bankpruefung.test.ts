import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import type { Bankpruefung, BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { protokollLesen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { personenNamen } from '../../nutzer/public.ts'
import { registerFreigaben } from '../../platform/vieraugen/freigabenRoutes.ts'
import { pruefungenVorgelegt } from './freigabequelle.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { registerZuwendung } from '../../zuwendung/routes.ts'
import { muster } from '../rechnung/testing/musterrechnung.ts'
import { ubl } from '../rechnung/testing/vonHand.ts'
import {
  HOF,
  LENA,
  eingereicht,
  hochladen,
  leeren,
  lesen as antragLesen,
  mitNachweisen,
  entwurf,
  einreichen,
  nachweis,
  startAuszahlungWelt,
  type Welt,
} from '../testing/auszahlungWelt.ts'
import { BEIDES, FRANK, RITA, SABINE } from '../zahllauf/testing/zahllaufWelt.ts'
import { ohneBefund, pruefungAufrufe, vorgelegt } from './testing/bankpruefungAufrufe.ts'

let w: Welt
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt, (app, services) => {
    registerZuwendung(app, services)
    registerFreigaben(app, services, { personenNamen, quellen: [pruefungenVorgelegt] })
  })
})
afterAll(() => w.t.close())
afterEach(() => leeren(w.t))

const REVISION: Caller = { ...RITA, rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_REVISION'] }
const BERTA: Caller = { ...SABINE, sub: 'sub-berta', vorname: 'Berta' }

/** Two invoices: 8,000.00 for the machine, 500.00 for advice. */
const gesendet = async (): Promise<string> => {
  const beratung = nachweis(w, {
    foerdergegenstandId: w.beratung,
    rechnungsBetrag: 1_190,
    umsatzsteuer: 190,
    nichtFoerderfaehigeKosten: 190,
    beantragteAuszahlung: 500,
  })
  return (await eingereicht(w, nachweis(w), beratung)).guid
}

const gekuerzt = (b: Bankpruefung, betrag: number, grund: string | null): BankpruefungInhalt => {
  const inhalt = ohneBefund(b)
  return { ...inhalt, positionen: inhalt.positionen.map((p, i) => (i === 0 ? { ...p, betrag, grund } : p)) }
}
const abgelehnt = (b: Bankpruefung, begruendung: string | null): BankpruefungInhalt => ({
  ...ohneBefund(b),
  ergebnis: 'ABGELEHNT',
  begruendung,
})
const gebunden = async () => {
  const { rows } = await sql<{ cent: number }>`select gebunden_cent as cent from bewilligter_gegenstand
    where guid = ${w.maschine}`.execute(w.t.ownerDb)
  return rows[0]?.cent
}
const mails = async (guid: string) =>
  (await sql`select from postausgang where bezug = ${guid}`.execute(w.t.ownerDb)).rows.length

describe('[S9-06] the check of a payout request', () => {
  test('the bank reads invoices with their items, what is left, its papers, and begins with everything as claimed', async () => {
    const guid = await gesendet()
    const { body, status } = await pruefungAufrufe(w.t, guid).lesen()
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'ABGESENDET', stand: null, nr: 1, hoechstens: 3, beantragt: 8_500 })
    expect(body.positionen.map(({ beantragt, gegenstand }) => [beantragt, gegenstand.rest])).toEqual([
      [8_000, 16_800],
      [500, 1_200],
    ])
    expect(body.inhalt.positionen.map(({ betrag }) => betrag)).toEqual([8_000, 500])
    expect(body.katalog.map(({ code }) => code)).toContain('Z11')
    expect(body.unterlagen.length).toBeGreaterThan(0)
    const datei = body.unterlagen[0]?.uuid ?? ''
    const params = { guid, dateiGuid: datei }
    expect((await w.t.call(contract.auszahlungDateiOeffnen, { als: SABINE, params })).status).toBe(200)
  })

  test('[S6-06] released by a second person: paid as claimed, said to the signers, and told to the company', async () => {
    const guid = await gesendet()
    const sha256 = await vorgelegt(w.t, guid)
    const r = await pruefungAufrufe(w.t, guid).freigeben(sha256)
    expect(r.body).toMatchObject({ status: 'BEWILLIGT', stand: 'FREIGEGEBEN' })
    const { entscheidung } = (await antragLesen(w, guid)).body
    expect(entscheidung).toMatchObject({ bewilligterBetrag: 8_500, begruendung: null })
    expect(await mails(guid)).toBeGreaterThan(0)
    expect(await gebunden()).toBe(800_000)
  })

  test('[S6-06] a cut needs its reason; what is cut is free again', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    await rufen.speichern(gekuerzt(body, 7_000, null))
    const ohne = await rufen.vorlegen()
    expect(ohne.status).toBe(412)
    expect(ohne.problem.detail).toBe('Begründen Sie die Kürzung.')
    await rufen.speichern(gekuerzt(body, 7_000, 'Skonto von 2.500,00 € ist nicht förderfähig.'))
    const vorlage = await rufen.vorlegen()
    expect(vorlage.body.abweichungen).toEqual([expect.stringMatching(/^Kürzung 1\.000,00\s€$/)])
    await rufen.freigeben(vorlage.body.inhaltSha256 ?? '')
    expect(await gebunden()).toBe(700_000)
    const { entscheidung } = (await antragLesen(w, guid)).body
    expect(entscheidung).toMatchObject({ bewilligterBetrag: 7_500, bescheid: { gegeben: false } })
  })

  test('[S6-06] a reason left over from a cut that was taken back is said to nobody', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    await rufen.speichern(gekuerzt(body, 8_000, 'Skonto abgezogen?'))
    await rufen.freigeben((await rufen.vorlegen()).body.inhaltSha256 ?? '')
    expect((await antragLesen(w, guid)).body.entscheidung).toMatchObject({
      bewilligterBetrag: 8_500,
      bescheid: null,
      positionen: [
        { bewilligt: 8_000, grund: null },
        { bewilligt: 500, grund: null },
      ],
    })
    const abgelehnter = await gesendet()
    const ablehnen = pruefungAufrufe(w.t, abgelehnter)
    const inhalt = gekuerzt((await ablehnen.lesen()).body, 7_000, 'Skonto abgezogen?')
    await ablehnen.speichern({
      ...inhalt,
      ergebnis: 'ABGELEHNT',
      begruendung: 'Sie gehört zu einem anderen Betrieb.',
    })
    await ablehnen.freigeben((await ablehnen.vorlegen()).body.inhaltSha256 ?? '')
    const { rows } = await sql`select kuerzung_grund from auszahlung_position
      where auszahlung_guid = ${abgelehnter} and kuerzung_grund is not null`.execute(w.t.ownerDb)
    expect(rows).toEqual([])
  })

  test('[S6-06] a rejection needs reasons, frees everything, and can be the template of the next', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    await rufen.speichern(abgelehnt(body, null))
    expect((await rufen.vorlegen()).problem.detail).toBe('Begründen Sie die Ablehnung.')
    await rufen.speichern(abgelehnt(body, 'Die Rechnungen gehören zu einem anderen Betrieb.'))
    const vorlage = await rufen.vorlegen()
    await rufen.freigeben(vorlage.body.inhaltSha256 ?? '')
    expect(await gebunden()).toBe(0)
    const antrag = (await antragLesen(w, guid)).body
    expect(antrag).toMatchObject({
      status: 'ABGELEHNT',
      entscheidung: { bewilligterBetrag: 0, bescheid: { gegeben: false } },
    })
  })

  test('[S6-05] what an e-invoice declares is read for the bank too, of files of the request alone', async () => {
    const rechnung = await hochladen(w.t, LENA, ubl(muster()), 'rechnung.xml')
    const { guid } = await eingereicht(w, nachweis(w, { rechnungen: [rechnung], rechnungsNummer: 'RE 1' }))
    const lesen = (dateiGuid: string, als: Caller = SABINE) =>
      w.t.call(contract.bankRechnungAuslesen, { als, params: { guid, dateiGuid } })
    expect((await lesen(rechnung.uuid)).body).toMatchObject({
      format: 'UBL',
      angaben: { nummer: 'RE 4711/26', brutto: 23_800, steuer: 3_800 },
    })
    expect((await lesen(w.datei.uuid)).body).toMatchObject({ angaben: null })
    const fremde = await hochladen(w.t, LENA, ubl(muster()), 'andere.xml')
    expect((await lesen(fremde.uuid)).status).toBe(404)
    expect((await lesen(rechnung.uuid, LENA)).status).toBe(403)
  })

  test('more than was claimed, an unknown invoice and an unknown point are refused at their fields', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    const zuViel = await rufen.speichern(gekuerzt(body, 8_000.01, null))
    expect(zuViel.status).toBe(400)
    expect(zuViel.problem.errors?.[0]?.pfad).toBe('positionen.0.betrag')
    const inhalt = ohneBefund(body)
    const fremd = { ...inhalt, punkte: [{ code: 'X9', ergebnis: null, text: null, belege: [] }] }
    expect((await rufen.speichern(fremd)).problem.errors?.[0]?.pfad).toBe('punkte.0.code')
    const zweimal = async (was: 'positionen' | 'punkte') => {
      const [erstes] = inhalt[was]
      const { status, problem } = await rufen.speichern({ ...inhalt, [was]: [...inhalt[was], erstes] })
      return [status, problem.errors]
    }
    expect(await zweimal('positionen')).toEqual([
      400,
      [{ pfad: 'positionen', text: 'Nennen Sie jede Rechnung einmal.' }],
    ])
    expect(await zweimal('punkte')).toEqual([
      400,
      [{ pfad: 'punkte', text: 'Nennen Sie jeden Prüfpunkt einmal.' }],
    ])
  })

  test('every point is answered, and what is not fulfilled needs words', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    const [erster, ...weitere] = ohneBefund(body).punkte
    await rufen.speichern({ ...body.inhalt, punkte: weitere })
    expect((await rufen.vorlegen()).problem.detail).toContain(`${erster?.code}`)
    const offen = { code: erster?.code ?? '', ergebnis: 'NICHT_ERFUELLT' as const, text: null, belege: [] }
    await rufen.speichern({ ...body.inhalt, punkte: [offen, ...weitere] })
    expect((await rufen.vorlegen()).problem.detail).toContain('Schreiben Sie, was Sie gesehen haben.')
  })
})

describe('[S9-07] evidence of an answer', () => {
  const mitBeleg = (b: Bankpruefung, dateiGuid: string, stelle: string | null = null): BankpruefungInhalt => {
    const inhalt = ohneBefund(b)
    const beleg = { dateiGuid, seite: 1, zitat: '8.000,00', stelle }
    return { ...inhalt, punkte: inhalt.punkte.map((p, i) => (i === 0 ? { ...p, belege: [beleg] } : p)) }
  }

  test('it is kept with the answer, locked with what is presented, and whoever releases reads it', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    const datei = body.unterlagen[0]?.uuid ?? ''
    expect((await rufen.speichern(mitBeleg(body, datei))).status).toBe(200)
    await rufen.vorlegen()
    const gelesen = (await rufen.lesen(FRANK)).body
    expect(gelesen.inhalt.punkte[0]?.belege).toEqual([
      { dateiGuid: datei, seite: 1, zitat: '8.000,00', stelle: null },
    ])
    const { rows } = await sql<{ eingaben: string }>`select eingaben from auszahlungspruefung
      where auszahlung_guid = ${guid}`.execute(w.t.ownerDb)
    expect(rows[0]?.eingaben).toContain(`"dateiGuid":"${datei}"`)
  })

  test('a file of another request and a place of a form are refused at their fields', async () => {
    const rufen = pruefungAufrufe(w.t, await gesendet())
    const { body } = await rufen.lesen()
    const fremde = await hochladen(w.t, LENA, ubl(muster()), 'fremd.xml')
    const fehler = async (inhalt: BankpruefungInhalt) => {
      const { status, problem } = await rufen.speichern(inhalt)
      return [status, problem.errors?.map(({ pfad }) => pfad)]
    }
    expect(await fehler(mitBeleg(body, fremde.uuid))).toEqual([400, ['punkte.0.belege.0.dateiGuid']])
    const eigene = body.unterlagen[0]?.uuid ?? ''
    expect(await fehler(mitBeleg(body, eigene, 'unternehmen'))).toEqual([400, ['punkte.0.belege.0.stelle']])
  })

  test('[A-13] a check of before answers had evidence is read, written on and presented', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    await rufen.speichern(ohneBefund((await rufen.lesen()).body))
    await sql`update auszahlungspruefung set inhalt = jsonb_set(inhalt, '{punkte}',
        (select jsonb_agg(p - 'belege') from jsonb_array_elements(inhalt -> 'punkte') p))
      where auszahlung_guid = ${guid}`.execute(w.t.ownerDb)
    const { body } = await rufen.lesen()
    expect(body.inhalt).toEqual(ohneBefund(body))
    expect((await rufen.vorlegen()).status).toBe(200)
    expect((await rufen.lesen(FRANK)).body.inhalt.punkte[0]?.belege).toEqual([])
  })

  test('[S9-06] saved by itself, each save leaves which points it answered and what it changed; the protocol says it', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    const [erster = '', zweiter = ''] = body.katalog.map(({ code }) => code)
    const ergebnisse = new Map([
      [erster, 'NICHT_ERFUELLT' as const],
      [zweiter, 'ERFUELLT' as const],
    ])
    const punkte = body.inhalt.punkte.map((p) => ({ ...p, ergebnis: ergebnisse.get(p.code) ?? null }))
    const positionen = body.inhalt.positionen.map((p, i) =>
      i === 1 ? { ...p, betrag: 420.5, grund: 'Skonto.' } : p,
    )
    await rufen.speichern({ ...body.inhalt, punkte })
    await rufen.speichern({ ...body.inhalt, punkte, positionen })
    await rufen.speichern({ ...body.inhalt, positionen, ergebnis: 'ABGELEHNT', begruendung: 'Ein Satz.' })
    const { rows } = await sql<{ angaben: unknown }>`select angaben from audit_log
      where objekt_guid = ${guid} and handlung = 'auszahlungPruefen' order by nr`.execute(w.t.ownerDb)
    expect(rows.map(({ angaben }) => angaben).slice(0, 2)).toEqual([
      {
        version: 1,
        punkte: [
          { punkt: erster, ergebnis: 'NICHT_ERFUELLT' },
          { punkt: zweiter, ergebnis: 'ERFUELLT' },
        ],
        rechnungen: [],
      },
      { version: 2, punkte: [], rechnungen: [{ rechnung: 2, cent: 42_050, grund: true }] },
    ])
    const protokoll = await w.t.call(protokollLesen, {
      als: REVISION,
      params: { guid: w.geschaeft },
      query: {},
    })
    const dazu = protokoll.body.zeilen
      .filter(({ handlung, dazu: worte }) => handlung === 'auszahlungPruefen' && worte !== null)
      .map(({ dazu: worte }) => worte?.replace(/^[A-Z-]+\d{4}-\d+, /, ''))
    expect(dazu.slice(0, 3)).toEqual([
      `Ablehnen, ${erster} offen, ${zweiter} offen, Begründung geändert`,
      'Betrag zu Rechnung 2: 420,50\u00a0€, Grund zu Rechnung 2 geändert',
      `${erster} nicht erfüllt, ${zweiter} erfüllt`,
    ])
  })
})

describe('[S6-06] four eyes', () => {
  test('who also may release, but edited, is refused: by the call and by the database', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen(BEIDES)
    await rufen.speichern(ohneBefund(body), BEIDES)
    await rufen.vorlegen(SABINE)
    const sha256 = (await rufen.lesen()).body.inhaltSha256 ?? ''
    const r = await rufen.freigeben(sha256, BEIDES)
    expect(r.status).toBe(403)
    expect(r.problem.detail).toContain('selbst bearbeitet')
    await expect(
      sql`update auszahlungspruefung set status = 'FREIGEGEBEN', freigegeben_von = ${BEIDES.sub}, freigegeben_am = now()
        where auszahlung_guid = ${guid}`.execute(w.t.services.db),
    ).rejects.toThrow('gibt sie nicht frei')
  })

  test('[S9-13] who wrote a Vermerk in its case is refused: by call, list and database', async () => {
    const guid = await gesendet()
    const sha256 = await vorgelegt(w.t, guid)
    await sql`insert into pruefvermerk (geschaeft_guid, punkt, fassung, vermerk, dokument_guid, dokument_version, ergebnis,
        text, belege, person_sub, person_name, zeit)
      select a.geschaeft_guid, 'A5', 1, 1, e.dokument_guid, e.dokument_version, 'ERFUELLT', '', '[]', ${BEIDES.sub}, 'Berta', now()
      from antrag a join einreichung e on e.dokument_guid = a.guid where a.geschaeft_guid = ${w.geschaeft} limit 1`.execute(
      w.t.ownerDb,
    )
    const satz =
      'Sie haben im Fall dieser Auszahlung einen Prüfvermerk geschrieben. Freigeben kann sie nur eine andere Person.'
    const rufen = pruefungAufrufe(w.t, guid)
    const r = await rufen.freigeben(sha256, BEIDES)
    expect([r.status, r.problem.detail]).toEqual([403, satz])
    expect((await rufen.lesen(BEIDES)).body.moeglich).toMatchObject({
      auszahlungFreigeben: satz,
      auszahlungZurueckgeben: null,
    })
    const { body } = await w.t.call(freigabenLesen, { query: { art: 'auszahlung' }, als: BEIDES })
    expect(body).toMatchObject({ zeilen: [{ guid, gesperrtWeil: satz }], fuerMich: 0 })
    await expect(
      sql`update auszahlungspruefung set status = 'FREIGEGEBEN', freigegeben_von = ${BEIDES.sub}, freigegeben_am = now()
        where auszahlung_guid = ${guid}`.execute(w.t.services.db),
    ).rejects.toMatchObject({ constraint: 'auszahlungspruefung_vier_augen' })
    expect((await rufen.freigeben(sha256)).status).toBe(200)
  })

  test('given back, edited by another and presented again: the hash of before is refused', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const alt = await vorgelegt(w.t, guid)
    expect((await rufen.zurueckgeben()).body.zurueckgegeben?.grund).toBe('Die Kürzung passt nicht.')
    const { body } = await rufen.lesen()
    await rufen.speichern(gekuerzt(body, 7_999, 'Ein Euro zu viel.'), BERTA)
    await rufen.vorlegen()
    expect((await rufen.freigeben(alt)).status).toBe(409)
    expect((await rufen.lesen()).body.status).toBe('ABGESENDET')
  })

  test('[S9-13] deviations that are not those presented: the page says so, the release is 409', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    const [erster, ...weitere] = ohneBefund(body).punkte
    const nicht = {
      code: erster?.code ?? '',
      ergebnis: 'NICHT_ERFUELLT' as const,
      text: 'Fehlt.',
      belege: [],
    }
    await rufen.speichern({ ...ohneBefund(body), punkte: [nicht, ...weitere] })
    const { inhaltSha256 } = (await rufen.vorlegen()).body
    const titel = (wort: string) =>
      sql`update pruefkatalog set daten = jsonb_set(daten, '{auszahlung,0,titel}', to_jsonb(${wort}::text))
        where programm = 'AnkNabo'`.execute(w.t.ownerDb)
    await titel('Ein anderer Punkt')
    const anders = expect.stringMatching(
      /^Die Prüfung liegt mit anderen .*Neu: „.*Ein anderer Punkt.*Nicht mehr: „/,
    )
    expect((await rufen.lesen(FRANK)).body.moeglich.auszahlungFreigeben).toEqual(anders)
    const r = await rufen.freigeben(inhaltSha256 ?? '')
    expect([r.status, r.problem.detail]).toEqual([409, anders])
    await titel(body.katalog[0]?.titel ?? '')
    expect((await rufen.freigeben(inhaltSha256 ?? '')).status).toBe(200)
  })

  test('twenty at once: one decision, one audit row, one mail each', async () => {
    const guid = await gesendet()
    const sha256 = await vorgelegt(w.t, guid)
    const antworten = await Promise.all(
      Array.from({ length: 20 }, () => pruefungAufrufe(w.t, guid).freigeben(sha256)),
    )
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await sql`select from audit_log
      where objekt_guid = ${guid} and handlung = 'auszahlungFreigeben'`.execute(w.t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('two save on one version: the second reads whose change was in between', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    await rufen.speichern(ohneBefund(body))
    await rufen.speichern(ohneBefund(body), BERTA, 1)
    const r = await rufen.speichern(ohneBefund(body), SABINE, 1)
    expect(r.status).toBe(409)
  })
})

describe('[S9-06] what is listed', () => {
  const liste = async (zeige: 'offen' | 'vorgelegt' | 'entschieden', als: Caller = SABINE) =>
    (await w.t.call(contract.auszahlungenLesen, { als, query: { zeige } })).body

  test('by where it stands; a draft of a company is in none', async () => {
    await entwurf(w)
    const guid = await gesendet()
    expect((await liste('offen')).zeilen.map((z) => z.guid)).toEqual([guid])
    const sha256 = await vorgelegt(w.t, guid)
    expect((await liste('offen')).anzahl).toBe(0)
    expect((await liste('vorgelegt')).zeilen[0]).toMatchObject({ guid, beantragt: 8_500 })
    const { body } = await w.t.call(freigabenLesen, { query: { art: 'auszahlung' }, als: FRANK })
    expect(body).toMatchObject({ fuerMich: 1, zeilen: [{ guid, betrag: 8_500, gesperrtWeil: null }] })
    const fuerSabine = await w.t.call(freigabenLesen, { query: { art: 'auszahlung' }, als: SABINE })
    expect(fuerSabine.body.fuerMich).toBe(0)
    await pruefungAufrufe(w.t, guid).freigeben(sha256)
    expect((await liste('entschieden')).zeilen[0]).toMatchObject({ guid, status: 'BEWILLIGT' })
  })

  test('with a conflict of interest there is no trace of it', async () => {
    const guid = await gesendet()
    await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${HOF}, ${RITA.sub}, 'Verwandt', now())`.execute(w.t.ownerDb)
    expect(await liste('offen', RITA)).toMatchObject({ zeilen: [], anzahl: 0 })
    expect((await pruefungAufrufe(w.t, guid).lesen(RITA)).status).toBe(403)
    await sql`delete from befangenheit where nutzer_sub = ${RITA.sub}`.execute(w.t.ownerDb)
  })
})

test('[A-33] the same invoice on another item of the case is shown to the bank as standing elsewhere, once it is in another request', async () => {
  const erste = nachweis(w, {
    rechnungsNummer: 'RE 4711/26',
    beantragteAuszahlung: 4_000,
    nichtFoerderfaehigeKosten: 13_800,
  })
  const guid = (await eingereicht(w, erste)).guid
  const zweite = nachweis(w, {
    rechnungsNummer: 're-4711-26',
    foerdergegenstandId: w.beratung,
    nichtFoerderfaehigeKosten: 22_800,
    beantragteAuszahlung: 500,
  })
  const r = await einreichen(w, mitNachweisen(await entwurf(w), zweite))
  expect(r.status).toBe(200)
  const [position] = (await pruefungAufrufe(w.t, guid).lesen()).body.positionen
  expect(position?.dubletten.map(({ was }) => was)).toContain('RECHNUNG')
})

test('[S6-03] the same number with its year behind it is shown to the bank beside the one without', async () => {
  const halbe = { beantragteAuszahlung: 4_000, nichtFoerderfaehigeKosten: 13_800 }
  await eingereicht(w, nachweis(w, { rechnungsNummer: '4711', ...halbe }))
  const { guid } = await eingereicht(w, nachweis(w, { rechnungsNummer: '4711 (2026)', ...halbe }))
  const [position] = (await pruefungAufrufe(w.t, guid).lesen()).body.positionen
  expect(position?.dubletten.map(({ was }) => was)).toContain('JAHR')
})
