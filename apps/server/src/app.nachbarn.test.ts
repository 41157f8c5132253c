import { posteingangZaehlen } from './mitteilungen/bank/posteingangLesen.ts'
import { konversationenZaehlen } from './mitteilungen/konversation/uebersicht.ts'
import { randomUUID } from 'node:crypto'
import { ANSICHTEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FreigabenAbfrage } from '@foerderportal/contract/shared/freigaben/schema'
import { FREIGABEQUELLEN, registerPortal } from './app.ts'
import { auszahlungenLesen, auszahlungenZaehlen } from './auszahlung/bankpruefung/auszahlungenLesen.ts'
import { dublettenVon } from './auszahlung/bankpruefung/dubletten.ts'
import { vorgelegt } from './auszahlung/bankpruefung/testing/bankpruefungAufrufe.ts'
import { zahllaeufeListen } from './auszahlung/zahllauf/zahllaeufe.ts'
import { demoVorrat, demoWelt } from './demo/welt.ts'
import { fassungAuswerten } from './fragebogen/bank/fassungAuswerten.ts'
import { alleUmfragen } from './fragebogen/bank/umfragen.ts'
import { auszahlungFinden } from './auszahlung/kern/auszahlungen.ts'
import { bewilligungLaden } from './auszahlung/kern/bewilligungen.ts'
import { bereiteLaden } from './auszahlung/zahllauf/bereite.ts'
import { betriebeLesen } from './interessenbekundung/post/empfaenger.ts'
import type { Anlass } from './interessenbekundung/post/rundenpost.ts'
import { jeTagLesen, trichterLesen } from './interessenbekundung/runde/rundeKennzahlen.ts'
import { rundenLesen } from './interessenbekundung/runde/rundenLesen.ts'
import { FRANK } from './interessenbekundung/runde/testing/rundenWelt.ts'
import { personenNamen } from './nutzer/public.ts'
import { ungeleseneLaden } from './mitteilungen/ungelesen/ungelesene.ts'
import type { Tx } from './platform/database/database.ts'
import { LENA, MAX } from './platform/testing/portalBasis.ts'
import { startTestApp, type TestApp } from './platform/testing/testApp.ts'
import { verwaltendeZaehlen, zeichnendeZaehlen } from './unternehmen/kern/beziehungen.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'
import { freigabenLesen, freigabenZaehlen } from './platform/vieraugen/freigabenLesen.ts'
import { ansichtZaehlen } from './zuwendung/vorrat/vorratZaehlerLesen.ts'

/**
 * Beside what a list, a sum or a count is of there is always what is not: begun only, withdrawn, rejected, of an own company.
 * Each is put beside the right ones and changes nothing; the same row as a right one does, so the place is seen.
 */
let t: TestApp

/** Of Maschinenring Süd GmbH: one request that was sent, and one that is begun. */
const GESENDET = 'd0000000-0000-4000-8000-000000000822'
const BEGONNEN = 'd0000000-0000-4000-8000-000000000823'
/** Paid: of an approved case of the demo world. */
const BEZAHLT = 'd0000000-0000-4000-8000-000000000811'
const HOF = DEMO_UNTERNEHMEN.hofLindenau
const RUNDE = 'df100000-0000-4000-8000-000000000007'

beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  await demoVorrat(t.services)
  await vorgelegt(t, GESENDET)
})
afterAll(() => t.close())

type Befehl = RawBuilder<unknown>

const TABELLEN = [
  'auszahlung',
  'auszahlung_position',
  'auszahlungspruefung',
  'befragung',
  'bekundung',
  'geschaeft',
  'konversation',
  'mitgliedschaft',
  'mitteilung',
  'vorrat',
  'zahlposten',
]
/** What keeps such rows from standing there by themselves: a list is asked here, not how its rows come about. */
const ohneWaechter = async (tx: Tx): Promise<void> => {
  for (const tabelle of TABELLEN)
    await sql`alter table ${sql.table(tabelle)} disable trigger user`.execute(tx)
  const { rows } = await sql<{
    tabelle: string
    name: string
  }>`select conrelid::regclass::text as tabelle, conname as name
    from pg_constraint where contype in ('c', 'f') and conrelid = any(${TABELLEN}::regclass[])`.execute(tx)
  for (const { tabelle, name } of rows)
    await sql`alter table ${sql.table(tabelle)} drop constraint ${sql.ref(name)}`.execute(tx)
  await sql`drop index auszahlung_rechnung, zahlposten_lebend`.execute(tx)
}

class Zurueck extends Error {}
/** Does it in a transaction of which nothing stays. */
const versuch = (tun: (tx: Tx) => Promise<void>): Promise<void> =>
  t.ownerDb
    .transaction()
    .execute(async (tx) => {
      await ohneWaechter(tx)
      await tun(tx)
      throw new Zurueck()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Zurueck)) throw error
    })
const ausfuehren = async (tx: Tx, befehle: readonly Befehl[]): Promise<void> => {
  for (const befehl of befehle) await befehl.execute(tx)
}

type Reihe = {
  readonly was: string
  readonly lesen: (tx: Tx) => Promise<unknown>
  /** What all of them need first. */
  readonly vorher?: readonly Befehl[]
  readonly nachbarn: Readonly<Record<string, readonly Befehl[]>>
  readonly richtig: readonly Befehl[]
}

/** The begun request with the invoice and the file of the sent one. */
const gleicheRechnung = (status: string): Befehl[] => [
  sql`update auszahlung_position set status = ${status}, rechnung_schluessel = (select rechnung_schluessel
    from auszahlung_position where auszahlung_guid = ${GESENDET}) where auszahlung_guid = ${BEGONNEN}`,
]
const gleichesOhneJahr = (status: string): Befehl[] => [
  sql`update auszahlung_position set rechnung_schluessel = 'LS2026|STELLER' where auszahlung_guid = ${GESENDET}`,
  sql`update auszahlung_position set status = ${status}, rechnung_schluessel = 'LS|STELLER'
    where auszahlung_guid = ${BEGONNEN}`,
]
const gleicheDatei = (status: string): Befehl[] => [
  sql`update auszahlung set status = ${status}, formular = (select formular from auszahlung where guid = ${GESENDET})
    where guid = ${BEGONNEN}`,
]
const jeStand = (staende: readonly string[], befehle: (status: string) => Befehl[]) =>
  Object.fromEntries(staende.map((status) => [status, befehle(status)]))

const DUBLETTEN: readonly Reihe[] = Object.entries({
  'its number': gleicheRechnung,
  'its number without the year': gleichesOhneJahr,
  'its file': gleicheDatei,
}).map(([woran, befehle]) => ({
  was: `[S9-06] duplicates of an invoice by ${woran}`,
  lesen: (tx) => dublettenVon(tx, GESENDET, FRANK.sub),
  nachbarn: jeStand(['IN_BEARBEITUNG', 'ABGELEHNT'], befehle),
  richtig: befehle('ABGESENDET'),
}))

const HINWEIS: Reihe = {
  was: '[S9-06] what the list of requests says of a duplicate',
  lesen: async (tx) => {
    const { zeilen } = await auszahlungenLesen({ db: tx }, { sub: FRANK.sub, frage: { zeige: 'vorgelegt' } })
    return zeilen.find(({ guid }) => guid === GESENDET)
  },
  nachbarn: jeStand(['IN_BEARBEITUNG', 'ABGELEHNT'], gleicheRechnung),
  richtig: gleicheRechnung('ABGESENDET'),
}

const QUELLE = sql`(select guid from bekundung where ibk_meta_guid = ${RUNDE} and eingereicht_version is not null
  order by guid limit 1)`
/** A company that has no declaration in the round. */
const NEUER = sql`(select guid from unternehmen u where not exists (select from bekundung x
  where x.ibk_meta_guid = ${RUNDE} and x.unternehmen_guid = u.guid) order by guid limit 1)`
/** One more declaration there, with what it was sent as. */
const bekundung = (anders: object): Befehl[] => {
  const neu = randomUUID()
  return [
    sql`insert into dokument (guid, art, unternehmen_guid) select ${neu}, 'bekundung', ${NEUER}`,
    sql`insert into bekundung select (jsonb_populate_record(b, jsonb_build_object('guid', ${neu}::text,
      'unternehmen_guid', ${NEUER}) || ${JSON.stringify(anders)}::jsonb)).* from bekundung b where guid = ${QUELLE}`,
    sql`insert into einreichung select (jsonb_populate_record(e, jsonb_build_object('dokument_guid', ${neu}::text,
      'unternehmen_guid', d.unternehmen_guid, 'eingangsnummer', 'IBK-NEBENAN', 'beleg_guid', null))).*
      from einreichung e, dokument d where e.dokument_guid = ${QUELLE} and d.guid = ${neu}`,
  ]
}
const ZURUECKGEZOGEN = bekundung({ zurueckgezogen_am: '2026-01-01T00:00:00Z' })
const BEKUNDUNGEN: readonly Reihe[] = Object.entries<Reihe['lesen']>({
  '[S9-05] the figures of a round': (tx) => trichterLesen(tx, RUNDE),
  '[S9-05] its declarations by day': (tx) => jeTagLesen(tx, RUNDE),
  '[S9-05] its count in the list of rounds': async (tx) =>
    (await rundenLesen({ db: tx, clock: t.services.clock }, {})).zeilen.find(({ guid }) => guid === RUNDE),
  '[S9-05] who hears that it was ranked': (tx) =>
    betriebeLesen(tx, { anlass: 'gereiht', runde: RUNDE }, { nach: null, anzahl: 1_000 }),
}).map(([was, lesen]) => ({
  was,
  lesen,
  nachbarn: {
    begun: bekundung({ eingereicht_version: null, fertig: false }),
    withdrawn: ZURUECKGEZOGEN,
  },
  richtig: bekundung({}),
}))

const BEGONNENE = bekundung({ eingereicht_version: null, fertig: false })
const hoeren = (anlass: Anlass) => (tx: Tx) =>
  betriebeLesen(tx, { anlass, runde: RUNDE }, { nach: null, anzahl: 1_000 })
/** Of these hears whoever has begun, too; of the end only who has not sent. */
const POST: readonly Reihe[] = [
  ...(['verlaengert', 'annulliert'] as const).map((anlass) => ({
    was: `[S9-05] who hears that a round was ${anlass}`,
    lesen: hoeren(anlass),
    nachbarn: { withdrawn: ZURUECKGEZOGEN },
    richtig: BEGONNENE,
  })),
  {
    was: '[S9-05] who is reminded of its end',
    lesen: hoeren('endetBald'),
    nachbarn: {
      sent: bekundung({}),
      withdrawn: bekundung({ fertig: false, zurueckgezogen_am: '2026-01-01T00:00:00Z' }),
    },
    richtig: BEGONNENE,
  },
]

/** An approved and paid case as one of the ranked round's. */
const fall = (anders: Befehl): Befehl[] => [
  sql`update geschaeft set ${anders}, runde_guid = (select guid from foerderrunde where ibk_meta_guid = ${RUNDE} limit 1),
      einladung_guid = coalesce(einladung_guid, (select guid from antrag_einladung limit 1))
    where guid = (select geschaeft_guid from auszahlung where guid = ${BEZAHLT})`,
]
const LEBT = sql`zurueckgezogen_am = null`
const stufe = (welche: string) => async (tx: Tx) =>
  (await trichterLesen(tx, RUNDE)).find((zeile) => zeile.stufe === welche)
const FAELLE: readonly Reihe[] = [
  ...['BEGONNEN', 'EINGEREICHT', 'BEWILLIGT', 'AUSGEZAHLT'].map((welche) => ({
    was: `[S9-05] cases of a round: ${welche}`,
    lesen: stufe(welche),
    nachbarn: { withdrawn: fall(sql`zurueckgezogen_am = now()`) },
    richtig: fall(LEBT),
  })),
  {
    was: '[S9-05] payouts of a round',
    lesen: stufe('AUSGEZAHLT'),
    vorher: [...fall(LEBT), sql`update auszahlung set status = 'IN_BEARBEITUNG' where guid = ${BEZAHLT}`],
    nachbarn: jeStand(['ABGESENDET', 'ABGELEHNT'], (status) => [
      sql`update auszahlung set status = ${status} where guid = ${BEZAHLT}`,
    ]),
    richtig: [sql`update auszahlung set status = 'BEWILLIGT' where guid = ${BEZAHLT}`],
  },
]

const bezahltWird = (status: string): Befehl[] => [
  sql`update auszahlung set status = ${status} where guid = ${BEZAHLT}`,
]
const BEREITE: Reihe = {
  was: '[S6-07] what could be paid',
  lesen: (tx) => bereiteLaden(tx, 'AnkNabo', FRANK.sub),
  vorher: [sql`delete from zahlposten where auszahlung_guid = ${BEZAHLT}`, ...bezahltWird('ABGELEHNT')],
  nachbarn: jeStand(['IN_BEARBEITUNG', 'ABGESENDET'], bezahltWird),
  richtig: bezahltWird('BEWILLIGT'),
}

/** One more request in the case of the sent one. */
const antrag = (status: string): Befehl[] => {
  const neu = randomUUID()
  return [
    sql`insert into dokument (guid, art, unternehmen_guid) select ${neu}, 'auszahlung', unternehmen_guid
      from auszahlung where guid = ${GESENDET}`,
    sql`insert into auszahlung select (jsonb_populate_record(a, jsonb_build_object('guid', ${neu}::text,
      'status', ${status}::text))).* from auszahlung a where guid = ${GESENDET}`,
  ]
}
const ANTRAEGE: readonly Reihe[] = Object.entries<Reihe['lesen']>({
  '[S6-01] how often money was asked for of a case': async (tx) => {
    const fallGuid = (await auszahlungFinden(tx, GESENDET, MAX.sub))?.geschaeft_guid ?? ''
    return (await bewilligungLaden(tx, fallGuid, MAX.sub))?.anzahl
  },
  '[S6-01] how many other requests there are': async (tx) =>
    (await auszahlungFinden(tx, GESENDET, MAX.sub))?.andere,
}).map(([was, lesen]) => ({
  was,
  lesen,
  nachbarn: { rejected: antrag('ABGELEHNT') },
  richtig: antrag('ABGESENDET'),
}))

const posten = (status: string): Befehl[] => [
  sql`insert into zahlposten select (jsonb_populate_record(p, jsonb_build_object('nr', 1000, 'status', ${status}::text,
    'auszahlung_guid', ${GESENDET}::text, 'end_to_end', 'NEBENAN'))).*
    from zahlposten p order by zahllauf_guid, nr limit 1`,
]
const LAEUFE: Reihe = {
  was: '[S6-07] what payment runs pay',
  lesen: (tx) =>
    zahllaeufeListen(tx, { status: undefined, sub: FRANK.sub, nach: undefined, limit: 100 }).then((laeufe) =>
      laeufe.map(({ anzahl, summe_cent }) => [anzahl, summe_cent]),
    ),
  nachbarn: jeStand(['AUSGENOMMEN'], posten),
  richtig: posten('BEZAHLT'),
}

const mitteilung = (anders: object, danach: (neu: string) => Befehl[] = () => []): Befehl[] => {
  const neu = randomUUID()
  return [
    sql`insert into mitteilung overriding system value select (jsonb_populate_record(m,
      jsonb_build_object('guid', ${neu}::text, 'nr', 2000000000)
      || ${JSON.stringify(anders)}::jsonb)).* from mitteilung m where unternehmen_guid = ${HOF} order by guid limit 1`,
    ...danach(neu),
  ]
}
const UNGELESEN: Reihe = {
  was: '[R7.2-23] unread messages',
  lesen: (tx) => ungeleseneLaden(tx, LENA.sub, HOF),
  nachbarn: {
    'one to the bank': mitteilung({ richtung_zu_kunde: false }),
    'one that was read': mitteilung({ richtung_zu_kunde: true }, (neu) => [
      sql`insert into mitteilung_gelesen (nutzer_sub, mitteilung_guid, unternehmen_guid, gelesen_am)
        values (${LENA.sub}, ${neu}, ${HOF}, now())`,
    ]),
  },
  richtig: mitteilung({ richtung_zu_kunde: true }),
}

const mitglied = (anders: object): Befehl[] => [
  sql`insert into mitgliedschaft select (jsonb_populate_record(m, '{"nutzer_sub": "neu"}'::jsonb
    || ${JSON.stringify(anders)}::jsonb)).* from mitgliedschaft m where (m.unternehmen_guid, m.nutzer_sub) = (${HOF}, ${LENA.sub})`,
]
const MITGLIEDER: readonly Reihe[] = [
  {
    was: '[S1-03] who may sign for a company',
    lesen: (tx) => zeichnendeZaehlen(tx, HOF),
    nachbarn: { 'one who may not': mitglied({ zeichnungsberechtigung: false }) },
    richtig: mitglied({ zeichnungsberechtigung: true }),
  },
  {
    was: '[S1-03] who manages a company',
    lesen: (tx) => verwaltendeZaehlen(tx, HOF),
    nachbarn: { 'one who does not': mitglied({ ist_admin: false }) },
    richtig: mitglied({ ist_admin: true }),
  },
]

/** One more questionnaire beside a finished one, or its correction. */
const befragung = (anders: object, vorgaenger: Befehl = sql`null`): Befehl[] => [
  sql`insert into befragung select (jsonb_populate_record(b, jsonb_build_object('guid', gen_random_uuid(),
      'antrag_guid', null, 'vorgaenger_guid', ${vorgaenger}) || ${JSON.stringify(anders)}::jsonb)).*
    from befragung b where b.abgeschlossen_am is not null order by b.guid limit 1`,
]
const fassungDer = async (tx: Tx) =>
  (
    await sql<{ fassung: string }>`select fassung_guid as fassung from befragung
      where abgeschlossen_am is not null order by guid limit 1`.execute(tx)
  ).rows[0]?.fassung ?? ''
const FRAGEBOEGEN: readonly Reihe[] = Object.entries<Reihe['lesen']>({
  '[S9-05] the answers of a questionnaire': async (tx) =>
    fassungAuswerten({ db: tx }, { guid: await fassungDer(tx), sub: FRANK.sub }),
  '[S9-05] how many have finished it': async (tx) =>
    (await alleUmfragen(tx, { sub: FRANK.sub, verlangtVon: new Map() })).flatMap(({ fassungen }) =>
      fassungen.map(({ abgeschlossen }) => abgeschlossen),
    ),
}).map(([was, lesen]) => ({
  was,
  lesen,
  nachbarn: {
    begun: befragung({ abgeschlossen_am: null, abgeschlossen_von: null }),
    'a correction just begun': befragung({ abgeschlossen_am: null, abgeschlossen_von: null }, sql`b.guid`),
  },
  richtig: befragung({}),
}))

/** The general conversation of the company. */
const konversation = (anders: Befehl): Befehl[] => [
  sql`update konversation set ${anders} where unternehmen_guid = ${HOF} and allgemein`,
]
const GESCHRIEBEN = sql`letzte_am = now(), letzte_guid = coalesce(letzte_guid, (select guid from mitteilung limit 1))`
const KONVERSATIONEN: readonly Reihe[] = [
  {
    was: '[S9-14] what the bar counts as unanswered',
    lesen: (tx) => posteingangZaehlen(tx, FRANK.sub, {}),
    vorher: konversation(sql`wartet_seit = null, erledigt_am = null, ${GESCHRIEBEN}`),
    nachbarn: {
      answered: konversation(sql`letzte_am = now() + interval '1 day'`),
      settled: konversation(sql`wartet_seit = now(), erledigt_am = now()`),
      'one in which nobody has written': konversation(sql`wartet_seit = now(), letzte_guid = null`),
    },
    richtig: konversation(sql`wartet_seit = now()`),
  },
  {
    was: '[S7-02] days of the bank that are to come',
    lesen: (tx) => konversationenZaehlen(tx, HOF, { auswahl: 'TERMIN_KOMMT', jetzt: t.clock.now() }),
    vorher: konversation(sql`termin = null, erledigt_am = null`),
    nachbarn: {
      over: konversation(sql`termin = now() - interval '1 day'`),
      settled: konversation(sql`termin = now() + interval '1 day', erledigt_am = now()`),
      'one without a day': konversation(sql`wartet_seit = now(), ${GESCHRIEBEN}`),
      'one of another company': [
        sql`update konversation set termin = now() + interval '1 day' where unternehmen_guid <> ${HOF}`,
      ],
    },
    richtig: konversation(sql`termin = now() + interval '1 day'`),
  },
]

/** The begun request as if it were sent, and how far the bank is with it. */
const beimPruefen = (status: string): Befehl[] => [
  sql`update auszahlung set status = 'ABGESENDET' where guid = ${BEGONNEN}`,
  sql`insert into auszahlungspruefung select (jsonb_populate_record(p, jsonb_build_object('status', ${status}::text,
    'auszahlung_guid', ${BEGONNEN}::text))).* from auszahlungspruefung p where p.auszahlung_guid = ${GESENDET}`,
]
const PRUEFUNGEN: Reihe = {
  was: '[S9-14] requests that the bar counts as open',
  lesen: (tx) => auszahlungenZaehlen(tx, { sub: FRANK.sub, frage: {} }),
  nachbarn: {
    ...jeStand(['IN_BEARBEITUNG', 'BEWILLIGT', 'ABGELEHNT'], antrag),
    presented: beimPruefen('VORGELEGT'),
  },
  richtig: beimPruefen('ENTWURF'),
}

/** A case that the bank checks, and that nobody has. */
const zugewiesen = (anders: Befehl): Befehl[] => [
  sql`update vorrat set ${anders} where geschaeft_guid = (select geschaeft_guid from vorrat
    where status = 'IN_PRUEFUNG' and not zurueckgezogen and zugewiesen_sub is null and entscheidung is null
    order by geschaeft_guid limit 1)`,
]
const MEINE: Reihe = {
  was: '[S9-14] cases that the bar counts as open with somebody',
  lesen: (tx) => ansichtZaehlen(tx, { sub: FRANK.sub, jetzt: t.clock.now() }, ANSICHTEN[0].filter),
  nachbarn: {
    'one of somebody else': zugewiesen(sql`zugewiesen_sub = 'sub-andere'`),
    withdrawn: zugewiesen(sql`zugewiesen_sub = ${FRANK.sub}, zurueckgezogen = true`),
    rejected: zugewiesen(sql`zugewiesen_sub = ${FRANK.sub}, status = 'ABGELEHNT'`),
  },
  richtig: zugewiesen(sql`zugewiesen_sub = ${FRANK.sub}`),
}

const REIHEN = [
  ...DUBLETTEN,
  HINWEIS,
  ...ANTRAEGE,
  BEREITE,
  LAEUFE,
  ...BEKUNDUNGEN,
  ...POST,
  ...FAELLE,
  ...FRAGEBOEGEN,
  UNGELESEN,
  ...KONVERSATIONEN,
  PRUEFUNGEN,
  MEINE,
  ...MITGLIEDER,
]

describe.each(REIHEN)('$was', ({ lesen, vorher = [], nachbarn, richtig }) => {
  test.each(Object.entries(nachbarn))('%s beside it does not count', (_, befehle) =>
    versuch(async (tx) => {
      await ausfuehren(tx, vorher)
      const ohne = await lesen(tx)
      expect(ohne).toBeDefined()
      await ausfuehren(tx, befehle)
      expect(await lesen(tx)).toEqual(ohne)
    }),
  )

  test('one of its own counts', () =>
    versuch(async (tx) => {
      await ausfuehren(tx, vorher)
      const ohne = await lesen(tx)
      await ausfuehren(tx, richtig)
      expect(await lesen(tx)).not.toEqual(ohne)
    }))
})

const vorgelegte = (tx: Tx, frage: FreigabenAbfrage = {}) =>
  freigabenLesen({ db: tx, personenNamen, quellen: FREIGABEQUELLEN }, FRANK, frage)

/** How many of these one person may release. */
const FREIGABEN: Readonly<Record<'decisions' | 'payouts' | 'rounds', (tx: Tx) => Promise<number>>> = {
  decisions: async (tx) => (await vorgelegte(tx, { art: 'entscheidung' })).fuerMich,
  payouts: async (tx) => (await vorgelegte(tx, { art: 'auszahlung' })).fuerMich,
  // Of a round in which companies have declared their interest.
  rounds: async (tx) =>
    (await vorgelegte(tx)).zeilen.filter(
      ({ ortGuid, gesperrtWeil }) => ortGuid === RUNDE && gesperrtWeil === null,
    ).length,
}

/** In the bar those of every kind. */
const inDerLeiste = (tx: Tx) => freigabenZaehlen({ db: tx, quellen: FREIGABEQUELLEN }, FRANK)

const EIGENE = sql`insert into mitgliedschaft select (jsonb_populate_record(m, jsonb_build_object('unternehmen_guid',
    u.guid, 'nutzer_sub', ${FRANK.sub}::text))).* from unternehmen u, mitgliedschaft m
  where (m.unternehmen_guid, m.nutzer_sub) = (select unternehmen_guid, nutzer_sub from mitgliedschaft limit 1)`
const BEFANGEN = sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
  select gen_random_uuid(), guid, ${FRANK.sub}, 'Verwandt.', now() from unternehmen`

// Of a round a conflict of interest leaves no trace, until he acts (`naeheHinweis`).
test.each([
  ['decisions', 'an own company', EIGENE],
  ['decisions', 'a barred company', BEFANGEN],
  ['payouts', 'an own company', EIGENE],
  ['payouts', 'a barred company', BEFANGEN],
  ['rounds', 'an own company', EIGENE],
] as const)(
  '[S9-04] [S9-14] releases of %s: those of %s are not “für mich”, nor counted in the bar',
  (was, _wessen, befehl) =>
    versuch(async (tx) => {
      const [meine, gezaehlt] = [await FREIGABEN[was](tx), await inDerLeiste(tx)]
      expect(meine).toBeGreaterThan(0)
      await befehl.execute(tx)
      expect(await FREIGABEN[was](tx)).toBe(0)
      expect(await inDerLeiste(tx)).toBeLessThanOrEqual(gezaehlt - meine)
    }),
)

test.each([
  ['requests', (tx: Tx) => auszahlungenZaehlen(tx, { sub: FRANK.sub, frage: {} })],
  ['conversations', (tx: Tx) => posteingangZaehlen(tx, FRANK.sub, {})],
] as const)('[S9-14] [S9-01] %s of a barred company are not counted in the bar', (_, zaehlen) =>
  versuch(async (tx) => {
    await ausfuehren(tx, [...konversation(sql`wartet_seit = now(), erledigt_am = null, ${GESCHRIEBEN}`)])
    await ausfuehren(tx, beimPruefen('ENTWURF'))
    expect(await zaehlen(tx)).toBeGreaterThan(0)
    await BEFANGEN.execute(tx)
    expect(await zaehlen(tx)).toBe(0)
  }),
)

/** So many rows of the same moment, in a list that answers fifty or a hundred at once: the id alone tells them apart. */
const VIELE = 120
const kopien = (tabelle: string, wo: Befehl, anders: Befehl = sql`'{}'::jsonb`): Befehl =>
  sql`insert into ${sql.table(tabelle)} select (jsonb_populate_record(x, jsonb_build_object('guid', gen_random_uuid())
    || ${anders})).* from ${sql.table(tabelle)} x, generate_series(1, ${VIELE}) n where ${wo}`

type Seite = { readonly guids: readonly string[]; readonly anzahl: number; readonly nach: string | null }
type Liste = {
  readonly was: string
  readonly befehle: readonly Befehl[]
  readonly seite: (tx: Tx, nach?: string) => Promise<Seite>
}
const nachOder = (nach: string | undefined) => (nach === undefined ? {} : { nach })
const LISTEN: readonly Liste[] = [
  {
    was: '[S9-05] rounds',
    befehle: [kopien('ibk_meta', sql`x.guid = 'df100000-0000-4000-8000-000000000001'`)],
    seite: async (tx, nach) => {
      const { zeilen, ...rest } = await rundenLesen({ db: tx, clock: t.services.clock }, nachOder(nach))
      return { guids: zeilen.map(({ guid }) => guid), ...rest }
    },
  },
  {
    was: '[S9-06] requests for a payout',
    befehle: [
      kopien('auszahlung', sql`x.guid = ${GESENDET}`),
      sql`insert into dokument (guid, art, unternehmen_guid) select guid, 'auszahlung', unternehmen_guid from auszahlung
        on conflict do nothing`,
      sql`insert into einreichung select (jsonb_populate_record(e, jsonb_build_object('dokument_guid', a.guid,
        'eingangsnummer', 'AZ-' || a.guid, 'beleg_guid', null))).*
      from einreichung e, auszahlung a where e.dokument_guid = ${GESENDET}
        and not exists (select from einreichung x where x.dokument_guid = a.guid) and a.status = 'ABGESENDET'`,
    ],
    seite: async (tx, nach) => {
      const { zeilen, ...rest } = await auszahlungenLesen(
        { db: tx },
        { sub: FRANK.sub, frage: nachOder(nach) },
      )
      return { guids: zeilen.map(({ guid }) => guid), ...rest }
    },
  },
  {
    was: '[S9-04] decisions to release',
    befehle: [
      sql`alter table entscheidung disable trigger user`,
      kopien(
        'geschaeft',
        sql`x.guid = (select geschaeft_guid from entscheidung where status = 'VORGELEGT' limit 1)`,
        sql`jsonb_build_object('ge_nr', 'GE-T-' || n)`,
      ),
      sql`insert into entscheidung select (jsonb_populate_record(e, jsonb_build_object('guid', gen_random_uuid(),
        'geschaeft_guid', g.guid))).* from geschaeft g, entscheidung e where g.ge_nr like 'GE-T-%'
        and e.guid = (select guid from entscheidung where status = 'VORGELEGT' limit 1)`,
    ],
    seite: async (tx, nach) => {
      const { zeilen, ...rest } = await vorgelegte(tx, { art: 'entscheidung', ...nachOder(nach) })
      return { guids: zeilen.map(({ guid }) => guid), ...rest }
    },
  },
]

const geblaettert = async (tx: Tx, { seite }: Liste): Promise<Seite[]> => {
  const seiten = [await seite(tx)]
  for (let nach = seiten[0]?.nach ?? null; nach !== null; nach = seiten.at(-1)?.nach ?? null)
    seiten.push(await seite(tx, nach))
  return seiten
}

test.each(LISTEN)('$was, more than a page: each is there once, and counted', (liste) =>
  versuch(async (tx) => {
    await ausfuehren(tx, liste.befehle)
    const seiten = await geblaettert(tx, liste)
    const guids = seiten.flatMap((seite) => seite.guids)
    expect(guids.length).toBeGreaterThanOrEqual(VIELE)
    expect([new Set(guids).size, guids.length]).toEqual([guids.length, seiten[0]?.anzahl])
  }),
)
