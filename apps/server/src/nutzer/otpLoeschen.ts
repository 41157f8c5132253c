import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import { requireFreshSignIn } from '../platform/auth/freshSignIn.ts'
import type { Principal } from '../platform/auth/principal.ts'
import { absagen } from '../platform/http/refusal.ts'
import { sicherheitshinweisSenden } from '../platform/mail/sicherheitshinweis.ts'
import type { Services } from '../platform/services.ts'

const inhaber = ({ username, email, vorname, nachname }: Principal) => ({
  benutzername: username,
  email,
  vorname,
  nachname,
})

/**
 * R7.1-09. A second factor that is somebody else's is none (404). Audit row and notice commit together with it where the
 * provider is the embedded one.
 */
export const otpLoeschen = async (
  { config, db, clock, identity }: Services,
  principal: Principal,
  otpId: string,
): Promise<void> => {
  const { sub } = principal
  requireFreshSignIn(principal, clock.now())
  await db.transaction().execute(async (tx) => {
    if (!(await identity.deleteTotp(tx, sub, otpId))) throw absagen(ALLGEMEIN.nichtGefunden)
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'zweitenFaktorLoeschen',
      objektGuid: otpId,
    })
    await sicherheitshinweisSenden(tx, config, inhaber(principal), 'zweiter-faktor-weg', clock.now())
  })
}
