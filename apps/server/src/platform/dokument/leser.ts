import { darf, type Recht } from '@foerderportal/contract/shared/permissions'
import type { Principal } from '../auth/principal.ts'
import type { Services } from '../services.ts'

/** Who reads a document, and when; `darfSchreiben`: he has the permission for what he may do otherwise. */
export type Leser = { readonly sub: string; readonly darfSchreiben: boolean; readonly jetzt: Date }

/** A reader with the rights of his token; `recht`: who saves has it. */
export const alsLeser = (
  { sub, rollen }: Pick<Principal, 'sub' | 'rollen'>,
  { clock }: Pick<Services, 'clock'>,
  recht: Recht,
): Leser => ({ sub, darfSchreiben: darf(rollen, recht), jetzt: clock.now() })
