import { useSyncExternalStore } from 'react'
import { einzeltasten } from '../../shared/tasten/einzeltasten.ts'
import { FUSSRAND } from '../../shared/Fussrand.tsx'
import { zeilen } from '../../shared/tasten/gruppieren.ts'
import { Kbd } from '../../shared/tasten/Kbd.tsx'
import { istEinzeln, tasten } from '../../shared/tasten/tasten.ts'

/** The foot: the keys of the screen that is shown, and what the screen says of itself. */
export function Tastenfuss() {
  const gruppen = useSyncExternalStore(tasten.subscribe, tasten.alle)
  const an = useSyncExternalStore(einzeltasten.subscribe, einzeltasten.an)
  // In the order in which they came: what is there stays where it is.
  const gezeigt = gruppen
    .flatMap((gruppe) => gruppe.tasten)
    .filter(({ imFuss, taste }) => imFuss && (an || !istEinzeln(taste)))
  return (
    <footer className="d-fuss">
      <ul className="d-fuss__tasten" aria-label="Tasten">
        {zeilen(gezeigt).map(({ text, tasten: hier }) => (
          <li key={text}>
            {hier.map((taste) => (
              <Kbd key={taste} taste={taste} />
            ))}{' '}
            {text}
          </li>
        ))}
        {!an && <li>Einzelne Buchstaben sind ausgeschaltet</li>}
      </ul>
      <div className="d-fuss__rand" id={FUSSRAND} />
    </footer>
  )
}
