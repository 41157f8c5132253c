import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { abmeldungVergessen, type Abmeldung } from '../abmeldung.ts'
import { useNutzer, useUmgebung } from '../umgebung.ts'

const SAETZE: Readonly<Record<Abmeldung['grund'], string>> = {
  leerlauf: 'Sie wurden nach 10 Minuten ohne Aktivität abgemeldet.',
  abgelaufen: 'Ihre Anmeldung ist abgelaufen.',
  anderswo: 'Sie haben sich in einem anderen Fenster abgemeldet.',
  abgelehnt:
    'Sie haben den Nutzungsbedingungen nicht zugestimmt. Ohne Ihre Zustimmung können Sie das Portal nicht nutzen.',
  ersetzt: 'Die Anmeldung, die in diesem Fenster bestand, ist damit beendet.',
}

const GESICHERT = 'Ihre Eingaben sind auf diesem Gerät verschlüsselt gesichert.'
/** Without connection and without key there was no place for them; whoever comes back must not find it out by himself. */
const VERLOREN =
  'Ihre letzten Eingaben ließen sich nicht sichern. Bitte prüfen Sie, was fehlt, und geben Sie es noch einmal ein.'

/** Says why somebody was signed out who did not ask for it, and leads him back to the very place. */
export function Abmeldegrund({ grund, zurueck, verloren = false }: Abmeldung) {
  const { sitzung } = useUmgebung()
  const history = useRouter().history as RouterHistory // untyped here: the router is the app's
  const nutzer = useNutzer()
  const [laeuft, setLaeuft] = useState(false)

  const ersetzt = grund === 'ersetzt'

  // Signed in again in another window: this one goes back by itself. Somebody else is not led to the place of the first.
  useEffect(() => {
    if (ersetzt) return abmeldungVergessen()
    if (nutzer === undefined) return
    abmeldungVergessen()
    history.replace(zurueck)
  }, [ersetzt, nutzer, zurueck, history])

  const satz = (
    <p className="kern-body">
      {SAETZE[grund]} {verloren ? VERLOREN : GESICHERT}
    </p>
  )
  if (ersetzt)
    return (
      <Hinweis titel="In diesem Browser hat sich jemand anderes angemeldet" stufe={2} neu>
        {satz}
      </Hinweis>
    )
  if (nutzer !== undefined) return null
  const anmelden = () => {
    setLaeuft(true)
    // What hindered it, the session has said in a modal.
    sitzung.login(zurueck).catch(() => setLaeuft(false))
  }
  return (
    <Hinweis titel="Sie sind abgemeldet" stufe={2} neu>
      <div className="p-stapel">
        {satz}
        <div>
          <Knopf onClick={anmelden} laeuft={laeuft}>
            Wieder anmelden
          </Knopf>
        </div>
      </div>
    </Hinweis>
  )
}
