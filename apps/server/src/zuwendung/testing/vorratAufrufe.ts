import { randomUUID } from 'node:crypto'
import { ANSICHTEN_HOECHSTENS } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { amUnternehmenBefangen, befangen, beiDerBank } from './bankAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_GEFUNDEN = 'Nicht gefunden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

const LESEN = 'SACHBEARBEITUNG_LESEN'
const SCHREIBEN = 'SACHBEARBEITUNG_SCHREIBEN'
const LEITUNG = 'SACHBEARBEITUNG_LEITUNG'
type Benutzer = Parameters<typeof als>[0]
const mit = (name: Benutzer, ...rollen: string[]) => ({ als: { ...als(name), rollen } })
const SABINE = mit('sabine.sachbearbeitung', LESEN, SCHREIBEN)
const LUDWIG = mit('ludwig.leitung', LESEN, LEITUNG)
const sub = (name: Benutzer) => als(name).sub

/** A case with the application of Lena's farm that it is about. */
const fall = async (t: TestApp) => {
  const antrag = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const { rows } = await sql<{ guid: string }>`
    select geschaeft_guid as guid from antrag where guid = ${antrag.guid}`.execute(t.ownerDb)
  return { antrag, params: { guid: rows[0]?.guid ?? '' } }
}

const bankperson = (t: TestApp, name: Benutzer, rollen: readonly string[]) =>
  sql`insert into bankperson (sub, name, rollen, zuletzt) values (${sub(name)}, ${name}, ${rollen}::text[], now())
    on conflict (sub) do nothing`.execute(t.ownerDb)

const ansichten = async (t: TestApp, name: Benutzer, anzahl: number): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into ansicht (guid, bankperson_sub, name, suche, angelegt_am)
    select case n when 1 then ${guid}::uuid else gen_random_uuid() end, ${sub(name)}, ${guid} || n, '{}', now()
    from generate_series(1, ${anzahl}::int) n`.execute(t.ownerDb)
  return guid
}

/** Petra has declared a conflict of interest. */
const befangenheit = async (t: TestApp, geschaeft: string): Promise<{ guid: string }> => {
  const guid = randomUUID()
  await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    values (${guid}, ${geschaeft}, ${sub('petra.programme')}, 'Verwandt.', now())`.execute(t.ownerDb)
  return { guid }
}

const NEUE_ANSICHT = { name: 'B.1 über 15.000 €', suche: { kategorie: 'B.1', betragVon: '15000' } }

/** What the good requests name. */
const vorbereiten = async (t: TestApp) => {
  await bankperson(t, 'sabine.sachbearbeitung', [LESEN, SCHREIBEN])
  await bankperson(t, 'frank.freigabe', [LESEN])
  const [zugewiesen, erklaert, offen] = [await fall(t), await fall(t), await fall(t)]
  return {
    zugewiesen,
    erklaert,
    ansicht: { guid: await ansichten(t, 'sabine.sachbearbeitung', 1) },
    andereAnsicht: { guid: await ansichten(t, 'sabine.sachbearbeitung', 1) },
    befangenheit: await befangenheit(t, offen.params.guid),
  }
}
type Vorbereitet = Awaited<ReturnType<typeof vorbereiten>>

const beispiele = (v: Vorbereitet) => ({
  vorratLesen: { ...SABINE, query: { stand: 'IN_PRUEFUNG', text: 'Lindenau' } },
  vorratZaehlerLesen: SABINE,
  vorratAuswahlLesen: SABINE,
  betriebslageLesen: LUDWIG,
  wartendesLesen: SABINE,
  naechstenFallLesen: { ...SABINE, query: { zugewiesen: 'niemand' } },
  ansichtAnlegen: { ...SABINE, body: NEUE_ANSICHT },
  ansichtAendern: { ...SABINE, params: v.ansicht, body: { ...NEUE_ANSICHT, name: 'B.1, groß' } },
  ansichtLoeschen: { ...SABINE, params: v.andereAnsicht },
  bearbeitendeLesen: { ...SABINE, query: { faelle: v.zugewiesen.params.guid } },
  fallZuweisen: { ...SABINE, params: v.zugewiesen.params, body: { an: sub('sabine.sachbearbeitung') } },
  anwesenheitMelden: { ...SABINE, params: v.zugewiesen.params },
  befangenheitErklaeren: { ...SABINE, params: v.erklaert.params, body: { grund: 'Mein Schwager.' } },
  befangenheitAmUnternehmenErklaeren: {
    ...SABINE,
    params: { guid: DEMO_UNTERNEHMEN.lohnbetriebNord },
    body: { grund: 'Mein Bruder ist Geschäftsführer.' },
  },
  befangenheitenLesen: LUDWIG,
  befangenheitAufheben: { ...LUDWIG, params: v.befangenheit, body: { grund: 'Verwechslung.' } },
})

const fuenfzig = (t: TestApp) => async (): Promise<Fehler> => {
  await ansichten(t, 'rita.revision', ANSICHTEN_HOECHSTENS)
  return { wer: mit('rita.revision', LESEN).als }
}
const LANGE_HER = Math.floor(Date.now() / 1_000) - 600

const ablehnungen = (t: TestApp, v: Vorbereitet, { unbekannt, imBody }: Katalogmittel): readonly Zeile[] => [
  ['ansichtAnlegen', 412, NICHT_JETZT, fuenfzig(t)],
  ['ansichtAendern', 404, NICHT_GEFUNDEN, unbekannt('ansichtAendern', 'guid')],
  ['ansichtLoeschen', 404, NICHT_GEFUNDEN, unbekannt('ansichtLoeschen', 'guid')],
  ['bearbeitendeLesen', 403, NEIN, () => ({ wer: mit('frank.freigabe', LESEN).als })],
  ['fallZuweisen', 403, NEIN, () => ({ wer: mit('frank.freigabe', LESEN).als })],
  ['fallZuweisen', 404, NICHT_DA, unbekannt('fallZuweisen', 'guid')],
  ['fallZuweisen', 409, 'Konkurrente Bearbeitung', () => ({ headers: { 'if-match': '"77"' } })],
  ['fallZuweisen', 412, NICHT_JETZT, () => imBody('fallZuweisen', { an: sub('frank.freigabe') })],
  ['anwesenheitMelden', 403, NEIN, befangen(t, v.zugewiesen.antrag)],
  ['anwesenheitMelden', 404, NICHT_DA, unbekannt('anwesenheitMelden', 'guid')],
  ['befangenheitErklaeren', 403, NEIN, befangen(t, v.erklaert.antrag)],
  ['befangenheitErklaeren', 404, NICHT_DA, unbekannt('befangenheitErklaeren', 'guid')],
  [
    'befangenheitAmUnternehmenErklaeren',
    403,
    NEIN,
    amUnternehmenBefangen(t, DEMO_UNTERNEHMEN.lohnbetriebNord),
  ],
  [
    'befangenheitAmUnternehmenErklaeren',
    404,
    NICHT_GEFUNDEN,
    unbekannt('befangenheitAmUnternehmenErklaeren', 'guid'),
  ],
  [
    'befangenheitAufheben',
    401,
    'Reauthentication required',
    () => ({ wer: { ...LUDWIG.als, authTime: LANGE_HER } }),
  ],
  // Of the farm.
  ['befangenheitAufheben', 403, NEIN, () => ({ wer: { ...LENA, rollen: [LEITUNG] } })],
  ['befangenheitAufheben', 404, NICHT_GEFUNDEN, unbekannt('befangenheitAufheben', 'guid')],
]

/** Of the provider: lists of cases, and whose case is whose. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const v = await vorbereiten(t)
  return { beispiele: beispiele(v), katalog: (mittel) => ablehnungen(t, v, mittel) }
}
