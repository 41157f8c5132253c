import { Hinweisseite } from './Hinweisseite.tsx'
import { NeuAnmelden } from './NeuAnmelden.tsx'

/** Who releases, maintains programmes or leads proves it with a second factor (S1-11): signing in again is the way on. */
export function ZweiterFaktor() {
  return (
    <Hinweisseite titel="Ein zweiter Faktor fehlt">
      <p className="kern-body">
        Ihre Aufgabe bei der Bank verlangt einen zweiten Faktor. Melden Sie sich mit ihm an. Haben Sie noch
        keinen, richten Sie ihn dabei ein.
      </p>
      <NeuAnmelden />
    </Hinweisseite>
  )
}
