import { isProblem } from '@foerderportal/client/problem'
import type { Speicherstand } from '@foerderportal/entwurf/types'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'

type Props<T> = { entwurf: Entwurf<T> }

/** What hinders saving, beyond the line in the wizard bar it stands above. Nothing as long as all is well. */
export function Speicherhinweis<T>({ entwurf }: Props<T>) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  return (
    <>
      {stand.art === 'abgelehnt' && <Abgelehnt entwurf={entwurf} stand={stand} />}
      <Ungesichert entwurf={entwurf} />
    </>
  )
}

function Abgelehnt<T>({ entwurf, stand }: Props<T> & { stand: Speicherstand & { art: 'abgelehnt' } }) {
  if (!isProblem(stand.fehler)) return null
  const { problem, errors } = stand.fehler
  return (
    <Hinweis ton="danger" titel="Ihre Eingaben sind noch nicht gespeichert" neu>
      <p className="kern-body">
        {problem.title}. {problem.detail} Was Sie eingegeben haben, steht weiter auf dieser Seite.
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ pfad, text }) => (
            <li key={pfad}>{text}</li>
          ))}
        </ul>
      )}
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={() => void entwurf.speichern()}>
          Noch einmal speichern
        </Knopf>
      </div>
    </Hinweis>
  )
}

/** A save is on its way or due in a second: no reason to worry anybody yet. */
const UNTERWEGS = new Set<string>(['geaendert', 'speichert'])

/** Neither the server nor this device has it: the only moment in which closing the window would lose something. */
function Ungesichert<T>({ entwurf }: Props<T>) {
  const ungesichert = useSyncExternalStore(
    entwurf.subscribe,
    () =>
      entwurf.kopiestand()?.gescheitert === true &&
      !entwurf.istSicher() &&
      !UNTERWEGS.has(entwurf.stand().art),
  )
  if (!ungesichert) return null
  return (
    <Hinweis ton="warning" neu>
      Ihre Eingaben sind nicht auf diesem Gerät gesichert. Lassen Sie dieses Fenster offen.
    </Hinweis>
  )
}
