import { IdentityConflict } from '../../platform/auth/identity.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { registrierZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import { adresseVergeben, loginAendern, type Konto } from '../konto/konto.ts'
import { emailMangel } from '../anmeldung/registrieren.ts'
import { bestaetigungSenden, postNehmen, type PostDeps } from './bestaetigungSenden.ts'

const ADRESSE_VERGEBEN = 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.'

export type Berichtigung =
  | { readonly art: 'gesendet' }
  | { readonly art: 'abgelehnt'; readonly mangel: string }
  | { readonly art: 'warten'; readonly bis: Date }

const aendern = async ({ db, betreiber }: PostDeps, konto: Konto, email: string): Promise<Berichtigung> => {
  try {
    await db.transaction().execute(async (tx) => {
      await loginAendern(tx, konto.id, konto.benutzername, email)
      await bestaetigungSenden(tx, betreiber, { ...konto, email })
      const wer = { unternehmenGuid: null, sub: konto.id }
      await protokollieren(tx, { ...wer, handlung: 'emailAendern', objektGuid: konto.id })
    })
    return { art: 'gesendet' }
  } catch (error) {
    // Somebody else proved it between the look and the change.
    if (error instanceof IdentityConflict) return { art: 'abgelehnt', mangel: ADRESSE_VERGEBEN }
    throw error
  }
}

/**
 * Another address for an account whose present one nobody has proven yet: it was mistyped. A new account learns nothing
 * of who has an account, as at its registration (S1-15). One that has had an address before holds the new one at once,
 * and no two can: it is told, as POST logindaten tells it.
 */
export const adresseBerichtigen = async (
  deps: PostDeps,
  konto: Konto,
  email: string,
  ip: string,
): Promise<Berichtigung> => {
  const mangel = emailMangel(email)
  if (mangel !== undefined) return { art: 'abgelehnt', mangel }
  const streng = registrierZaehler(ip)
  const bis = await versuchNehmen(deps.db, deps.clock, { streng, weitere: [] })
  if (bis !== undefined) return { art: 'warten', bis }
  if (!konto.vorlaeufig && (await adresseVergeben(deps.db, email)))
    return { art: 'abgelehnt', mangel: ADRESSE_VERGEBEN }
  const postBis = await postNehmen(deps, { id: konto.id, email })
  return postBis === undefined ? aendern(deps, konto, email) : { art: 'warten', bis: postBis }
}
