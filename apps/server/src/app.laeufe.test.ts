import { createHash, randomUUID } from 'node:crypto'
import { bankpruefungStaende } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { auszahlungStaende } from '@foerderportal/contract/auszahlung/staende'
import { zahllaufStaende } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { mitzeichnungStaende } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { befragungStaende, fassungStaende } from '@foerderportal/contract/fragebogen/staende'
import { einladungStaende } from '@foerderportal/contract/interessenbekundung/einladungStaende'
import { serienfallStaende } from '@foerderportal/contract/mitteilungen/serie/staende'
import type { Lauf } from '@foerderportal/contract/shared/lauf/lauf'
import { versuche } from '@foerderportal/contract/shared/lauf/testing/laufPruefen'
import { bekanntgabeStaende } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { antragStaende } from '@foerderportal/contract/zuwendung/kern/staende'
import { verzichtStaende } from '@foerderportal/contract/zuwendung/antrag/verzicht/staende'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPortal } from './app.ts'
import { startTestApp, type TestApp } from './platform/testing/testApp.ts'

/**
 * Each life cycle whose table has a trigger, arrow by arrow and without the product: what its `staende.ts` has is taken as
 * SQL of portal_app, and what it has not is refused by the trigger, since without it the same row is taken.
 */
let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerPortal)
})
afterAll(() => t.close())

type Wert = string | number | boolean | null | readonly string[]
type Spalten = Readonly<Record<string, Wert>>

type Tafel = {
  readonly staende: readonly string[]
  /** Each that somebody may do: which act, from where, to where. */
  readonly schritte: readonly {
    readonly aktion: string
    readonly von: string | null
    readonly nach: string | null
  }[]
}

const tafel = <S extends string | null, A extends string, Z>(l: Lauf<S, A, Z>): Tafel => ({
  staende: l.staende,
  schritte: versuche(l).flatMap(({ aktion, stand: von, nach }) =>
    nach === undefined ? [] : [{ aktion, von, nach }],
  ),
})

type Probe = {
  readonly lauf: Tafel
  readonly tabelle: string
  /** The column that says where it stands; without one that follows from the others. */
  readonly stand?: 'status' | 'stand'
  readonly trigger: readonly string[]
  readonly zeile: Spalten
  /** What else stands in a row of each state. */
  readonly je: Readonly<Record<string, Spalten>>
  /** Acts that write a row of their own. */
  readonly neu?: readonly string[]
  /** Arrows that need more than the row: refused of it alone. */
  readonly nieAllein?: readonly string[]
  /** Arrows of a row that ends as another one begins: its table knows the last row only. */
  readonly abgeloest?: readonly string[]
  /** Arrows that its table does not have and no trigger refuses, since nobody's right hangs on them. */
  readonly frei?: readonly string[]
}

const AM = '2026-11-20T09:00:00.000Z'
const SPAETER = '2026-11-21T09:00:00.000Z'
const INHALT = '{"a":1}'
const SHA256 = createHash('sha256').update(INHALT).digest('hex')
const VORGELEGT = {
  vorbereitet_von: 'sabine',
  vorgelegt_am: AM,
  eingaben: INHALT,
  inhalt_sha256: SHA256,
}
const NICHT_FREI: Spalten = { freigegeben_von: null, freigegeben_am: null }
const ZURUECK: Spalten = {
  eingaben: null,
  inhalt_sha256: null,
  zurueckgegeben_von: 'frank',
  zurueckgegeben_am: AM,
  zurueckgegeben_grund: 'Es fehlt etwas.',
  ...NICHT_FREI,
}
const FREI: Spalten = { ...VORGELEGT, freigegeben_von: 'frank', freigegeben_am: SPAETER }
const AUSGEZAHLT: Spalten = { eingereicht_version: 1, vorbereitet_von: 'sabine', freigegeben_von: 'frank' }
const { eingaben: inhalt, ...VORBEREITET } = VORGELEGT
const LAUF_VORGELEGT: Spalten = { ...VORBEREITET, inhalt }
const LAUF_ZURUECK: Spalten = {
  inhalt: null,
  inhalt_sha256: null,
  zurueckgegeben_von: 'frank',
  zurueckgegeben_am: AM,
  zurueckgegeben_grund: 'Es fehlt etwas.',
}
const LAUF_FREI: Spalten = {
  ...LAUF_VORGELEGT,
  freigegeben_von: 'frank',
  freigegeben_am: SPAETER,
  ausfuehrung_am: '2026-11-23',
  verworfen_grund: null,
}
const NICHT_EINGEREICHT: Spalten = { eingereicht_von: null, eingereicht_am: null, eingereicht_referenz: null }
const LAUF_OFFEN: Spalten = {
  ...NICHT_EINGEREICHT,
  ...NICHT_FREI,
  ausfuehrung_am: null,
  verworfen_grund: null,
}
const EINGEREICHT: Spalten = {
  eingereicht_von: 'sabine',
  eingereicht_am: SPAETER,
  eingereicht_referenz: 'A1',
}
const WEG: Spalten = {
  abgerufen_am: null,
  abgerufen_von: null,
  abgerufen_name: null,
  bekannt_am: null,
  beendet_am: null,
  grund: null,
}
const IM_PORTAL: Spalten = { ...WEG, weg: 'PORTAL', bereitgestellt_am: AM, aufgegeben_am: null }
const GEMELDET: Spalten = { benachrichtigt_am: AM, endet_am: '2026-11-30T23:00:00.000Z' }
const MIT_DER_POST: Spalten = {
  ...WEG,
  weg: 'POST',
  bereitgestellt_am: null,
  benachrichtigt_am: null,
  endet_am: null,
  aufgegeben_am: '2026-11-20',
}
const NICHT_GEZEICHNET: Spalten = { inhalt: null, sha256: null, unterschrieben_am: null }
const GEZEICHNET: Spalten = {
  inhalt: INHALT,
  sha256: SHA256,
  unterschrieben_am: AM,
}
const OHNE_ENDE: Spalten = {
  zurueckgenommen_von: null,
  zurueckgenommen_am: null,
  aufgenommen_am: null,
  entscheidung_guid: null,
}
const ZWEITE: Spalten = { mitgezeichnet_von: 'paul', erstunterschrift_am: AM, erklaert_am: SPAETER }

const PROBEN: Readonly<Record<string, Probe>> = {
  '[S9-04] a decision': {
    lauf: tafel(entscheidungStaende),
    tabelle: 'entscheidung',
    stand: 'status',
    trigger: ['entscheidung_lauf', 'entscheidung_vorgelegt'],
    zeile: {
      guid: randomUUID(),
      geschaeft_guid: randomUUID(),
      unternehmen_guid: randomUUID(),
      art: 'BEWILLIGUNG',
      status_seit: AM,
      eingangsnummer: 'AN-2026-000001',
      inhalt: '{}',
      summe_cent: 0,
      version: 1,
      angelegt_am: AM,
      geaendert_am: AM,
      geaendert_von: 'sabine',
      vorlagen: 0,
      abweichungen: '[]',
    },
    je: {
      ENTWURF: ZURUECK,
      VORGELEGT: { ...VORGELEGT, ...NICHT_FREI },
      FREIGEGEBEN: FREI,
      VERWORFEN: NICHT_FREI,
    },
    neu: ['entscheidungBeginnen'],
  },
  '[S6-06] the check of a payout': {
    lauf: tafel(bankpruefungStaende),
    tabelle: 'auszahlungspruefung',
    stand: 'status',
    trigger: ['auszahlungspruefung_lauf', 'auszahlungspruefung_vorgelegt'],
    zeile: {
      auszahlung_guid: randomUUID(),
      status_seit: AM,
      inhalt: '{}',
      version: 1,
      geaendert_am: AM,
      geaendert_von: 'sabine',
      abweichungen: '[]',
    },
    je: { ENTWURF: ZURUECK, VORGELEGT: { ...VORGELEGT, ...NICHT_FREI }, FREIGEGEBEN: FREI },
  },
  '[S9-04] [S4-07] a waiver': {
    lauf: tafel(verzichtStaende),
    tabelle: 'verzicht',
    stand: 'status',
    trigger: ['verzicht_lauf'],
    zeile: {
      guid: randomUUID(),
      geschaeft_guid: randomUUID(),
      unternehmen_guid: randomUUID(),
      betraege: '[{}]',
      begruendung: 'Wir brauchen es nicht.',
      erklaert_von: 'lena',
      erklaert_am: AM,
      zu_zweit: true,
    },
    je: {
      ZUR_UNTERSCHRIFT: { ...OHNE_ENDE, mitgezeichnet_von: null, erstunterschrift_am: null, erklaert_am: AM },
      ERKLAERT: { ...OHNE_ENDE, ...ZWEITE },
      ZURUECKGENOMMEN: { ...OHNE_ENDE, zurueckgenommen_von: 'lena', zurueckgenommen_am: SPAETER },
      AUFGENOMMEN: { ...OHNE_ENDE, ...ZWEITE, aufgenommen_am: SPAETER, entscheidung_guid: randomUUID() },
    },
    nieAllein: ['ERKLAERT AUFGENOMMEN'],
  },
  '[S8-01] a version of a questionnaire': {
    lauf: tafel(fassungStaende),
    tabelle: 'umfrage_fassung',
    stand: 'stand',
    trigger: ['umfrage_fassung_lauf'],
    zeile: {
      guid: randomUUID(),
      umfrage_uuid: randomUUID(),
      nummer: 1,
      definition: '{}',
      version: 1,
      geaendert_am: AM,
      geaendert_von: 'petra',
    },
    je: {
      ENTWURF: { veroeffentlicht_am: null, veroeffentlicht_von: null },
      VEROEFFENTLICHT: { veroeffentlicht_am: AM, veroeffentlicht_von: 'petra' },
      ABGELOEST: { veroeffentlicht_am: AM, veroeffentlicht_von: 'petra' },
    },
  },
  '[S9-08] a case of a bulk message': {
    lauf: tafel(serienfallStaende),
    tabelle: 'serienmitteilung_fall',
    stand: 'stand',
    trigger: ['serienfall_lauf'],
    zeile: { serie_guid: randomUUID(), nr: 1, geschaeft_guid: randomUUID(), fassung: '{}' },
    je: {
      WARTET: { grund: null, mitteilung_guid: null },
      GESENDET: { grund: null, mitteilung_guid: randomUUID() },
      GESCHEITERT: { grund: 'In dieser Unterhaltung wurde geschrieben.', mitteilung_guid: null },
    },
  },
  '[S3-04] an invitation': {
    lauf: tafel(einladungStaende),
    tabelle: 'antrag_einladung',
    stand: 'status',
    trigger: ['antrag_einladung_lauf', 'einladung_zu_zweit'],
    zeile: {
      guid: randomUUID(),
      runde_guid: randomUUID(),
      unternehmen_guid: randomUUID(),
      kategorien: [],
      max_anzahl_geschaefte: 1,
      angelegt_am: AM,
      demo: false,
      reserviert_cent: 0,
    },
    je: { OFFEN: {}, GENUTZT: {}, VERFALLEN: {}, VERZICHTET: {} },
  },
  '[S6-07] [S6-08] a payment run': {
    lauf: tafel(zahllaufStaende),
    tabelle: 'zahllauf',
    stand: 'status',
    trigger: [
      'zahllauf_lauf_weiter',
      'zahllauf_mit_datei',
      'zahllauf_rechtzeitig',
      'zahllauf_verfaellt',
      'zahllauf_vorgelegt',
    ],
    zeile: {
      guid: randomUUID(),
      nr: 'ZL-2026-000001',
      programm: 'ZUKLB',
      konto: '{}',
      status_seit: AM,
      angelegt_am: AM,
      geaendert_am: AM,
      geaendert_von: 'sabine',
    },
    je: {
      ENTWURF: { ...LAUF_ZURUECK, ...LAUF_OFFEN },
      VORGELEGT: { ...LAUF_VORGELEGT, ...LAUF_OFFEN },
      FREIGEGEBEN: { ...LAUF_FREI, ...NICHT_EINGEREICHT },
      EINGEREICHT: { ...LAUF_FREI, ...EINGEREICHT },
      ABGESCHLOSSEN: { ...LAUF_FREI, ...EINGEREICHT },
      VERWORFEN: { verworfen_grund: 'Der Tag ist vorbei.', ...NICHT_EINGEREICHT },
    },
    nieAllein: ['VORGELEGT FREIGEGEBEN', 'FREIGEGEBEN VERWORFEN'],
  },
  '[S9-10] the way of a notice': {
    lauf: tafel(bekanntgabeStaende),
    tabelle: 'bekanntgabe',
    stand: 'status',
    trigger: ['bekanntgabe_bleibt', 'bekanntgabe_nach_recht_anders'],
    zeile: { bescheid_guid: randomUUID(), nr: 1, unternehmen_guid: randomUUID(), empfaenger: ['lena'] },
    je: {
      BEREITGESTELLT: { ...IM_PORTAL, benachrichtigt_am: null, endet_am: null },
      BENACHRICHTIGT: { ...IM_PORTAL, ...GEMELDET },
      ABGERUFEN: {
        ...IM_PORTAL,
        ...GEMELDET,
        abgerufen_am: SPAETER,
        abgerufen_von: 'lena',
        abgerufen_name: 'Lena Lang',
        bekannt_am: '2026-11-22',
      },
      NICHT_BEWIRKT: { ...IM_PORTAL, beendet_am: SPAETER },
      VERSANDT: MIT_DER_POST,
      BEKANNT: { ...MIT_DER_POST, bekannt_am: '2026-11-24' },
      ZURUECK: { ...MIT_DER_POST, grund: 'Unbekannt verzogen.' },
    },
    neu: ['bescheidErneutBereitstellen', 'bescheidVersenden'],
    nieAllein: ['BENACHRICHTIGT ABGERUFEN'],
    abgeloest: ['BEREITGESTELLT NICHT_BEWIRKT'],
  },
  '[S8-02] a questionnaire that is answered': {
    lauf: tafel(befragungStaende),
    tabelle: 'befragung',
    trigger: ['befragung_lauf'],
    zeile: {
      guid: randomUUID(),
      umfrage_uuid: randomUUID(),
      fassung_guid: randomUUID(),
      angelegt_am: AM,
      angelegt_von: 'lena',
      geaendert_am: AM,
      geaendert_von: 'lena',
    },
    je: {
      IN_BEARBEITUNG: { abgeschlossen_am: null, abgeschlossen_von: null },
      ABGESCHLOSSEN: { abgeschlossen_am: AM, abgeschlossen_von: 'lena' },
    },
  },
  '[S4-10] a case': {
    lauf: tafel(antragStaende),
    tabelle: 'geschaeft',
    stand: 'status',
    trigger: ['geschaeft_zu_zweit_anders'],
    zeile: {
      guid: randomUUID(),
      ge_nr: 'GE-2026-000001',
      unternehmen_guid: randomUUID(),
      runde_guid: randomUUID(),
      programm: 'ZUKLB',
      status_seit: AM,
    },
    je: {},
    nieAllein: ['IN_PRUEFUNG ABGELEHNT', 'IN_PRUEFUNG BEWILLIGT'],
    frei: ['IN_PRUEFUNG NEUANTRAG_ABGESENDET', 'NEUANTRAG_ABGESENDET NEUANTRAG_IN_BEARBEITUNG'],
  },
  '[S6-01] a payout': {
    lauf: tafel(auszahlungStaende),
    tabelle: 'auszahlung',
    stand: 'status',
    trigger: ['auszahlung_zu_zweit_anders'],
    zeile: {
      guid: randomUUID(),
      geschaeft_guid: randomUUID(),
      unternehmen_guid: randomUUID(),
      class_version: 1,
      formular: '{}',
      ersteller: 'lena',
      letzter_bearbeiter: 'lena',
      angelegt_am: AM,
      angelegt_von: 'lena',
      geaendert_am: AM,
      geaendert_von: 'lena',
      status_seit: AM,
    },
    je: {
      IN_BEARBEITUNG: { eingereicht_version: null, vorbereitet_von: null, freigegeben_von: null },
      ABGESENDET: { eingereicht_version: 1, vorbereitet_von: null, freigegeben_von: null },
      ABGELEHNT: AUSGEZAHLT,
      BEWILLIGT: AUSGEZAHLT,
    },
    nieAllein: ['ABGESENDET ABGELEHNT', 'ABGESENDET BEWILLIGT'],
  },
  '[S4-07] a request for the second signature': {
    lauf: tafel(mitzeichnungStaende),
    tabelle: 'mitzeichnung',
    stand: 'status',
    trigger: ['mitzeichnung_lauf_weiter'],
    zeile: {
      guid: randomUUID(),
      dokument_guid: randomUUID(),
      unternehmen_guid: randomUUID(),
      seit: AM,
      person: 'paul',
      person_name: 'Paul Post',
      angefragt_von: 'lena',
      angefragt_von_name: 'Lena Lang',
      angefragt_am: AM,
    },
    je: {
      ANGEFRAGT: { ...NICHT_GEZEICHNET, grund: null },
      UNTERSCHRIEBEN: { ...GEZEICHNET, grund: null },
      ABGELEHNT: { grund: 'Das unterschreibe ich nicht.' },
      ZURUECKGERUFEN: { grund: null },
      HINFAELLIG: { grund: null },
      EINGEREICHT: { ...GEZEICHNET, grund: null },
    },
    neu: ['anfordern', 'neuZuordnen'],
  },
}

/** From one state of a row to another, as its table has it. */
const pfeileVon = ({ lauf, neu = [], nieAllein = [], abgeloest = [], frei = [] }: Probe): string[] => {
  const schritte = lauf.schritte.filter(
    ({ aktion, von, nach }) =>
      !neu.includes(aktion) && von !== null && nach !== von && lauf.staende.some((s) => s === nach),
  )
  return [...new Set([...schritte.map(({ von, nach }) => `${von} ${nach}`), ...abgeloest, ...frei])]
    .filter((pfeil) => !nieAllein.includes(pfeil))
    .toSorted()
}

const name = (probe: Probe) => `probe_${probe.tabelle}`

/** A table of the same columns and checks with one row, and the same triggers on it; what it refers to need not be there. */
const aufstellen = async (probe: Probe, triggers: 'MIT' | 'OHNE'): Promise<void> => {
  const hier = sql.ref(name(probe))
  await sql`drop table if exists ${hier}`.execute(t.ownerDb)
  await sql`create table ${hier} (like ${sql.ref(probe.tabelle)} including defaults including constraints)`.execute(
    t.ownerDb,
  )
  await sql`grant select, insert, update on ${hier} to portal_app`.execute(t.ownerDb)
  if (triggers === 'OHNE') return
  const { rows } = await sql<{ was: string }>`select pg_get_triggerdef(oid) as was from pg_trigger
    where tgrelid = ${probe.tabelle}::regclass and tgname = any(${probe.trigger})`.execute(t.ownerDb)
  expect(rows.length).toBe(probe.trigger.length)
  for (const { was } of rows) {
    const nurAendern = was.replace(/(INSERT OR |DELETE OR )+UPDATE/, 'UPDATE')
    await sql
      .raw(nurAendern.replace(` ON public.${probe.tabelle} `, ` ON ${name(probe)} `))
      .execute(t.ownerDb)
  }
}

const beiStand = ({ je, stand }: Probe, wo: string): Spalten => ({
  ...je[wo],
  ...(stand === undefined ? {} : { [stand]: wo }),
})

const werte = (spalten: Spalten): RawBuilder<unknown> =>
  sql.join(Object.entries(spalten).map(([spalte, wert]) => sql`${sql.ref(spalte)} = ${wert}`))

class Zurueck extends Error {}

/** Whether the row moves from here to there; nothing of it stays. */
const versucht = async (probe: Probe, von: string, nach: string): Promise<true | string> => {
  const hier = sql.ref(name(probe))
  const anfang: Spalten = { ...probe.zeile, ...beiStand(probe, von) }
  try {
    await t.services.db.transaction().execute(async (tx) => {
      await sql`insert into ${hier} (${sql.join(Object.keys(anfang).map((s) => sql.ref(s)))})
        values (${sql.join(Object.values(anfang))})`.execute(tx)
      await sql`update ${hier} set ${werte(beiStand(probe, nach))}`.execute(tx)
      throw new Zurueck()
    })
    return 'nothing happened'
  } catch (error) {
    return error instanceof Zurueck ? true : error instanceof Error ? error.message : String(error)
  }
}

const paareVon = ({ lauf }: Probe): (readonly [string, string])[] =>
  lauf.staende.flatMap((von) =>
    lauf.staende.filter((nach) => nach !== von).map((nach) => [von, nach] as const),
  )

describe.each(Object.entries(PROBEN))('%s', (_, probe) => {
  test('every arrow of its table is taken by the trigger, and only these', async () => {
    const paare = paareVon(probe)
    await aufstellen(probe, 'OHNE')
    for (const [von, nach] of paare)
      expect([von, nach, await versucht(probe, von, nach)]).toEqual([von, nach, true])
    await aufstellen(probe, 'MIT')
    const genommen = new Set<string>()
    for (const [von, nach] of paare)
      if ((await versucht(probe, von, nach)) === true) genommen.add(`${von} ${nach}`)
    expect([...genommen].toSorted()).toEqual(pfeileVon(probe))
  })
})
