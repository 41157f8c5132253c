import type {
  Rundenfreigabe,
  RundenfreigabenAntwort,
} from '@foerderportal/contract/interessenbekundung/sachbearbeitung/aktSchema'
import { alsEuro, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import { personenNamen } from '../../../nutzer/public.ts'
import type { Database } from '../../../platform/database/database.ts'
import { ANDERE_GEOEFFNET } from '../rundeHindernisse.ts'
import type { Person } from '../rundePolicy.ts'
import { rundenhinweis, rundennaehe } from '../rundennaehe.ts'
import { freigabeGesperrt } from './aktAnsicht.ts'
import { aktText } from './aktarten.ts'
import { aktFinden } from './rundenakte.ts'

type Row = {
  readonly art: 'rundenakt' | 'reihung' | 'staffel'
  readonly guid: string
  readonly runde: string
  readonly bezeichnung: string
  readonly programm: string
  readonly vorgelegt_am: Date
  readonly vorbereitet_von: string
  readonly bearbeiter: readonly string[]
  readonly eingeladen: number | null
  readonly summe_cent: number | null
  /** Who has typed the draw of a ranking as the second person: nobody else releases it. */
  readonly geoeffnet_von: string | null
}

/** At most so many: rounds are few, and whoever releases keeps the list short. */
const HOECHSTENS = 200

const wartende = (db: Database) =>
  sql<Row>`select x.*, r.bezeichnung, r.programm from (
      select 'rundenakt' as art, guid, ibk_meta_guid as runde, vorgelegt_am, vorbereitet_von,
        rundenakt_mitwirkende(guid) as bearbeiter, null::integer as eingeladen, null::bigint as summe_cent,
        null as geoeffnet_von from rundenakt where status = 'VORGELEGT'
      union all select 'reihung', guid, ibk_meta_guid, vorgelegt_am, vorbereitet_von,
        reihung_mitwirkende(guid), null, null, geoeffnet_von from reihung where status in ('VORGELEGT', 'GEOEFFNET')
      union all select 'staffel', guid, ibk_meta_guid, vorgelegt_am, vorbereitet_von,
        staffel_mitwirkende(guid), eingeladen, summe_cent, null from staffel where status = 'VORGELEGT') x
      join ibk_meta r on r.guid = x.runde
    order by x.vorgelegt_am, x.guid limit ${HOECHSTENS}`.execute(db)

type Zeile = {
  readonly row: Row
  readonly art: Rundenfreigabe['art']
  readonly text: string
}

const reihungText = ({ geoeffnet_von: zweite }: Row): string =>
  zweite === null ? 'Die Reihung liegt versiegelt vor.' : 'Die Reihung ist geöffnet.'

/** As a round says it of itself. */
const gesperrt = (row: Row, person: Person): string | null =>
  freigabeGesperrt(row.bearbeiter, person) ??
  (row.geoeffnet_von === null || row.geoeffnet_von === person.sub ? null : ANDERE_GEOEFFNET)

const alsZeile = async (db: Database, row: Row): Promise<Zeile> => {
  if (row.art === 'reihung') return { row, art: 'reihungFreigeben', text: reihungText(row) }
  if (row.art === 'staffel') {
    const text = `${row.eingeladen} Einladungen über zusammen ${alsEuro(row.summe_cent ?? 0)}.`
    return { row, art: 'staffelFreigeben', text }
  }
  const akt = await aktFinden(db, row.guid)
  if (akt === undefined) throw new Error(`act ${row.guid} is gone`)
  return { row, art: akt.art, text: aktText(akt) }
}

/** S9-04: what of rounds lies before a second person, longest first. */
export const rundenfreigabenLesen = async (
  { db }: { readonly db: Database },
  person: Person,
): Promise<RundenfreigabenAntwort> => {
  const { rows } = await wartende(db)
  const name = await personenNamen(
    db,
    rows.map((row) => row.vorbereitet_von),
  )
  const zeilen: Rundenfreigabe[] = []
  for (const row of rows) {
    const { art, text } = await alsZeile(db, row)
    zeilen.push({
      art,
      guid: row.guid,
      rundeGuid: row.runde,
      bezeichnung: row.bezeichnung,
      programm: row.programm,
      text,
      betrag: row.summe_cent === null ? null : inEuro(row.summe_cent),
      seit: row.vorgelegt_am.toISOString(),
      vorbereitetVon: name(row.vorbereitet_von),
      gesperrtWeil: gesperrt(row, person) ?? rundenhinweis(await rundennaehe(db, person.sub, row.runde)),
    })
  }
  return { zeilen, fuerMich: zeilen.filter(({ gesperrtWeil }) => gesperrtWeil === null).length }
}
