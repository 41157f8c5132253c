import {
  FREIGABEARTEN,
  type Freigabeart,
  type Freigabeort,
} from '@foerderportal/contract/shared/freigaben/arten'
import type {
  FreigabenAbfrage,
  FreigabenAntwort,
  Freigabezeile,
} from '@foerderportal/contract/shared/freigaben/schema'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { darf } from '@foerderportal/contract/shared/permissions'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Person } from './art.ts'
import type { Freigabequelle, Freigabeworte } from './freigabequelle.ts'
import { vorgelegtes } from './vorgelegtes.ts'

type Row = {
  readonly guid: string
  readonly art: Freigabeart
  readonly programm: string
  readonly wozu: string
  readonly wer: string
  readonly runde: string
  readonly ort: Freigabeort
  readonly ort_guid: string
  readonly betrag_cent: number | null
  readonly abweichungen: string[]
  readonly angaben: unknown
  readonly vorgelegt_am: Date
  readonly vorbereitet_von: string
  readonly gesperrt_weil: string | null
  /** Where it stands in the list, to the microsecond. */
  readonly stelle: string
}

/** Says who somebody of the bank is. */
type Namen = (db: Database, subs: readonly string[]) => Promise<(sub: string) => string>
export type Freigabendienste = {
  readonly db: Database
  readonly personenNamen: Namen
  /** Kinds that have tables of their own yet, and words of those that have none. */
  readonly quellen: readonly Freigabequelle[]
}
type Wer = Pick<Person, 'sub' | 'rollen'>

const SEITE = 100
const NUR_FREIGABE = 'Das entscheidet, wer für die Freigabe zuständig ist.'
const gibtFrei = ({ rollen }: Wer): boolean => darf(rollen, ['FREIGABE', 'SCHREIBEN'])

/** Everything that lies before a second person, as this person may know of it. */
const alles = (quellen: readonly Freigabequelle[], wer: Wer): RawBuilder<unknown> =>
  sql.join([vorgelegtes(wer), ...quellen.map((quelle) => quelle.sql(wer))], sql` union all `)

const gefiltert = ({ art, programm, abEuro, mitAbweichung }: FreigabenAbfrage): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(art === undefined ? [] : [sql`x.art = ${art}`]),
      ...(programm === undefined ? [] : [sql`x.programm = ${programm}`]),
      ...(abEuro === undefined ? [] : [sql`x.betrag_cent >= ${Number(abEuro) * 100}::bigint`]),
      ...(mitAbweichung === 'true' ? [sql`cardinality(x.abweichungen) > 0`] : []),
    ],
    sql` and `,
  )

/** Behind where the page before ended, also once that waits no more. */
const dahinter = (nach: string | undefined): RawBuilder<unknown> => {
  if (nach === undefined) return sql`true`
  const [mikros = '0', guid = ''] = nach.split('_')
  return sql`(x.vorgelegt_am, x.guid)
    > (timestamptz 'epoch' + ${mikros}::bigint * interval '1 microsecond', ${guid}::uuid)`
}

const laden = async ({ db, quellen }: Freigabendienste, wer: Wer, frage: FreigabenAbfrage) => {
  const { rows } = await sql<Row>`select x.*,
      (extract(epoch from x.vorgelegt_am) * 1000000)::bigint || '_' || x.guid as stelle
    from (${alles(quellen, wer)}) x where ${gefiltert(frage)} and ${dahinter(frage.nach)}
    order by x.vorgelegt_am, x.guid limit ${SEITE + 1}`.execute(db)
  return rows
}

type Zahlen = { readonly anzahl: number; readonly offen: number; readonly programme: readonly string[] }
const zaehlen = async (
  { db, quellen }: Pick<Freigabendienste, 'db' | 'quellen'>,
  wer: Wer,
  frage: FreigabenAbfrage,
): Promise<Zahlen> => {
  const { rows } = await sql<Zahlen>`select count(*) filter (where ${gefiltert(frage)}) as anzahl,
      count(*) filter (where x.gesperrt_weil is null and ${gefiltert(frage)}) as offen,
      array(select distinct unnest(array_agg(x.programm)) order by 1) as programme
    from (${alles(quellen, wer)}) x`.execute(db)
  return rows[0] ?? { anzahl: 0, offen: 0, programme: [] }
}

/** How many this person can release. */
export const freigabenZaehlen = async (
  dienste: Pick<Freigabendienste, 'db' | 'quellen'>,
  wer: Wer,
): Promise<number> => (gibtFrei(wer) ? (await zaehlen(dienste, wer, {})).offen : 0)

const worteVon = (quellen: readonly Freigabequelle[], { art, angaben }: Row): Freigabeworte => {
  const worte = quellen.map((quelle) => quelle.worte[art]).find((eine) => eine !== undefined)
  // Its own query, or its own Vorlage, has filled them.
  return worte?.(angaben as never) ?? {}
}

const zeile = (row: Row, wer: Wer, name: string, worte: Freigabeworte): Freigabezeile => ({
  guid: row.guid,
  art: row.art,
  wort: worte.wort ?? FREIGABEARTEN[row.art],
  wozu: row.wozu,
  wer: row.wer,
  programm: row.programm,
  runde: row.runde,
  ort: row.ort,
  ortGuid: row.ort_guid,
  text: worte.text ?? null,
  abweichungen: row.abweichungen,
  betrag: row.betrag_cent === null ? null : inEuro(row.betrag_cent),
  seit: row.vorgelegt_am.toISOString(),
  vorbereitetVon: name,
  gesperrtWeil: gibtFrei(wer) ? row.gesperrt_weil : NUR_FREIGABE,
})

/** S9-04: what waits for release, longest first, of every kind in one list. */
export const freigabenLesen = async (
  dienste: Freigabendienste,
  wer: Wer,
  frage: FreigabenAbfrage,
): Promise<FreigabenAntwort> => {
  const rows = await laden(dienste, wer, frage)
  const seite = rows.slice(0, SEITE)
  const subs = seite.map(({ vorbereitet_von: sub }) => sub)
  const name = await dienste.personenNamen(dienste.db, subs)
  const { anzahl, offen, programme } = await zaehlen(dienste, wer, frage)
  return {
    zeilen: seite.map((row) => zeile(row, wer, name(row.vorbereitet_von), worteVon(dienste.quellen, row))),
    anzahl,
    fuerMich: gibtFrei(wer) ? offen : 0,
    nach: rows.length > SEITE ? (seite.at(-1)?.stelle ?? null) : null,
    programme: [...programme],
  }
}
