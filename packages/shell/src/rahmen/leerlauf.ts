import { lastActive } from '@foerderportal/client/session/activity'
import { uhrzeigt, type Grenzen } from '@foerderportal/client/session/leerlauf'
import { LEERLAUF } from '@foerderportal/contract/shared/konstanten'

/** The portal's own times: eight minutes until the warning, two more until the logout (section 9). */
export const GRENZEN: Grenzen = {
  warnungNach: LEERLAUF.warnungNachSekunden,
  countdown: LEERLAUF.countdownSekunden,
}

/** Whoever has just signed in is there. */
export const istDa = (): void => lastActive.set(Date.now())

/** Nobody was there for ten minutes, although no window was open to see it: the tab was put away, the computer slept. */
export const warZuLangeWeg = (): boolean =>
  uhrzeigt(lastActive.get() ?? Date.now(), Date.now(), GRENZEN) === 'ablauf'
