import { useEffect, useRef, useState } from 'react'
import { useTasten } from '../tasten/useTasten.ts'
import { ausFall } from './listenweg.ts'
import type { Auswahl } from './useAuswahl.ts'

const SPRUNG = { j: 1, k: -1 } as const

/**
 * The row in which one is: that with the focus, or the last one that had it. j and k lead to the link of the next, where
 * Enter does what it always does.
 */
export const useZeilen = (auswahl: Auswahl | undefined) => {
  const ref = useRef<HTMLTableElement>(null)
  const [aktuell, betreten] = useState<string>()
  const [herkunft] = useState(ausFall)
  // After the title of the page has had the focus: the row from which one went into the case has it now.
  useEffect(() => {
    if (herkunft === undefined) return undefined
    const zeile = ref.current?.querySelector<HTMLElement>(`[data-zeile="${CSS.escape(herkunft)}"] a`)
    const bild = requestAnimationFrame(() => zeile?.focus())
    return () => cancelAnimationFrame(bild)
  }, [herkunft])
  const gehen = (richtung: 1 | -1) => {
    const zeilen = [...(ref.current?.querySelectorAll<HTMLElement>('[data-zeile]') ?? [])]
    const hier = zeilen.findIndex(({ dataset }) => dataset['zeile'] === aktuell)
    const dort = hier === -1 ? 0 : Math.min(zeilen.length - 1, Math.max(0, hier + richtung))
    zeilen[dort]?.querySelector('a')?.focus()
  }
  useTasten('Liste', [
    { taste: 'j', text: 'bewegen', imFuss: true, tun: () => gehen(SPRUNG.j) },
    { taste: 'k', text: 'bewegen', imFuss: true, tun: () => gehen(SPRUNG.k) },
    ...(auswahl
      ? [
          {
            taste: 'x',
            text: 'auswählen',
            imFuss: true,
            tun: () => aktuell !== undefined && auswahl.umschalten(aktuell),
          },
          {
            taste: 'X',
            text: 'bis hier auswählen',
            tun: () => aktuell !== undefined && auswahl.bisHier(aktuell),
          },
        ]
      : []),
  ])
  return { ref, aktuell, betreten }
}
