import type * as vertrag from '@foerderportal/contract/mitteilungen/bank/routes'
import type {
  PosteingangAbfrage,
  PosteingangAntwort,
  PosteingangFilter,
  PosteingangWessen,
  Posteingangszeile,
} from '@foerderportal/contract/mitteilungen/bank/schema'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { WORAN, zugewiesenSub } from './bankKonversationen.ts'

type Row = {
  readonly guid: string
  readonly wartet_seit: Date | null
  readonly unternehmen_guid: string
  readonly unternehmen_name: string
  readonly geschaeft_guid: string | null
  readonly ge_nr: string | null
  readonly betreff: string
  readonly letzte_am: Date
  readonly mit_dateien: boolean
  readonly termin: Date | null
  readonly zugewiesen: string | null
  readonly erledigt_am: Date | null
  /** Where it stands in the order, to go on from. */
  readonly stelle: string
}

type Art = {
  readonly wo: RawBuilder<unknown>
  /** The moment by which it is ordered, never null. */
  readonly zeit: RawBuilder<unknown>
  readonly abwaerts?: true
}

/** What each view shows, and in which order: an index serves each of them. */
const ARTEN: Record<PosteingangFilter, Art> = {
  unbeantwortet: { wo: sql`k.wartet_seit is not null and k.erledigt_am is null`, zeit: sql`k.wartet_seit` },
  termin: { wo: sql`k.termin is not null and k.erledigt_am is null`, zeit: sql`k.termin` },
  offen: {
    wo: sql`k.letzte_am is not null and k.erledigt_am is null`,
    zeit: sql`k.letzte_am`,
    abwaerts: true,
  },
  erledigt: { wo: sql`k.erledigt_am is not null`, zeit: sql`k.erledigt_am`, abwaerts: true },
}

const WESSEN: Record<PosteingangWessen, (sub: string) => RawBuilder<unknown>> = {
  alle: () => sql`true`,
  meine: (sub) => sql`${zugewiesenSub} = ${sub}`,
  niemand: () => sql`${zugewiesenSub} is null`,
}

const SEITE = 50

/** Microseconds: JavaScript has only milliseconds, and a page must not lose what lies between. */
const micros = (zeit: RawBuilder<unknown>) => sql`(extract(epoch from ${zeit}) * 1000000)::bigint`

const bedingung = (art: Art, sub: string, { wessen = 'alle', programm }: PosteingangAbfrage) =>
  sql`${art.wo} and k.letzte_guid is not null and ${unbefangen(WORAN, sub)} and ${WESSEN[wessen](sub)}
    and ${programm === undefined ? sql`true` : sql`(select g.programm from geschaeft g where g.guid = k.geschaeft_guid) = ${programm}`}`

const hinter = ({ zeit, abwaerts }: Art, nach: string | undefined) => {
  if (nach === undefined) return sql`true`
  const [stelle, guid] = nach.split('_')
  const als = sql`(timestamptz 'epoch' + ${stelle}::bigint * interval '1 microsecond', ${guid}::uuid)`
  return abwaerts ? sql`(${zeit}, k.guid) < ${als}` : sql`(${zeit}, k.guid) > ${als}`
}

const seiteLaden = async (db: Database, sub: string, frage: PosteingangAbfrage): Promise<Row[]> => {
  const art = ARTEN[frage.zeige ?? 'unbeantwortet']
  const wie = art.abwaerts ? sql`desc` : sql`asc`
  const { rows } = await sql<Row>`
    with seite as materialized (select k.*, ${art.zeit} as zeit from konversation k
      where ${bedingung(art, sub, frage)} and ${hinter(art, frage.nach)}
      order by ${art.zeit} ${wie}, k.guid ${wie} limit ${SEITE + 1})
    select k.guid, k.wartet_seit, k.unternehmen_guid, u.name as unternehmen_name,
      case when exists (select from antrag a join einreichung e on e.dokument_guid = a.guid
        where a.geschaeft_guid = k.geschaeft_guid) then k.geschaeft_guid end as geschaeft_guid,
      k.ge_nr, m.betreff, k.letzte_am, k.mit_dateien, k.termin,
      (select b.name from bankperson b where b.sub = ${zugewiesenSub}) as zugewiesen, k.erledigt_am,
      ${micros(sql`k.zeit`)}::text as stelle
    from seite k join unternehmen u on u.guid = k.unternehmen_guid join mitteilung m on m.guid = k.letzte_guid
    order by k.zeit ${wie}, k.guid ${wie}`.execute(db)
  return rows
}

const alsZeile = (row: Row): Posteingangszeile => ({
  konversationId: row.guid,
  wartetSeit: row.wartet_seit?.toISOString() ?? null,
  unternehmenGuid: row.unternehmen_guid,
  unternehmenName: row.unternehmen_name,
  geschaeftGuid: row.geschaeft_guid,
  geNr: row.ge_nr,
  betreff: row.betreff,
  letzteAm: row.letzte_am.toISOString(),
  mitDateien: row.mit_dateien,
  termin: row.termin?.toISOString() ?? null,
  zugewiesen: row.zugewiesen,
  erledigt: row.erledigt_am !== null,
})

/** How many conversations the list has. */
export const posteingangZaehlen = async (
  db: Database,
  sub: string,
  frage: PosteingangAbfrage,
): Promise<number> => {
  const art = ARTEN[frage.zeige ?? 'unbeantwortet']
  const { rows } = await sql<{ anzahl: number }>`select count(*)::int as anzahl from konversation k
    where ${bedingung(art, sub, frage)}`.execute(db)
  return rows[0]?.anzahl ?? 0
}

/** S7-04. What the filter lets through, a page at a time; list and count ask the same. */
export const posteingangLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub }, query: frage }: Aufruf<typeof vertrag.posteingangLesen>,
): Promise<PosteingangAntwort> => {
  const rows = await seiteLaden(db, sub, frage)
  const seite = rows.slice(0, SEITE)
  const letzte = rows.length > SEITE ? seite.at(-1) : undefined
  return {
    zeilen: seite.map(alsZeile),
    anzahl: frage.nach === undefined ? await posteingangZaehlen(db, sub, frage) : null,
    nach: letzte === undefined ? null : `${letzte.stelle}_${letzte.guid}`,
  }
}
