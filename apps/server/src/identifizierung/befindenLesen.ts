import type { IdentBefinden } from '@foerderportal/contract/identifizierung/schema'
import { sql } from 'kysely'
import type { Services } from '../platform/services.ts'
import { dienstVon } from './rueckmeldungLesen.ts'

/** R7.1-19: messages are taken when this call is answered, and the service says how it is itself. */
export const befindenLesen = async (services: Services, schluessel: string): Promise<IdentBefinden> => {
  const dienst = dienstVon(services, schluessel)
  await sql`select from identifizierung_versuch limit 1`.execute(services.db)
  return dienst.befinden()
}
