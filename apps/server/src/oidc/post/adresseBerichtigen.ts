import { IdentityConflict } from '../../platform/auth/identity.ts'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { registrierZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import { loginAendern, type Konto } from '../konto/konto.ts'
import { ADRESSE_VERGEBEN, adresseVergeben, emailMangel } from '../anmeldung/registrieren.ts'
import { bestaetigungSenden, postNehmen, type PostDeps } from './bestaetigungSenden.ts'

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

/** Another address for an account whose present one nobody has proven yet: it was mistyped. */
export const adresseBerichtigen = async (
  deps: PostDeps,
  konto: Konto,
  email: string,
  ip: string,
): Promise<Berichtigung> => {
  const mangel = emailMangel(email)
  if (mangel !== undefined) return { art: 'abgelehnt', mangel }
  // The answer tells whether an account exists, as at the registration.
  const streng = registrierZaehler(ip)
  const bis = await versuchNehmen(deps.db, deps.clock, { streng, weitere: [] })
  if (bis !== undefined) return { art: 'warten', bis }
  if (await adresseVergeben(deps.db, email)) return { art: 'abgelehnt', mangel: ADRESSE_VERGEBEN }
  const postBis = await postNehmen(deps, { id: konto.id, email })
  return postBis === undefined ? aendern(deps, konto, email) : { art: 'warten', bis: postBis }
}
