import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { lazy, Suspense, useSyncExternalStore } from 'react'

/** Words and buttons of what happens rarely come when it happens. */
const Wiederhergestellt = lazy(async () => ({
  default: (await import('./Wiederhergestellt.tsx')).Wiederhergestellt,
}))

type Props = {
  entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'meldung' | 'verwerfen' | 'meldungSchliessen'>
  titel?: (seite: string) => string
}

/** At the top of a form: what an earlier visit left on this device is back. */
export function Wiederherstellung({ entwurf, titel }: Props) {
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  if (meldung?.art !== 'wiederhergestellt') return null
  return (
    <Suspense>
      <Wiederhergestellt entwurf={entwurf} meldung={meldung} titel={titel} />
    </Suspense>
  )
}
