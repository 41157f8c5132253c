import type { Problem } from '@foerderportal/contract/shared/problem'
import { stelleInWorten, unterschiede } from '@foerderportal/contract/zuwendung/angaben/stellen'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'

const WAS_NUN = 'Prüfen Sie den neuen Stand hier, und reichen Sie ihn dann ein.'

/**
 * Somebody else has saved since this summary was read: it shows the new state from now on, and says what is new. Nobody
 * sends what he has not seen.
 */
export const neuerStand = async (entwurf: AntragEntwurf, problem: Problem): Promise<Problem> => {
  const vorher = entwurf.wert().formular
  if (!(await entwurf.auffrischen())) return problem
  const { formular } = entwurf.wert()
  const neu = unterschiede(vorher, formular).map((stelle) => stelleInWorten(formular, stelle))
  return { ...problem, detail: neu.length === 0 ? WAS_NUN : `Neu ist: ${neu.join(', ')}. ${WAS_NUN}` }
}
