import type { LoginDaten } from '@foerderportal/contract/nutzer/schema'
import { BENUTZER_VORHANDEN } from '@foerderportal/contract/nutzer/problems'
import { ALLGEMEIN, type Feldfehler } from '@foerderportal/contract/shared/problem'
import { requireFreshSignIn } from '../platform/auth/freshSignIn.ts'
import { IdentityConflict, type IdentityUser } from '../platform/auth/identity.ts'
import type { Principal } from '../platform/auth/principal.ts'
import type { Clock } from '../platform/clock.ts'
import { rateLimit, type RateLimit, tooOften } from '../platform/http/rateLimit.ts'
import { absagen } from '../platform/http/refusal.ts'
import type { Services } from '../platform/services.ts'
import { loginDatenNachfuehren } from './loginDatenNachfuehren.ts'
import { nutzerSperren } from './repository.ts'

/** Of one person: whoever wants to know of a whole list whether it has accounts here does not get through. */
export const aenderGrenze = (clock: Clock): RateLimit => rateLimit(clock, { vorrat: 10, jeMinute: 1 })
const WARTEN_S = 60

const VERGEBEN: Readonly<Record<IdentityConflict['field'], string>> = {
  username: 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
  email: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Geben Sie eine andere ein.',
}

/** The provider names one field; somebody may have the other one as well. */
const vergebene = async (
  { identity, db }: Services,
  sub: string,
  { username, email }: LoginDaten,
  genannt: IdentityConflict['field'],
): Promise<Feldfehler[]> => {
  const [name, adresse] = await Promise.all([
    identity.findUser(db, { username }),
    identity.findUser(db, { email }),
  ])
  const fremd = (user: IdentityUser | undefined) => user !== undefined && user.id !== sub
  const felder = { username: fremd(name), email: fremd(adresse), [genannt]: true }
  return (['username', 'email'] as const)
    .filter((feld) => felder[feld])
    .map((pfad) => ({ pfad, text: VERGEBEN[pfad] }))
}

const zuOft = () =>
  tooOften('Sie haben das gerade sehr oft versucht. Bitte warten Sie eine Minute.', WARTEN_S)

/** The user before his account, as everybody who writes both: two of them would wait for each other. */
const aendern = (services: Services, sub: string, neu: LoginDaten): Promise<boolean> =>
  services.db.transaction().execute(async (tx) => {
    await nutzerSperren(tx, sub)
    const vorher = await services.identity.getUser(tx, sub)
    if (vorher === undefined) throw absagen(ALLGEMEIN.nichtGefunden)
    const { updated } = await services.identity.updateLogin(tx, sub, neu)
    if (updated) await loginDatenNachfuehren(services, tx, { vorher, neu })
    return updated
  })

/**
 * R7.1-07. The sessions keep running; their next tokens carry the new name and address. Another address counts for
 * nothing (invitations, S1-04) before it is confirmed.
 */
export const loginDatenAendern = async (
  services: Services,
  grenze: RateLimit,
  principal: Principal,
  neu: LoginDaten,
): Promise<{ updated: boolean }> => {
  const { sub } = principal
  requireFreshSignIn(principal, services.clock.now())
  if (!grenze.take(sub)) throw zuOft()
  try {
    return { updated: await aendern(services, sub, neu) }
  } catch (error) {
    if (!(error instanceof IdentityConflict)) throw error
    throw absagen(BENUTZER_VORHANDEN, undefined, await vergebene(services, sub, neu, error.field))
  }
}
