import type * as vertrag from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type { AnhoerungAnsicht } from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { gefunden } from '../kern/policy.ts'
import { antragFinden, type AntragRow } from '../kern/repository.ts'
import { letzteAnhoerung, type AnhoerungRow } from './anhoerungen.ts'
import { beimAntragsteller } from './anhoerungView.ts'

/** The hearing that counts of an application; 404 where there is none. */
export const anhoerungZu = async (
  db: Database | Tx,
  { geschaeft_guid: geschaeftGuid }: Pick<AntragRow, 'geschaeft_guid'>,
): Promise<AnhoerungRow> => {
  const row = await letzteAnhoerung(db, geschaeftGuid)
  if (row === undefined) throw absagen(ZUWENDUNG.antragFehlt, 'Zu diesem Antrag gibt es keine Anhörung.')
  return row
}

/** What the bank is about to decide, for every member of the company. */
export const anhoerungLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.anhoerungLesen>,
): Promise<{ body: AnhoerungAnsicht; version: number }> => {
  const antrag = gefunden(await antragFinden(db, guid, sub))
  const row = await anhoerungZu(db, antrag)
  return beimAntragsteller(db, row, { antrag, jetzt: clock.now() })
}
