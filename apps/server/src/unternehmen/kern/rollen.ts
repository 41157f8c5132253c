import type { Rolle } from '@foerderportal/contract/shared/permissions'
import { antragsrechteVermerken, type GesperrterNutzer } from '../../nutzer/public.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { verwalteteZaehlen } from './beziehungen.ts'

const ADMIN: readonly Rolle[] = ['NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE']
const ANTRAG: readonly Rolle[] = ['ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN']

export type NeuesMitglied = {
  readonly sub: string
  readonly nutzer: GesperrterNutzer
  readonly istAdmin: boolean
}

/**
 * S1-01: who manages a company has the role, who manages none any more has it no longer. Ask for it after the user's row
 * is locked (`nutzerSperren`): of two companies that he loses at once the second one counts after the first.
 */
export const verwaltungsrolleSetzen = async (
  { identity }: Pick<Services, 'identity'>,
  tx: Tx,
  sub: string,
): Promise<void> => {
  const rest = await verwalteteZaehlen(tx, sub)
  await identity.setRealmRoles(tx, sub, rest > 0 ? { add: ADMIN } : { remove: ADMIN })
}

/** S1-01: an admin manages his company; the first membership ever opens the applications, once. */
export const rollenErgaenzen = async (
  { identity, clock }: Pick<Services, 'identity' | 'clock'>,
  tx: Tx,
  { sub, nutzer, istAdmin }: NeuesMitglied,
): Promise<void> => {
  const ersteMitgliedschaft = nutzer.antragsrechteSeit === null
  const add = [...(istAdmin ? ADMIN : []), ...(ersteMitgliedschaft ? ANTRAG : [])]
  if (add.length > 0) await identity.setRealmRoles(tx, sub, { add })
  if (ersteMitgliedschaft) await antragsrechteVermerken(tx, sub, clock.now())
}
