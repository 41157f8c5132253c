import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPortal } from './app.ts'
import { vorgelegt } from './auszahlung/bankpruefung/testing/bankpruefungAufrufe.ts'
import { demoVorrat, demoWelt } from './demo/welt.ts'
import { demoPerson } from './interessenbekundung/demo/rundeTreiben.ts'
import { aktVorlegen } from './interessenbekundung/runde/akte/aktVorlegen.ts'
import { PETRA } from './interessenbekundung/runde/testing/rundenWelt.ts'
import { openDatabase, openPool, type Database, type Tx } from './platform/database/database.ts'
import { startTestApp, type TestApp } from './platform/testing/testApp.ts'

let t: TestApp
/** portal_owner as he is: without the word that lets him take rows over. */
let owner: Database

const GEPLANT = 'df100000-0000-4000-8000-000000000001'
const RING = 'd0000000-0000-4000-8000-000000000822'

beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  await demoVorrat(t.services)
  await vorgelegt(t, RING)
  await aktVorlegen(t.services, {
    guid: GEPLANT,
    person: demoPerson(PETRA.sub, t.clock.now()),
    art: 'rundeVeroeffentlichen',
    angaben: (_tx, { runde }) => ({ bezeichnung: runde.bezeichnung, version: runde.version }),
  })
  owner = openDatabase(openPool(t.ownerUrl, 1))
})
afterAll(async () => {
  await owner.destroy()
  await t.close()
})

type Befehl = RawBuilder<unknown>
/** What somebody writes past the second person, and the words of the database; `nur`: of whom a right keeps it. */
type Zeile = {
  readonly was: string
  readonly befehle: readonly Befehl[]
  readonly absage: string
  readonly nur?: 'portal_app'
}

const zeile = (
  was: string,
  befehle: Befehl | readonly Befehl[],
  absage: string,
  nur?: Zeile['nur'],
): Zeile => ({
  was,
  befehle: [befehle].flat(),
  absage,
  ...(nur !== undefined && { nur }),
})

const VORGELEGT = 'was vorgelegt ist, steht fest'
const ANDERS = sql`'{"betrag": 99876}'`
const ANDERE_SUMME = sql`encode(sha256(convert_to('{"betrag": 99876}', 'UTF8')), 'hex')`
const eine = (tabelle: string, status: string) =>
  sql`ctid = (select ctid from ${sql.table(tabelle)} where status = ${sql.lit(status)} limit 1)`
/** A case that is being checked and has nothing presented. */
const GEPRUEFT = sql`(select guid from geschaeft g where status = 'IN_PRUEFUNG' and zurueckgezogen_am is null
  and not exists (select from entscheidung e where e.geschaeft_guid = g.guid and e.status in ('ENTWURF', 'VORGELEGT')) limit 1)`
const BEWILLIGT = sql`(select geschaeft_guid from bewilligung where wirksam_ab is not null limit 1)`
const OHNE_WIRKUNG = sql`(select geschaeft_guid from bewilligung where wirksam_ab is null limit 1)`
const RUNDE = sql`'df100000-0000-4000-8000-000000000007'::uuid`
const GEPLANTE = sql`${sql.lit(GEPLANT)}::uuid`
const ABGESENDETE = sql`${sql.lit(RING)}::uuid`
const BEKANNT = sql`(select bescheid_guid from bekanntgabe where status = 'BEKANNT' limit 1)`

const ENTSCHEIDUNG = [
  zeile(
    'other content with its hash, by nobody',
    sql`update entscheidung set eingaben = ${ANDERS}, inhalt_sha256 = ${ANDERE_SUMME}, vorbereitet_von = 'niemand'
      where ${eine('entscheidung', 'VORGELEGT')}`,
    VORGELEGT,
  ),
  ...['vorlagen = 7', `abweichungen = '["x"]'`, 'vorgelegt_am = now()', 'entscheidbar_bis = now()'].map(
    (anders) =>
      zeile(
        `of a presented decision ${anders}`,
        sql`update entscheidung set ${sql.raw(anders)} where ${eine('entscheidung', 'VORGELEGT')}`,
        VORGELEGT,
      ),
  ),
  zeile(
    'what is granted, while it lies there',
    sql`update entscheidung set summe_cent = summe_cent + 1 where ${eine('entscheidung', 'VORGELEGT')}`,
    'eine vorgelegte entscheidung ist gesperrt',
  ),
  zeile(
    'other content in the very release',
    sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = 'x', freigegeben_am = now(), abweichungen = '["y"]'
      where ${eine('entscheidung', 'VORGELEGT')}`,
    VORGELEGT,
  ),
  zeile(
    'taken back by nobody',
    sql`update entscheidung set status = 'ENTWURF' where ctid = (select ctid from entscheidung where status = 'VORGELEGT'
      and zurueckgegeben_am is null limit 1)`,
    VORGELEGT,
  ),
]

const FALL = [
  ...['BEWILLIGT', 'ABGELEHNT'].map((status) =>
    zeile(
      `a case ${status} without a decision`,
      sql`update geschaeft set status = ${sql.lit(status)} where guid = ${GEPRUEFT}`,
      'ueber einen fall entscheidet man zu zweit',
    ),
  ),
  zeile(
    'the same by a case of the demo world',
    [
      sql`update geschaeft set status_seit = now() where guid = ${GEPRUEFT}`,
      sql`update geschaeft set status = 'BEWILLIGT' where guid = ${GEPRUEFT}`,
    ],
    'ueber einen fall entscheidet man zu zweit',
  ),
  zeile(
    'a case that begins approved',
    sql`insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, programm, status, status_seit)
      select gen_random_uuid(), 'GE-X', unternehmen_guid, runde_guid, programm, 'BEWILLIGT', now() from geschaeft limit 1`,
    'ueber einen fall entscheidet man zu zweit',
  ),
  zeile(
    'a decided case back',
    sql`update geschaeft set status = 'IN_PRUEFUNG' where guid = ${BEWILLIGT}`,
    'steht fest',
  ),
  zeile(
    'a decided case withdrawn',
    sql`update geschaeft set zurueckgezogen_am = now() where guid = ${BEWILLIGT}`,
    'steht fest',
  ),
  zeile(
    'whose case it is',
    sql`update geschaeft set unternehmen_guid = (select guid from unternehmen u where u.guid <> geschaeft.unternehmen_guid limit 1)
      where guid = ${GEPRUEFT}`,
    'steht fest',
  ),
  zeile(
    'when it began',
    sql`update geschaeft set angelegt_in = pg_current_xact_id() where guid = ${GEPRUEFT}`,
    'steht fest',
  ),
]

const BEWILLIGUNG = [
  zeile(
    'an approval without a decision',
    sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag, max_auszahlungen)
      select guid, unternehmen_guid, now(), current_date, 3 from geschaeft where guid = ${GEPRUEFT}`,
    'bewilligt wird zu zweit',
  ),
  zeile(
    'one item more',
    sql`insert into bewilligter_gegenstand select (jsonb_populate_record(i, jsonb_build_object('guid', gen_random_uuid(),
      'nr', 99, 'gebunden_cent', 0))).* from bewilligter_gegenstand i limit 1`,
    'bewilligt wird zu zweit',
  ),
  zeile(
    'more of an item',
    sql`update bewilligter_gegenstand set bewilligt_cent = bewilligt_cent + 1`,
    'waechst nicht',
  ),
  zeile(
    'less of an item',
    sql`update bewilligter_gegenstand set bewilligt_cent = bewilligt_cent - 1
    where gebunden_cent < bewilligt_cent`,
    'nur mit einer freigegebenen entscheidung',
  ),
  zeile(
    'its rate',
    sql`update bewilligter_gegenstand set foerderquote = 90`,
    'was bewilligt ist, steht fest|permission denied',
  ),
  zeile(
    'what payouts hold of it',
    sql`update bewilligter_gegenstand set gebunden_cent = 0`,
    'permission denied',
    'portal_app',
  ),
  zeile('an item away', sql`delete from bewilligter_gegenstand`, 'unveraenderlich'),
  zeile('an approval away', sql`delete from bewilligung`, 'unveraenderlich'),
  zeile(
    'in effect before its notice is known',
    sql`update bewilligung set wirksam_ab = now() where geschaeft_guid = ${OHNE_WIRKUNG}`,
    'wirksam wird sie mit der bekanntgabe',
  ),
  zeile(
    'more payouts',
    sql`update bewilligung set max_auszahlungen = 99 where geschaeft_guid = ${BEWILLIGT}`,
    'steht fest',
  ),
]

const BESCHEID = [
  zeile(
    'until when a company is heard',
    sql`update anhoerung set frist = frist - interval '1 day' where beantwortet_am is null and frist - interval '1 day' > gestellt_am`,
    'steht fest',
  ),
  zeile(
    'a notice that says something else, in the transaction of its release',
    [
      sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = 'x', freigegeben_am = now()
        where ${eine('entscheidung', 'VORGELEGT')}`,
      sql`insert into bescheid (guid, nummer, entscheidung_guid, geschaeft_guid, unternehmen_guid, art, erlassen_am, eingaben, eingaben_sha256)
        select gen_random_uuid(), 'BE-X', guid, geschaeft_guid, unternehmen_guid, art, now(), ${ANDERS}, ${ANDERE_SUMME}
        from entscheidung where freigegeben_von = 'x'`,
    ],
    'ein bescheid sagt, was vorgelegt und freigegeben ist',
  ),
  zeile(
    'a notice changed',
    sql`update bescheid set art = 'ABLEHNUNG' where art = 'BEWILLIGUNG'`,
    'unveraenderlich',
  ),
  zeile(
    'given from the start',
    sql`insert into bekanntgabe (bescheid_guid, nr, unternehmen_guid, weg, status, aufgegeben_am, bekannt_am)
      select guid, 90, unternehmen_guid, 'POST', 'BEKANNT', current_date - 30, current_date - 26 from bescheid limit 1`,
    'so wird ein bescheid nicht bekannt gegeben',
  ),
  zeile(
    'given earlier',
    sql`update bekanntgabe set bekannt_am = bekannt_am - 1 where bescheid_guid = ${BEKANNT}`,
    'nicht bekannt gegeben',
  ),
  zeile(
    'a letter given on the day on which it was posted',
    sql`update bekanntgabe set status = 'BEKANNT', bekannt_am = aufgegeben_am where status = 'VERSANDT'`,
    'nicht bekannt gegeben',
  ),
  zeile(
    'retrieved by nobody',
    sql`update bekanntgabe set status = 'ABGERUFEN', abgerufen_am = benachrichtigt_am, abgerufen_von = 'x', abgerufen_name = 'X',
      bekannt_am = (benachrichtigt_am at time zone 'Europe/Berlin')::date + 1 where status = 'BENACHRICHTIGT'`,
    'nicht bekannt gegeben',
  ),
  zeile(
    'a shorter time to retrieve it',
    [
      sql`insert into bekanntgabe (bescheid_guid, nr, unternehmen_guid, weg, status, bereitgestellt_am)
        select guid, 91, unternehmen_guid, 'PORTAL', 'BEREITGESTELLT', now() from bescheid b where not exists
          (select from bekanntgabe k where k.bescheid_guid = b.guid) limit 1`,
      sql`update bekanntgabe set status = 'BENACHRICHTIGT', benachrichtigt_am = now(), endet_am = now() + interval '1 day' where nr = 91`,
    ],
    'nicht bekannt gegeben',
  ),
]

const AUSZAHLUNG = [
  ...['BEWILLIGT', 'ABGELEHNT'].map((status) =>
    zeile(
      `a payout ${status} without a released check`,
      sql`update auszahlung set status = ${sql.lit(status)}, vorbereitet_von = 'a', freigegeben_von = 'b' where guid = ${ABGESENDETE}`,
      'ueber eine auszahlung entscheidet man zu zweit',
    ),
  ),
  zeile(
    'another amount than the released check says',
    [
      sql`update auszahlungspruefung set status = 'FREIGEGEBEN', freigegeben_von = 'x', freigegeben_am = now() where auszahlung_guid = ${ABGESENDETE}`,
      sql`update auszahlung_position set bewilligt_cent = 1 where auszahlung_guid = ${ABGESENDETE}`,
      sql`update auszahlung a set status = 'BEWILLIGT', vorbereitet_von = p.vorbereitet_von, freigegeben_von = p.freigegeben_von
        from auszahlungspruefung p where p.auszahlung_guid = a.guid and a.guid = ${ABGESENDETE}`,
    ],
    'ueber eine auszahlung entscheidet man zu zweit',
  ),
  zeile(
    'other content of a presented check with its hash',
    sql`update auszahlungspruefung set eingaben = ${ANDERS}, inhalt_sha256 = ${ANDERE_SUMME} where ${eine('auszahlungspruefung', 'VORGELEGT')}`,
    VORGELEGT,
  ),
  zeile(
    'its deviations',
    sql`update auszahlungspruefung set abweichungen = '["x"]' where ${eine('auszahlungspruefung', 'VORGELEGT')}`,
    VORGELEGT,
  ),
  zeile(
    'what it claims',
    sql`update auszahlung_position set beantragt_cent = beantragt_cent - 1 where auszahlung_guid = ${ABGESENDETE}`,
    'steht fest',
  ),
  zeile(
    'what it is granted',
    sql`update auszahlung_position set bewilligt_cent = beantragt_cent where auszahlung_guid = ${ABGESENDETE}`,
    'steht fest',
  ),
  zeile(
    'a position away',
    sql`delete from auszahlung_position where auszahlung_guid = ${ABGESENDETE}`,
    'steht fest',
  ),
  zeile(
    'what was sent',
    sql`update auszahlung set formular = '{}' where guid = ${ABGESENDETE}`,
    'unveraenderlich',
  ),
  zeile(
    'a decided payout',
    sql`update auszahlung set begruendung = 'Anders' where ${eine('auszahlung', 'BEWILLIGT')}`,
    'unveraenderlich',
  ),
  zeile(
    'what an invoice is claimed for',
    sql`update rechnung set angesetzt_cent = 0`,
    'permission denied',
    'portal_app',
  ),
]

const ZAHLLAUF = [
  zeile(
    'other content of a presented run with its hash',
    sql`update zahllauf set inhalt = ${ANDERS}, inhalt_sha256 = ${ANDERE_SUMME}, vorbereitet_von = 'niemand' where ${eine('zahllauf', 'VORGELEGT')}`,
    VORGELEGT,
  ),
  zeile(
    'its preparer',
    sql`update zahllauf set vorbereitet_von = 'niemand' where ${eine('zahllauf', 'VORGELEGT')}`,
    VORGELEGT,
  ),
  zeile(
    'a file that lies there before the release',
    [
      sql`insert into zahllauf_datei (zahllauf_guid, inhalt, sha256, erzeugt_am)
        select z.guid, ${ANDERS}, ${ANDERE_SUMME}, now() from zahllauf z where z.status = 'VORGELEGT'`,
      sql`update zahllauf set status = 'ENTWURF', zurueckgegeben_von = 'x', zurueckgegeben_am = now(), zurueckgegeben_grund = 'x',
        inhalt = null, inhalt_sha256 = null where status = 'VORGELEGT'`,
      sql`insert into zahllauf_datei (zahllauf_guid, inhalt, sha256, erzeugt_am)
        select z.guid, ${ANDERS}, ${ANDERE_SUMME}, now() from zahllauf z where z.status = 'ENTWURF'`,
    ],
    'die zahlungsdatei entsteht mit der freigabe',
  ),
  zeile(
    'a post out of a presented run',
    sql`update zahlposten set status = 'VERWORFEN', grund = 'x'`,
    'mit seinem zahllauf verworfen',
  ),
  zeile('what stands at a post', sql`update zahlposten set grund = 'x'`, 'steht fest'),
  zeile('its account', sql`update zahlposten set iban = 'DE00'`, 'steht fest'),
]

const BEFANGENHEIT = [
  zeile('a conflict of interest away', sql`delete from befangenheit`, 'unveraenderlich'),
  zeile('of another person', sql`update befangenheit set nutzer_sub = 'x'`, 'unveraenderlich'),
  zeile('all of them', sql`truncate befangenheit`, 'unveraenderlich|permission denied'),
  zeile(
    'lifted and made again',
    [
      sql`update befangenheit set aufgehoben_am = now(), aufgehoben_von = 'x', aufgehoben_grund = 'x' where aufgehoben_am is null`,
      sql`update befangenheit set aufgehoben_am = null, aufgehoben_von = null, aufgehoben_grund = null`,
    ],
    'unveraenderlich',
  ),
]

const RUNDEN = [
  zeile(
    'the money of a round doubled',
    sql`update runde_budget set budget_cent = budget_cent * 2 where ibk_meta_guid = ${RUNDE}`,
    'was eine runde hat, sagt die runde|permission denied',
  ),
  zeile(
    'what it has promised',
    sql`update runde_budget set reserviert_cent = 0`,
    'permission denied',
    'portal_app',
  ),
  zeile(
    'the same at the round',
    sql`update ibk_meta set budget_cent = budget_cent * 2 where guid = ${RUNDE}`,
    'steht fest',
  ),
  zeile(
    'more than the released act says',
    [
      sql`insert into vorlegung (art, objekt, nr, runde_guid, programm, status, inhalt, sha256, zeile, vorbereitet_von,
          vorgelegt_am)
        select 'mittelErhoehen', ${RUNDE}, 1, ${RUNDE}, 'AnkNabo', 'VORGELEGT', i, encode(sha256(convert_to(i, 'UTF8')), 'hex'),
          '{}', 'a', now() from (values ('{"angaben": {"cent": 300000000, "grund": "x"}}')) x (i)`,
      sql`update vorlegung set status = 'FREIGEGEBEN', beendet_von = 'b', beendet_am = now(), gelesen = sha256
        where art = 'mittelErhoehen' and objekt = ${RUNDE}`,
      sql`update ibk_meta set budget_cent = 400000000 where guid = ${RUNDE}`,
    ],
    'steht fest',
  ),
  zeile(
    'a real round among the demo world',
    sql`update ibk_meta set demo = not demo where guid = ${RUNDE}`,
    'steht fest',
  ),
  zeile('its draw', sql`update ibk_meta set ziehung_form = 'WUERFEL 3' where guid = ${RUNDE}`, 'steht fest'),
  zeile(
    'annulled by one',
    sql`update ibk_meta set annulliert_am = now(), annulliert_grund = 'x' where guid = ${RUNDE}`,
    'steht fest',
  ),
  zeile(
    'ranked by one',
    sql`update ibk_meta set reihung_freigegeben_am = now()
    where reihung_freigegeben_am is null and veroeffentlicht_am is not null and bis < now()`,
    'steht fest',
  ),
  zeile(
    'a round that begins published',
    sql`insert into ibk_meta select (jsonb_populate_record(r, jsonb_build_object('guid', gen_random_uuid(), 'demo', false))).*
      from ibk_meta r where guid = ${RUNDE}`,
    'eine runde beginnt geplant',
  ),
  zeile(
    'a round whose publication is presented',
    sql`update ibk_meta set einladung_tage = 60 where guid = ${GEPLANTE}`,
    'steht fest',
  ),
  zeile(
    'its Vorgaben',
    sql`update ibk_meta_vorgaben set daten = '{}' where ibk_meta_guid = ${GEPLANTE}`,
    'steht fest',
  ),
  zeile(
    'its applications',
    sql`update foerderrunde set max_anzahl_geschaefte = 9 where ibk_meta_guid = ${GEPLANTE}`,
    'steht fest',
  ),
  zeile(
    'the Vorgaben of a published one',
    sql`delete from ibk_meta_vorgaben where ibk_meta_guid = ${RUNDE}`,
    'steh(t|en) fest',
  ),
  zeile(
    'an act that is presented',
    sql`update vorlegung set inhalt = '{}', sha256 = encode(sha256('{}'), 'hex') where status = 'VORGELEGT'`,
    'unveraenderlich',
  ),
  zeile(
    'a ranking that is presented',
    sql`update reihung set protokoll = '{}' where status = 'VORGELEGT'`,
    'unveraenderlich',
  ),
  zeile(
    'a batch that is presented',
    sql`update staffel set summe_cent = 1 where status = 'VORGELEGT'`,
    'unveraenderlich',
  ),
  zeile(
    'a rank more',
    sql`insert into reihungszeile
    select ibk_meta_guid, 1, 1, bekundung_guid, hauptgruppe, cent, 'x' from listenzeile l
    where not exists (select from reihungszeile z where z.ibk_meta_guid = l.ibk_meta_guid) limit 1`,
    'gereiht wird zu zweit',
  ),
  zeile(
    'one invitation more of a batch',
    sql`insert into antrag_einladung select (jsonb_populate_record(e,
    jsonb_build_object('guid', gen_random_uuid(), 'bekundung_guid', (select guid from bekundung b where not exists
      (select from antrag_einladung x where x.bekundung_guid = b.guid) limit 1)))).*
    from antrag_einladung e where staffel_guid is not null limit 1`,
    'eingeladen wird zu zweit',
  ),
  zeile(
    'one invitation of no batch',
    sql`insert into antrag_einladung (guid, runde_guid, unternehmen_guid, kategorien,
    max_anzahl_geschaefte, angelegt_am) select gen_random_uuid(), runde_guid, unternehmen_guid, kategorien, 9, now()
    from antrag_einladung limit 1`,
    'eingeladen wird zu zweit',
  ),
  zeile(
    'more categories of an invitation',
    sql`update antrag_einladung set kategorien = '{A.1,B.4}' where staffel_guid is not null`,
    'eingeladen wird zu zweit',
  ),
  zeile(
    'its end',
    sql`update antrag_einladung set bis = bis + interval '1 year' where staffel_guid is not null`,
    'zu zweit',
  ),
  zeile(
    'a declaration passed by one',
    sql`update bekundung set entfallen_am = now(), entfallen_grund = 'x'
    where guid = (select bekundung_guid from reihungszeile limit 1)`,
    'zu zweit',
  ),
  zeile(
    'the money of a year',
    sql`update jahresbudget set budget_cent = budget_cent * 2`,
    'was ein jahr hat, sagt das programm',
  ),
  zeile(
    'what a year has approved',
    sql`update jahresbudget set bewilligt_cent = 0`,
    'permission denied',
    'portal_app',
  ),
]

const ZURUECK = new Error('nothing stays')
/** In a transaction that is taken back, with all that is asked at its end. */
const versuchen = (db: Database, befehle: readonly Befehl[]) =>
  db
    .transaction()
    .execute(async (tx: Tx) => {
      for (const befehl of befehle) await befehl.execute(tx)
      await sql`set constraints all immediate`.execute(tx)
      throw ZURUECK
    })
    .then(
      () => '',
      (fehler: unknown) => (fehler === ZURUECK ? 'nobody refused' : String(fehler)),
    )

describe('[S9-13] nothing changes what is presented, and nothing goes past the second person', () => {
  const alle = { ENTSCHEIDUNG, FALL, BEWILLIGUNG, BESCHEID, AUSZAHLUNG, ZAHLLAUF, BEFANGENHEIT, RUNDEN }
  const tabelle = Object.entries(alle).flatMap(([gruppe, zeilen]) =>
    zeilen.flatMap(({ was, befehle, absage, nur }) =>
      (nur === undefined ? (['portal_app', 'portal_owner'] as const) : [nur]).map(
        (rolle) => [gruppe, was, rolle, befehle, absage] as const,
      ),
    ),
  )
  test.each(tabelle)('%s: %s, as %s', async (_gruppe, _was, rolle, befehle, absage) => {
    expect(await versuchen(rolle === 'portal_app' ? t.services.db : owner, befehle)).toMatch(
      new RegExp(absage),
    )
  })

  test('portal_app is not believed when it says that it maintains the data', async () => {
    for (const wort of ['demo', 'bestand'])
      expect(
        await versuchen(t.services.db, [
          sql`select set_config('portal.wartung', ${wort}, true)`,
          sql`delete from ibk_meta_vorgaben where ibk_meta_guid = ${RUNDE}`,
        ]),
      ).toContain('fest')
  })

  test('portal_owner takes over what was decided elsewhere, and says so', async () => {
    expect(
      await versuchen(owner, [
        sql`set local portal.wartung = 'bestand'`,
        sql`update geschaeft set status = 'ABGELEHNT' where guid = ${GEPRUEFT}`,
      ]),
    ).toBe('nobody refused')
  })
})
