import { randomUUID } from 'node:crypto'
import type { Entfallgrund, Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Vorgang } from '../vorgaenge.ts'

/** What each kind of act was presented with; kept as it was typed, with what it meant then. */
export type Aktangaben = {
  readonly rundeVeroeffentlichen: { readonly bezeichnung: string; readonly version: number }
  readonly fristVerlaengern: { readonly letzterTag: string; readonly grund: string }
  readonly mittelErhoehen: { readonly cent: number; readonly grund: string }
  readonly rundeAnnullieren: { readonly grund: string }
  readonly bekundungEntfallen: { readonly art: Entfallgrund; readonly grund: string; readonly rang: number }
  readonly einladungVerlaengern: {
    readonly letzterTag: string
    readonly grund: string
    readonly rang: number
  }
}

/** SQL of table `rundenakt`. */
export type AktRow<A extends Rundenaktart = Rundenaktart> = {
  [K in A]: Vorgang & {
    readonly ibk_meta_guid: string
    readonly art: K
    /** The declaration or the invitation; the round itself where it is about neither. */
    readonly objekt_guid: string
    readonly angaben: Aktangaben[K]
    /** Who presented it, now or before it came back, and who planned what it publishes: none of them releases it. */
    readonly bearbeiter: readonly string[]
  }
}[A]

const spalten = sql`guid, ibk_meta_guid, art, objekt_guid, angaben, status, vorbereitet_von, vorgelegt_am,
    freigegeben_von, freigegeben_am, zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund,
    rundenakt_mitwirkende(guid) as bearbeiter`

/** Of one round, the latest first. */
export const akteLesen = async (db: Database | Tx, runde: string): Promise<AktRow[]> =>
  (
    await sql<AktRow>`select ${spalten} from rundenakt a where ibk_meta_guid = ${runde}
      order by vorgelegt_am desc, guid`.execute(db)
  ).rows

/** Of which round an act is; undefined for an unknown one. Ask before its round is locked. */
export const aktFinden = async (db: Database | Tx, guid: string): Promise<AktRow | undefined> =>
  (await sql<AktRow>`select ${spalten} from rundenakt a where guid = ${guid}`.execute(db)).rows[0]

/** Whether the same lies before a second person already. */
export const aktLiegtVor = async (tx: Tx, art: Rundenaktart, objekt: string): Promise<boolean> => {
  const { rows } = await sql`select from rundenakt where objekt_guid = ${objekt} and art = ${art}
    and status = 'VORGELEGT'`.execute(tx)
  return rows.length > 0
}

type Neu = {
  readonly runde: string
  readonly art: Rundenaktart
  readonly objekt: string
  readonly angaben: object
  readonly sub: string
  readonly jetzt: Date
}
/** Lays an act before a second person. */
export const aktEinfuegen = async (tx: Tx, n: Neu): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into rundenakt (guid, ibk_meta_guid, art, objekt_guid, angaben, status, vorbereitet_von, vorgelegt_am)
    values (${guid}, ${n.runde}, ${n.art}, ${n.objekt}, ${JSON.stringify(n.angaben)}, 'VORGELEGT', ${n.sub},
      ${n.jetzt})`.execute(tx)
  return guid
}

type Ende = { readonly guid: string; readonly sub: string; readonly jetzt: Date }
/** Releases it; the database refuses the person who presented it. */
export const aktFreigegeben = async (tx: Tx, { guid, sub, jetzt }: Ende): Promise<void> => {
  await sql`update rundenakt set status = 'FREIGEGEBEN', freigegeben_von = ${sub}, freigegeben_am = ${jetzt}
    where guid = ${guid}`.execute(tx)
}

/** Gives it back with a reason: the same may be presented anew. */
export const aktZurueckgegeben = async (
  tx: Tx,
  { guid, sub, jetzt, grund }: Ende & { readonly grund: string },
): Promise<void> => {
  await sql`update rundenakt set status = 'ZURUECKGEGEBEN', zurueckgegeben_von = ${sub},
      zurueckgegeben_am = ${jetzt}, zurueckgegeben_grund = ${grund} where guid = ${guid}`.execute(tx)
}
