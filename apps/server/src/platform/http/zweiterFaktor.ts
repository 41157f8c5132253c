import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Principal } from '../auth/principal.ts'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'

const NOETIG = 'Ihre Aufgabe bei der Bank verlangt einen zweiten Faktor. Melden Sie sich mit ihm an.'

/** RFC 9470: signing in once more is the way on. */
const AUFFORDERUNG = 'Bearer error="insufficient_user_authentication"'

/** Refuses, after the provider knows that it has to ask who has no second factor yet to set one up (S1-11). */
export const zweitenFaktorFordern = async (
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  { sub }: Principal,
): Promise<never> => {
  const faktoren = await identity.listTotp(db, sub)
  if (faktoren.length === 0) await identity.addRequiredAction(db, sub, 'CONFIGURE_TOTP')
  throw new Refusal(ALLGEMEIN.neuAnmelden, NOETIG, undefined, { 'www-authenticate': AUFFORDERUNG })
}
