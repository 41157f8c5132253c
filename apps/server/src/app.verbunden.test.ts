import { randomUUID } from 'node:crypto'
import { BANKROLLEN } from '@foerderportal/contract/shared/permissions'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { SACHBEARBEITUNG_SERVICE } from '@foerderportal/contract/shared/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { einreichungFesthalten } from './platform/einreichung/einreichungFesthalten.ts'
import { absage, anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { als } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { schreibzaehler } from './platform/testing/schreibzaehler.ts'
import type { Caller } from './platform/testing/tokens/testTokens.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'

/** Everything that the bank does is asked about X; all that leads from there to Y is a link. */
const { hofLindenau: X, hofAltmoor: Y } = DEMO_UNTERNEHMEN
const LEUTE = {
  befangen: 'sub-befangen-an-y',
  mitglied: als('ohne.unternehmen').sub,
  niemand: 'sub-unbeteiligt',
}
const jemand = (sub: string): Caller => ({ sub, rollen: [...BANKROLLEN], amr: ['pwd', 'otp'] })
const [BEFANGEN, MITGLIED] = [jemand(LEUTE.befangen), jemand(LEUTE.mitglied)]
const UNBETEILIGT = jemand(LEUTE.niemand)

const ROUTEN = await contractRoutes()
/** These would take X away from who walks; they are about X alone. */
const ZULETZT = ['befangenheitErklaeren', 'befangenheitAmUnternehmenErklaeren']
const DER_BANK = ROUTEN.filter(([, { path }]) => path.startsWith(`${SACHBEARBEITUNG_SERVICE}/`))
  .map(([name]) => name)
  .toSorted((a, b) => Number(ZULETZT.includes(a)) - Number(ZULETZT.includes(b)))

/** Aid of another authority and an approval of ours, of amounts that nothing else has. */
const [BEIHILFE_CENT, BEWILLIGT_CENT] = [471_111, 123_456]
const EIGENE_NR = 77
const GEBER = 'Landesamt für Moorschutz in Yburg'
const ZWEITE_IBAN = 'DE44 5001 0517 5407 3249 31'
/** As JSON has it. */
const alsZahl = (cent: number) => String(cent / 100)

let w: PortalWelt
const eine = async <T>(abfrage: ReturnType<typeof sql<T>>): Promise<T> => {
  const [row] = (await abfrage.execute(w.t.ownerDb)).rows
  if (row === undefined) throw new Error('the world lacks what the test is about')
  return row
}
const rufen = (name: string, als: Caller, anders: Aenderung = {}) => {
  const route = ROUTEN.find(([n]) => n === name)?.[1]
  if (route === undefined) throw new Error(`no call ${name}`)
  return anfragen(w.t, route, { ...beispielVon(w.beispiele, name), als }, anders)
}
const fallVonY = () =>
  eine(sql<{ geschaeft: string; antrag: string; nr: string; gpNr: string }>`
    select g.guid as geschaeft, a.guid as antrag, g.ge_nr as nr, u.gp_nr as "gpNr" from antrag a
      join geschaeft g on g.guid = a.geschaeft_guid join unternehmen u on u.guid = g.unternehmen_guid
    where a.guid = ${w.fremd.formular.guid}`)

/** One enterprise, with small aid on the side of Y; both programmes of X have its ceiling, and rules that ask for it. */
const verbinden = async (fall: string) => {
  const { ownerDb, clock } = w.t
  await sql`insert into unternehmensverbindung (eines, anderes, grundlage, erfasst_von, erfasst_am)
    values (least(${X}::uuid, ${Y}::uuid), greatest(${X}::uuid, ${Y}::uuid), 'Mehrheit der Stimmen', 'sub-x', now())`.execute(
    ownerDb,
  )
  await sql`insert into deminimis_beihilfe (guid, unternehmen_guid, verordnung, betrag_cent, gewaehrt_am, geber,
      erfasst_von, erfasst_am)
    values (gen_random_uuid(), ${Y}, 'AGRAR', ${BEIHILFE_CENT}, ${clock.now()}, ${GEBER}, 'sub-x', now())`.execute(
    ownerDb,
  )
  await sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag,
      max_auszahlungen, deminimis_verordnung, deminimis_hoechst_cent, deminimis_jahre)
    values (${fall}, ${Y}, ${clock.now()}, ${clock.now()}, 99, 'AGRAR', 5000000, 3)
    on conflict (geschaeft_guid) do update set max_auszahlungen = 99, deminimis_verordnung = 'AGRAR',
      deminimis_hoechst_cent = 500000000, deminimis_jahre = 3`.execute(ownerDb)
  await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
      foerderquote, bewilligt_cent)
    values (gen_random_uuid(), ${fall}, ${Y}, ${EIGENE_NR}, 'K.1', 'klimabilanz', '{}', 90, ${BEWILLIGT_CENT})`.execute(
    ownerDb,
  )
  const grenze = { verordnung: 'AGRAR', hoechstbetrag: 50_000, jahre: 3 }
  await sql`update programm set daten = jsonb_set(daten, '{deMinimis}', ${JSON.stringify(grenze)}::jsonb)`.execute(
    ownerDb,
  )
  await sql`update bewilligung set deminimis_verordnung = 'AGRAR', deminimis_hoechst_cent = 5000000, deminimis_jahre = 3
    where unternehmen_guid = ${X} and deminimis_verordnung is null`.execute(ownerDb)
  await sql`update pruefkatalog set daten = jsonb_set(jsonb_set(jsonb_set(daten, '{punkte,0,regel}', '"deMinimisHoechstbetrag"'),
    '{auszahlung,0,regel}', '"deMinimisEingehalten"'), '{auszahlung,1,regel}', '"keineDublette"')`.execute(
    ownerDb,
  )
}

/** The payout of Y that names the invoice and the file of the one of X, approved and waiting for its run. */
const gleicheRechnung = async (fall: string) => {
  const { ownerDb, clock } = w.t
  const [guid, nachweis] = [randomUUID(), randomUUID()]
  const vonX = beispielVon(w.beispiele, 'bankpruefungLesen').params?.['guid'] ?? ''
  await sql`update datei set sha256 = (select sha256 from datei where guid = ${w.eigen.datei.uuid})
    where guid = ${w.fremd.datei.uuid}`.execute(ownerDb)
  await sql`update datei set unternehmen_guid = ${Y} where guid = ${w.fremd.datei.uuid}`.execute(ownerDb)
  const formular = {
    verwendungsnachweise: [{ id: nachweis, rechnungen: [{ uuid: w.fremd.datei.uuid }] }],
  }
  await ownerDb.transaction().execute(async (tx) => {
    await sql`insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version, formular,
        angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter, version,
        eingereicht_version, vorbereitet_von, freigegeben_von)
      values (${guid}, ${fall}, ${Y}, 'BEWILLIGT', ${clock.now()}, 1, ${JSON.stringify(formular)}, now(), 'max', 'Max', now(),
        'max', 'Max', 1, 1, 'sabine', 'frank')`.execute(tx)
    await einreichungFesthalten(tx, {
      dokument: { guid, version: 1, unternehmen_guid: Y },
      nummer: { kuerzel: 'AZ', folge: 'auszahlung_eingang_nr' },
      eingegangenAm: clock.now(),
      sub: 'max',
      inhalt: { guid },
    })
    await sql`insert into rechnung (unternehmen_guid, schluessel, betrag_cent)
      select ${Y}, rechnung_schluessel, 100000 from auszahlung_position where auszahlung_guid = ${vonX}`.execute(
      tx,
    )
    await sql`insert into auszahlung_position (auszahlung_guid, nr, geschaeft_guid, status, gegenstand_guid,
        unternehmen_guid, beantragt_cent, bewilligt_cent, nachweis_guid, foerderfaehig_cent, rechnung_schluessel, rechnung_cent)
      select ${guid}, 1, ${fall}, 'BEWILLIGT', i.guid, ${Y}, 777, 777, ${nachweis}, 5000, p.rechnung_schluessel, 100000
      from auszahlung_position p, bewilligter_gegenstand i
      where p.auszahlung_guid = ${vonX} and i.geschaeft_guid = ${fall} and i.nr = ${EIGENE_NR}`.execute(tx)
  })
  return guid
}

/** The same account, a case that the bank works on, and somebody who belongs to both. */
const weiteres = async ({ antrag, geschaeft }: { readonly antrag: string; readonly geschaeft: string }) => {
  const { ownerDb } = w.t
  await sql`update unternehmen y set value = jsonb_set(y.value, '{kontoInformationen}', (x.value -> 'kontoInformationen') ||
      ${JSON.stringify([{ iban: ZWEITE_IBAN, produktgruppe: 'standard', geschaeftsKonto: false }])}::jsonb)
    from unternehmen x where x.guid = ${X} and y.guid = ${Y}`.execute(ownerDb)
  await sql`insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version,
      eingegangen_am, eingereicht_von, gesendet, sha256)
    select 'ANK-Y-4711', guid, unternehmen_guid, version, version, now(), 'max', formular::text, ''
    from antrag where guid = ${antrag}`.execute(ownerDb)
  await sql`update geschaeft set status = 'IN_PRUEFUNG' where guid = ${geschaeft}`.execute(ownerDb)
  await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
    select ${X}, nutzer_sub, false, false, now() from mitgliedschaft where unternehmen_guid = ${Y}
    on conflict do nothing`.execute(ownerDb)
}

const beteiligen = async () => {
  const { ownerDb } = w.t
  await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${Y}, ${LEUTE.befangen}, 'Verwandt.', now())`.execute(ownerDb)
  await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
    values (${Y}, ${LEUTE.mitglied}, false, false, now())`.execute(ownerDb)
}

let y: Awaited<ReturnType<typeof fallVonY>>
let spuren: readonly string[]
beforeAll(async () => {
  w = await startPortalWelt()
  y = await fallVonY()
  await verbinden(y.geschaeft)
  const auszahlung = await gleicheRechnung(y.geschaeft)
  await weiteres(y)
  await beteiligen()
  // What the programmes say is kept for a minute.
  w.t.clock.forward(61_000)
  const { name, zeile, summe } = await eine(sql<{ name: string; zeile: number; summe: number }>`
    select u.name, k.betrag_cent as zeile, deminimis_vergeben(${X}, 'AGRAR', ${w.t.clock.now()}::date, 3) as summe
    from unternehmen u join deminimis_konto k on k.unternehmen_guid = u.guid where u.guid = ${Y} and k.geschaeft_guid is not null`)
  const betraege = [BEIHILFE_CENT, BEWILLIGT_CENT, zeile, summe, Math.abs(5_000_000 - summe)]
  spuren = [name, Y, y.geschaeft, y.antrag, y.nr, auszahlung, 'ANK-Y-4711', '3249 31', GEBER]
  spuren = [...spuren, ...betraege.flatMap((cent) => [alsZahl(cent), alsEuro(cent).slice(0, -2)])]
})
afterAll(() => w.t.close())

/** A sign-in of now: the clock has moved. */
const frisch = (wer: Caller): Caller => ({ ...wer, authTime: Math.floor(w.t.clock.now().getTime() / 1000) })

describe('[A-07] [S9-01] from a linked company there is no way to the one that one must leave alone', () => {
  test.each(['deMinimisKontoLesen', 'bankpruefungLesen', 'reihungLesen', 'auszahlungenLesen'])(
    '%s leads there for others',
    async (name) => {
      const { text } = await rufen(name, UNBETEILIGT)
      expect(spuren.some((spur) => text.includes(spur)) || text.includes('Rechnung auch anderswo')).toBe(true)
    },
  )

  test.each(DER_BANK)('%s answers nothing of it to who has a conflict of interest there', async (name) => {
    const { text } = await rufen(name, frisch(BEFANGEN))
    for (const spur of spuren) expect(text).not.toContain(spur)
  })

  test('neither a hint nor a count tells that an invoice is there too', async () => {
    const text = async (name: string, wer: Caller) => (await rufen(name, wer)).text
    expect(await text('auszahlungenLesen', BEFANGEN)).not.toContain('Rechnung auch anderswo')
    // The same file lies in other requests of X: that one may know.
    expect(await text('bankpruefungLesen', BEFANGEN)).not.toContain('"was":"RECHNUNG"')
    expect(await text('bankpruefungLesen', UNBETEILIGT)).toContain('"was":"RECHNUNG"')
  })

  test('who is hidden in a ranking hides everybody: no row alone is without a name', async () => {
    const namen = async (wer: Caller) => {
      const { zeilen } = JSON.parse((await rufen('reihungLesen', wer)).text) as {
        zeilen: { unternehmenName: string | null }[]
      } // as the contract has it
      return zeilen.map(({ unternehmenName }) => unternehmenName)
    }
    expect(new Set(await namen(BEFANGEN))).toEqual(new Set([null]))
    expect(await namen(UNBETEILIGT)).not.toContain(null)
  })
})

describe.each([
  { wer: BEFANGEN, satz: /zu dem Sie Befangenheit erklärt haben|Befangenheit erklärt/ },
  { wer: MITGLIED, satz: /für das Sie selbst handeln|handeln Sie selbst/ },
])('[A-07] [A-09] [S9-01] $wer.sub moves nothing there', ({ wer, satz }) => {
  let geschrieben: () => Promise<readonly string[]>
  beforeAll(async () => void (geschrieben = await schreibzaehler(w.t)))

  const bekundungVonY = (runde: string) =>
    eine(sql<{ guid: string }>`select guid from bekundung
      where ibk_meta_guid = ${runde} and unternehmen_guid = ${Y}`)
  const params = (name: string) => beispielVon(w.beispiele, name).params ?? {}

  /** Each act with what leads it from X, or from a round, to Y. */
  const TATEN: readonly (readonly [string, () => Promise<Aenderung> | Aenderung])[] = [
    ['verbindungErfassen', () => ({ body: { kennung: y.gpNr, grundlage: 'Vertrag' } })],
    ['verbindungLoesen', () => ({ params: { guid: X, anderes: Y } })],
    // By a third company, which brings the whole Verbund of X along.
    ['verbindungErfassen', () => ({})],
    ['beihilfeErfassen', () => ({})],
    ['beihilfeStreichen', () => ({})],
    [
      'bekundungEntfallen',
      async () => {
        const { guid = '' } = params('bekundungEntfallen')
        return { params: { guid, bekundungGuid: (await bekundungVonY(guid)).guid } }
      },
    ],
    ...[
      'einladungVerlaengern',
      'reihungVorbereiten',
      'reihungFreigeben',
      'reihungZurueckgeben',
      'staffelVorbereiten',
      'staffelFreigeben',
      'staffelZurueckgeben',
    ].map((name) => [name, () => ({})] as const),
    ['notizSchreiben', () => ({ params: { guid: y.geschaeft } })],
    ['fallZuweisen', () => ({ params: { guid: y.geschaeft } })],
  ]

  test.each(TATEN)('%s', async (name, anders) => {
    const aenderung = await anders()
    await geschrieben()
    const antwort = await rufen(name, frisch(wer), aenderung)
    expect(absage(antwort, 403).detail).toMatch(satz)
    expect(await geschrieben()).toEqual([])
    for (const spur of spuren) expect(antwort.text).not.toContain(spur)
  })
})
