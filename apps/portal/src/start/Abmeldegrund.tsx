import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { abmeldungLesen, abmeldungVergessen, type Abmeldegrund as Grund } from '../abmeldung.ts'
import { useNutzer, useUmgebung } from '../umgebung.ts'

const SAETZE: Readonly<Record<Grund, string>> = {
  leerlauf:
    'Sie wurden nach 10 Minuten ohne Aktivität abgemeldet. Ihre Eingaben sind auf diesem Gerät verschlüsselt gesichert.',
  abgelaufen: 'Ihre Anmeldung ist abgelaufen. Ihre Eingaben sind auf diesem Gerät verschlüsselt gesichert.',
  anderswo:
    'Sie haben sich in einem anderen Fenster abgemeldet. Ihre Eingaben sind auf diesem Gerät verschlüsselt gesichert.',
}

/** Says why somebody was signed out who did not ask for it, and leads him back to the very place. */
export function Abmeldegrund() {
  const { sitzung } = useUmgebung()
  const router = useRouter()
  const nutzer = useNutzer()
  const [abmeldung] = useState(abmeldungLesen)
  const [laeuft, setLaeuft] = useState(false)

  // Signed in again in another window: this one goes back by itself.
  useEffect(() => {
    if (nutzer === undefined || abmeldung === undefined) return
    abmeldungVergessen()
    router.history.replace(abmeldung.zurueck)
  }, [nutzer, abmeldung, router])

  if (abmeldung === undefined || nutzer !== undefined) return null
  const anmelden = () => {
    setLaeuft(true)
    // What hindered it, the session has said in a modal.
    sitzung.login(abmeldung.zurueck).catch(() => setLaeuft(false))
  }
  return (
    <Hinweis titel="Sie sind abgemeldet" stufe={2} neu>
      <div className="p-stapel p-stapel--eng">
        <p className="kern-body">{SAETZE[abmeldung.grund]}</p>
        <div>
          <Knopf onClick={anmelden} laeuft={laeuft}>
            Wieder anmelden
          </Knopf>
        </div>
      </div>
    </Hinweis>
  )
}
