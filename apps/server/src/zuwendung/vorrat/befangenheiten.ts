import type { Befangenheit } from '@foerderportal/contract/zuwendung/vorrat/zustaendigkeitSchema'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { befangen } from '../zugang/befangenheit.ts'

type Row = {
  readonly guid: string
  readonly geschaeft: string
  readonly geNr: string
  readonly unternehmen: string
  readonly sub: string
  readonly name: string | null
  readonly grund: string
  readonly erklaertAm: Date
  readonly zugewiesenSub: string | null
  readonly zugewiesenName: string | null
  readonly aufgehobenAm: Date | null
  readonly aufgehobenVon: string | null
  readonly aufgehobenGrund: string | null
}

const HOECHSTENS = 200
const OHNE_NAMEN = 'Unbekannt'

const befangenheit = (row: Row): Befangenheit => ({
  guid: row.guid,
  geschaeft: row.geschaeft,
  geNr: row.geNr,
  unternehmen: row.unternehmen,
  person: { sub: row.sub, name: row.name ?? OHNE_NAMEN },
  grund: row.grund,
  erklaertAm: row.erklaertAm.toISOString(),
  zugewiesen:
    row.zugewiesenSub === null ? null : { sub: row.zugewiesenSub, name: row.zugewiesenName ?? OHNE_NAMEN },
  aufgehoben:
    row.aufgehobenAm === null
      ? null
      : {
          am: row.aufgehobenAm.toISOString(),
          von: row.aufgehobenVon ?? OHNE_NAMEN,
          grund: row.aufgehobenGrund ?? '',
        },
})

const laden = async (db: Database | Tx, bedingung: RawBuilder<boolean>): Promise<Befangenheit[]> => {
  const { rows } = await sql<Row>`
    select f.guid, f.geschaeft_guid as geschaeft, v.ge_nr as "geNr", v.unternehmen_name as unternehmen,
      f.nutzer_sub as sub, p.name, f.grund, f.erklaert_am as "erklaertAm", v.zugewiesen_sub as "zugewiesenSub",
      z.name as "zugewiesenName", f.aufgehoben_am as "aufgehobenAm", l.name as "aufgehobenVon",
      f.aufgehoben_grund as "aufgehobenGrund"
    from befangenheit f
      join vorrat v on v.geschaeft_guid = f.geschaeft_guid
      left join bankperson p on p.sub = f.nutzer_sub
      left join bankperson z on z.sub = v.zugewiesen_sub
      left join bankperson l on l.sub = f.aufgehoben_von
    where ${bedingung}
    order by f.aufgehoben_am nulls first, f.erklaert_am desc, f.guid limit ${HOECHSTENS}`.execute(db)
  return rows.map(befangenheit)
}

/** Those that hold first; none of a case on which the reader has one himself (S9-01). */
export const befangenheitenLaden = (db: Database, sub: string): Promise<Befangenheit[]> =>
  laden(db, sql<boolean>`not ${befangen(sql`f.geschaeft_guid`, sub)}`)

export const befangenheitLaden = async (tx: Tx, guid: string): Promise<Befangenheit | undefined> =>
  (await laden(tx, sql<boolean>`f.guid = ${guid}`))[0]

export const befangenheitEinfuegen = async (
  tx: Tx,
  b: {
    readonly guid: string
    readonly geschaeftGuid: string
    readonly sub: string
    readonly grund: string
    readonly jetzt: Date
  },
): Promise<void> => {
  await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    values (${b.guid}, ${b.geschaeftGuid}, ${b.sub}, ${b.grund}, ${b.jetzt})`.execute(tx)
  await sql`delete from anwesenheit where geschaeft_guid = ${b.geschaeftGuid} and bankperson_sub = ${b.sub}`.execute(
    tx,
  )
}

/** Of which case; the row is found before its case is locked, and stays. */
export const fallDerBefangenheit = async (tx: Tx, guid: string): Promise<string | undefined> => {
  const { rows } = await sql<{ geschaeft: string }>`
    select geschaeft_guid as geschaeft from befangenheit where guid = ${guid}`.execute(tx)
  return rows[0]?.geschaeft
}

export const befangenheitBeenden = async (
  tx: Tx,
  b: { readonly guid: string; readonly sub: string; readonly grund: string; readonly jetzt: Date },
): Promise<void> => {
  await sql`update befangenheit set aufgehoben_am = ${b.jetzt}, aufgehoben_von = ${b.sub}, aufgehoben_grund = ${b.grund}
    where guid = ${b.guid} and aufgehoben_am is null`.execute(tx)
}
