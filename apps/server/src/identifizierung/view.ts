import type { Identifizierung } from '@foerderportal/contract/identifizierung/schema'
import type { StandZeile } from './repository.ts'

export const identifizierungAnsicht = (
  { stand, seit }: StandZeile,
  identifizierungsUrl: string | null,
): Identifizierung => ({ stand, seit: seit?.toISOString() ?? null, identifizierungsUrl })
