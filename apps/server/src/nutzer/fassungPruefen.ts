import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import type { Tx } from '../platform/database/database.ts'
import { absagen } from '../platform/http/refusal.ts'
import { personenNamen } from './personenNamen.ts'

type Fassung = { readonly version: number; readonly geaendert_am: Date; readonly geaendert_von: string }

/** A write that builds on an older version is refused, and says whose change was in between (S11-05). */
export const fassungPruefen = async (
  tx: Tx,
  was: 'Die Entscheidung' | 'Die Prüfung',
  row: Fassung | undefined,
  ifMatch: number | undefined,
): Promise<void> => {
  if (row === undefined || ifMatch === undefined || ifMatch === row.version) return
  const name = await personenNamen(tx, [row.geaendert_von])
  throw absagen(
    ALLGEMEIN.konkurrierend,
    `${was} wurde am ${alsZeitpunkt(row.geaendert_am.toISOString())} Uhr von ${name(row.geaendert_von)} geändert.`,
  )
}
