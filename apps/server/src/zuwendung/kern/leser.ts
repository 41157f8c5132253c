import { darf } from '@foerderportal/contract/shared/permissions'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/routes'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Services } from '../../platform/services.ts'

/** Who reads, and when; `darfSchreiben`: he has the permission for what he may do otherwise. */
export type Leser = { readonly sub: string; readonly darfSchreiben: boolean; readonly jetzt: Date }

/** A reader with the rights of his token. */
export const alsLeser = ({ sub, rollen }: Pick<Principal, 'sub' | 'rollen'>, { clock }: Services): Leser => ({
  sub,
  darfSchreiben: darf(rollen, antragSpeichern.permission),
  jetzt: clock.now(),
})
