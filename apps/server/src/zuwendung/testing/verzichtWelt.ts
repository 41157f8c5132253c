import { randomUUID } from 'node:crypto'
import * as vertrag from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { VerzichtEingabe } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import {
  FRANK,
  beginnen,
  entscheidungLesen,
  freigeben,
  gemindert,
  geprueft,
  nachtraeglichAngehoert,
  speichern,
  vorlegen,
} from './entscheidungWelt.ts'
import { SABINE, mit, pruefen } from './korrekturWelt.ts'
import { LENA, PAUL, anlegen, einreichen, hochladen, maschine, vollstaendig } from './testWelt.ts'

/** What is approved of the machine, in cents. */
export const MASCHINE_CENT = 800_079

const gut = <R extends { readonly status: number; readonly text: string }>(r: R): R => {
  if (r.status !== 200) throw new Error(`${r.status}: ${r.text}`)
  return r
}

/** An application of Hof Lindenau for a machine and a plough that the bank checks. */
const mitZweiGegenstaenden = async (t: TestApp) => {
  const formular = await vollstaendig(t, await anlegen(t))
  const [seite] = formular.foerdergegenstandSeiten ?? []
  const pflug = maschine(t, {
    hersteller: 'Pflugwerk',
    typBezeichnung: 'P 1',
    anzahl: 1,
    anschaffungskostenNettoEinzeln: 6_250,
    dokumentAngebot: [await hochladen(t)],
    dokumentHerstellerBestaetigung: [await hochladen(t)],
  })
  const foerdergegenstandSeiten = [
    { ...seite, foerdergegenstaende: [...(seite?.foerdergegenstaende ?? []), pflug] },
  ]
  // What the plough costs beyond its grant comes from the farm.
  const { produktgruppenDaten: daten } = formular
  const eigenmittel = ('eigenmittel' in daten ? (daten.eigenmittel ?? 0) : 0) + 3_750
  const finanziert = mit(formular, { 'produktgruppenDaten.eigenmittel': eigenmittel })
  gut(await einreichen(t, { ...finanziert, foerdergegenstandSeiten }))
  gut(await pruefen(t, formular.guid))
  const { rows } = await sql<{ fall: string }>`select geschaeft_guid as fall from antrag
    where guid = ${formular.guid}`.execute(t.ownerDb)
  const fall = rows[0]?.fall ?? ''
  await geprueft(t.ownerDb, fall)
  return { fall, antrag: formular.guid }
}

/** The draft on a case, laid before a second person and released by him. */
const entscheiden = async (t: TestApp, fall: string): Promise<void> => {
  const { inhalt } = gut(await entscheidungLesen(t, fall)).body
  gut(await speichern(t, fall, inhalt))
  gut(await freigeben(t, fall, gut(await vorlegen(t, fall)).body.inhaltSha256))
}

/** A case that was approved, with two items; its notice was made known yesterday. */
export const bewilligterFall = async (t: TestApp) => {
  const { fall, antrag } = await mitZweiGegenstaenden(t)
  await entscheiden(t, fall)
  await sql`update bewilligung set wirksam_ab = ${t.clock.now()}::timestamptz - interval '1 day'
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  const { rows } = await sql<{ guid: string }>`select guid from bewilligter_gegenstand
    where geschaeft_guid = ${fall} order by nr`.execute(t.ownerDb)
  const [erster, zweiter] = rows
  return { fall, antrag, maschine: erster?.guid ?? '', pflug: zweiter?.guid ?? '' }
}
export type BewilligterFall = Awaited<ReturnType<typeof bewilligterFall>>

/** Payouts hold so much of an item. */
export const binden = (t: TestApp, gegenstand: string, cent: number) =>
  sql`update bewilligter_gegenstand set gebunden_cent = ${cent} where guid = ${gegenstand}`.execute(t.ownerDb)

/** The bank changes its approval: of the machine two people approve less. */
export const mindern = async (t: TestApp, { fall, maschine: gegenstand }: BewilligterFall): Promise<void> => {
  const { inhalt } = gut(await beginnen(t, fall, 'AENDERUNG')).body
  await nachtraeglichAngehoert(t, fall)
  const betraege = inhalt.betraege.map((b) => (b.gegenstand === gegenstand ? { ...b, bewilligt: 6_000 } : b))
  gut(await speichern(t, fall, { ...gemindert(t, inhalt, 0), betraege }))
  gut(await freigeben(t, fall, gut(await vorlegen(t, fall)).body.inhaltSha256))
}

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

/** The second signature under one that waits for it. */
export const mitzeichnen = (t: TestApp, guid: string, verzichtGuid: string, als: Caller = PAUL) =>
  t.call(vertrag.verzichtMitzeichnen, { als, params: { guid, verzichtGuid } })

/** The application says that nobody signs alone for its company. */
export const zuZweitZeichnen = (t: TestApp, antrag: string) =>
  sql`update antrag set formular = jsonb_set(formular, '{alleineZeichnungsberechtigt}', 'false')
    where guid = ${antrag}`.execute(t.ownerDb)

export const beiDerBank = (t: TestApp, fall: string, als: Caller = SABINE) =>
  t.call(vertrag.verzichteLesen, { als, params: { guid: fall } })

/** The bank's decision that takes the waiver up, laid before a second person; answers what there is to read. */
export const aufnahmeVorlegen = async (t: TestApp, fall: string): Promise<string | null> => {
  const { inhalt } = gut(await beginnen(t, fall, 'VERZICHT')).body
  gut(await speichern(t, fall, inhalt))
  return gut(await vorlegen(t, fall)).body.inhaltSha256
}

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
