import { darf } from '@foerderportal/contract/shared/permissions'
import type { Principal } from '../auth/principal.ts'

/** As what somebody of the bank can act: who may release by what he has had to do with it. Nothing: he reads. */
export const bankAkteure = <F extends string>(
  { rollen }: Pick<Principal, 'rollen'>,
  freigabe: F,
): readonly ('SACHBEARBEITUNG' | F)[] => [
  ...(darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN']) ? (['SACHBEARBEITUNG'] as const) : []),
  ...(darf(rollen, ['FREIGABE', 'SCHREIBEN']) ? [freigabe] : []),
]
