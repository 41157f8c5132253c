import { anlegbarkeit, type Anlegbarkeit } from '@foerderportal/contract/auszahlung/rules'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../platform/http/refusal.ts'
import type { GeschaeftRow } from './repository.ts'

/** S1-02: both overviews answer a member at least one row, also where nothing is approved. */
export const mitgliedsZeilen = <T>(rows: readonly T[]): readonly T[] => {
  if (rows.length === 0) throw absagen(ALLGEMEIN.keineBerechtigung)
  return rows
}

/** Whether a payout can be requested for the case now: travels with both overviews. */
export const anlegbar = (row: GeschaeftRow): Anlegbarkeit =>
  anlegbarkeit({ restCent: row.rest_cent, anzahl: row.anzahl, maxAnzahl: row.max_auszahlungen })
