import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useSyncExternalStore } from 'react'
import { latePart } from '../late/latePart.tsx'

/** Rare, and said when the server has just answered; that it refused is said without it, too. */
const Abgelehnt = latePart(
  async () => (await import('./abgelehnt/Abgelehnt.tsx')).Abgelehnt,
  () => <Hinweis ton="danger" titel="Ihre Eingaben sind noch nicht gespeichert" neu />,
)

type Props<T> = { entwurf: Entwurf<T> }

/** What hinders saving, beyond the line in the wizard bar it stands above. Nothing as long as all is well. */
export function Speicherhinweis<T>({ entwurf }: Props<T>) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  // A save is on its way or due in a second: no reason to worry anybody yet.
  const unterwegs = stand.art === 'geaendert' || stand.art === 'speichert'
  // Neither the server nor this device has it: the only moment in which closing the window would lose something.
  const ungesichert = useSyncExternalStore(
    entwurf.subscribe,
    () => entwurf.kopiestand()?.gescheitert === true && !entwurf.istSicher(),
  )
  return (
    <>
      {stand.art === 'abgelehnt' && <Abgelehnt entwurf={entwurf} fehler={stand.fehler} />}
      {ungesichert && !unterwegs && (
        <Hinweis ton="warning" neu>
          Ihre Eingaben sind nicht auf diesem Gerät gesichert. Lassen Sie dieses Fenster offen.
        </Hinweis>
      )}
    </>
  )
}
