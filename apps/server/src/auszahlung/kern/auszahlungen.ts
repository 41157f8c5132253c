import type { AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import { CLASS_VERSION, type AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import type {
  AuszahlungVorlage,
  BewilligterGegenstand,
  Zahlung,
} from '@foerderportal/contract/auszahlung/schema'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { zahlungVon } from './zahlung.ts'
import { zahlungZurueckVon, type ZahlungZurueckRow } from './zahlungZurueck.ts'
import { dokumentSperren, type Dokumentart } from '../../platform/dokument/dokument.ts'

/** SQL of table `auszahlung` with its case; `mitgliedschaft`, `geschaeft` and `foerderrunde` are read as in repository.ts. */

/** An approved item with what requests of others leave of it. */
export type Posten = {
  readonly guid: string
  readonly nr: number
  readonly kategorie: string
  readonly klasse: string
  readonly gegenstand: BewilligterGegenstand
  /** Percent. */
  readonly quote: number
  readonly bewilligtCent: number
  /** What this request can claim at most: what it holds itself counts as left. */
  readonly restCent: number
}

/** What the bank released of a position. */
export type Positionsstand = {
  readonly nachweis: string | null
  readonly bewilligtCent: number | null
  readonly grund: string | null
}

export type Auszahlungsantrag = {
  readonly guid: string
  readonly unternehmen_guid: string
  readonly geschaeft_guid: string
  readonly formular: AuszahlungFormular
  readonly version: number
  readonly geaendert_am: Date
  readonly status: AuszahlungStatus
  readonly vorlage: AuszahlungVorlage | null
  readonly begruendung: string | null
  readonly entschieden_am: Date | null
  readonly zahlung: Zahlung | null
  readonly zahlung_zurueck: ZahlungZurueckRow
  readonly ge_nr: string
  readonly programm: Programm
  readonly bezeichnung: string
  /** The case belongs to the demo world: so do its mails. */
  readonly demo: boolean
  readonly bewilligt_am: Date
  /** 'YYYY-MM-DD' */
  readonly positivliste_stichtag: string
  readonly max_auszahlungen: number
  /** Days that usually pass until the money comes, as the approval fixed it. */
  readonly auszahlung_tage: number | null
  /** When the approval takes effect; null until it is made known, or where the case is approved no more. */
  readonly wirksam_ab: Date | null
  /** First day of a purchase that the bank has allowed for this case alone (S4-09). */
  readonly vorhabenbeginn_ab: string | null
  readonly posten: readonly Posten[]
  readonly positionen: readonly Positionsstand[]
  /** Requests of the case besides this one, rejected ones aside. */
  readonly andere: number
  readonly zeichnungsberechtigung: boolean
}

export const AUSZAHLUNG_DOKUMENT: Dokumentart = {
  tabelle: 'auszahlung',
  was: 'Auszahlungsantrag',
  classVersion: CLASS_VERSION,
}

/** What was approved of a case, item by item, and what other requests leave of it. */
export const postenVon = (geschaeft: RawBuilder<unknown>, auszahlung: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_object('guid', i.guid, 'nr', i.nr, 'kategorie', i.kategorie,
      'klasse', i.klasse, 'gegenstand', i.gegenstand, 'quote', i.foerderquote, 'bewilligtCent', i.bewilligt_cent,
      'restCent', i.bewilligt_cent - i.gebunden_cent + coalesce((select sum(p.gehalten_cent) from auszahlung_position p
        where p.auszahlung_guid = ${auszahlung} and p.gegenstand_guid = i.guid), 0)) order by i.nr), '[]')
    from bewilligter_gegenstand i where i.geschaeft_guid = ${geschaeft})`

const auszahlungMitFall = (wer: RawBuilder<unknown>, dazu: RawBuilder<unknown>) => sql<Auszahlungsantrag>`
  select a.guid, a.unternehmen_guid, a.geschaeft_guid, a.formular, a.version, a.geaendert_am, a.status, a.vorlage,
    a.begruendung, a.entschieden_am, ${zahlungVon(sql`a.guid`)} as zahlung,
    ${zahlungZurueckVon(sql`a.guid`)} as zahlung_zurueck, g.ge_nr, g.programm, g.demo, g.vorhabenbeginn_ab, r.bezeichnung, b.bewilligt_am,
    b.positivliste_stichtag, b.max_auszahlungen, b.auszahlung_tage,
    case when g.status = 'BEWILLIGT' and g.zurueckgezogen_am is null then b.wirksam_ab end as wirksam_ab,
    ${postenVon(sql`a.geschaeft_guid`, sql`a.guid`)} as posten,
    (select coalesce(json_agg(json_build_object('nachweis', p.nachweis_guid, 'bewilligtCent', p.bewilligt_cent,
        'grund', p.kuerzung_grund) order by p.nr), '[]')
      from auszahlung_position p where p.auszahlung_guid = a.guid) as positionen,
    (select count(*)::integer from auszahlung z where z.geschaeft_guid = a.geschaeft_guid and z.guid <> a.guid
      and z.status <> 'ABGELEHNT') as andere,
    coalesce(m.zeichnungsberechtigung, false) as zeichnungsberechtigung ${dazu}
  from auszahlung a
    ${wer}
    join bewilligung b on b.geschaeft_guid = a.geschaeft_guid
    join geschaeft g on g.guid = a.geschaeft_guid
    join foerderrunde r on r.guid = g.runde_guid`

const desMitglieds = (guid: string, sub: string, dazu: RawBuilder<unknown> = sql``) =>
  sql<Auszahlungsantrag>`${auszahlungMitFall(
    sql`join mitgliedschaft m on m.unternehmen_guid = a.unternehmen_guid and m.nutzer_sub = ${sub}`,
    dazu,
  )} where a.guid = ${guid}`

/** The request, if the user is a member of its company; undefined for a foreign or unknown one (S1-02). */
export const auszahlungFinden = async (
  db: Database | Tx,
  guid: string,
  sub: string,
): Promise<Auszahlungsantrag | undefined> => (await desMitglieds(guid, sub).execute(db)).rows[0]

/** The same, locked: saves and the submission of one request queue here. */
export const auszahlungSperren = (
  tx: Tx,
  guid: string,
  sub: string,
): Promise<Auszahlungsantrag | undefined> =>
  dokumentSperren(tx, AUSZAHLUNG_DOKUMENT, {
    laden: (dazu) => desMitglieds(guid, sub, dazu),
    sperre: sql`a`,
  })

/** A request that is there, for what happens without a caller. */
const OHNE_LESER = sql`left join mitgliedschaft m on false`

/** The same by its guid alone, asking nobody's permission: for the receipt. */
export const gesendeteAuszahlung = async (db: Database, guid: string): Promise<Auszahlungsantrag> => {
  const [row] = (
    await sql<Auszahlungsantrag>`${auszahlungMitFall(OHNE_LESER, sql``)} where a.guid = ${guid}`.execute(db)
  ).rows
  if (row === undefined) throw new Error(`there is no payout request ${guid}`)
  return row
}

/** What of the items is left for a request now. Whoever writes has locked the approval. */
export const postenLaden = async (
  tx: Tx,
  { guid, geschaeft_guid }: Pick<Auszahlungsantrag, 'guid' | 'geschaeft_guid'>,
): Promise<readonly Posten[]> =>
  (
    await sql<Pick<Auszahlungsantrag, 'posten'>>`select ${postenVon(
      sql`${geschaeft_guid}::uuid`,
      sql`${guid}::uuid`,
    )} as posten`.execute(tx)
  ).rows[0]?.posten ?? []

/** The case of a request, whoever's it is. */
export const anlageFinden = async (tx: Tx, guid: string): Promise<string | undefined> =>
  (
    await sql<{ geschaeft_guid: string }>`select geschaeft_guid from auszahlung where guid = ${guid}`.execute(
      tx,
    )
  ).rows[0]?.geschaeft_guid

export type NeueAuszahlung = {
  readonly guid: string
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly formular: AuszahlungFormular
  readonly anzahlDokumente: number
  readonly vorlage: AuszahlungVorlage | null
  readonly person: { readonly sub: string; readonly name: string }
  readonly jetzt: Date
}

export const auszahlungEinfuegen = async (tx: Tx, n: NeueAuszahlung): Promise<void> => {
  const { sub, name } = n.person
  await sql`insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version, formular,
      anzahl_dokumente, vorlage, angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter)
    values (${n.guid}, ${n.geschaeftGuid}, ${n.unternehmenGuid}, 'IN_BEARBEITUNG', ${n.jetzt}, ${CLASS_VERSION},
      ${JSON.stringify(n.formular)}, ${n.anzahlDokumente}, ${n.vorlage && JSON.stringify(n.vorlage)}, ${n.jetzt}, ${sub}, ${name}, ${n.jetzt},
      ${sub}, ${name})`.execute(tx)
}

export const auszahlungEntfernen = async (tx: Tx, guid: string): Promise<void> => {
  await sql`delete from auszahlung where guid = ${guid}`.execute(tx)
}

/** Sent: of this version is the submission that counts. */
export const einreichungSetzen = async (tx: Tx, guid: string, jetzt: Date): Promise<void> => {
  await sql`update auszahlung set status = 'ABGESENDET', status_seit = ${jetzt}, eingereicht_version = version
    where guid = ${guid}`.execute(tx)
}
