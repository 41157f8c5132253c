import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { sql, type RawBuilder } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

type Row = Pick<Befangenheit, 'guid' | 'geschaeft' | 'unternehmen' | 'person' | 'grund' | 'faelle'> & {
  readonly erklaertAm: Date
  readonly aufgehobenAm: Date | null
  readonly aufgehobenVon: string | null
  readonly aufgehobenGrund: string | null
}

const HOECHSTENS = 200
const OHNE_NAMEN = 'Unbekannt'

const befangenheit = ({ aufgehobenAm, aufgehobenVon, aufgehobenGrund, ...row }: Row): Befangenheit => ({
  ...row,
  erklaertAm: row.erklaertAm.toISOString(),
  aufgehoben:
    aufgehobenAm === null
      ? null
      : { am: aufgehobenAm.toISOString(), von: aufgehobenVon ?? OHNE_NAMEN, grund: aufgehobenGrund ?? '' },
})

const person = (sub: string, name: string) =>
  sql`jsonb_build_object('sub', ${sql.ref(sub)}, 'name', coalesce(${sql.ref(name)}, ${OHNE_NAMEN}))`

/** The case, or those of the company that ended to be his when he declared; without what is kept from the reader. */
const faelle = (leser: string) => sql`select coalesce(jsonb_agg(jsonb_build_object(
      'geschaeft', v.geschaeft_guid, 'geNr', v.ge_nr, 'zuweisung', v.zuweisung_nr,
      'zugewiesen', case when v.zugewiesen_sub is not null then ${person('v.zugewiesen_sub', 'z.name')} end)
      order by v.ge_nr), '[]') as faelle
    from vorrat v left join bankperson z on z.sub = v.zugewiesen_sub
    where (v.geschaeft_guid = f.geschaeft_guid or v.unternehmen_guid = f.unternehmen_guid and exists (
        select from zuweisung w where w.geschaeft_guid = v.geschaeft_guid
          and w.bankperson_sub = f.nutzer_sub and w.bis = f.erklaert_am))
      and ${unbefangen({ geschaeft: sql`v.geschaeft_guid`, unternehmen: sql`v.unternehmen_guid` }, leser)}`

const laden = async (
  db: Database | Tx,
  leser: string,
  bedingung: RawBuilder<boolean>,
): Promise<Befangenheit[]> => {
  const { rows } = await sql<Row>`
    select f.guid, f.geschaeft_guid as geschaeft, jsonb_build_object('guid', u.guid, 'name', u.name) as unternehmen,
      ${person('f.nutzer_sub', 'p.name')} as person, f.grund, f.erklaert_am as "erklaertAm", d.faelle,
      f.aufgehoben_am as "aufgehobenAm", l.name as "aufgehobenVon", f.aufgehoben_grund as "aufgehobenGrund"
    from befangenheit f
      left join geschaeft g on g.guid = f.geschaeft_guid
      join unternehmen u on u.guid = coalesce(f.unternehmen_guid, g.unternehmen_guid)
      left join bankperson p on p.sub = f.nutzer_sub
      left join bankperson l on l.sub = f.aufgehoben_von
      cross join lateral (${faelle(leser)}) d
    where ${bedingung}
    order by f.aufgehoben_am nulls first, f.erklaert_am desc, f.guid limit ${HOECHSTENS}`.execute(db)
  return rows.map(befangenheit)
}

/** Those that hold first; none of a case or company on which the reader has one himself (S9-01). */
export const befangenheitenLaden = (db: Database, leser: string): Promise<Befangenheit[]> =>
  laden(db, leser, unbefangen({ geschaeft: sql`f.geschaeft_guid`, unternehmen: sql`u.guid` }, leser))

export const befangenheitLaden = async (
  tx: Tx,
  leser: string,
  guid: string,
): Promise<Befangenheit | undefined> => (await laden(tx, leser, sql<boolean>`f.guid = ${guid}`))[0]

/** On a case, or on a company. */
export type Woran = { readonly geschaeft: string } | { readonly unternehmen: string }

type Erklaerung = {
  readonly guid: string
  readonly woran: Woran
  readonly sub: string
  readonly grund: string
  readonly jetzt: Date
}

/** False where one on the same holds already. From now on he is in none of these cases. */
export const befangenheitEinfuegen = async (tx: Tx, b: Erklaerung): Promise<boolean> => {
  const geschaeft = 'geschaeft' in b.woran ? b.woran.geschaeft : null
  const unternehmen = 'unternehmen' in b.woran ? b.woran.unternehmen : null
  const { numAffectedRows } = await sql`
    insert into befangenheit (guid, geschaeft_guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
    values (${b.guid}, ${geschaeft}, ${unternehmen}, ${b.sub}, ${b.grund}, ${b.jetzt}) on conflict do nothing`.execute(
    tx,
  )
  await sql`delete from anwesenheit where bankperson_sub = ${b.sub} and geschaeft_guid in (
    select guid from geschaeft where guid = ${geschaeft} or unternehmen_guid = ${unternehmen})`.execute(tx)
  return numAffectedRows === 1n
}

/** On what; the row is found before what it is about is locked, and stays. */
export const woranBefangen = async (tx: Tx, guid: string): Promise<Woran | undefined> => {
  const { rows } = await sql<{ geschaeft: string | null; unternehmen: string | null }>`
    select geschaeft_guid as geschaeft, unternehmen_guid as unternehmen from befangenheit
    where guid = ${guid}`.execute(tx)
  return rows.flatMap(({ geschaeft, unternehmen }): Woran[] => {
    if (geschaeft !== null) return [{ geschaeft }]
    return unternehmen === null ? [] : [{ unternehmen }]
  })[0]
}

export const befangenheitBeenden = async (
  tx: Tx,
  b: { readonly guid: string; readonly sub: string; readonly grund: string; readonly jetzt: Date },
): Promise<void> => {
  await sql`update befangenheit set aufgehoben_am = ${b.jetzt}, aufgehoben_von = ${b.sub}, aufgehoben_grund = ${b.grund}
    where guid = ${b.guid} and aufgehoben_am is null`.execute(tx)
}
