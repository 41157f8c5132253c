import { afterDialogs } from '@foerderportal/ui/dialog/afterDialogs'
import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useUmgebung } from '../umgebung.ts'

let zuletzt: string | undefined
let titelHatteFokus = false

/** Puts the focus on the title of the page: where one is now. */
export const titelFokussieren = (): void => {
  const titel = document.querySelector<HTMLElement>('#inhalt h1')
  if (!titel) return
  titel.tabIndex = -1
  titel.focus({ preventScroll: true })
  titelHatteFokus = true
}

/**
 * Sets the document title '<Titel> - <Portalname>' (R1-02). After a change of path the focus goes to the h1, so that a
 * screen reader says where one is; not on the first load. Where a page stands in while data are loading, its title takes
 * the focus with it, and the title of the page that follows gets it.
 */
export const useSeitentitel = (titel: string): void => {
  const { konfiguration } = useUmgebung()
  // Of the page that is shown: the router's location is ahead of it while the next page is loading.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  useEffect(() => {
    document.title = `${titel} - ${konfiguration.portalName}`
  }, [titel, konfiguration.portalName])
  useEffect(() => {
    const gegangen = zuletzt !== undefined && zuletzt !== pathname
    const verloren = titelHatteFokus && document.activeElement === document.body
    // 'Zurück' leads out of a question, and the page may be drawn before that has gone.
    if (gegangen || verloren) afterDialogs(titelFokussieren)
    zuletzt = pathname
  }, [pathname])
}
