import { isProblem, NO_CONNECTION } from '@foerderportal/client/problem'
import { waitingTime } from '@foerderportal/client/retry'
import type { Deutung } from '@foerderportal/entwurf/types'

/** The portal, or what stands before it, can't just now; asked again it may (S10-02). */
const AUSGELASTET = [408, 429, 502, 503, 504]

/** What a failed save means for the draft. `zufall` between 0 and 1: those who were told the same time spread out. */
export const saveOutcome = (fehler: unknown, zufall = Math.random()): Deutung | undefined => {
  if (!isProblem(fehler)) return undefined
  const { status, retryAfterSeconds: sekunden } = fehler
  if (status === 409) return { art: 'konflikt' }
  if (status === NO_CONNECTION) return { art: 'wartet', grund: 'verbindung' }
  if (status === 401) return { art: 'wartet', grund: 'anmeldung' }
  const wartezeit = sekunden === undefined ? undefined : waitingTime(fehler, 1, zufall)
  if (AUSGELASTET.includes(status)) return { art: 'wartet', grund: 'auslastung', nachMs: wartezeit }
  return { art: 'abgelehnt' }
}
