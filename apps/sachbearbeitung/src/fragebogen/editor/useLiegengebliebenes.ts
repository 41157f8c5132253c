import type { Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useEffect, useState } from 'react'
import { gelesenerEntwurf, kopiename, ungespeichertesIn, type Ueberholt } from './fassungsentwurf.ts'

/**
 * Somebody published the version while this device had more of it than the server, and nobody looked: who comes back by
 * the page that reads it is told what was not saved, as whoever still writes is.
 */
export const useLiegengebliebenes = (
  stand: Fassungsstand,
  ueberholen: (ueberholt: Ueberholt) => void,
): void => {
  const [entwurf] = useState(() => gelesenerEntwurf(stand))
  useEffect(
    () =>
      entwurf.subscribe(() => {
        if (!entwurf.istAngeschlossen() || entwurf.meldung()?.art !== 'wiederhergestellt') return
        const ungespeichert = ungespeichertesIn(entwurf)
        if (ungespeichert.length > 0) ueberholen({ stand, ungespeichert, aufgeben: () => entwurf.aufgeben() })
      }),
    [entwurf, stand, ueberholen],
  )
  useEntwurf(entwurf, kopiename(stand.wert.guid))
}
