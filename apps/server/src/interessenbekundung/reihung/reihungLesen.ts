import type {
  ReihungAbfrage,
  ReihungAntwort,
  Reihungszeile,
} from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Rundenaufruf, Rundendienste } from '../runde/rundendienste.ts'
import { rundennaehe } from '../runde/rundennaehe.ts'
import { gefunden, nichtMoeglich } from '../runde/rundePolicy.ts'
import { rundeFinden } from '../runde/runden.ts'
import { SEITE, vorschauLesen } from './vorschauLesen.ts'

type Row = {
  readonly rang: number
  readonly rang_in_gruppe: number
  readonly hauptgruppe: string
  readonly bekundung_guid: string
  readonly unternehmen_name: string | null
  readonly los: string
  readonly cent: number
  readonly summe_cent: number
  readonly ausgang: Reihungszeile['ausgang']
  readonly staffel: number | null
  readonly einladung_guid: string | null
  readonly bis: Date | null
}

const ausgang = sql`case when e.status is not null then e.status when b.entfallen_am is not null then 'ENTFALLEN'
    else 'WARTET' end`

const zeilenVon = (runde: string) => sql`from reihungszeile z
    join bekundung b on b.guid = z.bekundung_guid
    join unternehmen u on u.guid = b.unternehmen_guid
    left join antrag_einladung e on e.bekundung_guid = z.bekundung_guid and e.hauptgruppe = z.hauptgruppe
    left join staffel s on s.ibk_meta_guid = z.ibk_meta_guid and s.status = 'FREIGEGEBEN'
      and z.rang between s.von_rang and s.bis_rang
  where z.ibk_meta_guid = ${runde}`

const filter = (f: ReihungAbfrage): RawBuilder<unknown> => sql`
    ${f.hauptgruppe === undefined ? sql`` : sql`and z.hauptgruppe = ${f.hauptgruppe}`}
    ${f.ausgang === undefined ? sql`` : sql`and ${ausgang} = ${f.ausgang}`}
    ${f.staffel === undefined ? sql`` : sql`and s.nr = ${Number(f.staffel)}`}`

/**
 * Who has a conflict of interest on one of them reads the ranking as the public does, without any name: a row that alone had
 * none would be that of his.
 */
const seiteLesen = async (
  db: Database,
  runde: string,
  { ohneNamen, f }: { readonly ohneNamen: boolean; readonly f: ReihungAbfrage },
): Promise<Row[]> =>
  (
    await sql<Row>`select z.rang, z.rang_in_gruppe, z.hauptgruppe, z.bekundung_guid, z.los, z.cent,
        case when not ${ohneNamen}::boolean then u.name end as unternehmen_name,
        (select sum(v.cent)::bigint from reihungszeile v where v.ibk_meta_guid = z.ibk_meta_guid
          and v.rang <= z.rang) as summe_cent,
        ${ausgang} as ausgang, s.nr as staffel, e.guid as einladung_guid, e.bis
      ${zeilenVon(runde)} and z.rang > ${Number(f.nach ?? 0)} ${filter(f)}
      order by z.rang limit ${SEITE + 1}`.execute(db)
  ).rows

const ansicht = (row: Row): Reihungszeile => ({
  rang: row.rang,
  rangInGruppe: row.rang_in_gruppe,
  hauptgruppe: row.hauptgruppe,
  bekundungGuid: row.bekundung_guid,
  unternehmenName: row.unternehmen_name,
  los: row.los,
  betrag: inEuro(row.cent),
  summe: inEuro(row.summe_cent),
  ausgang: row.ausgang,
  staffel: row.staffel,
  einladung:
    row.einladung_guid === null ? null : { guid: row.einladung_guid, bis: row.bis?.toISOString() ?? null },
})

const freigegebene = async (
  { db }: Rundendienste,
  { guid, person }: Rundenaufruf,
  f: ReihungAbfrage,
): Promise<ReihungAntwort> => {
  const ohneNamen = (await rundennaehe(db, person.sub, guid)) === 'BEFANGEN'
  const rows = await seiteLesen(db, guid, { ohneNamen, f })
  const gezaehlt = await sql<{
    anzahl: number
  }>`select count(*) as anzahl ${zeilenVon(guid)} ${filter(f)}`.execute(db)
  const zeilen = rows.slice(0, SEITE).map(ansicht)
  return {
    zeilen,
    anzahl: gezaehlt.rows[0]?.anzahl ?? 0,
    nach: rows.length > SEITE ? (zeilen.at(-1)?.rang ?? null) : null,
  }
}

/** S3-03: the ranking, a page at a time. Sealed nobody sees it; open only the two who typed its draw. */
export const reihungLesen = async (
  services: Rundendienste,
  { frage, ...aufruf }: Rundenaufruf & { readonly frage: ReihungAbfrage },
): Promise<ReihungAntwort> => {
  const { reihung } = gefunden(await rundeFinden(services.db, aufruf.guid))
  if (reihung === 'VORGELEGT')
    throw nichtMoeglich(
      'Die Reihung ist versiegelt. Zu sehen ist sie, wenn eine zweite Person dieselbe Ziehung eingegeben hat.',
    )
  return reihung === 'GEOEFFNET'
    ? vorschauLesen(services, aufruf, frage)
    : freigegebene(services, aufruf, frage)
}
