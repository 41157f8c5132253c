import type { MitzeichnungStatus } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { Dokumentart } from '../dokument/dokument.ts'

/** SQL of table `mitzeichnung`. Who writes to it holds the lock of the document (dokumentSperren). */
export type MitzeichnungRow = {
  readonly guid: string
  readonly dokument_guid: string
  readonly status: MitzeichnungStatus
  readonly seit: Date
  readonly person: string
  readonly person_name: string
  readonly angefragt_von: string
  readonly angefragt_von_name: string
  readonly angefragt_am: Date
  readonly erinnert_am: Date | null
  readonly grund: string | null
  readonly geaendert: string[]
  readonly inhalt: string | null
  readonly sha256: string | null
  readonly unterschrieben_am: Date | null
}

const SPALTEN = [
  'guid',
  'dokument_guid',
  'status',
  'seit',
  'person',
  'person_name',
  'angefragt_von',
  'angefragt_von_name',
  'angefragt_am',
  'erinnert_am',
  'grund',
  'geaendert',
  'inhalt',
  'sha256',
  'unterschrieben_am',
] as const satisfies readonly (keyof MitzeichnungRow)[]
const spalten = sql.join(SPALTEN.map((spalte) => sql.ref(`mitzeichnung.${spalte}`)))

/** The latest request of a document; without one the database is asked nothing. */
export const mitzeichnungLaden = async (
  db: Database | Tx,
  { mitzeichnung_guid }: { readonly mitzeichnung_guid: string | null },
): Promise<MitzeichnungRow | undefined> =>
  mitzeichnung_guid === null
    ? undefined
    : (
        await sql<MitzeichnungRow>`select ${spalten} from mitzeichnung where guid = ${mitzeichnung_guid}`.execute(
          db,
        )
      ).rows[0]

export type NeueMitzeichnung = {
  readonly guid: string
  readonly dokumentGuid: string
  readonly unternehmenGuid: string
  readonly person: string
  readonly personName: string
  readonly von: string
  readonly vonName: string
  readonly jetzt: Date
}

/** A new request; it becomes the document's latest one. */
export const mitzeichnungEinfuegen = async (
  tx: Tx,
  { tabelle }: Dokumentart,
  n: NeueMitzeichnung,
): Promise<void> => {
  await sql`insert into mitzeichnung (guid, dokument_guid, unternehmen_guid, status, seit, person, person_name,
      angefragt_von, angefragt_von_name, angefragt_am)
    values (${n.guid}, ${n.dokumentGuid}, ${n.unternehmenGuid}, 'ANGEFRAGT', ${n.jetzt}, ${n.person}, ${n.personName},
      ${n.von}, ${n.vonName}, ${n.jetzt})`.execute(tx)
  await sql`update ${sql.table(tabelle)} set mitzeichnung_guid = ${n.guid} where guid = ${n.dokumentGuid}`.execute(
    tx,
  )
}

type Schritt = {
  readonly status: MitzeichnungStatus
  readonly jetzt: Date
  readonly grund?: string
  readonly geaendert?: readonly string[]
}

/** Moves a request on. */
export const mitzeichnungSetzen = async (
  tx: Tx,
  guid: string,
  { status, jetzt, grund, geaendert }: Schritt,
): Promise<void> => {
  await sql`update mitzeichnung set status = ${status}, seit = ${jetzt}, grund = ${grund ?? null},
    geaendert = ${geaendert ?? []} where guid = ${guid}`.execute(tx)
}

/** The signature itself, set once. */
export const unterschriftSetzen = async (
  tx: Tx,
  guid: string,
  { inhalt, sha256, jetzt }: { readonly inhalt: string; readonly sha256: string; readonly jetzt: Date },
): Promise<void> => {
  await sql`update mitzeichnung set status = 'UNTERSCHRIEBEN', seit = ${jetzt}, unterschrieben_am = ${jetzt},
    inhalt = ${inhalt}, sha256 = ${sha256} where guid = ${guid}`.execute(tx)
}

export const erinnerungVermerken = async (tx: Tx, guid: string, jetzt: Date): Promise<void> => {
  await sql`update mitzeichnung set erinnert_am = ${jetzt} where guid = ${guid}`.execute(tx)
}
