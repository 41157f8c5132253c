import { randomUUID } from 'node:crypto'
import type { IdentBefinden } from '@foerderportal/contract/identifizierung/schema'
import type { Services } from '../platform/services.ts'
import { versuchLaden } from './repository.ts'
import { dienstVon } from './rueckmeldungLesen.ts'

/** R7.1-19: messages are taken when this call is answered, and the service says how it is itself. */
export const befindenLesen = async (services: Services, schluessel: string): Promise<IdentBefinden> => {
  const dienst = dienstVon(services, schluessel)
  // Of nobody: what a message is looked up by works.
  await versuchLaden(services.db, randomUUID())
  return dienst.befinden()
}
