import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type {
  Vorrat,
  VorratAbfrage,
  VorratFilter,
  VorratSuche,
} from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { SEITE, SORTIERUNG_VORGABE } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { auswahl, gefiltert, type Frage } from './auswahl.ts'
import { ordnung, type Ordnung } from './sortierung.ts'
import { zeile, zeilenSpalten, type Row } from './zeilen.ts'

export type Abfrage = z.infer<typeof VorratAbfrage>

/** What narrows the list down; order and columns do not. */
export const filterVon = ({ sortierung: _s, spalten: _c, ...filter }: VorratSuche): VorratFilter => filter

type Seite = { readonly filter: VorratFilter; readonly anzahl: number }
type Zeile = Row & { readonly schluessel: string }

/** A filter that lets few rows through would be looked for along the order, to the end of the table. */
const ZUERST_FINDEN = sql`offset 0`

/**
 * Among which the page is. What is filtered is found first and put in order then; all cases begin at the end of an index,
 * or where none is in this order, with the first of each compartment.
 */
const kandidaten = (frage: Frage, o: Ordnung, { filter, anzahl }: Seite): RawBuilder<unknown> => {
  const allesGefragt = Object.keys(filter).length === 0
  if (allesGefragt && o.faecher) return o.faecher(frage, anzahl + 1)
  return sql`select v.geschaeft_guid, ${o.wert} as wert
    ${auswahl(frage, gefiltert(filter, frage), ...o.hinter)} ${allesGefragt ? sql`` : ZUERST_FINDEN}`
}

/** One row more than asked for tells whether there is another page. What a row shows beyond is read for the page alone. */
const seiteLesen = async (db: Database, frage: Frage, o: Ordnung, s: Seite): Promise<Zeile[]> => {
  const { rows } = await sql<Zeile>`
    with seite as materialized (
      select f.geschaeft_guid, f.wert from (${kandidaten(frage, o, s)}) f ${o.ordnen} limit ${s.anzahl + 1})
    select f.wert::text as schluessel, ${zeilenSpalten(frage)}
    from seite f join vorrat v on v.geschaeft_guid = f.geschaeft_guid
      left join bankperson b on b.sub = v.zugewiesen_sub
    ${o.ordnen}`.execute(db)
  return rows
}

const gesamtLesen = async (db: Database, frage: Frage, filter: VorratFilter): Promise<Vorrat['gesamt']> => {
  const { rows } = await sql<{ anzahl: number; cent: number }>`
    select count(*)::int as anzahl, coalesce(sum(v.betrag_cent), 0)::bigint as cent
    ${auswahl(frage, gefiltert(filter, frage))}`.execute(db)
  return { anzahl: rows[0]?.anzahl ?? 0, betrag: inEuro(rows[0]?.cent ?? 0) }
}

/** A page of the work list (S9-02); the first one with number and sum of all. */
export const vorratLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sub: string,
  { nach, anzahl, ...suche }: Abfrage,
): Promise<Vorrat> => {
  const frage = { sub, jetzt: clock.now() }
  const filter = filterVon(suche)
  const o = ordnung(suche.sortierung ?? SORTIERUNG_VORGABE, nach, frage.jetzt)
  const hoechstens = Number(anzahl ?? SEITE.vorgabe)
  const rows = await seiteLesen(db, frage, o, { filter, anzahl: hoechstens })
  const gezeigt = rows.slice(0, hoechstens)
  const letzte = gezeigt.at(-1)
  return {
    zeilen: gezeigt.map(zeile),
    weiter: rows.length > hoechstens && letzte !== undefined ? o.marke(letzte) : null,
    gesamt: nach === undefined ? await gesamtLesen(db, frage, filter) : null,
  }
}
