import { sameIgnoringCase } from '@foerderportal/values/text'
import type { LoginDaten } from '@foerderportal/contract/nutzer/schema'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { IdentityUser } from '../platform/auth/identity.ts'
import type { Tx } from '../platform/database/database.ts'
import { sicherheitshinweisSenden } from '../platform/mail/sicherheitshinweis.ts'
import type { Services } from '../platform/services.ts'
import { loginDatenKopieren } from './repository.ts'

export type Aenderung = { readonly vorher: IdentityUser; readonly neu: LoginDaten }

/** What was changed; from what and to what stays out of the log. */
const vermerken = (tx: Tx, { vorher, neu }: Aenderung): Promise<void> =>
  protokollieren(tx, {
    unternehmenGuid: null,
    sub: vorher.id,
    handlung: 'loginDatenAendern',
    objektGuid: vorher.id,
    angaben: { benutzername: vorher.username !== neu.username, email: vorher.email !== neu.email },
  })

/** Goes to the address before the change, where the owner reads it; never to one that may be somebody else's. */
const hinweisen = async ({ config, clock }: Services, tx: Tx, { vorher, neu }: Aenderung): Promise<void> => {
  if (!vorher.emailVerified) return
  const { username: benutzername, email, firstName: vorname = '', lastName: nachname = '' } = vorher
  const ereignis = sameIgnoringCase(email, neu.email) ? 'benutzername-geaendert' : 'adresse-geaendert'
  await sicherheitshinweisSenden(
    tx,
    config,
    { benutzername, email, vorname, nachname },
    ereignis,
    clock.now(),
  )
}

/**
 * All that follows from another user name or mail address, in the transaction of the change: our copies, the log, a
 * notice to its owner; a new address must be confirmed.
 */
export const loginDatenNachfuehren = async (
  services: Services,
  tx: Tx,
  aenderung: Aenderung,
): Promise<void> => {
  const { vorher, neu } = aenderung
  await loginDatenKopieren(tx, vorher.id, neu)
  await vermerken(tx, aenderung)
  await hinweisen(services, tx, aenderung)
  if (sameIgnoringCase(vorher.email, neu.email)) return
  await services.identity.addRequiredAction(tx, vorher.id, 'VERIFY_EMAIL')
  await services.identity.sendVerifyEmail(tx, vorher.id)
}
