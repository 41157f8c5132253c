import { useEffect, useRef, useState } from 'react'
import { trefferIn, type Treffer } from './treffer.ts'

export type Quelle =
  | { liste: readonly Treffer[]; suchen?: undefined; fehlertext?: undefined }
  | {
      liste?: undefined
      /** Asks the server; an aborted `signal` means that more was typed. */
      suchen: (text: string, signal: AbortSignal) => Promise<readonly Treffer[]>
      /** What is said of a search that failed. */
      fehlertext?: (fehler: unknown) => string
    }

/** 'dauert': it takes so long that it must be said. */
export type Suchstand = {
  treffer: readonly Treffer[]
  zustand: 'ruht' | 'laeuft' | 'dauert' | 'fertig' | 'gescheitert'
  meldung?: string
}

const NICHTS: Suchstand = { treffer: [], zustand: 'ruht' }
/** After so long a search says that it is still looking (rule G-08). */
const DAUERT_MS = 1000

const nichtErreichbar = () => 'Die Suche ist gerade nicht erreichbar. Sie können einfach weiterschreiben.'

type Lauf = { uhr: ReturnType<typeof setTimeout>; abbruch: AbortController }

/** The hits for a text: from a list at once, from `suchen` after `entprellenMs` without a further key. */
export function useTreffer({ liste, suchen, fehlertext = nichtErreichbar }: Quelle, entprellenMs: number) {
  const [stand, setStand] = useState<Suchstand>(NICHTS)
  const lauf = useRef<Lauf | null>(null)

  const abbrechen = () => {
    if (!lauf.current) return
    clearTimeout(lauf.current.uhr)
    lauf.current.abbruch.abort()
  }
  useEffect(() => abbrechen, [])

  const fragen = async (text: string, abbruch: AbortController) => {
    if (!suchen) return
    const { signal } = abbruch
    const dauert = () => setStand((bisher) => ({ ...bisher, zustand: 'dauert' }))
    const uhr = setTimeout(dauert, DAUERT_MS)
    lauf.current = { uhr, abbruch }
    try {
      const treffer = await suchen(text, signal)
      if (!signal.aborted) setStand({ treffer, zustand: 'fertig' })
    } catch (fehler) {
      // Whoever types on aborts; everything else is told in the list.
      if (!signal.aborted) setStand({ treffer: [], zustand: 'gescheitert', meldung: fehlertext(fehler) })
    } finally {
      clearTimeout(uhr)
    }
  }

  const suche = (text: string) => {
    abbrechen()
    if (liste) return setStand({ treffer: trefferIn(liste, text), zustand: 'fertig' })
    const abbruch = new AbortController()
    // The hits before stay until the new ones are there: nothing flickers.
    setStand(({ treffer }) => ({ treffer, zustand: 'laeuft' }))
    // Nobody waits for a key after a list that was asked for without one.
    const warten = text === '' ? 0 : entprellenMs
    lauf.current = { abbruch, uhr: setTimeout(() => void fragen(text, abbruch), warten) }
  }
  const beenden = () => {
    abbrechen()
    setStand(NICHTS)
  }
  return { stand, suche, beenden }
}
