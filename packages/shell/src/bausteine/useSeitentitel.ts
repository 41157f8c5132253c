import { afterDialogs } from '@foerderportal/ui/dialog/afterDialogs'
import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fokusHalten } from '../formular/fokusHalten.ts'
import { useUmgebung } from '../umgebung.ts'
import { titelErwartet, titelFokussieren, titelHatteFokus } from './titelfokus.ts'

let zuletzt: string | undefined

/**
 * Sets the document title '<Titel> - <Portalname>' (R1-02). After a change of path the focus goes to the h1, so that a
 * screen reader says where one is; not on the first load, unless one comes back from a sign-in, or the page is not the one
 * that was asked for (`stattdessen`). Where a page stands in while data are loading, its title takes
 * the focus with it, and the title of the page that follows gets it.
 */
export const useSeitentitel = (titel: string, stattdessen = false): void => {
  const { konfiguration } = useUmgebung()
  // Of the page that is shown: the router's location is ahead of it while the next page is loading.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  useEffect(() => {
    document.title = `${titel} - ${konfiguration.portalName}`
  }, [titel, konfiguration.portalName])
  useEffect(() => {
    const erwartet = titelErwartet() || (zuletzt === undefined && stattdessen)
    const gegangen = zuletzt !== undefined && zuletzt !== pathname
    // 'Zurück' leads out of a question, and the page may be drawn before that has gone.
    if (gegangen) afterDialogs(titelFokussieren)
    // What says how a sign-in ended has it already.
    else if (erwartet || titelHatteFokus()) afterDialogs(fokusHalten)
    zuletzt = pathname
  }, [pathname, stattdessen])
}
