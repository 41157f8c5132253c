import { sql, type RawBuilder } from 'kysely'
import { TREFFER_HOECHSTENS } from '@foerderportal/contract/verzeichnis/adresseSchema'
import type { Database } from '../../platform/database/database.ts'

export type Strasse = {
  readonly strasse: string
  readonly ort: string
  readonly ort_zusatz: string
  readonly ortsteil: string
  readonly plz: string
  readonly nummern: readonly string[] | null
}

/** One page of what was found, and how much that was (up to the most that is counted). */
export type Gefunden = { readonly anzahl: number; readonly strassen: readonly Strasse[] }

/** `ab`: how many hits come before the page. */
export type Ausschnitt = { readonly ab: number; readonly anzahl: number }

/** Which streets, in which order (best first), and by which words they were found. */
export type Strassensuche = { readonly wo: RawBuilder<unknown>; readonly rang: RawBuilder<unknown> }

/** `ts_match_vq` is what `@@` calls; by its name no index takes it. */
const filter = (anfrage: string) => sql`ts_match_vq(tsv, ${anfrage}::tsquery)`

/**
 * In one postal code lie some hundred streets, one after another in the table: reading them all is faster than joining the
 * lists of all words that begin so.
 */
export const inPlz = (plz: string, anfrage: string | undefined): RawBuilder<unknown> =>
  anfrage === undefined ? sql`plz = ${plz}` : sql`plz = ${plz} and ${filter(anfrage)}`

export const mitWorten = (anfrage: string): RawBuilder<unknown> => sql`tsv @@ ${anfrage}::tsquery`

/** `anfang` is folded: '~' comes after every letter, digit and space in the column's collation. */
export const nameBeginntMit = (anfang: string): RawBuilder<unknown> =>
  sql`norm >= ${anfang} and norm < ${`${anfang}~`}`

/**
 * First the street whose whole name begins what was typed, then those whose name begins so, then with the first word.
 * Spaces don't count: 'Haupt Str' is 'Hauptstr.'.
 */
export const rangNach = (text: string, erstesWort: string): RawBuilder<unknown> => {
  const eng = text.replaceAll(' ', '')
  return sql`case when starts_with(${eng}, replace(norm, ' ', '')) then 0 when starts_with(replace(norm, ' ', ''), ${eng}) then 1
    when starts_with(norm, ${erstesWort}) then 2 else 3 end, plz, norm, id`
}

/** Streets of a postal code by their folded names, in the order of these. */
export const benanntInPlz = (plz: string, namen: readonly string[]): Strassensuche => ({
  wo: sql`plz = ${plz} and norm = any(${namen}::text[])`,
  rang: sql`array_position(${namen}::text[], norm), id`,
})

/** The folded names of all streets of a postal code: some hundred. */
export const namenInPlz = async (db: Database, plz: string): Promise<readonly string[]> => {
  const { rows } = await sql<{
    norm: string
  }>`select distinct norm from adresse_strasse where plz = ${plz}`.execute(db)
  return rows.map(({ norm }) => norm)
}

/** Closest to what was typed in name and place. */
export const rangNachAehnlichkeit = (text: string): RawBuilder<unknown> =>
  sql`similarity(norm || ' ' || ort_norm, ${text}) desc, plz, norm, id`

/** Searches end at the most that is counted: whoever gets a thousand hits types on. */
export const strassenFinden = async (
  db: Database,
  { wo, rang }: Strassensuche,
  { ab, anzahl }: Ausschnitt,
): Promise<Gefunden> => {
  const { rows } = await sql<Strasse & { anzahl: number; id: number | null }>`
    with treffer as materialized (
      select id, strasse, ort, ort_norm, ort_zusatz, ortsteil, plz, norm from adresse_strasse
      where ${wo} limit ${sql.lit(TREFFER_HOECHSTENS)})
    select a.anzahl, s.*, h.nummern from (select count(*)::int as anzahl from treffer) a
      left join (select id, strasse, ort, ort_zusatz, ortsteil, plz, row_number() over (order by ${rang}) as nr
        from treffer order by nr limit ${anzahl} offset ${ab}) s on true
      left join adresse_hausnummern h on h.strasse_id = s.id
    order by s.nr`.execute(db)
  return { anzahl: rows[0]?.anzahl ?? 0, strassen: rows.filter(({ id }) => id !== null) }
}

/** Two swapped letters change four of a word's trigrams: what is meant is not always among the first. */
const VORSCHLAEGE = 40

/** A word that was typed, as it is asked for: without its ending, and all that are one slip away. */
export type Wortfrage = { readonly stamm: string; readonly varianten: readonly string[] }

/** Whether a word of the directory begins so, and which ones it may have meant. */
export type Wortlage = {
  readonly stamm: string
  readonly bekannt: boolean
  /** One slip away. */
  readonly nah: readonly string[]
  /** Where there is none: those that have the most letters in common. */
  readonly aehnlich: readonly string[]
}

/** `alle`: also for words that the directory knows. Without the collation of the column no index would be looked into. */
export const aehnlicheWorte = async (
  db: Database,
  fragen: readonly Wortfrage[],
  alle: boolean,
): Promise<readonly Wortlage[]> => {
  const { rows } = await sql<Wortlage>`
    select w.stamm, k.bekannt, n.nah, case when n.nah = '{}' and (${alle} or not k.bekannt) then array(
        select a.wort from adresse_wort a where a.wort % w.stamm
        order by similarity(a.wort, w.stamm) desc, a.wort limit ${sql.lit(VORSCHLAEGE)}) else '{}' end as aehnlich
    from jsonb_to_recordset(${JSON.stringify(fragen)}::jsonb) as w(stamm text collate "C", varianten text[] collate "C"),
      lateral (select exists (select from adresse_wort a where a.wort >= w.stamm and a.wort < w.stamm || '~') as bekannt) k,
      lateral (select case when ${alle} or not k.bekannt then array(
        select a.wort from adresse_wort a where a.wort = any(w.varianten)) else '{}' end as nah) n`.execute(
    db,
  )
  return rows
}

/** Streets of a postal code by their folded name. */
export const strassenLesen = async (
  db: Database,
  plz: string,
  norm: string,
): Promise<readonly (Strasse & { readonly ort_norm: string })[]> => {
  const { rows } = await sql<Strasse & { ort_norm: string }>`
    select s.strasse, s.ort, s.ort_norm, s.ort_zusatz, s.ortsteil, s.plz, h.nummern from adresse_strasse s
      left join adresse_hausnummern h on h.strasse_id = s.id where s.plz = ${plz} and s.norm = ${norm}`.execute(
    db,
  )
  return rows
}
