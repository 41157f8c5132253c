import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { absagen } from '../http/refusal.ts'

/**
 * What a call reaches beside what its path names, over links, rounds, duplicates: a query with the columns `unternehmen` and
 * `geschaeft`, each null where a row is about none.
 */
export type Erreichtes = RawBuilder<unknown>

/** How somebody of the bank stands to any of it; the conflict of interest counts first. */
export type Naehe = 'BEFANGEN' | 'EIGEN'

type Row = { readonly befangen: boolean; readonly eigen: boolean }

/**
 * S9-01: whether `sub` has a conflict of interest on something that a call reaches, or is a member of its company (read of
 * `mitgliedschaft`: permitted, rule B-04). His own few declarations come first: of who has none nothing else is looked at.
 */
export const naeheZu = async (
  db: Database | Tx,
  sub: string,
  erreicht: Erreichtes,
): Promise<Naehe | null> => {
  const { rows } = await sql<Row>`with e as (${erreicht})
    select exists (select from befangenheit x where x.nutzer_sub = ${sub} and x.aufgehoben_am is null
        and (x.unternehmen_guid in (select e.unternehmen from e) or x.geschaeft_guid in (select e.geschaeft from e))) as befangen,
      exists (select from mitgliedschaft m where m.nutzer_sub = ${sub}
        and m.unternehmen_guid in (select e.unternehmen from e)) as eigen`.execute(db)
  const [row] = rows
  if (row?.befangen) return 'BEFANGEN'
  return row?.eigen ? 'EIGEN' : null
}

const SATZ: Record<Naehe, string> = {
  BEFANGEN: 'zu dem Sie Befangenheit erklärt haben. Jemand anderes aus der Sachbearbeitung ist dafür da.',
  EIGEN: 'für das Sie selbst handeln. Jemand anderes aus der Sachbearbeitung ist dafür da.',
}

/** `wo` is a main clause about 'ein Unternehmen': what is behind it is not named. */
const satzZu = (naehe: Naehe, wo: string): string => `${wo}, ${SATZ[naehe]}`

/**
 * What a page says beforehand to a member. Who has a conflict of interest reads nothing of it: only what he tries is refused
 * (S9-01: no trace).
 */
export const naeheHinweis = (naehe: Naehe | null, wo: string): string | null =>
  naehe === 'EIGEN' ? satzZu(naehe, wo) : null

/** 403 for who acts, in both cases: nobody moves by one end of a link what he must leave alone at the other. */
export const erreichtesPruefen = (naehe: Naehe | null, wo: string): void => {
  if (naehe !== null) throw absagen(ALLGEMEIN.keineBerechtigung, satzZu(naehe, wo))
}

/** Whether there is nothing at all that is hidden from this person. */
export const siehtAlles = async (db: Database | Tx, sub: string): Promise<boolean> => {
  const { rows } = await sql`select from befangenheit
    where nutzer_sub = ${sub} and aufgehoben_am is null limit 1`.execute(db)
  return rows.length === 0
}
