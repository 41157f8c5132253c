import { isProblem } from '@foerderportal/client/problem'
import { VALIDIERUNG_ENTPRELLEN_MS } from '@foerderportal/contract/shared/konstanten'
import { useEffect, useState } from 'react'

/** What is known of a value that is checked over the network. */
export type Netzpruefung<A> =
  | { readonly art: 'ruht' }
  | { readonly art: 'gut'; readonly antwort: A }
  | { readonly art: 'schlecht'; readonly text: string }

const RUHT = { art: 'ruht' } as const

const istAbbruch = (fehler: unknown) => fehler instanceof DOMException && fehler.name === 'AbortError'

/** R5-02: title and detail of a refusal; whatever says nothing about the value is no verdict on it. */
export const ablehnung = (fehler: unknown): string => {
  if (!isProblem(fehler) || fehler.status < 400 || fehler.status > 499)
    return 'Die Validierung steht aktuell nicht zur Verfügung.'
  const { title, detail } = fehler.problem
  return detail === undefined ? title : `${title} (${detail})`
}

/**
 * Checks a value over the network half a second after it last changed; a call whose value has changed meanwhile is
 * aborted. It only informs: typing, leaving the field and sending go on. Without a value there is nothing to ask.
 * `pruefen` must not change from one rendering to the next. While `wartet`, nothing new is asked and what is known stays:
 * a value that somebody is still writing is not judged, which whoever hears the page would be told at each pause.
 */
export const useNetzpruefung = <A>(
  wert: string | undefined,
  pruefen: (wert: string, signal: AbortSignal) => Promise<A>,
  wartet = false,
): Netzpruefung<A> => {
  const [stand, setStand] = useState<{ wert: string; pruefung: Netzpruefung<A> }>()
  useEffect(() => {
    if (wert === undefined || wartet) return undefined
    const ende = new AbortController()
    const zeigen = (pruefung: Netzpruefung<A>) => setStand({ wert, pruefung })
    const fragen = async () => {
      try {
        zeigen({ art: 'gut', antwort: await pruefen(wert, ende.signal) })
      } catch (fehler) {
        if (!istAbbruch(fehler)) zeigen({ art: 'schlecht', text: ablehnung(fehler) })
      }
    }
    const uhr = setTimeout(() => void fragen(), VALIDIERUNG_ENTPRELLEN_MS)
    return () => {
      clearTimeout(uhr)
      ende.abort()
    }
  }, [wert, pruefen, wartet])
  // An answer belongs to the value that was asked about, and to no other.
  return stand !== undefined && stand.wert === wert ? stand.pruefung : RUHT
}
