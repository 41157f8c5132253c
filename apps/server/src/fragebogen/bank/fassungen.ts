import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import type { FassungStand } from '@foerderportal/contract/fragebogen/staende'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of tables `umfrage` and `umfrage_fassung`. */
export type FassungRow = {
  readonly guid: string
  readonly umfrage_uuid: string
  readonly bezeichnung: string
  readonly nummer: number
  readonly stand: FassungStand
  readonly definition: Definition
  readonly version: number
  readonly geaendert_am: Date
  readonly geaendert_von: string
  readonly veroeffentlicht_am: Date | null
}

const SPALTEN = sql`f.guid, f.umfrage_uuid, u.bezeichnung, f.nummer, f.stand, f.definition, f.version, f.geaendert_am,
  f.geaendert_von, f.veroeffentlicht_am`

const fassung = (guid: string, sperre: RawBuilder<unknown>) => sql<FassungRow>`select ${SPALTEN}
  from umfrage_fassung f join umfrage u on u.uuid = f.umfrage_uuid where f.guid = ${guid} ${sperre}`

export const fassungLaden = async (db: Database | Tx, guid: string): Promise<FassungRow | undefined> =>
  (await fassung(guid, sql``).execute(db)).rows[0]

/** The same, locked: a save and a publication of one draft queue here. */
export const fassungSperren = async (tx: Tx, guid: string): Promise<FassungRow | undefined> =>
  (await fassung(guid, sql`for no key update of f`).execute(tx)).rows[0]

/** The latest of a questionnaire, whatever became of it. */
export const letzteFassung = async (tx: Tx, umfrageUuid: string): Promise<FassungRow | undefined> => {
  const { rows } = await sql<FassungRow>`select ${SPALTEN}
    from umfrage_fassung f join umfrage u on u.uuid = f.umfrage_uuid
    where f.umfrage_uuid = ${umfrageUuid} order by f.nummer desc limit 1`.execute(tx)
  return rows[0]
}

type Neue = {
  readonly guid: string
  readonly umfrageUuid: string
  readonly nummer: number
  readonly anlass?: string
  readonly definition: Definition
  readonly sub: string
  readonly jetzt: Date
}

export const fassungEinfuegen = async (tx: Tx, n: Neue): Promise<void> => {
  await sql`insert into umfrage_fassung (guid, umfrage_uuid, nummer, anlass, stand, definition, geaendert_am, geaendert_von)
    values (${n.guid}, ${n.umfrageUuid}, ${n.nummer}, ${n.anlass ?? null}, 'ENTWURF', ${JSON.stringify(n.definition)}, ${n.jetzt},
      ${n.sub})`.execute(tx)
}

type NeueUmfrage = {
  readonly uuid: string
  readonly bezeichnung: string
  readonly demo?: boolean
  readonly sub: string
  readonly jetzt: Date
}

export const umfrageEinfuegen = async (tx: Tx, n: NeueUmfrage): Promise<void> => {
  await sql`insert into umfrage (uuid, bezeichnung, demo, angelegt_am, angelegt_von)
    values (${n.uuid}, ${n.bezeichnung}, ${n.demo ?? false}, ${n.jetzt}, ${n.sub})`.execute(tx)
}

/** Of a locked questionnaire: two people who begin a version begin one after the other. */
export const umfrageSperren = async (tx: Tx, uuid: string): Promise<boolean> =>
  (await sql`select from umfrage where uuid = ${uuid} for update`.execute(tx)).rows.length > 0

export const definitionSchreiben = async (
  tx: Tx,
  guid: string,
  { definition, sub, jetzt }: Pick<Neue, 'definition' | 'sub' | 'jetzt'>,
): Promise<void> => {
  await sql`update umfrage_fassung set definition = ${JSON.stringify(definition)}, version = version + 1,
    geaendert_am = ${jetzt}, geaendert_von = ${sub} where guid = ${guid}`.execute(tx)
}

/** The draft takes the place of what was published before. */
export const fassungAustauschen = async (
  tx: Tx,
  { guid, umfrage_uuid: umfrage }: FassungRow,
  { sub, jetzt }: Pick<Neue, 'sub' | 'jetzt'>,
): Promise<string | undefined> => {
  const { rows } = await sql<{ guid: string }>`update umfrage_fassung set stand = 'ABGELOEST'
    where umfrage_uuid = ${umfrage} and stand = 'VEROEFFENTLICHT' returning guid`.execute(tx)
  await sql`update umfrage_fassung set stand = 'VEROEFFENTLICHT', version = version + 1, geaendert_am = ${jetzt},
    geaendert_von = ${sub}, veroeffentlicht_am = ${jetzt}, veroeffentlicht_von = ${sub} where guid = ${guid}`.execute(
    tx,
  )
  return rows[0]?.guid
}

/** A draft goes; a questionnaire that never had another version goes with it. */
export const fassungEntfernen = async (
  tx: Tx,
  { guid, umfrage_uuid: umfrage }: FassungRow,
): Promise<void> => {
  await sql`delete from umfrage_fassung where guid = ${guid}`.execute(tx)
  await sql`delete from umfrage u where uuid = ${umfrage}
    and not exists (select from umfrage_fassung f where f.umfrage_uuid = u.uuid)`.execute(tx)
}
