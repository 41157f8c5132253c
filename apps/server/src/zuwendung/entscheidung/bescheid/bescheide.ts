import { randomUUID } from 'node:crypto'
import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import type { Bescheidart } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidarten'
import { alsDatum, jahrInBerlin, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { sha256Von } from '../../../platform/einreichung/kanonisch.ts'
import type { EntscheidungRow } from '../entscheidungen.ts'
import type { Auszahlungseingaben } from './auszahlungseingaben.ts'
import type { BescheidEingaben } from './bescheidEingaben.ts'

/** Name of the job that makes the file of a notice. */
export const BESCHEID_ERSTELLEN = 'bescheid-erstellen'

/** SQL of table `bescheid`: the letters on decisions, which never change (0053), also on payouts (0135). */
export type BescheidRow = {
  readonly guid: string
  readonly nummer: string
  readonly geschaeft_guid: string
  readonly unternehmen_guid: string
  readonly art: Bescheidart
  readonly erlassen_am: Date
  readonly eingaben: string
  /** Set once, by the job. */
  readonly datei_guid: string | null
  readonly datei_sha256: string | null
}
const SPALTEN = sql`guid, nummer, geschaeft_guid, unternehmen_guid, art, erlassen_am, eingaben, datei_guid, datei_sha256`

/** What was presented, of a decision or of a payout. */
export type Vorgelegtes = BescheidEingaben | Auszahlungseingaben

/** Everything that a notice says: what was presented, with what only the release knows. */
export type Bescheidinhalt = Vorgelegtes & {
  readonly nummer: string
  readonly erlassenAm: string
  readonly gezeichnet: string
  readonly inhaltSha256: string
}

/** What was presented was a BescheidEingaben when it was written, and nobody can change it since (migration 0142). */
export const vorgelegteEingaben = ({ eingaben }: Pick<EntscheidungRow, 'eingaben'>): BescheidEingaben =>
  JSON.parse(eingaben ?? '{}') as BescheidEingaben

/** The same of a notice. */
export const bescheidinhalt = ({ eingaben }: Pick<BescheidRow, 'eingaben'>): Bescheidinhalt =>
  JSON.parse(eingaben) as Bescheidinhalt

const naechsteNummer = async (tx: Tx, jetzt: Date): Promise<string> => {
  const { rows } = await sql<{ nummer: string }>`select ${`BE-${jahrInBerlin(jetzt)}-`}::text
    || lpad(nextval('bescheid_nr')::text, 6, '0') as nummer`.execute(tx)
  return rows[0]?.nummer ?? ''
}

/** What a notice is on: a row of `entscheidung` or of `auszahlung`. */
type Gegenstand =
  | { readonly entscheidung: string; readonly auszahlung?: never }
  | { readonly auszahlung: string; readonly entscheidung?: never }

export type NeuerBescheid = {
  readonly zu: Gegenstand
  readonly eingaben: Vorgelegtes
  readonly inhaltSha256: string | null
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  /** Name of who released it. */
  readonly gezeichnet: string
  readonly jetzt: Date
}

/** The notice of what was just released, with its number; its file comes with a job. */
export const bescheidAnlegen = async (
  tx: Tx,
  { zu, eingaben: vorgelegt, inhaltSha256, geschaeftGuid, unternehmenGuid, gezeichnet, jetzt }: NeuerBescheid,
): Promise<Pick<BescheidRow, 'guid' | 'nummer'>> => {
  const guid = randomUUID()
  const nummer = await naechsteNummer(tx, jetzt)
  const inhalt: Bescheidinhalt = {
    ...vorgelegt,
    nummer,
    erlassenAm: alsDatum(tagInBerlin(jetzt)),
    gezeichnet,
    inhaltSha256: inhaltSha256 ?? '',
  }
  const eingaben = JSON.stringify(inhalt)
  await sql`insert into bescheid (guid, nummer, entscheidung_guid, auszahlung_guid, geschaeft_guid, unternehmen_guid,
      art, erlassen_am, eingaben, eingaben_sha256)
    values (${guid}, ${nummer}, ${zu.entscheidung ?? null}, ${zu.auszahlung ?? null}, ${geschaeftGuid}, ${unternehmenGuid},
      ${vorgelegt.art}, ${jetzt}, ${eingaben}, ${sha256Von(eingaben)})`.execute(tx)
  return { guid, nummer }
}

/** A notice of a case; undefined where the case has no such one. */
export const bescheidFinden = async (
  db: Database | Tx,
  guid: string,
  geschaeftGuid: string,
): Promise<BescheidRow | undefined> =>
  (
    await sql<BescheidRow>`select ${SPALTEN} from bescheid
      where guid = ${guid} and geschaeft_guid = ${geschaeftGuid}`.execute(db)
  ).rows[0]

const bescheidMit = async (
  db: Database | Tx,
  spalte: 'entscheidung_guid' | 'auszahlung_guid',
  guid: string,
): Promise<BescheidRow | undefined> =>
  (await sql<BescheidRow>`select ${SPALTEN} from bescheid where ${sql.ref(spalte)} = ${guid}`.execute(db))
    .rows[0]

/** The notice of a decision. */
export const bescheidZu = (db: Database | Tx, entscheidungGuid: string) =>
  bescheidMit(db, 'entscheidung_guid', entscheidungGuid)

/** The one on a payout request. */
export const bescheidZurAuszahlung = (db: Database | Tx, auszahlungGuid: string) =>
  bescheidMit(db, 'auszahlung_guid', auszahlungGuid)

/** All notices on decisions of a case, the latest first. */
export const bescheideVon = async (db: Database | Tx, geschaeftGuid: string) => {
  const { rows } = await sql<BescheidRow & { readonly art: EntscheidungArt }>`select ${SPALTEN} from bescheid
    where geschaeft_guid = ${geschaeftGuid} and entscheidung_guid is not null order by erlassen_am desc, nummer desc`.execute(
    db,
  )
  return rows.map(({ guid, nummer, art, erlassen_am, datei_guid }) => ({
    guid,
    nummer,
    art,
    erstelltAm: erlassen_am.toISOString(),
    fertig: datei_guid !== null,
  }))
}

const ohneDateiVon = async (
  db: Database | Tx,
  guid: string,
  sperre = sql``,
): Promise<BescheidRow | undefined> =>
  (
    await sql<BescheidRow>`select ${SPALTEN} from bescheid where guid = ${guid} and datei_guid is null ${sperre}`.execute(
      db,
    )
  ).rows[0]

/** A notice whose file is missing; undefined where it is there (the job may run twice). */
export const ohneDatei = (db: Database, guid: string): Promise<BescheidRow | undefined> =>
  ohneDateiVon(db, guid)

/** The same, locked: of two runs the second finds the file of the first. */
export const ohneDateiSperren = (tx: Tx, guid: string): Promise<BescheidRow | undefined> =>
  ohneDateiVon(tx, guid, sql`for update`)

export const dateiSetzen = async (
  tx: Tx,
  guid: string,
  datei: { readonly uuid: string; readonly sha256: string },
): Promise<void> => {
  await sql`update bescheid set datei_guid = ${datei.uuid}, datei_sha256 = ${datei.sha256} where guid = ${guid}`.execute(
    tx,
  )
}
