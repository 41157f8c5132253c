import type { IdentVersuch } from '@foerderportal/contract/identifizierung/bank/schema'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

type Row = {
  readonly guid: string
  readonly sub: string
  readonly name: string
  readonly nummer: number
  readonly stand: IdentVersuch['stand']
  readonly seit: Date
  readonly aktenzeichen: string | null
  readonly text: string | null
  readonly vermerktAm: Date | null
  readonly vermerktVon: string | null
}

/** What nobody noted anything on stands before it. */
const HOECHSTENS = 200

const ansicht = (row: Row): IdentVersuch => ({
  guid: row.guid,
  person: { sub: row.sub, name: row.name },
  nummer: row.nummer,
  stand: row.stand,
  seit: row.seit.toISOString(),
  aktenzeichen: row.aktenzeichen,
  vermerk:
    row.text === null || row.vermerktAm === null || row.vermerktVon === null
      ? null
      : { text: row.text, am: row.vermerktAm.toISOString(), von: row.vermerktVon },
})

const laden = async (db: Database | Tx, bedingung: RawBuilder<boolean>): Promise<IdentVersuch[]> => {
  const { rows } =
    await sql<Row>`select v.guid, v.nutzer_sub as sub, v.name, v.nummer, v.stand, v.geaendert_am as seit,
      v.aktenzeichen, m.text, m.vermerkt_am as "vermerktAm", m.vermerkt_von_name as "vermerktVon"
    from identifizierung_zu_sichten v
      left join lateral (select text, vermerkt_am, vermerkt_von_name from identifizierung_vermerk
        where versuch_guid = v.guid order by vermerkt_am desc, guid limit 1) m on true
    where ${bedingung} order by v.geaendert_am, v.guid limit ${HOECHSTENS}`.execute(db)
  return rows.map(ansicht)
}

const VERMERKT = sql<boolean>`exists (select from identifizierung_vermerk n where n.versuch_guid = v.guid)`

/** Each half for itself, in the order of its index: of thousands only as many are looked at as are shown. */
export const versucheLaden = async (db: Database): Promise<IdentVersuch[]> => {
  const neue = await laden(db, sql<boolean>`not ${VERMERKT}`)
  const vermerkte = neue.length < HOECHSTENS ? await laden(db, VERMERKT) : []
  return [...neue, ...vermerkte].slice(0, HOECHSTENS)
}

export const versuchLaden = async (tx: Tx, guid: string): Promise<IdentVersuch | undefined> =>
  (await laden(tx, sql<boolean>`v.guid = ${guid}`))[0]

export const vermerkEinfuegen = async (
  tx: Tx,
  v: {
    readonly guid: string
    readonly versuch: string
    readonly text: string
    readonly am: Date
    readonly sub: string
    readonly name: string
  },
): Promise<void> => {
  await sql`insert into identifizierung_vermerk (guid, versuch_guid, text, vermerkt_am, vermerkt_von, vermerkt_von_name)
    values (${v.guid}, ${v.versuch}, ${v.text}, ${v.am}, ${v.sub}, ${v.name})`.execute(tx)
}
