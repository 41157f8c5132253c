import type { IdentStand, VersuchStand } from '@foerderportal/contract/identifizierung/staende'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/database/database.ts'

/** A whole number up to 2^53 (z.int): exact as a double, which the driver reads as a number. */
const FOLGE = sql`folge::float8 as folge`

export type StandZeile = {
  readonly stand: IdentStand
  readonly versuche: number
  readonly folge: number
  readonly seit: Date | null
}

export const standLaden = async (db: Database, sub: string): Promise<StandZeile | undefined> => {
  const { rows } = await sql<StandZeile>`select stand, versuche, ${FOLGE}, seit
    from identifizierung_stand where nutzer_sub = ${sub}`.execute(db)
  return rows[0]
}

export type VersuchZeile = {
  readonly guid: string
  readonly sub: string
  readonly nummer: number
  readonly stand: VersuchStand
  readonly folge: number
  readonly url: string | null
}
const felder = sql`guid, nutzer_sub as sub, nummer, stand, ${FOLGE}, url`

/** The last one that says something about the user as he is named now. */
export const letzterVersuch = async (tx: Tx, sub: string): Promise<VersuchZeile | undefined> => {
  const { rows } = await sql<VersuchZeile>`select ${felder} from identifizierung_versuch
    where nutzer_sub = ${sub}
      and nummer > (select ueberholte_versuche from identifizierung_stand where nutzer_sub = ${sub})
    order by nummer desc limit 1`.execute(tx)
  return rows[0]
}

export const versuchLaden = async (db: Database, guid: string): Promise<VersuchZeile | undefined> => {
  const { rows } = await sql<VersuchZeile>`select ${felder} from identifizierung_versuch
    where guid = ${guid}`.execute(db)
  return rows[0]
}

export const versuchEinfuegen = async (
  tx: Tx,
  { guid, sub, nummer, am }: { guid: string; sub: string; nummer: number; am: Date },
): Promise<VersuchZeile> => {
  const { rows } = await sql<VersuchZeile>`
    insert into identifizierung_versuch (guid, nutzer_sub, nummer, stand, begonnen_am, geaendert_am)
    values (${guid}, ${sub}, ${nummer}, 'IN_ARBEIT', ${am}, ${am}) returning ${felder}`.execute(tx)
  const [versuch] = rows
  if (versuch === undefined) throw new Error('insert returned no row')
  return versuch
}

export const ortVermerken = async (
  db: Database,
  guid: string,
  { url, aktenzeichen }: { readonly url: string; readonly aktenzeichen: string },
): Promise<void> => {
  await sql`update identifizierung_versuch set url = ${url}, aktenzeichen = ${aktenzeichen}
    where guid = ${guid} and url is null`.execute(db)
}

export const versuchSetzen = async (
  tx: Tx,
  guid: string,
  { stand, folge }: { readonly stand: VersuchStand; readonly folge: number },
  am: Date,
): Promise<void> => {
  await sql`update identifizierung_versuch set stand = ${stand}, folge = ${folge}, geaendert_am = ${am}
    where guid = ${guid}`.execute(tx)
}

/** False when the recording was announced before. */
export const aufzeichnungVormerken = async (tx: Tx, versuch: string, am: Date): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`insert into identifizierung_aufzeichnung (versuch_guid, status, geaendert_am)
    values (${versuch}, 'AUSSTEHEND', ${am}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export const stehtAus = async (db: Database, versuch: string): Promise<boolean> => {
  const { rows } = await sql`select from identifizierung_aufzeichnung
    where versuch_guid = ${versuch} and status = 'AUSSTEHEND'`.execute(db)
  return rows.length > 0
}

/** The announced recording, locked; undefined when it was fetched before. */
export const ausstehendeSperren = async (tx: Tx, versuch: string): Promise<{ sub: string } | undefined> => {
  const { rows } = await sql<{ sub: string }>`select v.nutzer_sub as sub
    from identifizierung_aufzeichnung a join identifizierung_versuch v on v.guid = a.versuch_guid
    where a.versuch_guid = ${versuch} and a.status = 'AUSSTEHEND' for update of a`.execute(tx)
  return rows[0]
}

export type Abgelegt = { readonly bytes: number; readonly sha256: string; readonly loeschenAb: Date }

/** Without `abgelegt`: the service has none. */
export const aufzeichnungSetzen = async (
  tx: Tx,
  versuch: string,
  am: Date,
  abgelegt?: Abgelegt,
): Promise<void> => {
  await sql`update identifizierung_aufzeichnung set
      status = ${abgelegt ? 'VORHANDEN' : 'NICHT_VORHANDEN'}, geaendert_am = ${am}, bytes = ${abgelegt?.bytes ?? null},
      sha256 = ${abgelegt?.sha256 ?? null}, loeschen_ab = ${abgelegt?.loeschenAb ?? null}
    where versuch_guid = ${versuch}`.execute(tx)
}

/** One recording whose time is over, locked. */
export const faelligeSperren = async (
  tx: Tx,
  jetzt: Date,
): Promise<{ versuch: string; sub: string } | undefined> => {
  const { rows } = await sql<{ versuch: string; sub: string }>`select v.guid as versuch, v.nutzer_sub as sub
    from identifizierung_aufzeichnung a join identifizierung_versuch v on v.guid = a.versuch_guid
    where a.loeschen_ab <= ${jetzt} limit 1 for update of a skip locked`.execute(tx)
  return rows[0]
}

export const geloeschtVermerken = async (tx: Tx, versuch: string, am: Date): Promise<void> => {
  await sql`update identifizierung_aufzeichnung set status = 'GELOESCHT', geaendert_am = ${am}, loeschen_ab = null
    where versuch_guid = ${versuch}`.execute(tx)
}
