import { useUmgebung } from '@foerderportal/shell/umgebung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Hinweisseite } from './Hinweisseite.tsx'

/** Who releases, maintains programmes or leads proves it with a second factor (S1-11): signing in again is the way on. */
export function ZweiterFaktor() {
  const { sitzung } = useUmgebung()
  const [laeuft, setLaeuft] = useState(false)
  const anmelden = () => {
    setLaeuft(true)
    // What hindered it, the session has said in a modal.
    sitzung.login(location.pathname + location.search, { prompt: 'login' }).catch(() => setLaeuft(false))
  }
  return (
    <Hinweisseite titel="Ein zweiter Faktor fehlt">
      <p className="kern-body">
        Ihre Aufgabe bei der Bank verlangt einen zweiten Faktor. Melden Sie sich mit ihm an. Haben Sie noch
        keinen, richten Sie ihn dabei ein.
      </p>
      <div className="p-reihe">
        <Knopf onClick={anmelden} laeuft={laeuft}>
          Noch einmal anmelden
        </Knopf>
        <Knopf variante="tertiary" onClick={() => void sitzung.logout()}>
          Abmelden
        </Knopf>
      </div>
    </Hinweisseite>
  )
}
