import { useUmgebung } from '@foerderportal/shell/umgebung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'

/** The way on where signing in again helps, and the way out. */
export function NeuAnmelden() {
  const { sitzung } = useUmgebung()
  const [laeuft, setLaeuft] = useState(false)
  const anmelden = () => {
    setLaeuft(true)
    // What hindered it, the session has said in a modal.
    sitzung.login(location.pathname + location.search, { prompt: 'login' }).catch(() => setLaeuft(false))
  }
  return (
    <div className="p-reihe">
      <Knopf onClick={anmelden} laeuft={laeuft}>
        Noch einmal anmelden
      </Knopf>
      <Knopf variante="tertiary" onClick={() => void sitzung.logout()}>
        Abmelden
      </Knopf>
    </div>
  )
}
