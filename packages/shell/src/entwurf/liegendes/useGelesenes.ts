import { useEffect } from 'react'
import { gelesen, type Gelesenes, type Lesen } from './gelesenes.ts'
import type { Liegendes } from './useLiegendes.ts'

/**
 * The finds that have something to tell. One that the server has by now is given up: a save may have got through whose
 * answer did not, and once something else is saved there it would look as if it had never been. Without `lesen` the form
 * can't be asked yet.
 */
export const useGelesenes = (
  { funde, erledigen }: Pick<Liegendes, 'funde' | 'erledigen'>,
  lesen: Lesen | undefined,
): readonly Gelesenes[] => {
  const alle = lesen ? funde.map((fund) => ({ fund, felder: gelesen(lesen, fund) })) : []
  const gespeichert = alle.filter(({ felder }) => felder === undefined).map(({ fund }) => fund)
  useEffect(() => {
    if (gespeichert.length > 0) erledigen(gespeichert)
  })
  return alle.flatMap(({ fund, felder = [] }) => (felder.length > 0 ? [{ fund, felder }] : []))
}
