import {
  einladungStaende,
  type EinladungStand,
} from '@foerderportal/contract/interessenbekundung/einladungStaende'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { nichtMoeglich } from '../kern/policy.ts'

type Einladung = {
  readonly guid: string
  readonly status: EinladungStand
  /** Round whose batch made it; null for one that belongs to no ranking. */
  readonly runde: string | null
  readonly rang: number | null
}

const sperren = async (tx: Tx, geschaeftGuid: string): Promise<Einladung | undefined> =>
  (
    await sql<Einladung>`select e.guid, e.status, e.rang,
        case when e.staffel_guid is not null then f.ibk_meta_guid end as runde
      from geschaeft g join antrag_einladung e on e.guid = g.einladung_guid join foerderrunde f on f.guid = e.runde_guid
      where g.guid = ${geschaeftGuid} for no key update of e`.execute(tx)
  ).rows[0]

/**
 * The first application that is sent uses its invitation (S3-04): from then on it does not expire, and what is reserved
 * for it stays until the application is decided. One that has ended meanwhile takes no application.
 */
export const einladungNutzen = async (
  tx: Tx,
  {
    geschaeftGuid,
    sub,
    jetzt,
  }: { readonly geschaeftGuid: string; readonly sub: string; readonly jetzt: Date },
): Promise<void> => {
  const e = await sperren(tx, geschaeftGuid)
  if (e === undefined || e.status === 'GENUTZT') return
  const hindernis = einladungStaende.hindernis('einladungNutzen', e.status, ['ZEICHNUNGSBERECHTIGT'])
  if (hindernis !== null) throw nichtMoeglich(hindernis.text)
  await sql`update antrag_einladung set status = 'GENUTZT', status_seit = ${jetzt} where guid = ${e.guid}`.execute(
    tx,
  )
  if (e.runde === null) return
  await protokollieren(tx, {
    unternehmenGuid: null,
    rundeGuid: e.runde,
    sub,
    handlung: 'einladungNutzen',
    objektGuid: e.guid,
    angaben: { rang: e.rang },
  })
}
