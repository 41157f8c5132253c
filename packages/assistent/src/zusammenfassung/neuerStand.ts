import { worteZu } from '@foerderportal/contract/formular/tafel'
import { unterschiede } from '@foerderportal/contract/formular/angaben/unterschiede'
import type { Problem } from '@foerderportal/contract/shared/problem'
import type { OffenesFormular, Formularantwort } from '../formularart.ts'

/**
 * Somebody else has saved since this summary was read: it shows the new state from now on, and says what is new. Nobody
 * sends what he has not seen.
 */
export const neuerStand = async <V extends Formularantwort, K>(
  { art: { name, tafel }, entwurf }: Pick<OffenesFormular<V, K>, 'art' | 'entwurf'>,
  problem: Problem,
): Promise<Problem> => {
  const vorher = entwurf.wert().formular
  if (!(await entwurf.auffrischen())) return problem
  const { formular } = entwurf.wert()
  const neu = unterschiede(tafel, vorher, formular).map((stelle) => worteZu(tafel, formular, stelle))
  const wasNun = `Prüfen Sie den neuen Stand hier, und reichen Sie ${name.ihn} dann ein.`
  return { ...problem, detail: neu.length === 0 ? wasNun : `Neu ist: ${neu.join(', ')}. ${wasNun}` }
}
