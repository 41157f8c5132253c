import { abmeldungVorbereiten } from '@foerderportal/client/session/vorAbmeldung'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect } from 'react'
import { istGesichert } from '@foerderportal/shell/abmeldung'
import { fokusHalten } from '@foerderportal/shell/bausteine/fokusHalten'

/** Time to read what is about to happen. */
const LESEN_MS = 4000

type Props = {
  /** Another version of the portal was installed: the part has another name there. */
  erneuert: boolean
  nochmal: () => void
}

/** Stands for a page of the wizard that did not arrive. */
export function TeilKommt({ erneuert, nochmal }: Props) {
  useEffect(() => () => fokusHalten(), [])
  useEffect(() => {
    addEventListener('online', nochmal)
    return () => removeEventListener('online', nochmal)
  })
  return erneuert ? (
    <Erneuert />
  ) : (
    <Hinweis titel="Keine Verbindung zum Portal" neu>
      <p className="kern-body">
        Diese Seite kommt von selbst, sobald die Verbindung wieder da ist. Was Sie eingegeben haben, bleibt
        erhalten.
      </p>
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={nochmal}>
          Jetzt versuchen
        </Knopf>
      </div>
    </Hinweis>
  )
}

/** Saves as before a logout, and begins the page anew when nothing can be lost with it. */
function Erneuert() {
  useEffect(() => {
    void abmeldungVorbereiten()
    const uhr = setInterval(() => {
      if (istGesichert()) location.reload()
    }, LESEN_MS)
    return () => clearInterval(uhr)
  }, [])
  return (
    <Hinweis titel="Das Portal wurde gerade erneuert" neu>
      <p className="kern-body">
        Wir sichern Ihre Eingaben und laden diese Seite dann neu. Sie müssen nichts tun.
      </p>
    </Hinweis>
  )
}
