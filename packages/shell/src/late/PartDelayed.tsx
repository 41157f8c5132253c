import { prepareLeaving } from '@foerderportal/client/session/beforeLeaving'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect } from 'react'
import { istGesichert } from '../abmeldung.ts'
import { fokusHalten } from '../formular/fokusHalten.ts'
import type { Delay } from './pursue.ts'

/** Time to read what is about to happen. */
const READING_MS = 4000

/**
 * Stands for a page of questions that did not arrive. No late part itself: without a network, or after a new version, it
 * would not arrive either.
 */
export function PartDelayed({ renewed, retry }: Delay) {
  useEffect(() => () => fokusHalten(), [])
  return renewed ? (
    <Renewed />
  ) : (
    <Hinweis titel="Keine Verbindung zum Portal" neu>
      <p className="kern-body">
        Diese Seite kommt von selbst, sobald die Verbindung wieder da ist. Was Sie eingegeben haben, bleibt
        erhalten.
      </p>
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={retry}>
          Jetzt versuchen
        </Knopf>
      </div>
    </Hinweis>
  )
}

/** Saves as before a logout, and begins the page anew when nothing can be lost with it. */
function Renewed() {
  useEffect(() => {
    void prepareLeaving()
    const timer = setInterval(() => {
      if (istGesichert()) location.reload()
    }, READING_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Hinweis titel="Das Portal wurde gerade erneuert" neu>
      <p className="kern-body">
        Wir sichern Ihre Eingaben und laden diese Seite dann neu. Sie müssen nichts tun.
      </p>
    </Hinweis>
  )
}
