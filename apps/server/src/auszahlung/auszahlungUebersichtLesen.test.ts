import { randomUUID } from 'node:crypto'
import { ANLEGBARKEITEN } from '@foerderportal/contract/auszahlung/rules'
import { AUSZAHLUNG_STATUS, type AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import * as contract from '@foerderportal/contract/auszahlung/routes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../demo/welt.ts'
import { DEMO_SUB } from '../oidc/demo.ts'
import { einreichungFesthalten } from '../platform/einreichung/einreichungFesthalten.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../unternehmen/public.ts'
import { registerAuszahlung } from './routes.ts'

const HOF = DEMO_UNTERNEHMEN.hofLindenau
const FREMDER_HOF = DEMO_UNTERNEHMEN.hofAltmoor
const LENA = { sub: DEMO_SUB['lena.lindenau'] }
const NORA = { sub: DEMO_SUB['nora.nurlesen'] }

let t: TestApp
let geschaeft: string
/** The approved machine: 42,000 € at 40 %. */
let maschine: string
const REST_CENT = 1_680_000

beforeAll(async () => {
  t = await startTestApp(registerAuszahlung)
  await demoWelt(t.services)
  const { rows } = await sql<{ guid: string; geschaeft_guid: string }>`
    select guid, geschaeft_guid from bewilligter_gegenstand where nr = 1 and unternehmen_guid = ${HOF}`.execute(
    t.ownerDb,
  )
  geschaeft = rows[0]?.geschaeft_guid ?? ''
  maschine = rows[0]?.guid ?? ''
})
afterAll(() => t.close())

const uebersicht = (unternehmenGuid: string = HOF, o: object = {}) =>
  t.call(contract.auszahlungUebersichtLesen, { als: LENA, params: { unternehmenGuid }, ...o })
const auszahlbare = (unternehmenGuid: string = HOF, o: object = {}) =>
  t.call(contract.auszahlbareGeschaefteLesen, { als: LENA, params: { unternehmenGuid }, ...o })

type Antrag = {
  guid?: string
  cent?: number
  status?: AuszahlungStatus
  gegenstand?: string
  /** Its key in the register; each request has one of its own. */
  rechnung?: string
}
const RECHNUNG_CENT = 99_999_999

/** A request of Lena's in a status, as its use cases will leave it: who released it is not who prepared it. */
const beantragen = async ({
  guid = randomUUID(),
  cent = 100,
  status = 'IN_BEARBEITUNG',
  rechnung = guid,
  ...a
}: Antrag = {}) => {
  const gesendet = status !== 'IN_BEARBEITUNG'
  const entschieden = status === 'ABGELEHNT' || status === 'BEWILLIGT'
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`insert into rechnung (unternehmen_guid, schluessel, betrag_cent)
      values (${HOF}, ${rechnung}, ${RECHNUNG_CENT}) on conflict do nothing`.execute(tx)
    await sql`insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version,
        formular, angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter,
        version, eingereicht_version, vorbereitet_von, freigegeben_von)
      values (${guid}, ${geschaeft}, ${HOF}, ${status}, ${t.clock.now()}, 1, '{}', ${t.clock.now()}, ${NORA.sub},
        'Nora Nurlesen', ${t.clock.now()}, ${LENA.sub}, 'Lena Lindenau', 1, ${gesendet ? 1 : null},
        ${entschieden ? 'sabine' : null}, ${entschieden ? 'frank' : null})`.execute(tx)
    if (gesendet)
      await einreichungFesthalten(tx, {
        dokument: { guid, version: 1, unternehmen_guid: HOF },
        nummer: { kuerzel: 'AZ', folge: 'auszahlung_eingang_nr' },
        eingegangenAm: t.clock.now(),
        sub: LENA.sub,
        inhalt: { guid },
      })
    await sql`insert into auszahlung_position (auszahlung_guid, nr, geschaeft_guid, status, gegenstand_guid,
        unternehmen_guid, beantragt_cent, bewilligt_cent, rechnung_schluessel, rechnung_cent, nachweis_guid,
        foerderfaehig_cent)
      values (${guid}, 1, ${geschaeft}, ${status}, ${a.gegenstand ?? maschine}, ${HOF}, ${cent},
        ${status === 'BEWILLIGT' ? cent : null}, ${rechnung}, ${RECHNUNG_CENT}, ${guid}, ${cent * 3})`.execute(
      tx,
    )
  })
  return guid
}
const loeschen = (guid: string) => sql`delete from auszahlung where guid = ${guid}`.execute(t.services.db)
const alleVerwerfen = () =>
  t.ownerDb.transaction().execute(async (tx) => {
    await sql`set local portal.wartung = 'demo'`.execute(tx)
    const ihre = sql`(select guid from auszahlung where angelegt_von = ${NORA.sub})`
    await sql`delete from einreichung where dokument_guid in ${ihre}`.execute(tx)
    await sql`delete from auszahlung where guid in ${ihre}`.execute(tx)
  })

const DEMO_EINTRAG = {
  guid: expect.any(String),
  status: 'BEWILLIGT',
  dokumenteVorhanden: true,
  ersteller: 'Lena Lindenau',
  letzterBearbeiter: 'Lena Lindenau',
  letzteBearbeitung: expect.stringMatching(/Z$/),
  beantragterBetrag: 1_200,
  bewilligterBetrag: 1_200,
  eingereichtAm: expect.stringMatching(/Z$/),
  entschiedenAm: expect.stringMatching(/Z$/),
  zahlungZurueck: null,
}
const DEMO_GESCHAEFT = {
  auszahlungAnlegbar: 'ANLEGBAR',
  auszahlungBis: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  bewilligterBetrag: 18_000,
  bewilligungVom: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  geschaeftGuid: expect.any(String),
  geschaeftNr: expect.stringMatching(/^GE-\d{4}-\d{6}$/),
  produktGruppe: 'standard',
  programmbezeichnung: expect.stringMatching(/^ANK NaBo, Runde 1\/\d{4}$/),
  verfuegbarerBetrag: 16_800,
}

test('[R7.2-10] [R3.3-01] the overview shows an approved case, what is left of it and its requests', async () => {
  const r = await uebersicht()
  expect(r.status).toBe(200)
  expect(r.body).toEqual([{ ...DEMO_GESCHAEFT, details: [DEMO_EINTRAG] }])
})

test('[R7.2-02] [R3.3-01] a payable case shows what was approved and what is left of each item', async () => {
  const r = await auszahlbare()
  expect(r.status).toBe(200)
  const stichtag = r.body[0]?.bewilligungVom.slice(0, 4) ?? ''
  expect(r.body).toEqual([
    {
      ...DEMO_GESCHAEFT,
      details: [
        {
          bewilligterBetrag: 16_800,
          restBetrag: 16_800,
          positivListeStichtag: expect.stringMatching(new RegExp(String.raw`^${stichtag}-\d\d-\d\d$`)),
          foerdergegenstand: {
            type: 'Maschine',
            id: maschine,
            nr: 1,
            kategorie: 'B.1',
            klasse: 'mulchpflanzmaschine',
            anbieter: 'Landtechnik Nord',
            hersteller: 'Beispielwerk',
            typBezeichnung: 'MP 300',
            anzahl: 1,
            anschaffungskostenNettoEinzeln: 42_000,
            anschaffungsZeitpunkt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            dokumentAngebot: [expect.objectContaining({ dateiname: 'Demo-Unterlage.pdf' })],
            dokumentHerstellerBestaetigung: [expect.objectContaining({ dateiname: 'Demo-Unterlage.pdf' })],
          },
        },
        {
          bewilligterBetrag: 1_200,
          restBetrag: 0,
          positivListeStichtag: expect.any(String),
          foerdergegenstand: {
            type: 'Beratungsdienstleistung',
            id: expect.any(String),
            nr: 2,
            kategorie: 'B.4',
            klasse: 'bodenberatung',
            bezeichnung: 'Einsatz von Mulch auf leichten Böden',
            kosten: 2_400,
          },
        },
      ],
    },
  ])
})

const hoechstens = (anzahl: number) =>
  sql`update bewilligung set max_auszahlungen = ${anzahl} where geschaeft_guid = ${geschaeft}`.execute(
    t.ownerDb,
  )

describe('requests of a case', () => {
  beforeEach(async () => {
    await alleVerwerfen()
    await hoechstens(20)
  })
  afterEach(async () => {
    await alleVerwerfen()
    await hoechstens(3)
  })

  test('[R4-04] each of the four states stands in the overview, the latest request first', async () => {
    for (const status of AUSZAHLUNG_STATUS) {
      t.clock.forward(60_000)
      await beantragen({ status, cent: 12_345 })
    }
    const { details } = (await uebersicht()).body[0] ?? { details: [] }
    const neue = details.slice(0, -1)
    expect(neue.map((e) => e.status)).toEqual(AUSZAHLUNG_STATUS.toReversed())
    expect(neue.map((e) => [e.beantragterBetrag, e.bewilligterBetrag, e.eingereichtAm !== null])).toEqual([
      [123.45, 123.45, true],
      [123.45, null, true],
      [123.45, null, true],
      [123.45, null, false],
    ])
    expect(neue[0]).toMatchObject({
      ersteller: 'Nora Nurlesen',
      letzterBearbeiter: 'Lena Lindenau',
      dokumenteVorhanden: false,
    })
  })

  test('[R4-03] [S6-01] each of the three eligibilities is reached, and only payable cases are listed as such', async () => {
    const stand = async () => {
      const [eintrag] = (await uebersicht()).body
      const listen = (await auszahlbare()).body.map((g) => g.geschaeftGuid)
      expect(listen).toEqual(eintrag?.auszahlungAnlegbar === 'ANLEGBAR' ? [geschaeft] : [])
      return [eintrag?.auszahlungAnlegbar, eintrag?.verfuegbarerBetrag]
    }
    await hoechstens(3)
    const [anlegbar, ohneRest, zuViele] = ANLEGBARKEITEN
    expect(await stand()).toEqual([anlegbar, 16_800])
    const alles = await beantragen({ cent: REST_CENT })
    expect(await stand()).toEqual([ohneRest, 0])
    await loeschen(alles)
    expect(await stand()).toEqual([anlegbar, 16_800])
    await beantragen({ status: 'ABGELEHNT', cent: REST_CENT })
    expect(await stand()).toEqual([anlegbar, 16_800])
    await beantragen({ cent: 100 })
    expect(await stand()).toEqual([anlegbar, 16_799])
    await beantragen({ status: 'ABGESENDET', cent: 100 })
    expect(await stand()).toEqual([zuViele, 16_798])
  })

  test('[S6-02] two requests at the same time never exceed the rest', async () => {
    const zugleich = await Promise.allSettled(
      Array.from({ length: 4 }, () => beantragen({ cent: REST_CENT / 2 + 1 })),
    )
    expect(zugleich.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
    expect((await uebersicht()).body[0]?.verfuegbarerBetrag).toBe((REST_CENT / 2 - 1) / 100)
    await expect(beantragen({ cent: REST_CENT / 2 })).rejects.toThrow('bewilligter_gegenstand_rest')
  })

  test('[S6-02] a rejection frees what was held, a smaller release the difference', async () => {
    const rest = async () => (await auszahlbare()).body[0]?.details[0]?.restBetrag
    const guid = await beantragen({ status: 'ABGESENDET', cent: 100_000 })
    const setzen = (status: AuszahlungStatus) =>
      sql`update auszahlung set status = ${status}, vorbereitet_von = 'sabine', freigegeben_von = 'frank'
        where guid = ${guid}`.execute(t.ownerDb)
    expect(await rest()).toBe(15_800)
    await setzen('ABGELEHNT')
    expect(await rest()).toBe(16_800)
    await setzen('ABGESENDET')
    await sql`update auszahlung_position set bewilligt_cent = 90000 where auszahlung_guid = ${guid}`.execute(
      t.ownerDb,
    )
    expect(await rest()).toBe(15_800)
    await setzen('BEWILLIGT')
    expect(await rest()).toBe(15_900)
  })

  test('[S6-03] the same invoice is taken once per item, rejected requests aside', async () => {
    await beantragen({ status: 'ABGELEHNT', rechnung: 'R1|NORD' })
    await beantragen({ status: 'ABGESENDET', rechnung: 'R1|NORD' })
    await expect(beantragen({ status: 'ABGESENDET', rechnung: 'R1|NORD' })).rejects.toThrow(
      'auszahlung_rechnung',
    )
    await beantragen({ rechnung: 'R1|NORD' })
  })

  test('[S6-06] nobody releases what he prepared, and what was sent stays as it was sent', async () => {
    const guid = await beantragen({ status: 'ABGESENDET' })
    const aendern = (spalten: ReturnType<typeof sql>) =>
      sql`update auszahlung set ${spalten} where guid = ${guid}`.execute(t.ownerDb)
    await expect(aendern(sql`vorbereitet_von = 'sabine', freigegeben_von = 'sabine'`)).rejects.toThrow(
      'vier_augen',
    )
    await expect(aendern(sql`status = 'BEWILLIGT', vorbereitet_von = 'sabine'`)).rejects.toThrow('check')
    await expect(aendern(sql`eingereicht_version = null`)).rejects.toThrow('unveraenderlich')
    await expect(aendern(sql`eingereicht_version = 2, version = 2`)).rejects.toThrow('unveraenderlich')
    await expect(
      sql`update einreichung set gesendet = '{"anders": true}' where dokument_guid = ${guid}`.execute(
        t.services.db,
      ),
    ).rejects.toThrow('unveraenderlich')
    await expect(loeschen(guid)).rejects.toThrow('einreichung_dokument_guid_fkey')
    await expect(sql`truncate auszahlung cascade`.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
    await loeschen(await beantragen())
  })

  test('an item of another case is refused', async () => {
    await expect(beantragen({ gegenstand: randomUUID() })).rejects.toThrow('foreign key')
  })
})

test('[S6-01] a case is listed while it is approved, not in any other status nor withdrawn', async () => {
  const setzen = (status: string, zurueckgezogen: Date | null) =>
    sql`update geschaeft set status = ${status}, zurueckgezogen_am = ${zurueckgezogen} where guid = ${geschaeft}`.execute(
      t.ownerDb,
    )
  for (const [status, zurueckgezogen] of [
    ['IN_PRUEFUNG', null],
    ['ABGELEHNT', null],
    ['BEWILLIGT', t.clock.now()],
  ] as const) {
    await setzen(status, zurueckgezogen)
    expect([(await uebersicht()).body, (await auszahlbare()).body]).toEqual([[], []])
  }
  await setzen('BEWILLIGT', null)
  expect((await uebersicht()).body).toHaveLength(1)
})

test('[R4-10] [S11-06] ZUKLB stands in neither overview; with produktgruppe=ZUKLB it stands there alone', async () => {
  const nur = { query: { produktgruppe: 'ZUKLB' } }
  expect([(await uebersicht(HOF, nur)).body, (await auszahlbare(HOF, nur)).body]).toEqual([[], []])
  const setzen = (programm: string) =>
    sql`update geschaeft set programm = ${programm} where guid = ${geschaeft}`.execute(t.ownerDb)
  await setzen('ZUKLB')
  expect([(await uebersicht()).body, (await auszahlbare()).body]).toEqual([[], []])
  for (const r of [await uebersicht(HOF, nur), await auszahlbare(HOF, nur)])
    expect(r.body.map((g) => [g.geschaeftGuid, g.produktGruppe])).toEqual([[geschaeft, 'ZUKLB']])
  await setzen('AnkNabo')
  expect((await uebersicht(HOF, { query: { produktgruppe: 'standard' } })).body).toHaveLength(1)
})

describe.each([
  ['overview', uebersicht],
  ['payable cases', auszahlbare],
] as const)('%s', (_, lesen) => {
  test('[S1-02] a foreign company answers 403, whether it exists or not; reading needs no write permission', async () => {
    for (const guid of [FREMDER_HOF, randomUUID()]) {
      const r = await lesen(guid)
      expect([r.status, r.problem.title]).toEqual([403, 'Unzureichende Berechtigung'])
    }
    expect((await lesen(HOF, { als: { ...NORA, rollen: ['ZUWENDUNGEN_LESEN'] } })).status).toBe(200)
    expect((await lesen(HOF, { als: { ...LENA, rollen: ['ZUWENDUNGEN_SCHREIBEN'] } })).status).toBe(403)
  })

  test.each([
    ['udo.unidentifiziert', DEMO_UNTERNEHMEN.hofUnbekannt],
    ['gisela.genobank', DEMO_UNTERNEHMEN.raiffeisenbank],
    ['stefan.startup', DEMO_UNTERNEHMEN.agrarTech],
  ] as const)('%s, whose company has nothing approved, gets an empty list', async (name, guid) => {
    const r = await lesen(guid, { als: { sub: DEMO_SUB[name] } })
    expect([r.status, r.body]).toEqual([200, []])
  })

  test('[R5-01] an unknown product group is refused', async () => {
    expect((await lesen(HOF, { query: { produktgruppe: 'X' } })).status).toBe(400)
  })

  test('it is one statement', async () => {
    t.statements.length = 0
    await lesen()
    expect(t.statements).toHaveLength(1)
  })
})

test('a second start of the demo world adds nothing', async () => {
  const vorher = (await uebersicht()).body
  await demoWelt(t.services)
  expect((await uebersicht()).body).toEqual(vorher)
})
