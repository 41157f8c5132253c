import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { unbefangenPruefen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { mitgliedschaftLaden } from '../kern/repository.ts'

const EIGENES =
  'Für dieses Unternehmen handeln Sie selbst. Hier entscheidet jemand anderes aus der Sachbearbeitung.'

/** S9-01: whoever acts for the company, or has a conflict of interest on it, decides nothing about it for the bank. */
export const bankSchreibenPruefen = async (
  db: Database,
  sub: string,
  unternehmenGuid: string,
): Promise<void> => {
  await unbefangenPruefen(db, sub, unternehmenGuid)
  if ((await mitgliedschaftLaden(db, sub, unternehmenGuid)) !== undefined)
    throw absagen(ALLGEMEIN.keineBerechtigung, EIGENES)
}
