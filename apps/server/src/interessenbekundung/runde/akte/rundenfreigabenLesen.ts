import type {
  Rundenfreigabe,
  RundenfreigabenAntwort,
} from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
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

const SEITE = 100

/** Acts, rankings and batches of rounds in one form. */
const VORGAENGE = sql`(select 'rundenakt' as art, guid, runde_guid as runde, status, vorgelegt_am, vorbereitet_von,
      null::integer as eingeladen, betrag_cent as summe_cent, null::text as geoeffnet_von from vorlegung
      where runde_guid is not null
    union all select 'reihung', guid, ibk_meta_guid, status, vorgelegt_am, vorbereitet_von, null, null, geoeffnet_von
      from reihung
    union all select 'staffel', guid, ibk_meta_guid, status, vorgelegt_am, vorbereitet_von, eingeladen, summe_cent, null
      from staffel)`

/** Who had a hand in one of them. */
const MITWIRKENDE = sql`case x.art when 'rundenakt' then vorlegung_mitwirkende(x.guid)
    when 'reihung' then reihung_mitwirkende(x.guid) else staffel_mitwirkende(x.guid) end`

const WARTET = sql`x.status in ('VORGELEGT', 'GEOEFFNET')`

const laden = async (db: Database, nach: string | undefined): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`select x.*, ${MITWIRKENDE} as bearbeiter, r.bezeichnung, r.programm
    from ${VORGAENGE} x join ibk_meta r on r.guid = x.runde
    where ${WARTET} ${
      nach === undefined
        ? sql``
        : sql`and (x.vorgelegt_am, x.guid) > (select v.vorgelegt_am, v.guid from ${VORGAENGE} v where v.guid = ${nach})`
    }
    order by x.vorgelegt_am, x.guid limit ${SEITE + 1}`.execute(db)
  return rows
}

type Wartend = Pick<Row, 'runde' | 'bearbeiter' | 'geoeffnet_von'>

/** All of it, without its words: whether somebody can release it is said by the same sentences as on its row. */
const alleWartenden = async (db: Database): Promise<readonly Wartend[]> => {
  const { rows } = await sql<Wartend>`select x.runde, x.geoeffnet_von, ${MITWIRKENDE} as bearbeiter
    from ${VORGAENGE} x where ${WARTET}`.execute(db)
  return rows
}

type Zeile = {
  readonly row: Row
  readonly art: Rundenfreigabe['art']
  readonly text: string
}

const reihungText = ({ geoeffnet_von: zweite }: Row): string =>
  zweite === null ? 'Die Reihung liegt versiegelt vor.' : 'Die Reihung ist geöffnet.'

/** What stands between this person and the release, as a round says it of itself; of each round it is asked once. */
const hindernisse = async (db: Database, person: Person, wartende: readonly Wartend[]) => {
  const hinweise = new Map<string, string | null>()
  for (const runde of new Set(wartende.map((w) => w.runde)))
    hinweise.set(runde, rundenhinweis(await rundennaehe(db, person.sub, runde)))
  return ({ runde, bearbeiter, geoeffnet_von: zweite }: Wartend): string | null =>
    freigabeGesperrt(bearbeiter, person) ??
    (zweite === null || zweite === person.sub ? null : ANDERE_GEOEFFNET) ??
    hinweise.get(runde) ??
    null
}

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

/** How many of them this person can release. */
export const rundenfreigabenZaehlen = async (db: Database, person: Person): Promise<number> => {
  const alle = await alleWartenden(db)
  const gesperrtWeil = await hindernisse(db, person, alle)
  return alle.filter((einer) => gesperrtWeil(einer) === null).length
}

/** S9-04: what of rounds lies before a second person, longest first. */
export const rundenfreigabenLesen = async (
  { db }: { readonly db: Database },
  { person, nach }: { readonly person: Person; readonly nach?: string | undefined },
): Promise<RundenfreigabenAntwort> => {
  const rows = await laden(db, nach)
  const seite = rows.slice(0, SEITE)
  const alle = await alleWartenden(db)
  const gesperrtWeil = await hindernisse(db, person, [...alle, ...seite])
  const name = await personenNamen(
    db,
    seite.map((row) => row.vorbereitet_von),
  )
  const zeilen: Rundenfreigabe[] = []
  for (const row of seite) {
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
      gesperrtWeil: gesperrtWeil(row),
    })
  }
  return {
    zeilen,
    anzahl: alle.length,
    fuerMich: alle.filter((w) => gesperrtWeil(w) === null).length,
    nach: rows.length > SEITE ? (seite.at(-1)?.guid ?? null) : null,
  }
}
