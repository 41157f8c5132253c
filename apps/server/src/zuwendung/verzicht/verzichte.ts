import type { VerzichtStatus } from '@foerderportal/contract/zuwendung/antrag/verzicht/staende'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** Of an approved item: how much is waived, and what was approved of it then. */
export type Verzichtsposten = {
  readonly gegenstand: string
  readonly verzichtCent: number
  readonly bewilligtCent: number
}

/** SQL of table `verzicht`. */
export type VerzichtRow = {
  readonly guid: string
  readonly geschaeft_guid: string
  readonly unternehmen_guid: string
  readonly status: VerzichtStatus
  readonly betraege: readonly Verzichtsposten[]
  readonly begruendung: string
  readonly erklaert_von: string
  readonly erklaert_am: Date
  /** Two sign it. */
  readonly zu_zweit: boolean
  readonly mitgezeichnet_von: string | null
  readonly zurueckgenommen_von: string | null
  readonly zurueckgenommen_am: Date | null
  readonly aufgenommen_am: Date | null
}

const SPALTEN = sql`guid, geschaeft_guid, unternehmen_guid, status, betraege, begruendung, erklaert_von, erklaert_am,
  zu_zweit, mitgezeichnet_von, zurueckgenommen_von, zurueckgenommen_am, aufgenommen_am`

/** All of a case, the latest first. */
export const verzichteVon = async (db: Database | Tx, geschaeftGuid: string): Promise<VerzichtRow[]> =>
  (
    await sql<VerzichtRow>`select ${SPALTEN} from verzicht where geschaeft_guid = ${geschaeftGuid}
      order by erklaert_am desc, guid`.execute(db)
  ).rows

/** What the bank reads: of two signatures both are there. */
export const sindErklaert = (rows: readonly VerzichtRow[]): VerzichtRow[] =>
  rows.filter(({ zu_zweit, mitgezeichnet_von }) => !zu_zweit || mitgezeichnet_von !== null)

/** The one that the company is about: declared, or signed by the first of two. */
export const laufenderUnter = (rows: readonly VerzichtRow[]): VerzichtRow | undefined =>
  rows.find(({ status }) => status === 'ERKLAERT' || status === 'ZUR_UNTERSCHRIFT')

/** The one that nobody has taken back or up. */
export const offenerUnter = (rows: readonly VerzichtRow[]): VerzichtRow | undefined =>
  rows.find(({ status }) => status === 'ERKLAERT')

/** By its guid, locked: whatever case it belongs to. */
export const verzichtSperren = async (tx: Tx, guid: string): Promise<VerzichtRow | undefined> =>
  (await sql<VerzichtRow>`select ${SPALTEN} from verzicht where guid = ${guid} for update`.execute(tx))
    .rows[0]

export type NeuerVerzicht = Pick<
  VerzichtRow,
  | 'guid'
  | 'geschaeft_guid'
  | 'unternehmen_guid'
  | 'betraege'
  | 'begruendung'
  | 'erklaert_von'
  | 'erklaert_am'
  | 'zu_zweit'
>

export const verzichtEinfuegen = async (tx: Tx, v: NeuerVerzicht): Promise<void> => {
  await sql`insert into verzicht (guid, geschaeft_guid, unternehmen_guid, status, betraege, begruendung, erklaert_von,
      erklaert_am, zu_zweit)
    values (${v.guid}, ${v.geschaeft_guid}, ${v.unternehmen_guid}, ${v.zu_zweit ? 'ZUR_UNTERSCHRIFT' : 'ERKLAERT'},
      ${JSON.stringify(v.betraege)}, ${v.begruendung}, ${v.erklaert_von}, ${v.erklaert_am}, ${v.zu_zweit})`.execute(
    tx,
  )
}

/** Declared with the second signature: from then on it counts. */
export const mitzeichnungFesthalten = async (
  tx: Tx,
  guid: string,
  { von, am }: { readonly von: string; readonly am: Date },
): Promise<void> => {
  await sql`update verzicht set status = 'ERKLAERT', erklaert_am = ${am}, erstunterschrift_am = erklaert_am,
    mitgezeichnet_von = ${von} where guid = ${guid}`.execute(tx)
}

export const ruecknahmeFesthalten = async (
  tx: Tx,
  guid: string,
  { von, am }: { readonly von: string; readonly am: Date },
): Promise<void> => {
  await sql`update verzicht set status = 'ZURUECKGENOMMEN', zurueckgenommen_von = ${von}, zurueckgenommen_am = ${am}
    where guid = ${guid}`.execute(tx)
}

export const aufnahmeFesthalten = async (
  tx: Tx,
  guid: string,
  { entscheidung, am }: { readonly entscheidung: string; readonly am: Date },
): Promise<void> => {
  await sql`update verzicht set status = 'AUFGENOMMEN', aufgenommen_am = ${am}, entscheidung_guid = ${entscheidung}
    where guid = ${guid}`.execute(tx)
}
