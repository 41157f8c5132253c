import { sql, type RawBuilder } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'

/** Null where it is about no case; the case of an application is read here as everywhere in the bank's lists. */
const WORAN = { geschaeft: sql`a.geschaeft_guid`, unternehmen: sql`b.unternehmen_guid` }

/**
 * SQL after `from`: the questionnaires `b` of a version that count for this person; of one that was corrected the latest.
 * With a conflict of interest on a case nothing of it is read, nor counted (S9-01).
 */
export const gezaehlte = (fassung: RawBuilder<unknown>, sub: string): RawBuilder<unknown> =>
  sql`befragung b left join antrag a on a.guid = b.antrag_guid
    where b.fassung_guid = ${fassung} and ${unbefangen(WORAN, sub)}
      and not exists (select from befragung n where n.vorgaenger_guid = b.guid and n.abgeschlossen_am is not null)`
