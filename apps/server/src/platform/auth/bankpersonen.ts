import {
  BANKRESSOURCEN,
  BANKROLLEN,
  MIT_ZWEITEM_FAKTOR,
  ROLLEN,
  type Recht,
  type Ressource,
} from '@foerderportal/contract/shared/permissions'
import type { Principal } from './principal.ts'

const BANK: ReadonlySet<Ressource> = new Set(BANKRESSOURCEN)
const BANKPERSON: ReadonlySet<string> = new Set(BANKROLLEN)
/** What makes somebody a customer; looking up addresses is for everybody. */
export const KUNDENROLLEN = ROLLEN.filter(
  (rolle) => !BANKPERSON.has(rolle) && rolle !== 'DATADIRECTORY_LESEN',
)
const KUNDE: ReadonlySet<string> = new Set(KUNDENROLLEN)

export const istBankaufruf = ([ressource]: Recht): boolean => BANK.has(ressource)

/**
 * Whether the terms of use bind this caller here (S1-11): they are made for customers. Who works for the bank and is a
 * customer as well is bound where he acts as one.
 */
export const bedingungenGelten = ({ rollen }: Pick<Principal, 'rollen'>, recht: Recht): boolean => {
  if (istBankaufruf(recht)) return false
  if (!rollen.some((rolle) => BANKPERSON.has(rolle))) return true
  return recht[0] !== 'DATADIRECTORY' && rollen.some((rolle) => KUNDE.has(rolle))
}

const NOETIG: ReadonlySet<string> = new Set(MIT_ZWEITEM_FAKTOR)

/** The person is what counts, not the call: who may release reads, too, only with the second factor. */
export const zweiterFaktorFehlt = ({ rollen, amr }: Pick<Principal, 'rollen' | 'amr'>): boolean =>
  rollen.some((rolle) => NOETIG.has(rolle)) && !amr.includes('otp')
