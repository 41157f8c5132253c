import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { anfang, type Punktlage } from './punktwahl.ts'

/** Which point is looked at. It stands in the address: a link leads to it, and reloading stays with it. */
export const usePunktwahl = <P extends Punktlage>(punkte: readonly P[]) => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // Once: an answer that is given here must not lead away from its point.
  const [erster] = useState(() => anfang(punkte, hash))
  const punkt = punkte.find(({ code }) => code === hash) ?? punkte.find(({ code }) => code === erster)
  const waehlen = (code: string) =>
    void navigate({ to: '.', hash: code, replace: true, resetScroll: false, hashScrollIntoView: false })
  return { punkt, waehlen }
}
