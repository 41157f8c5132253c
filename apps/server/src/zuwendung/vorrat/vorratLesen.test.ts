import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { mitternachtInBerlin } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import type { VorratFilter, VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { AM_ZUG, STAENDE, type AmZug, type Stand } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { SORTIERUNGEN, type Sortierung } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { startWelt } from '../testing/testWelt.ts'
import {
  KERN,
  LUDWIG,
  SABINE,
  bankpersonenAnlegen,
  befangenSetzen,
  fallAnlegen,
  type Fallangaben,
} from '../testing/vorratWelt.ts'

const TAG_MS = 86_400_000
let t: TestApp
const tage = (anzahl: number) => new Date(t.clock.now().getTime() + anzahl * TAG_MS).toISOString()

type Erwartet = {
  readonly stand: Stand
  readonly amZug: AmZug
  readonly bei?: Caller
  readonly frist?: readonly [art: string, tag: string]
}
type Fall = Fallangaben & Erwartet & { guid: string }

const { hofLindenau, hofAltmoor, hofUnbekannt } = DEMO_UNTERNEHMEN

/** A case in each state that there is, over three companies, with amounts, days and categories of their own. */
const faelle = (): Omit<Fall, 'guid'>[] => [
  { status: 'NEUANTRAG_ABGESENDET', eingang: tage(-1), euro: 5_000, stand: 'EINGEGANGEN', amZug: 'BANK' },
  {
    status: 'NEUANTRAG_ABGESENDET',
    eingang: tage(-20),
    euro: 7_932,
    kategorien: ['A.1', 'B.1'],
    stand: 'EINGEGANGEN',
    amZug: 'BANK',
    bei: SABINE,
  },
  {
    status: 'NEUANTRAG_ABGESENDET',
    eingang: tage(-3),
    einreichungen: 2,
    stand: 'EINGEGANGEN',
    amZug: 'BANK',
    bei: SABINE,
  },
  {
    eingang: tage(-30),
    seit: tage(-8),
    unternehmenGuid: hofAltmoor,
    euro: 118_300.55,
    stand: 'IN_PRUEFUNG',
    amZug: 'BANK',
    bei: SABINE,
  },
  {
    eingang: tage(-15),
    unternehmenGuid: hofAltmoor,
    art: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
    stand: 'IN_PRUEFUNG',
    amZug: 'BANK',
    bei: KERN,
  },
  { eingang: tage(-15), unternehmenGuid: hofUnbekannt, kategorien: [], stand: 'IN_PRUEFUNG', amZug: 'BANK' },
  {
    status: 'NEUANTRAG_IN_BEARBEITUNG',
    eingang: tage(-40),
    nachforderungBis: tage(3),
    stand: 'NACHFORDERUNG',
    amZug: 'ANTRAGSTELLER',
    bei: SABINE,
  },
  {
    status: 'NEUANTRAG_IN_BEARBEITUNG',
    eingang: tage(-41),
    nachforderungBis: tage(-2),
    stand: 'NACHFORDERUNG',
    amZug: 'BANK',
    bei: KERN,
  },
  { status: 'BEWILLIGT', eingang: tage(-90), stand: 'BEWILLIGT', amZug: 'NIEMAND', bei: SABINE },
  {
    status: 'ABGELEHNT',
    eingang: tage(-91),
    unternehmenGuid: hofAltmoor,
    stand: 'ABGELEHNT',
    amZug: 'NIEMAND',
  },
  { eingang: tage(-12), zurueckgezogenAm: tage(-5), stand: 'ZURUECKGEZOGEN', amZug: 'NIEMAND' },
  ...Array.from({ length: 9 }, (_, nr) => ({
    eingang: tage(-2),
    euro: 1_000 + (nr % 3),
    stand: 'IN_PRUEFUNG' as const,
    amZug: 'BANK' as const,
  })),
]

let alle: Fall[]
beforeAll(async () => {
  t = await startWelt()
  await bankpersonenAnlegen(t, SABINE, KERN, LUDWIG)
  await sql`update programm set daten = jsonb_set(daten, '{entscheidung}', '{"tage": 21, "vorherKaufen": false}')`.execute(
    t.ownerDb,
  )
  alle = []
  for (const fall of faelle()) {
    const guid = await fallAnlegen(t, fall)
    alle.push({ ...fall, guid })
    if (fall.bei)
      await sql`insert into zuweisung (geschaeft_guid, nr, bankperson_sub, von, zugewiesen_von)
        values (${guid}, 1, ${fall.bei.sub}, now(), 'x')`.execute(t.ownerDb)
  }
})
afterAll(() => t.close())

type Suche = VorratFilter & { sortierung?: Sortierung; anzahl?: string; nach?: string }
const lesen = async (query: Suche = {}, als: Caller = SABINE) => {
  const r = await t.call(vertrag.vorratLesen, { als, query })
  if (r.status !== 200) throw new Error(r.text)
  return r.body
}

/** Page by page to the end, three rows each; `zwischen` happens between two pages. */
const blaettern = async (
  query: Suche,
  zwischen: (seite: number) => Promise<unknown> = async () => undefined,
) => {
  const zeilen: VorratZeile[] = []
  let nach: string | null | undefined
  for (let seite = 1; nach !== null; seite++) {
    const antwort = await lesen({ ...query, anzahl: '3', ...(nach === undefined ? {} : { nach }) })
    zeilen.push(...antwort.zeilen)
    nach = antwort.weiter
    await zwischen(seite)
  }
  return zeilen
}

const guids = (zeilen: readonly VorratZeile[]) => zeilen.map(({ geschaeft }) => geschaeft)

describe('[S9-02] state and turn of every case', () => {
  test('as the table of the contract says, from what stands in the database', async () => {
    const zeilen = new Map((await blaettern({})).map((z) => [z.geschaeft, z]))
    for (const { guid, stand, amZug, bei } of alle)
      expect(zeilen.get(guid)).toMatchObject({
        stand,
        amZug,
        zugewiesen: bei === undefined ? null : { sub: bei.sub, name: bei.vorname },
      })
  })

  test('each with its next deadline, and what to know of it', async () => {
    const { zeilen } = await lesen({ sortierung: 'eingang', anzahl: '100' })
    const von = (nr: number) => zeilen.find(({ geschaeft }) => geschaeft === alle[nr]?.guid)
    expect(von(0)?.frist?.art).toBe('ENTSCHEIDUNG')
    expect(tagNach(new Date(von(0)?.frist?.bis ?? 0), 0)).toBe(tagNach(t.clock.now(), 21))
    expect(von(6)?.frist).toEqual({ art: 'NACHREICHEN', bis: alle[6]?.nachforderungBis })
    expect(von(8)?.frist).toBeNull()
    expect([2, 3, 7].map((nr) => von(nr)?.hinweise)).toEqual([
      ['KORREKTUR'],
      ['FRIST_ABGELAUFEN'],
      ['FRIST_ABGELAUFEN'],
    ])
  })
})

/** Each filter with what it lets through, told from what the cases were made of. */
const FILTER: readonly (readonly [VorratFilter, (f: Fall) => boolean])[] = [
  [{}, () => true],
  [{ programm: 'AnkNabo' }, () => true],
  [{ programm: 'ZUKLB' }, () => false],
  [{ runde: '00000000-0000-4000-8000-000000000000' }, () => false],
  [{ kategorie: 'A.1' }, (f) => f.kategorien?.includes('A.1') ?? false],
  [{ kategorie: 'A.1,B.1' }, (f) => f.kategorien?.length !== 0],
  [{ stand: 'EINGEGANGEN,BEWILLIGT' }, ({ stand }) => stand === 'EINGEGANGEN' || stand === 'BEWILLIGT'],
  ...STAENDE.map((stand) => [{ stand }, (f: Fall) => f.stand === stand] as const),
  ...AM_ZUG.map((amZug) => [{ amZug }, (f: Fall) => f.amZug === amZug] as const),
  [{ zugewiesen: 'ich' }, ({ bei }) => bei === SABINE],
  [{ zugewiesen: 'niemand' }, ({ bei }) => bei === undefined],
  [{ zugewiesen: `${KERN.sub},niemand` }, ({ bei }) => bei !== SABINE],
  [{ betragVon: '5000' }, ({ euro = 1_000 }) => euro >= 5_000],
  [{ betragVon: '1000.01', betragBis: '118300.55' }, ({ euro = 1_000 }) => euro > 1_000],
  [{ betragBis: '118300.54' }, ({ euro = 1_000 }) => euro < 118_300],
  [{ antragstellerArt: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN' }, ({ art }) => art !== undefined],
  [{ hinweis: 'KORREKTUR' }, ({ einreichungen = 1 }) => einreichungen > 1],
  [{ hinweis: 'BANKDATEN_NEU,DATEI_GESPERRT' }, () => false],
  [{ text: 'altmoor' }, ({ unternehmenGuid }) => unternehmenGuid === hofAltmoor],
  [{ text: 'HOF lindenau' }, ({ unternehmenGuid = hofLindenau }) => unternehmenGuid === hofLindenau],
  [{ text: 'alt%moor' }, () => false],
  [{ text: '%' }, () => false],
  [{ text: 'ge-2026-' }, () => true],
  [{ unternehmen: hofAltmoor }, ({ unternehmenGuid }) => unternehmenGuid === hofAltmoor],
]

/** What a column sorts by, as a row shows it. */
const SCHLUESSEL: Record<string, (z: VorratZeile) => string | number> = {
  geNr: (z) => z.geNr,
  unternehmen: (z) => z.unternehmen.name.toLowerCase(),
  kategorie: (z) => `${z.programm} ${z.kategorien.join(' ')}`,
  stand: (z) => STAENDE.indexOf(z.stand),
  amZug: (z) => AM_ZUG.indexOf(z.amZug),
  seit: (z) => z.seit,
  frist: (z) => z.frist?.bis ?? '9',
  betrag: (z) => z.betrag,
  zugewiesen: (z) => z.zugewiesen?.name.toLowerCase() ?? '~',
  eingang: (z) => z.eingang,
}
const sortiert = (zeilen: readonly VorratZeile[], sortierung: Sortierung) => {
  const schluessel = SCHLUESSEL[sortierung.replace('-', '')] ?? (() => '')
  const richtung = sortierung.startsWith('-') ? -1 : 1
  const vergleich = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
  return zeilen.toSorted(
    (a, b) => richtung * (vergleich(schluessel(a), schluessel(b)) || vergleich(a.geschaeft, b.geschaeft)),
  )
}

describe('[S9-02] filters and orders', () => {
  test.each(SORTIERUNGEN)('%s: every filter, page by page, no row lost or twice', async (sortierung) => {
    for (const [filter, passt] of FILTER) {
      const zeilen = await blaettern({ ...filter, sortierung })
      const erwartet = alle.filter(passt).map(({ guid }) => guid)
      expect(guids(zeilen).toSorted(), JSON.stringify(filter)).toEqual(erwartet.toSorted())
      expect(guids(zeilen)).toEqual(guids(sortiert(zeilen, sortierung)))
    }
  })

  test('number and sum come with the first page, of everything that the filter lets through', async () => {
    for (const [filter, passt] of FILTER) {
      const { gesamt } = await lesen({ ...filter, anzahl: '1' })
      const erwartet = alle.filter(passt)
      expect(gesamt?.anzahl, JSON.stringify(filter)).toBe(erwartet.length)
      expect(gesamt?.betrag).toBeCloseTo(
        erwartet.reduce(
          (summe, { euro = 1_000, kategorien }) => summe + (kategorien?.length === 0 ? 0 : euro),
          0,
        ),
        2,
      )
    }
    const { weiter } = await lesen({ anzahl: '1' })
    expect((await lesen({ anzahl: '1', nach: weiter ?? '' })).gesamt).toBeNull()
  })

  test('days: when it came in, until when something is due', async () => {
    const tag = (anzahl: number) => tagNach(t.clock.now(), anzahl)
    const am = (f: Fall) => tagNach(new Date(f.eingang ?? 0), 0)
    const sind = async (filter: VorratFilter, passt: (f: Fall) => boolean) =>
      expect(guids(await blaettern(filter)).toSorted()).toEqual(
        alle
          .filter(passt)
          .map(({ guid }) => guid)
          .toSorted(),
      )
    await sind({ eingangVon: tag(-15) }, (f) => am(f) >= tag(-15))
    await sind({ eingangVon: tag(-15), eingangBis: tag(-12) }, (f) => am(f) >= tag(-15) && am(f) <= tag(-12))
    const nachreichen = (f: Fall, bis: string) =>
      f.nachforderungBis !== undefined &&
      new Date(f.nachforderungBis) <= mitternachtInBerlin(tagNach(new Date(bis), 1))
    const entscheidung = (f: Fall, bis: string) =>
      (f.stand === 'EINGEGANGEN' || f.stand === 'IN_PRUEFUNG') && tagNach(new Date(f.eingang ?? 0), 21) <= bis
    for (const [fristBis, bis] of [
      ['heute', tag(0)],
      ['6tage', tag(6)],
      [tag(2), tag(2)],
    ] as const)
      await sind({ fristBis }, (f) => nachreichen(f, bis) || entscheidung(f, bis))
  })

  test('Land and Rechtsform are the company’s', async () => {
    const { rows } = await sql<{ guid: string; land: string; form: string }>`select guid,
      left(value ->> 'zidBetriebsnummer', 2) as land, value ->> 'rechtsform' as form from unternehmen
      where guid in (select unternehmen_guid from geschaeft)`.execute(t.ownerDb)
    for (const { land, form } of rows) {
      const passt = (feld: 'land' | 'form', wert: string) =>
        alle.filter(
          ({ unternehmenGuid = hofLindenau }) =>
            rows.find((r) => r.guid === unternehmenGuid)?.[feld] === wert,
        ).length
      expect((await lesen({ land })).gesamt?.anzahl).toBe(passt('land', land))
      expect((await lesen({ rechtsform: form })).gesamt?.anzahl).toBe(passt('form', form))
    }
  })

  test.each([
    { nach: 'quatsch' },
    { nach: Buffer.from('["frist"').toString('base64url') },
    { stand: 'OFFEN' },
    { kategorie: "B.1';" },
    { sortierung: 'name' },
    { anzahl: '101' },
    { fristBis: 'morgen' },
    { unbekannt: 'x' },
  ])('%o is refused', async (query) => {
    const r = await t.call(vertrag.vorratLesen, { als: SABINE, query: query as Suche })
    expect(r.status).toBe(400)
    expect(r.problem.errors?.length).toBeGreaterThan(0)
  })

  test('a page of another order is none of this one', async () => {
    const { weiter } = await lesen({ sortierung: 'betrag', anzahl: '1' })
    const r = await t.call(vertrag.vorratLesen, {
      als: SABINE,
      query: { sortierung: 'seit', nach: weiter ?? '' },
    })
    expect(r.problem.errors).toEqual([
      { pfad: 'nach', text: 'Diese Seite gibt es nicht. Beginnen Sie die Liste von vorn.' },
    ])
  })
})

describe('[S9-02] while somebody pages, others work', () => {
  test.each(SORTIERUNGEN)('%s: rows that stay come once, whatever moves', async (sortierung) => {
    const bewegt = alle[12]?.guid ?? ''
    const status = (wert: string) =>
      sql`update geschaeft set status = ${wert}, status_seit = now() where guid = ${bewegt}`.execute(
        t.ownerDb,
      )
    const zeilen = await blaettern({ sortierung }, (seite) => status(seite % 2 ? 'ABGELEHNT' : 'IN_PRUEFUNG'))
    const feste = guids(zeilen).filter((guid) => guid !== bewegt)
    expect(feste.toSorted()).toEqual(
      alle
        .map(({ guid }) => guid)
        .filter((guid) => guid !== bewegt)
        .toSorted(),
    )
    await sql`update geschaeft set status = 'IN_PRUEFUNG', status_seit = ${alle[12]?.eingang} where guid = ${bewegt}`.execute(
      t.ownerDb,
    )
  })
})

describe('[A-07] [S9-01] a conflict of interest leaves no trace', () => {
  test('in list, search, number, sum, counters and the next case; others go on seeing it', async () => {
    const guid = alle[0]?.guid ?? ''
    const geNr = (await lesen({ anzahl: '100' })).zeilen.find((z) => z.geschaeft === guid)?.geNr ?? ''
    const vorher = await lesen({ anzahl: '100' })
    await befangenSetzen(t, guid, SABINE)
    const nachher = await lesen({ anzahl: '100' })
    expect(guids(nachher.zeilen)).toEqual(guids(vorher.zeilen).filter((andere) => andere !== guid))
    const { anzahl = 0, betrag = 0 } = vorher.gesamt ?? {}
    expect(nachher.gesamt).toEqual({ anzahl: anzahl - 1, betrag: betrag - 5_000 })
    expect((await lesen({ text: geNr })).gesamt).toEqual({ anzahl: 0, betrag: 0 })
    expect((await lesen({ text: geNr }, KERN)).gesamt?.anzahl).toBe(1)
    const neue = async (als: Caller) =>
      (await t.call(vertrag.vorratZaehlerLesen, { als })).body.ansichten.find(({ id }) => id === 'neu')
        ?.anzahl
    expect([await neue(SABINE), await neue(KERN)]).toEqual([0, 1])
    const naechster = async (als: Caller) =>
      (await t.call(vertrag.naechstenFallLesen, { als, query: { text: geNr } })).body.fall?.geschaeft ?? null
    expect([await naechster(SABINE), await naechster(KERN)]).toEqual([null, guid])
    await sql`delete from befangenheit`.execute(t.ownerDb)
  })
})

test('[S9-02] the next case comes with what its row says of where it goes on', async () => {
  const { zeilen } = await lesen({ anzahl: '100' })
  const naechster = async (text: string) =>
    (await t.call(vertrag.naechstenFallLesen, { als: SABINE, query: { text } })).body.fall
  const gefunden = await Promise.all(
    zeilen.map(async ({ geschaeft, geNr, stand, amZug, hinweise, frist }) => {
      const fall = await naechster(geNr)
      if (fall !== null) expect(fall).toEqual({ geschaeft, stand, amZug, hinweise, frist })
      return fall
    }),
  )
  expect(gefunden.filter((fall) => fall?.hinweise.includes('KORREKTUR'))).not.toEqual([])
  expect(gefunden.filter((fall) => fall?.frist)).not.toEqual([])
})

describe('[S9-02] what else runs in a case', () => {
  const zeileVon = async (guid: string) =>
    (await lesen({ anzahl: '100' })).zeilen.find(({ geschaeft }) => geschaeft === guid)

  test('a hearing makes it the applicant’s turn until it is answered or over', async () => {
    const guid = alle[14]?.guid ?? ''
    const [anhoerung] = (
      await sql<{
        guid: string
      }>`insert into anhoerung (guid, geschaeft_guid, text, frist, gestellt_am, gestellt_von, geaendert_am)
        values (gen_random_uuid(), ${guid}, 'Wir wollen ablehnen.', ${tage(14)}, ${tage(-1)}, 'x', now()) returning guid`.execute(
        t.services.db,
      )
    ).rows
    expect(await zeileVon(guid)).toMatchObject({
      stand: 'ANHOERUNG',
      amZug: 'ANTRAGSTELLER',
      seit: tage(-1),
      frist: { art: 'ANHOERUNG', bis: tage(14) },
    })
    t.clock.forward(15 * TAG_MS)
    expect(await zeileVon(guid)).toMatchObject({ stand: 'IN_PRUEFUNG', amZug: 'BANK' })
    t.clock.forward(-15 * TAG_MS)
    await sql`update anhoerung set beantwortet_am = now(), beantwortet_von = 'y' where guid = ${anhoerung?.guid}`.execute(
      t.services.db,
    )
    expect(await zeileVon(guid)).toMatchObject({ stand: 'IN_PRUEFUNG', frist: { art: 'ENTSCHEIDUNG' } })
  })

  test('a decision goes to who releases it, and back', async () => {
    const guid = alle[16]?.guid ?? ''
    await sql`insert into entscheidung (guid, geschaeft_guid, unternehmen_guid, art, status, status_seit, eingangsnummer,
        inhalt, angelegt_am, geaendert_am, geaendert_von)
      values (gen_random_uuid(), ${guid}, ${hofLindenau}, 'BEWILLIGUNG', 'ENTWURF', ${tage(-1)}, 'x', '{}', now(), now(), 'x')`.execute(
      t.services.db,
    )
    expect(await zeileVon(guid)).toMatchObject({
      stand: 'IN_PRUEFUNG',
      amZug: 'BANK',
      seit: alle[16]?.eingang,
    })
    await sql`update entscheidung set status = 'VORGELEGT', status_seit = ${tage(-1)}, vorbereitet_von = 'x',
      vorgelegt_am = now(), eingaben = '{}', inhalt_sha256 = encode(sha256('{}'), 'hex')
      where geschaeft_guid = ${guid}`.execute(t.services.db)
    expect(await zeileVon(guid)).toMatchObject({ stand: 'VORGELEGT', amZug: 'FREIGABE', seit: tage(-1) })
    await sql`update entscheidung set status = 'ENTWURF', zurueckgegeben_von = 'y', zurueckgegeben_am = now(),
      zurueckgegeben_grund = 'Zu hoch.' where geschaeft_guid = ${guid}`.execute(t.services.db)
    expect(await zeileVon(guid)).toMatchObject({
      stand: 'ZURUECKGEGEBEN',
      amZug: 'BANK',
      hinweise: ['VON_FREIGABE_ZURUECK'],
    })
  })

  test('what somebody has put before himself is its deadline, when it comes first', async () => {
    const guid = alle[15]?.guid ?? ''
    const morgen = tagNach(t.clock.now(), 1)
    await sql`insert into wiedervorlage (guid, geschaeft_guid, faellig, text, bankperson_sub, angelegt_am, angelegt_von)
      values (gen_random_uuid(), ${guid}, ${morgen}, 'Anrufen.', ${SABINE.sub}, now(), 'x')`.execute(
      t.services.db,
    )
    const { frist } = (await zeileVon(guid)) ?? {}
    expect([frist?.art, tagNach(new Date(Date.parse(frist?.bis ?? '') - 1), 0)]).toEqual([
      'WIEDERVORLAGE',
      morgen,
    ])
    await sql`update wiedervorlage set erledigt_am = now(), erledigt_von = 'x' where geschaeft_guid = ${guid}`.execute(
      t.services.db,
    )
    expect((await zeileVon(guid))?.frist?.art).toBe('ENTSCHEIDUNG')
  })
})

test('[S9-02] what lists read is what the facts say, whatever was written last', async () => {
  await sql`update unternehmen set name = 'Hof Ümlaut & Söhne' where guid = ${hofUnbekannt}`.execute(
    t.services.db,
  )
  expect((await lesen({ text: 'umlaut söhne' })).gesamt?.anzahl).toBe(1)
  const { rows } = await sql`select * from vorrat except select * from vorrat_jetzt`.execute(t.ownerDb)
  expect(rows).toEqual([])
})
