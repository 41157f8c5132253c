import type { BankdatenAenderung } from '@foerderportal/contract/unternehmen/bank/schema'
import { sql } from 'kysely'
import { befangenAmUnternehmen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

export type BankdatenZeile = Pick<
  BankdatenAenderung,
  'id' | 'geaendertVon' | 'ohneErneuteAnmeldung' | 'vorher' | 'nachher'
> & {
  /** `sub` of who changed them. */
  readonly von: string
  readonly geaendertAm: Date
  readonly gesehenAm: Date | null
  readonly gesehenVon: string | null
}

/** Far more than a person looks through; what nobody has seen stands before the limit. */
const HOECHSTENS = 200

const SPALTEN = sql`b.nachher_guid as id, b.geaendert_am as "geaendertAm", b.geaendert_von as von,
    b.ohne_erneute_anmeldung as "ohneErneuteAnmeldung",
    (n.value ->> 'vorname') || ' ' || (n.value ->> 'nachname') as "geaendertVon",
    v.value -> 'kontoInformationen' as vorher, h.value -> 'kontoInformationen' as nachher,
    g.gesehen_am as "gesehenAm", g.gesehen_von_name as "gesehenVon"`
const HERKUNFT = sql`from bankdaten_aenderung b
    join unternehmen_snapshot v on v.guid = b.vorher_guid
    join unternehmen_snapshot h on h.guid = b.nachher_guid
    left join nutzer n on n.sub = b.geaendert_von
    left join bankdaten_gesehen g on g.nachher_guid = b.nachher_guid`
const AENDERUNG = sql`select ${SPALTEN} ${HERKUNFT}`

export const bankdatenAenderungenLaden = async (
  db: Database,
  unternehmenGuid: string,
): Promise<BankdatenZeile[]> => {
  const { rows } = await sql<BankdatenZeile>`${AENDERUNG} where b.unternehmen_guid = ${unternehmenGuid}
    order by (g.gesehen_am is not null), b.geaendert_am desc, b.nachher_guid limit ${HOECHSTENS}`.execute(db)
  return rows
}

/** Of all companies that this person may know of, the oldest first: what nobody has seen are few. */
export const offeneBankdatenLaden = async (
  db: Database,
  sub: string,
): Promise<(BankdatenZeile & { readonly unternehmenGuid: string; readonly unternehmenName: string })[]> => {
  const { rows } = await sql<BankdatenZeile & { unternehmenGuid: string; unternehmenName: string }>`
    select ${SPALTEN}, u.guid as "unternehmenGuid", u.name as "unternehmenName" ${HERKUNFT}
      join unternehmen u on u.guid = b.unternehmen_guid
      join bankdaten_offen o on o.nachher_guid = b.nachher_guid
    where not ${befangenAmUnternehmen(sql`u.guid`, sub)}
    order by o.geaendert_am, o.nachher_guid limit ${HOECHSTENS}`.execute(db)
  return rows
}

export type Genannt = { readonly unternehmenGuid: string; readonly id: string }

export const bankdatenAenderungLaden = async (
  db: Database,
  { unternehmenGuid, id }: Genannt,
): Promise<BankdatenZeile | undefined> => {
  const { rows } = await sql<BankdatenZeile>`${AENDERUNG}
    where b.unternehmen_guid = ${unternehmenGuid} and b.nachher_guid = ${id}`.execute(db)
  return rows[0]
}

type Gesehen = { readonly sub: string; readonly name: string; readonly am: Date }

/** False when somebody has seen it before: he stays. */
export const gesehenEinfuegen = async (tx: Tx, { id, von }: BankdatenZeile, g: Gesehen): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into bankdaten_gesehen (nachher_guid, geaendert_von, gesehen_am, gesehen_von, gesehen_von_name)
    values (${id}, ${von}, ${g.am}, ${g.sub}, ${g.name}) on conflict (nachher_guid) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export const unternehmenVorhanden = async (db: Database, guid: string): Promise<boolean> => {
  const { rows } = await sql`select from unternehmen where guid = ${guid}`.execute(db)
  return rows.length > 0
}

/**
 * How many changes of bank data nobody of the provider has looked at. The company stays as it is until the transaction
 * ends: nobody changes its accounts between this question and what is paid upon the answer.
 */
export const ungeseheneZaehlen = async (tx: Tx, unternehmenGuid: string): Promise<number> => {
  await sql`select from unternehmen where guid = ${unternehmenGuid} for share`.execute(tx)
  // A statement of its own: it sees what was committed while the one above waited.
  const { rows } = await sql<{ anzahl: number }>`select count(*)::int as anzahl from bankdaten_aenderung b
    where unternehmen_guid = ${unternehmenGuid}
      and not exists (select from bankdaten_gesehen g where g.nachher_guid = b.nachher_guid)`.execute(tx)
  return rows[0]?.anzahl ?? 0
}
