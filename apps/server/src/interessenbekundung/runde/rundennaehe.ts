import { sql } from 'kysely'
import {
  erreichtesPruefen,
  naeheHinweis,
  naeheZu,
  type Naehe,
} from '../../platform/befangenheit/erreichtes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

const IN_DER_RUNDE = 'In dieser Runde hat ein Unternehmen Interesse bekundet'

/**
 * How `sub` stands to whoever has sent a declaration in a round that was not withdrawn, or applies on its invitation (S9-01). Each of its acts
 * moves all of them.
 */
export const rundennaehe = (db: Database | Tx, sub: string, runde: string): Promise<Naehe | null> =>
  naeheZu(
    db,
    sub,
    sql`select b.unternehmen_guid as unternehmen, g.guid as geschaeft from bekundung b
        left join antrag_einladung e on e.bekundung_guid = b.guid
        left join geschaeft g on g.einladung_guid = e.guid
      where b.ibk_meta_guid = ${runde}::uuid and b.eingereicht_version is not null
        and b.zurueckgezogen_am is null`,
  )

/** What its page says to who must leave it alone, as a sentence. */
export const rundenhinweis = (naehe: Naehe | null): string | null => naeheHinweis(naehe, IN_DER_RUNDE)

/** 403, whatever else stands in the way. */
export const unbeteiligtPruefen = (naehe: Naehe | null): void => erreichtesPruefen(naehe, IN_DER_RUNDE)
