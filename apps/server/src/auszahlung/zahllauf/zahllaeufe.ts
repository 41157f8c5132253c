import type { Auszahlungskonto } from '@foerderportal/contract/auszahlung/zahllauf/konto'
import type { ZahllaufStatus } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import { befangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

export type ZahllaufRow = {
  readonly guid: string
  readonly nr: string
  readonly programm: Programm
  readonly status: ZahllaufStatus
  readonly konto: Auszahlungskonto
  readonly angelegt_am: Date
  readonly vorbereitet_von: string | null
  readonly vorgelegt_am: Date | null
  readonly inhalt_sha256: string | null
  readonly zurueckgegeben_von: string | null
  readonly zurueckgegeben_am: Date | null
  readonly zurueckgegeben_grund: string | null
  readonly freigegeben_von: string | null
  readonly freigegeben_am: Date | null
  readonly ausfuehrung_am: string | null
  readonly eingereicht_von: string | null
  readonly eingereicht_am: Date | null
  readonly eingereicht_referenz: string | null
  readonly verworfen_grund: string | null
  readonly datei_sha256: string | null
  readonly datei_bytes: number | null
  readonly abrufe: number
  /** Who asks edited it, or sighted the last change of one of its accounts. */
  readonly beteiligt: boolean
}

/** SQL: who asks edited run `z`, or sighted the last change of one of its accounts. */
export const beteiligt = (sub: string) => sql`(exists (select from zahllauf_bearbeiter b
    where b.zahllauf_guid = z.guid and b.sub = ${sub}) or zahllauf_gesichtet_von(z.guid, ${sub}))`

const spalten = (
  sub: string,
) => sql`z.guid, z.nr, z.programm, z.status, z.konto, z.angelegt_am, z.vorbereitet_von,
    z.vorgelegt_am, z.inhalt_sha256, z.zurueckgegeben_von, z.zurueckgegeben_am, z.zurueckgegeben_grund,
    z.freigegeben_von, z.freigegeben_am, z.ausfuehrung_am, z.eingereicht_von, z.eingereicht_am, z.eingereicht_referenz,
    z.verworfen_grund, d.sha256 as datei_sha256, octet_length(d.inhalt) as datei_bytes,
    (select count(*)::int from zahllauf_abruf b where b.zahllauf_guid = z.guid) as abrufe,
    ${beteiligt(sub)} as beteiligt`

export const zahllaufLaden = async (
  db: Database | Tx,
  guid: string,
  sub: string,
): Promise<ZahllaufRow | undefined> =>
  (
    await sql<ZahllaufRow>`select ${spalten(sub)} from zahllauf z
      left join zahllauf_datei d on d.zahllauf_guid = z.guid where z.guid = ${guid}`.execute(db)
  ).rows[0]

/** Acts on one run come one after the other. */
export const zahllaufSperren = async (tx: Tx, guid: string): Promise<void> => {
  await sql`select from zahllauf where guid = ${guid} for update`.execute(tx)
}

type Neu = {
  readonly guid: string
  readonly programm: Programm
  readonly konto: Auszahlungskonto
  readonly sub: string
  readonly jetzt: Date
  readonly jahr: string
}

export const zahllaufEinfuegen = async (tx: Tx, n: Neu): Promise<void> => {
  await sql`insert into zahllauf (guid, nr, programm, status, status_seit, konto, angelegt_am, geaendert_am, geaendert_von)
    values (${n.guid}, ${`ZL-${n.jahr}-`}::text || lpad(nextval('zahllauf_nr')::text, 6, '0'), ${n.programm}, 'ENTWURF',
      ${n.jetzt}, ${JSON.stringify(n.konto)}, ${n.jetzt}, ${n.jetzt}, ${n.sub})`.execute(tx)
}

export type Listenzeile = Pick<
  ZahllaufRow,
  | 'guid'
  | 'nr'
  | 'programm'
  | 'status'
  | 'angelegt_am'
  | 'freigegeben_von'
  | 'vorbereitet_von'
  | 'vorgelegt_am'
  | 'beteiligt'
> & {
  readonly anzahl: number
  readonly summe_cent: number
  readonly auffaellig: number
  readonly eigener: boolean
  /** Of its end, while that lies before a second person. */
  readonly verfall_von: string | null
  readonly verfall_am: Date | null
  readonly verfall_grund: string | null
}

/** What a run pays, or would have paid. */
export const SUMMEN = sql`cross join lateral (select count(*)::int as anzahl, coalesce(sum(p.betrag_cent), 0)::bigint as summe_cent,
    (count(*) filter (where p.auffaelligkeiten <> '[]'))::int as auffaellig
    from zahlposten p where p.zahllauf_guid = z.guid and p.status <> 'AUSGENOMMEN') s`

type Filter = { readonly status: ZahllaufStatus | undefined; readonly sub: string }
type Frage = Filter & { readonly nach: string | undefined; readonly limit: number }

/** What lies before a second person is VORGELEGT, also the end of a run (S6-08). */
const imStand = (status: ZahllaufStatus | undefined) => {
  if (status === undefined) return sql`true`
  return status === 'VORGELEGT'
    ? sql`z.guid in (select guid from zahllauf where status = 'VORGELEGT'
        union all select zahllauf_guid from zahllauf_verfall where status = 'VORGELEGT')`
    : sql`z.status = ${status}`
}

/** A run with a case of which this person may know nothing does not exist for him (S9-01). */
export const ohneBefangene = (
  sub: string,
) => sql`not exists (select from zahlposten p join auszahlung a on a.guid = p.auszahlung_guid
    where p.zahllauf_guid = z.guid
      and ${befangen({ geschaeft: sql`a.geschaeft_guid`, unternehmen: sql`p.unternehmen_guid` }, sub)})`

const wo = ({ status, sub }: Filter) => sql`${imStand(status)} and ${ohneBefangene(sub)}`

const auswahl = (
  filter: Filter,
) => sql<Listenzeile>`select z.guid, z.nr, z.programm, z.status, z.angelegt_am, z.freigegeben_von,
      z.vorbereitet_von, z.vorgelegt_am, ${beteiligt(filter.sub)} as beteiligt, s.anzahl, s.summe_cent, s.auffaellig,
      v.vorbereitet_von as verfall_von, v.vorgelegt_am as verfall_am, v.grund as verfall_grund,
      exists (select from zahlposten p join mitgliedschaft m on m.unternehmen_guid = p.unternehmen_guid
        where p.zahllauf_guid = z.guid and m.nutzer_sub = ${filter.sub}) as eigener
    from zahllauf z ${SUMMEN}
      left join lateral (select * from zahllauf_verfall f where f.zahllauf_guid = z.guid and f.status = 'VORGELEGT' limit 1) v on true
    where ${wo(filter)}`

/** The latest first, a page at a time. */
export const zahllaeufeListen = async (
  db: Database,
  { nach, limit, ...filter }: Frage,
): Promise<Listenzeile[]> => {
  const hinter =
    nach === undefined
      ? sql`true`
      : sql`(z.angelegt_am, z.guid) < (select v.angelegt_am, v.guid from zahllauf v where v.guid = ${nach})`
  const { rows } = await sql<Listenzeile>`${auswahl(filter)} and ${hinter}
    order by z.angelegt_am desc, z.guid desc limit ${limit}`.execute(db)
  return rows
}

export const zahllaeufeZaehlen = async (db: Database, filter: Filter): Promise<number> => {
  const { rows } = await sql<{ anzahl: number }>`select count(*)::int as anzahl from zahllauf z
    where ${wo(filter)}`.execute(db)
  return rows[0]?.anzahl ?? 0
}
