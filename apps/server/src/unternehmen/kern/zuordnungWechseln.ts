import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { zuordnungLaden, zuordnungSetzen, type Zuordnung, type Zuordnungsstand } from './beziehungen.ts'

type Wechsel = {
  readonly wer: Zuordnung
  /** The snapshot that was changed. */
  readonly guid: string
  readonly neu: Partial<Pick<Zuordnungsstand, 'istAdmin' | 'zeichnungsberechtigung'>>
  /** What who comes too late is told. */
  readonly inzwischen: string
  /** Refuses what the rules forbid, and locks what the change needs besides the company. */
  readonly erlauben: () => Promise<void>
}

/** Changes what a member may do, of the relation that the caller saw; false when it is so already. After `beziehungenSperren`. */
export const zuordnungWechseln = async (
  tx: Tx,
  { wer, guid, neu, inzwischen, erlauben }: Wechsel,
): Promise<boolean> => {
  const stand = await zuordnungLaden(tx, wer)
  if (stand === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
  if (stand.snapshotGuid !== guid) throw absagen(ALLGEMEIN.konkurrierend, inzwischen)
  const { istAdmin, zeichnungsberechtigung } = { ...stand, ...neu }
  if (stand.istAdmin === istAdmin && stand.zeichnungsberechtigung === zeichnungsberechtigung) return false
  await erlauben()
  await zuordnungSetzen(tx, wer, { snapshotGuid: randomUUID(), istAdmin, zeichnungsberechtigung })
  return true
}
