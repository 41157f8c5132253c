import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import type {
  FreigabenAbfrage,
  FreigabenAntwort,
  Freigabezeile,
} from '@foerderportal/contract/shared/freigaben/schema'
import { bescheidDatum } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bescheidWorte'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { bekanntgabeLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bankRoutes'
import { entscheidungLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { protokollLesen } from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import { verlaufLesen } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPortal } from '../app.ts'
import { DEMO_SUB } from '../oidc/demo.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { MIT_WORTEN, OHNE_WORTE } from '../zuwendung/verlauf/angabenWorte.ts'
import { demoVorrat, demoWelt } from './welt.ts'

const FRANK: Caller = {
  sub: DEMO_SUB['frank.freigabe'],
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'],
}
const RITA: Caller = {
  sub: DEMO_SUB['rita.revision'],
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_REVISION'],
}

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  await demoVorrat(t.services)
})
afterAll(() => t.close())

const zeilen = async <T>(abfrage: ReturnType<typeof sql<T>>) => (await abfrage.execute(t.ownerDb)).rows

/** All pages of the list, and that its counts are those of its rows. */
const blaettern = async (
  lesen: (query: { nach?: string }) => Promise<FreigabenAntwort>,
): Promise<readonly Freigabezeile[]> => {
  const erste = await lesen({})
  const alle = [...erste.zeilen]
  let { nach } = erste
  while (nach !== null) {
    const seite = await lesen({ nach })
    expect(seite.zeilen.length).toBeGreaterThan(0)
    expect([seite.anzahl, seite.fuerMich]).toEqual([erste.anzahl, erste.fuerMich])
    alle.push(...seite.zeilen)
    ;({ nach } = seite)
  }
  expect(new Set(alle.map((zeile) => JSON.stringify(zeile))).size).toBe(alle.length)
  expect(alle).toHaveLength(erste.anzahl)
  expect(alle.filter(({ gesperrtWeil }) => gesperrtWeil === null)).toHaveLength(erste.fuerMich)
  return alle
}

/** Copies of a row, past the triggers that keep a life cycle: what lies there is read, not judged. */
const vervielfachen = async (tabelle: string, mal: number, anders: string) => {
  await sql.raw(`alter table ${tabelle} disable trigger user`).execute(t.ownerDb)
  await sql
    .raw(`insert into ${tabelle} select n.* from ${tabelle} x, generate_series(1, ${mal}) i,
        jsonb_populate_record(null::${tabelle}, to_jsonb(x) || ${anders}) n
      where x.ctid = (select v.ctid from ${tabelle} v where v.status = 'VORGELEGT' limit 1)`)
    .execute(t.ownerDb)
  await sql.raw(`alter table ${tabelle} enable trigger user`).execute(t.ownerDb)
}
const MAL = 210
/** SQL: of the copy number i; no two things have one guid. */
const guid = (anfang: string) => `'${anfang}-0000-4000-8000-' || lpad(i::text, 12, '0')`
const GUID = guid('7e000000')

describe('[S9-04] the list of releases is complete, page by page, and counts itself, by kind and in all', () => {
  const lesen = async (query: FreigabenAbfrage) => (await t.call(freigabenLesen, { als: FRANK, query })).body

  test('decisions', async () => {
    const alle = await blaettern((query) => lesen({ ...query, art: 'entscheidung' }))
    expect(alle.length).toBeGreaterThan(0)
  })

  test('more than two hundred checks of payouts', async () => {
    const tabellen = ['dokument', 'auszahlung', 'auszahlungspruefung']
    for (const tabelle of tabellen)
      await sql.raw(`alter table ${tabelle} disable trigger user`).execute(t.ownerDb)
    await sql
      .raw(
        `insert into dokument select n.* from dokument x, generate_series(1, ${MAL}) i,
            jsonb_populate_record(null::dokument, to_jsonb(x) || jsonb_build_object('guid', ${GUID})) n
          where x.guid = (select a.guid from auszahlung a where a.status = 'ABGESENDET' order by a.guid limit 1)`,
      )
      .execute(t.ownerDb)
    await sql
      .raw(
        `with neu as (insert into auszahlung select n.* from auszahlung x, generate_series(1, ${MAL}) i,
            jsonb_populate_record(null::auszahlung, to_jsonb(x)
            || jsonb_build_object('guid', ${GUID}, 'status', 'IN_BEARBEITUNG', 'eingereicht_version', null)) n
          where x.guid = (select a.guid from auszahlung a where a.status = 'ABGESENDET' order by a.guid limit 1) returning guid)
        insert into auszahlungspruefung (auszahlung_guid, status, status_seit, inhalt, geaendert_am, geaendert_von,
          vorbereitet_von, vorgelegt_am, eingaben, inhalt_sha256)
        select guid, 'VORGELEGT', now(), '{"ergebnis":"BEWILLIGT","positionen":[],"punkte":[]}', now(), 'sub-x', 'sub-x', now(),
          '{}', encode(sha256('{}'), 'hex') from neu`,
      )
      .execute(t.ownerDb)
    for (const tabelle of tabellen)
      await sql.raw(`alter table ${tabelle} enable trigger user`).execute(t.ownerDb)
    const alle = await blaettern((query) => lesen({ ...query, art: 'auszahlung' }))
    expect(alle.length).toBeGreaterThanOrEqual(MAL)
  })

  test('more than two hundred acts of rounds', async () => {
    const eine = guid('7e000001')
    await vervielfachen('vorlegung', MAL, `jsonb_build_object('guid', ${eine}, 'objekt', ${eine})`)
    const alle = await blaettern((query) => lesen({ ...query, art: 'fristVerlaengern' }))
    expect(alle.length).toBeGreaterThan(MAL)
  })

  test('more than fifty payment runs', async () => {
    await vervielfachen(
      'zahllauf',
      MAL,
      `jsonb_build_object('guid', ${guid('7e000002')}, 'nr', 'ZL-T-' || i)`,
    )
    const alle = await blaettern((query) => lesen({ ...query, art: 'zahllauf' }))
    expect(alle.length).toBeGreaterThan(MAL)
  })

  test('all of them, by programme, by amount and only what differs', async () => {
    const alle = await blaettern(lesen)
    expect(alle.length).toBeGreaterThan(3 * MAL)
    const abHundert = await blaettern((query) => lesen({ ...query, abEuro: '100' }))
    const andere = await blaettern((query) => lesen({ ...query, mitAbweichung: 'true' }))
    const programm = await blaettern((query) => lesen({ ...query, programm: 'AnkNabo' }))
    for (const teil of [abHundert, andere, programm]) {
      expect(teil.length).toBeGreaterThan(0)
      expect(teil.length).toBeLessThan(alle.length)
    }
    expect((await lesen({ programm: 'Unbekannt' })).zeilen).toEqual([])
  })
})

/** Names of rows, hashes, JSON, keys. */
const ROH = /[0-9a-f]{8}-[0-9a-f]{4}-|\b[0-9a-f]{16,}\b|[{}]|\["|undefined|null|NaN|Invalid/

describe('[S9-03] [S9-06] what happened in the cases of the demo world is told in words', () => {
  const faelle = () => zeilen<{ guid: string }>(sql`select geschaeft_guid as guid from vorrat order by ge_nr`)

  test('in the timeline', async () => {
    const alle = await faelle()
    expect(alle.length).toBeGreaterThan(50)
    for (const params of alle) {
      const { status, body, text } = await t.call(verlaufLesen, { als: FRANK, params, query: {} })
      expect(status, text).toBe(200)
      for (const { art, worte, dazu, person } of body.eintraege) {
        if (art === 'MAIL') continue
        expect(`${worte}; ${dazu ?? ''}; ${person}`).not.toMatch(ROH)
        expect(person).not.toBe('Unbekannte Person')
      }
    }
  })

  test('in the protocol, also what the timeline leaves out; each fact has words or is left to programs on purpose', async () => {
    const bekannt = new Set([...MIT_WORTEN, ...OHNE_WORTE])
    for (const params of await faelle()) {
      const { status, body, text } = await t.call(protokollLesen, { als: RITA, params, query: {} })
      expect(status, text).toBe(200)
      for (const { worte, objekt, name, dazu, angaben, handlung } of body.zeilen) {
        expect(`${worte}; ${objekt}; ${name}; ${dazu ?? ''}`).not.toMatch(ROH)
        expect(worte, handlung).not.toBe('Andere Handlung')
        expect(
          Object.keys(angaben).filter((name_) => !bekannt.has(name_)),
          handlung,
        ).toEqual([])
      }
    }
  })

  test('a return says why', async () => {
    const [eine] = await zeilen<{ guid: string }>(sql`select a.geschaeft_guid as guid from audit_log l
      join antrag a on a.guid::text = l.objekt_guid where l.handlung = 'entscheidungZurueckgeben' limit 1`)
    const { body } = await t.call(verlaufLesen, { als: FRANK, params: { guid: eine?.guid ?? '' }, query: {} })
    const zurueck = body.eintraege.find(({ worte }) => worte === 'Entscheidung zurückgegeben')
    expect(zurueck?.dazu).toContain('Grund: Bitte begründen Sie, warum ein Angebot genügt.')
  })
})

test('[S9-10] the day of a decision is one: on the notice, at the desk, in the portal and in the timeline', async () => {
  const bescheide = await zeilen<{
    fall: string
    nummer: string
    datum: string
    unternehmen: string
    nutzer: string
  }>(sql`
    select distinct on (b.nummer) b.geschaeft_guid as fall, b.nummer, b.eingaben::jsonb ->> 'erlassenAm' as datum,
      b.unternehmen_guid as unternehmen, m.nutzer_sub as nutzer
    from bescheid b join mitgliedschaft m on m.unternehmen_guid = b.unternehmen_guid and m.zeichnungsberechtigung
    where b.entscheidung_guid is not null order by b.nummer`)
  expect(bescheide.length).toBeGreaterThan(5)
  // As printed: of a notice without its file the portal says nothing yet.
  await sql`alter table bescheid disable trigger user`.execute(t.ownerDb)
  await sql`update bescheid set datei_guid = (select guid from datei limit 1), datei_sha256 = repeat('0', 64)
    where datei_guid is null`.execute(t.ownerDb)
  await sql`alter table bescheid enable trigger user`.execute(t.ownerDb)
  for (const { fall, nummer, datum, unternehmen, nutzer } of bescheide) {
    const params = { guid: fall }
    const bank = (await t.call(bekanntgabeLesen, { als: FRANK, params })).body.find(
      (b) => b.nummer === nummer,
    )
    const r = await t.call(bescheideLesen, { als: { sub: nutzer }, params: { unternehmenGuid: unternehmen } })
    const kunde = r.body.find((b) => b.nummer === nummer)
    const { body } = await t.call(entscheidungLesen, { als: FRANK, params })
    const fest = body.bescheide.find((b) => b.nummer === nummer)
    expect([bank && bescheidDatum(bank), kunde && bescheidDatum(kunde), nummer], r.text).toEqual([
      datum,
      datum,
      nummer,
    ])
    expect(
      tagInBerlin(new Date(fest?.erstelltAm ?? 0))
        .split('-')
        .toReversed()
        .join('.'),
    ).toBe(datum)
    const verlauf = (await t.call(verlaufLesen, { als: FRANK, params, query: { art: 'ENTSCHEIDUNG' } })).body
    const freigaben = verlauf.eintraege.filter(({ worte }) => worte === 'Entscheidung freigegeben')
    expect(freigaben.map(({ dazu }) => dazu).join()).toContain(`Bescheid ${nummer} vom ${datum}`)
  }
})
