import { sql } from 'kysely'
import { naeheZu, type Naehe } from '../../platform/befangenheit/erreichtes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

/** How a refusal begins, without naming the other company. */
export const IM_VERBUND = 'Mit diesem Unternehmen ist eines verbunden'

/**
 * How `sub` stands to what the account of a company is made of (S9-01): the other companies of its Verbund, and every case
 * whose grant counts. Sums and free rests are those of all together: without a part of them he could compute it.
 */
export const verbundNaehe = (
  db: Database | Tx,
  sub: string,
  unternehmenGuid: string,
): Promise<Naehe | null> =>
  naeheZu(
    db,
    sub,
    sql`select nullif(v.unternehmen_guid, ${unternehmenGuid}::uuid) as unternehmen, null::uuid as geschaeft
        from verbundene(${unternehmenGuid}::uuid) v
      union all select null, k.geschaeft_guid from deminimis_konto k
        where k.unternehmen_guid = any (array(select v.unternehmen_guid from verbundene(${unternehmenGuid}::uuid) v))`,
  )
