import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useSyncExternalStore } from 'react'

/** What is closed until somebody wants it stands open where something typed came back; undefined: as he left it. */
export const useWiederDa = (entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'meldung'>): true | undefined =>
  useSyncExternalStore(entwurf.subscribe, entwurf.meldung)?.art === 'wiederhergestellt' || undefined
