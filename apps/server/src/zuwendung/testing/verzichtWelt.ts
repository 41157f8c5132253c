import { randomUUID } from 'node:crypto'
import * as vertrag from '@foerderportal/contract/zuwendung/verzicht/routes'
import type { VerzichtEingabe } from '@foerderportal/contract/zuwendung/verzicht/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Caller, TestApp } from '../../platform/testing/testApp.ts'
import { FRANK, freigeben, vorgelegt } from './entscheidungWelt.ts'
import { SABINE } from './korrekturWelt.ts'
import { LENA } from './testWelt.ts'

/** What is approved of the machine of an approved case of Hof Lindenau, and of the plough beside it, in cents. */
export const MASCHINE_CENT = 800_079
export const PFLUG_CENT = 250_000

/** A second item that was approved. */
const pflugDazu = async (db: Database | Tx, fall: string): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
      foerderquote, bewilligt_cent)
    select ${guid}, geschaeft_guid, unternehmen_guid, nr + 1, kategorie, klasse,
      gegenstand || '{"hersteller": "Pflugwerk", "typBezeichnung": "P 1"}', foerderquote, ${PFLUG_CENT}
    from bewilligter_gegenstand where geschaeft_guid = ${fall}`.execute(db)
  return guid
}

/** A case that was approved, with two items; its notice was made known yesterday. */
export const bewilligterFall = async (t: TestApp) => {
  const { fall, antrag, inhaltSha256 } = await vorgelegt(t)
  const r = await freigeben(t, fall, inhaltSha256, FRANK)
  if (r.status !== 200) throw new Error(r.text)
  await sql`update bewilligung set wirksam_ab = ${t.clock.now()}::timestamptz - interval '1 day'
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  const { rows } = await sql<{ guid: string }>`select guid from bewilligter_gegenstand
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  return { fall, antrag, maschine: rows[0]?.guid ?? '', pflug: await pflugDazu(t.ownerDb, fall) }
}
export type BewilligterFall = Awaited<ReturnType<typeof bewilligterFall>>

/** Payouts hold so much of an item. */
export const binden = (t: TestApp, gegenstand: string, cent: number) =>
  sql`update bewilligter_gegenstand set gebunden_cent = ${cent} where guid = ${gegenstand}`.execute(t.ownerDb)

export const verzichtLesen = (t: TestApp, guid: string, als: Caller = LENA) =>
  t.call(vertrag.verzichtLesen, { als, params: { guid } })

type Wunsch = { readonly als?: Caller; readonly verzichtGuid?: string; readonly begruendung?: string }

export const erklaeren = (
  t: TestApp,
  guid: string,
  betraege: VerzichtEingabe['betraege'],
  { als = LENA, verzichtGuid = randomUUID(), begruendung = '' }: Wunsch = {},
) =>
  t.call(vertrag.verzichtErklaeren, { als, params: { guid }, body: { verzichtGuid, betraege, begruendung } })

export const zuruecknehmen = (t: TestApp, guid: string, verzichtGuid: string, als: Caller = LENA) =>
  t.call(vertrag.verzichtZuruecknehmen, { als, params: { guid, verzichtGuid } })

export const beiDerBank = (t: TestApp, fall: string, als: Caller = SABINE) =>
  t.call(vertrag.verzichteLesen, { als, params: { guid: fall } })

/** A released decision that takes a waiver up, as far as the waiver asks for it. */
export const verzichtEntschieden = async (db: Database | Tx, fall: string): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into entscheidung (guid, geschaeft_guid, unternehmen_guid, art, status, status_seit, eingangsnummer,
      inhalt, angelegt_am, geaendert_am, geaendert_von)
    select ${guid}, guid, unternehmen_guid, 'VERZICHT', 'ENTWURF', now(), 'ANK', '{}', now(), now(), ${SABINE.sub}
    from geschaeft where guid = ${fall}`.execute(db)
  await sql`update entscheidung set status = 'VORGELEGT', vorbereitet_von = ${SABINE.sub}, vorgelegt_am = now(),
    eingaben = '{}', inhalt_sha256 = encode(sha256('{}'), 'hex') where guid = ${guid}`.execute(db)
  await sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = ${FRANK.sub}, freigegeben_am = now()
    where guid = ${guid}`.execute(db)
  return guid
}
