import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useSyncExternalStore } from 'react'
import { latePart } from '../late/latePart.tsx'

/** Words and buttons of what happens rarely come when it happens. */
const Wiederhergestellt = latePart(
  async () => (await import('./wiederhergestellt/Wiederhergestellt.tsx')).Wiederhergestellt,
)

type Props = {
  entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'meldung' | 'verwerfen' | 'meldungSchliessen'>
  titel?: (seite: string) => string
}

/** At the top of a form: what an earlier visit left on this device is back. */
export function Wiederherstellung({ entwurf, titel }: Props) {
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  return (
    meldung?.art === 'wiederhergestellt' && (
      <Wiederhergestellt entwurf={entwurf} meldung={meldung} titel={titel} />
    )
  )
}
