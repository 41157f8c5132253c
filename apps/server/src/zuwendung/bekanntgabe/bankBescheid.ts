import type { Tx } from '../../platform/database/database.ts'
import { fallSperren } from '../zugang/bankFall.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bescheidSperren, type Bescheid } from './bekanntgaben.ts'
import { bescheidGefunden } from './bekanntgabePolicy.ts'

export type Bankbescheid = { readonly sub: string; readonly guid: string; readonly bescheidGuid: string }

/** A printed notice of a case for somebody of the bank, both locked: never of his own company or with a conflict (S9-01). */
export const bankBescheidSperren = async (
  tx: Tx,
  { sub, guid, bescheidGuid }: Bankbescheid,
): Promise<Bescheid> => {
  await fallSperren(tx, guid, sub)
  const gesperrt = await bescheidSperren(tx, bescheidGuid)
  const bescheid = bescheidGefunden(gesperrt?.geschaeft_guid === guid ? gesperrt : undefined)
  if (bescheid.datei_guid === null)
    throw nichtMoeglich('Der Bescheid wird gerade erstellt. Versuchen Sie es in einer Minute noch einmal.')
  return bescheid
}
