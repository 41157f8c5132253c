import type { Tx } from '../../../platform/database/database.ts'
import { jobEinreihen } from '../../../platform/jobs/jobs.ts'
import { BESCHEID_ERSTELLEN, bescheidAnlegen, type NeuerBescheid } from './bescheide.ts'

/** A notice in the transaction of the release that it follows from: its number now, its file by a job. */
export const bescheidErlassen = async (tx: Tx, neuer: NeuerBescheid, line?: string): Promise<string> => {
  const { guid, nummer } = await bescheidAnlegen(tx, neuer)
  const key = `${BESCHEID_ERSTELLEN}:${guid}`
  await jobEinreihen(tx, BESCHEID_ERSTELLEN, { guid }, line === undefined ? { key } : { key, line })
  return nummer
}
