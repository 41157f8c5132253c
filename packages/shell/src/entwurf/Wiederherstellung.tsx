import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useSyncExternalStore, type ComponentProps } from 'react'
import { useTeil } from '../bausteine/useTeil.ts'

/** Words and buttons of what happens rarely come when it happens. */
const laden = async () => {
  const { Wiederhergestellt } = await import('./Wiederhergestellt.tsx')
  return (props: ComponentProps<typeof Wiederhergestellt>) => <Wiederhergestellt {...props} />
}

type Props = {
  entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'meldung' | 'verwerfen' | 'meldungSchliessen'>
  titel?: (seite: string) => string
}

/** At the top of a form: what an earlier visit left on this device is back. */
export function Wiederherstellung({ entwurf, titel }: Props) {
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  const wiederhergestellt = meldung?.art === 'wiederhergestellt' ? meldung : undefined
  const zeichnen = useTeil(wiederhergestellt !== undefined, laden)
  return wiederhergestellt && zeichnen?.({ entwurf, meldung: wiederhergestellt, titel })
}
