import { useEffect, useRef, useState } from 'react'
import { trefferIn, type Treffer } from './treffer.ts'

export type Quelle =
  | { liste: readonly Treffer[]; suchen?: undefined }
  /** Asks the server; an aborted `signal` means that more was typed. */
  | { liste?: undefined; suchen: (text: string, signal: AbortSignal) => Promise<readonly Treffer[]> }

export type Suchstand = { treffer: readonly Treffer[]; laeuft: boolean; gescheitert: boolean }

const NICHTS: Suchstand = { treffer: [], laeuft: false, gescheitert: false }

/** The hits for a text: from a list at once, from `suchen` after `entprellenMs` without a further key. */
export function useTreffer({ liste, suchen }: Quelle, mindestens: number, entprellenMs: number) {
  const [stand, setStand] = useState<Suchstand>(NICHTS)
  const lauf = useRef<{ uhr: ReturnType<typeof setTimeout>; abbruch: AbortController } | null>(null)

  const abbrechen = () => {
    if (!lauf.current) return
    clearTimeout(lauf.current.uhr)
    lauf.current.abbruch.abort()
  }
  useEffect(() => abbrechen, [])

  const fragen = async (text: string, signal: AbortSignal) => {
    if (!suchen) return
    try {
      const treffer = await suchen(text, signal)
      if (!signal.aborted) setStand({ treffer, laeuft: false, gescheitert: false })
    } catch {
      // Whoever types on aborts; everything else is told in the list.
      if (!signal.aborted) setStand({ ...NICHTS, gescheitert: true })
    }
  }

  const suche = (text: string) => {
    abbrechen()
    if (liste) return setStand({ ...NICHTS, treffer: trefferIn(liste, text) })
    if (text.trim().length < mindestens) return setStand(NICHTS)
    const abbruch = new AbortController()
    // The hits before stay until the new ones are there: nothing flickers.
    setStand((bisher) => ({ ...bisher, laeuft: true, gescheitert: false }))
    lauf.current = { abbruch, uhr: setTimeout(() => void fragen(text, abbruch.signal), entprellenMs) }
  }
  return { stand, suche }
}
