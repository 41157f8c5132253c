import { buffer } from 'node:stream/consumers'
import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { auszahlungDokumenteLesen } from '@foerderportal/contract/auszahlung/antrag/routes'
import type { Bankpruefung, BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import programmdatei from '../../../daten/demo/AnkNabo/programm.json' with { type: 'json' }
import { demoWelt } from '../../demo/welt.ts'
import { pdfMaengel } from '../../platform/pdf/testing/pdfMaengel.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { zuwendungAufgaben } from '../../zuwendung/public.ts'
import { registerZuwendung } from '../../zuwendung/routes.ts'
import {
  abrufen,
  ansicht,
  beiDerBank,
  briefe,
  einwilligen,
  herunterladen,
  laden,
  bestaetigen,
  liste,
  uhr,
  versenden,
  widerrufen,
  zustellen,
} from '../../zuwendung/testing/bescheidWelt.ts'
import {
  HOF,
  LENA,
  NORA,
  eingereicht,
  leeren,
  lesen as antragLesen,
  nachweis,
  startAuszahlungWelt,
  type Welt,
} from '../testing/auszahlungWelt.ts'
import { FRANK, SABINE } from '../zahllauf/testing/zahllaufWelt.ts'
import { auszahlungVorlegen } from './auszahlungVorlegen.ts'
import { abgelehnt, ohneBefund, pruefungAufrufe, vorgelegt } from './testing/bankpruefungAufrufe.ts'

let w: Welt
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt, registerZuwendung)
})
afterAll(() => w.t.close())
afterEach(async () => {
  await widerrufen(w.t)
  await leeren(w.t)
})

const GRUND = 'Skonto von 2.500,00 € ist nicht förderfähig.'
const ABLEHNUNG = 'Die Rechnung gehört zu einem anderen Betrieb.'
const gekuerzt = (b: Bankpruefung): BankpruefungInhalt => ({
  ...ohneBefund(b),
  positionen: [{ nachweis: b.positionen[0]?.nachweis.id ?? '', betrag: 7_000, grund: GRUND }],
})
type Inhalt = (b: Bankpruefung) => BankpruefungInhalt

/** Presented with this content; answers the request and the hash that was read. */
const vorgelegtMit = async (inhalt: Inhalt) => {
  const { guid } = await eingereicht(w, nachweis(w, { rechnungsNummer: 'RE 4711/26' }))
  const rufen = pruefungAufrufe(w.t, guid)
  await rufen.speichern(inhalt((await rufen.lesen()).body))
  const r = await rufen.vorlegen()
  if (r.status !== 200) throw new Error(r.text)
  return { guid, rufen, inhaltSha256: r.body.inhaltSha256 ?? '' }
}

type Gedruckt = {
  readonly guid: string
  readonly nummer: string
  readonly art: string
  readonly eingaben: string
  readonly datei: string | null
  readonly sha256: string
}

const bescheidVon = async (auszahlung: string) =>
  (
    await sql<Gedruckt>`select guid, nummer, art, eingaben, datei_guid as datei, datei_sha256 as sha256 from bescheid
      where auszahlung_guid = ${auszahlung}`.execute(w.t.ownerDb)
  ).rows[0]

/** Released, and its notice printed. */
const entschieden = async (inhalt: Inhalt) => {
  const { guid, rufen, inhaltSha256 } = await vorgelegtMit(inhalt)
  const r = await rufen.freigeben(inhaltSha256)
  if (r.status !== 200) throw new Error(r.text)
  await runDueJobs(w.t.services, zuwendungAufgaben)
  const bescheid = await bescheidVon(guid)
  if (bescheid === undefined) throw new Error('released without a notice')
  return { auszahlung: guid, rufen, ...bescheid }
}

test('[S10-06] the case is found by the numbers of its payout request and of the notice on it', async () => {
  const { auszahlung, nummer } = await entschieden(gekuerzt)
  const { rows } = await sql<{
    text: string
    fall: string
  }>`select s.eingangsnummer as text, a.geschaeft_guid as fall
    from einreichung s join auszahlung a on a.guid = s.dokument_guid where a.guid = ${auszahlung}`.execute(
    w.t.ownerDb,
  )
  for (const text of [nummer, rows[0]?.text ?? '']) {
    const { body } = await w.t.call(vorratLesen, { als: SABINE, query: { text } })
    expect(
      body.zeilen.map(({ geschaeft }) => geschaeft),
      text,
    ).toEqual([rows[0]?.fall])
  }
})

const entscheidungFuer = async (guid: string) => (await antragLesen(w, guid)).body.entscheidung

describe('[S6-06][S9-10] the notice on a payout request', () => {
  test('a cut is given like the decision on an application: before the retrieval nothing of its reasons is said', async () => {
    await einwilligen(w.t)
    const b = await entschieden(gekuerzt)
    expect(b).toMatchObject({ nummer: expect.stringMatching(/^BE-2026-\d{6}$/), art: 'AUSZAHLUNG_GEKUERZT' })
    await zustellen(w.t)
    const [mail] = await briefe(w.t, b)
    expect(mail?.betreff).toMatch(/^Ein Bescheid liegt bereit: Auszahlungsantrag AZ-2026-\d{6}$/)
    const bereit = await ansicht(w.t, b, LENA)
    expect(bereit).toMatchObject({
      status: 'BENACHRICHTIGT',
      auszahlung: { guid: b.auszahlung },
      abrufbar: true,
    })
    expect(await entscheidungFuer(b.auszahlung)).toEqual({
      am: expect.any(String),
      bewilligterBetrag: 7_000,
      begruendung: null,
      positionen: [],
      bescheid: { guid: b.guid, nummer: b.nummer, gegeben: false },
    })
    expect((await herunterladen(w.t, b, LENA)).status).toBe(403)

    const { versuch } = (await abrufen(w.t, b, LENA)).body
    await laden(w.t, b.guid, versuch, LENA)
    await bestaetigen(w.t, b, versuch, LENA)
    expect(await ansicht(w.t, b, NORA)).toMatchObject({ status: 'ABGERUFEN', datei: expect.anything() })
    expect(await entscheidungFuer(b.auszahlung)).toMatchObject({
      positionen: [{ bewilligt: 7_000, grund: GRUND }],
      bescheid: { gegeben: true },
    })
    const papiere = await w.t.call(auszahlungDokumenteLesen, { als: LENA, params: { guid: b.auszahlung } })
    expect(papiere.body.at(-1)?.wozu).toBe(`Bescheid ${b.nummer}`)
  })

  test('it names each cut with its reason, the sums, the approval, the remedy, and lies in an archivable file', async () => {
    const b = await entschieden(gekuerzt)
    const { bausteine, positionen, summen, programm } = JSON.parse(b.eingaben) as {
      bausteine: { teil: string; text: string }[]
      positionen: object[]
      summen: object
      programm: object
    }
    expect(programm).toEqual({ code: 'AnkNabo', titel: programmdatei.titel })
    expect(positionen).toEqual([
      {
        name: expect.stringMatching(/^Rechnung RE 4711\/26, Landtechnik Nord GmbH: ./),
        beantragtCent: 800_000,
        bewilligtCent: 700_000,
      },
    ])
    expect(summen).toEqual({ beantragtCent: 800_000, bewilligtCent: 700_000, wegfallCent: 100_000 })
    const teil = (name: string) => bausteine.filter((eines) => eines.teil === name).map(({ text }) => text)
    expect(teil('TENOR')[0]).toMatch(
      /zahlen wir 7\.000,00\s€ aus\. Im Übrigen, in Höhe von 1\.000,00\s€, lehnen/,
    )
    expect(teil('BEGRUENDUNG')[0]).toMatch(/^Rechnung RE 4711\/26.*: 1\.000,00\s€ weniger\. Skonto von/)
    expect(teil('RECHTSGRUNDLAGE')[0]).toMatch(/Zuwendungsbescheid .*vom \d\d\.\d\d\.\d{4}/)
    expect(teil('RECHTSBEHELF')).toHaveLength(1)
    expect(bausteine.map(({ text }) => text).join(' ')).not.toMatch(/[[\]{}]/)
    const params = { guid: b.auszahlung, dateiGuid: b.datei ?? '' }
    const datei = await w.t.call(contract.auszahlungDateiOeffnen, { als: SABINE, params })
    expect(datei.headers['content-type']).toBe('application/pdf')
    const pdf = await buffer(await w.t.services.files.get(b.datei ?? ''))
    expect(pdfMaengel(pdf)).toEqual([])
    expect(pdf.toString('latin1')).toContain('pdfaid:part>3')
    expect((await b.rufen.lesen()).body).toMatchObject({
      bescheid: { guid: b.guid, nummer: b.nummer, liegtVor: true },
      unterlagen: expect.arrayContaining([expect.objectContaining({ wozu: `Bescheid ${b.nummer}` })]),
    })
  })

  test('a rejection of a company without consent goes by post, and is given on the fourth day', async () => {
    const b = await entschieden(abgelehnt)
    expect(b.art).toBe('AUSZAHLUNG_ABGELEHNT')
    expect(b.eingaben).toContain(ABLEHNUNG)
    expect(await entscheidungFuer(b.auszahlung)).toMatchObject({
      begruendung: null,
      bescheid: { gegeben: false },
    })
    const fall = { ...b, fall: w.geschaeft, antrag: '', datei: '', inhalt: Buffer.alloc(0) }
    expect(await beiDerBank(w.t, fall)).toMatchObject({
      art: 'AUSZAHLUNG_ABGELEHNT',
      auszahlung: expect.stringMatching(/^AZ-/),
      aktionen: expect.arrayContaining(['bescheidVersenden']),
    })
    expect((await versenden(w.t, fall, tagInBerlin(w.t.clock.now()))).body.bekanntgaben[0]?.status).toBe(
      'VERSANDT',
    )
    const heute = w.t.clock.now()
    w.t.clock.set(new Date(heute.getTime() + 5 * TAG_MS))
    await uhr(w.t)
    w.t.clock.set(heute)
    expect(await ansicht(w.t, b, NORA)).toMatchObject({
      status: 'BEKANNT',
      rechtsbehelfBis: expect.any(String),
    })
    expect(await entscheidungFuer(b.auszahlung)).toMatchObject({ begruendung: ABLEHNUNG })
  })

  test('what is paid as claimed needs none: its signers are told', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    await pruefungAufrufe(w.t, guid).freigeben(await vorgelegt(w.t, guid))
    expect(await bescheidVon(guid)).toBeUndefined()
    expect(await entscheidungFuer(guid)).toMatchObject({ bewilligterBetrag: 8_000, bescheid: null })
    const { rows } = await sql`select from postausgang where bezug = ${guid}`.execute(w.t.ownerDb)
    expect(rows.length).toBeGreaterThan(0)
  })

  test('twenty releases at once: one decision, one notice', async () => {
    const { guid, rufen, inhaltSha256 } = await vorgelegtMit(gekuerzt)
    const antworten = await Promise.all(Array.from({ length: 20 }, () => rufen.freigeben(inhaltSha256)))
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(antworten.filter(({ status }) => status === 412)).toHaveLength(19)
    const { rows } = await sql`select from bescheid where auszahlung_guid = ${guid}`.execute(w.t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('the notice can be read before: of the draft, of what is presented, and as it was released', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    const rufen = pruefungAufrufe(w.t, guid)
    const vorschau = () => w.t.call(contract.auszahlungVorschau, { als: FRANK, params: { guid } })
    const wie = async () => {
      const r = await vorschau()
      return r.status === 200 ? r.headers['content-type'] : r.problem.detail
    }
    const KEINER = 'Ausgezahlt wird wie beantragt: Dazu gibt es keinen Bescheid.'
    expect(await wie()).toBe(KEINER)
    const { body } = await rufen.lesen()
    await rufen.speichern(ohneBefund(body))
    expect(await wie()).toBe(KEINER)
    await rufen.speichern(gekuerzt(body))
    expect(await wie()).toBe('application/pdf')
    const { inhaltSha256 } = (await rufen.vorlegen()).body
    expect(await wie()).toBe('application/pdf')
    await rufen.freigeben(inhaltSha256 ?? '')
    expect(await wie()).toBe('application/pdf')
  })

  test('twenty presents at once where no programme was read yet: none waits for a connection while it holds the lock', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    const rufen = pruefungAufrufe(w.t, guid)
    await rufen.speichern(gekuerzt((await rufen.lesen()).body))
    const frisch = { ...w.t.services }
    const person = { vorname: 'Sabine', nachname: 'Sachbearbeitung', ...SABINE, rollen: SABINE.rollen ?? [] }
    const vorlagen = await Promise.allSettled(
      Array.from({ length: 20 }, () => auszahlungVorlegen(frisch, { guid, person, ifMatch: undefined })),
    )
    const absagen = vorlagen.flatMap((v) => (v.status === 'rejected' ? [String(v.reason)] : []))
    expect(absagen).toEqual(Array.from({ length: 19 }, () => 'Error: Nicht möglich zu diesem Zeitpunkt'))
    expect((await rufen.lesen()).body.stand).toBe('VORGELEGT')
  })

  test('a notice that would go nowhere is not presented (VwVfG § 37); what is paid as claimed needs no address', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    const rufen = pruefungAufrufe(w.t, guid)
    const { body } = await rufen.lesen()
    const stand = (value: object | undefined) =>
      sql`update unternehmen set value = ${JSON.stringify(value)}::jsonb where guid = ${HOF}`.execute(
        w.t.ownerDb,
      )
    const { rows } = await sql<{ value: object }>`select value from unternehmen where guid = ${HOF}`.execute(
      w.t.ownerDb,
    )
    await stand({ ...rows[0]?.value, adresseBetriebssitz: null, korrespondenzadresse: null })
    await rufen.speichern(gekuerzt(body))
    const r = await rufen.vorlegen()
    await rufen.speichern(ohneBefund(body))
    const ohneBescheid = await rufen.vorlegen()
    await stand(rows[0]?.value)
    expect([r.status, r.problem.detail]).toEqual([412, 'In den Daten des Unternehmens fehlt die Anschrift.'])
    expect(ohneBescheid.status).toBe(200)
  })

  test('what was presented before there were notices says so, to who looks and to who releases', async () => {
    const { guid, rufen } = await vorgelegtMit(gekuerzt)
    const alt = JSON.stringify({ auszahlung: guid })
    await w.t.ownerDb.transaction().execute(async (tx) => {
      await sql`alter table auszahlungspruefung disable trigger user`.execute(tx)
      await sql`update auszahlungspruefung set eingaben = ${alt}, inhalt_sha256 = encode(sha256(convert_to(${alt}, 'UTF8')), 'hex')
        where auszahlung_guid = ${guid}`.execute(tx)
      await sql`alter table auszahlungspruefung enable trigger user`.execute(tx)
    })
    const vorschau = await w.t.call(contract.auszahlungVorschau, { als: FRANK, params: { guid } })
    const freigabe = await rufen.freigeben((await rufen.lesen()).body.inhaltSha256 ?? '')
    for (const { status, problem } of [vorschau, freigabe])
      expect([status, problem.detail]).toEqual([
        412,
        expect.stringMatching(/^Diese Prüfung wurde vorgelegt, bevor/),
      ])
  })

  test('a programme without texts for it presents no cut, and says what to do', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    const rufen = pruefungAufrufe(w.t, guid)
    await rufen.speichern(gekuerzt((await rufen.lesen()).body))
    await sql`update bescheidvorlage set daten = daten #- '{titel,AUSZAHLUNG_GEKUERZT}'`.execute(w.t.ownerDb)
    const r = await rufen.vorlegen()
    expect([r.status, r.problem.detail]).toEqual([
      412,
      'Für dieses Programm gibt es noch keine Vorlage für Bescheide über Auszahlungen. Legen Sie zuerst eine an.',
    ])
    await sql`update bescheidvorlage set daten = jsonb_set(daten, '{titel,AUSZAHLUNG_GEKUERZT}', '"Bescheid"')`.execute(
      w.t.ownerDb,
    )
  })

  test('[S9-04] one carries what it names, and one that names what it does not carry is not presented', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    const rufen = pruefungAufrufe(w.t, guid)
    await rufen.speichern(gekuerzt((await rufen.lesen()).body))
    const vorlagen = () =>
      sql<{
        gueltig_ab: string
        programm: string
        daten: { bausteine: object[] }
      }>`select * from bescheidvorlage`.execute(w.t.ownerDb)
    const { rows } = await vorlagen()
    const aendern = (anlagen: readonly string[]) =>
      sql`update bescheidvorlage set daten = jsonb_set(daten, '{bausteine}', (select jsonb_agg(case
        when b ->> 'code' = 'T-020' then b || ${JSON.stringify({ anlagen })}::jsonb
          || jsonb_build_object('text', (b ->> 'text') || ' Die Liste ist beigefügt.') else b end)
        from jsonb_array_elements(daten -> 'bausteine') b))`.execute(w.t.ownerDb)
    const zurueck = async () => {
      for (const { programm, gueltig_ab: ab, daten } of rows)
        await sql`update bescheidvorlage set daten = ${JSON.stringify(daten)}
          where programm = ${programm} and gueltig_ab = ${ab}`.execute(w.t.ownerDb)
    }
    await aendern([])
    const ohne = await rufen.vorlegen()
    expect([ohne.status, ohne.problem.detail]).toEqual([
      412,
      'Beigefügt wäre nichts, obwohl der Bescheid es sagt: T-020 „Auszahlung mit Kürzung“. Die Programmpflege muss die Anlage einspielen.',
    ])
    await zurueck()
    await aendern(['nebenbestimmungen.pdf'])
    expect((await rufen.vorlegen()).status).toBe(200)
    await zurueck()
    const { rows: vorgelegte } = await sql<{
      anlagen: unknown
    }>`select eingaben::jsonb #> '{bescheid,anlagen}' as anlagen
      from auszahlungspruefung where auszahlung_guid = ${guid}`.execute(w.t.ownerDb)
    expect(vorgelegte).toEqual([{ anlagen: [expect.objectContaining({ datei: 'nebenbestimmungen.pdf' })] }])
  })

  test('the database takes none without a release, and none on two things or nothing', async () => {
    const { guid } = await vorgelegtMit(gekuerzt)
    const einfuegen = (auszahlung: string | null) =>
      sql`insert into bescheid (guid, nummer, auszahlung_guid, geschaeft_guid, unternehmen_guid, art, erlassen_am,
          eingaben, eingaben_sha256)
        select gen_random_uuid(), 'BE-X', ${auszahlung}, geschaeft_guid, unternehmen_guid, 'AUSZAHLUNG_GEKUERZT', now(),
          '{}', encode(sha256('{}'), 'hex') from auszahlung where guid = ${guid}`.execute(w.t.services.db)
    await expect(einfuegen(guid)).rejects.toThrow('freigegebenen entscheidung')
    await expect(einfuegen(null)).rejects.toThrow('freigegebenen entscheidung')
  })

  test('[S9-10] the case waits for its way to the company as long as one of its notices does', async () => {
    await einwilligen(w.t)
    const b = await entschieden(gekuerzt)
    await zustellen(w.t)
    const { rows } = await sql<{ bis: Date | null }>`select bekanntgabe_bis as bis from vorrat_jetzt
      where geschaeft_guid = ${w.geschaeft}`.execute(w.t.ownerDb)
    const { endetAm } = await ansicht(w.t, b, LENA)
    expect(rows[0]?.bis?.toISOString()).toBe(endetAm)
    expect((await liste(w.t, LENA)).body.filter(({ auszahlung }) => auszahlung !== null)).toHaveLength(1)
  })
})
