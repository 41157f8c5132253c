import { feldOeffner } from '@foerderportal/ui/felder/feldSprung'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { kopfId } from './Listenzeile.tsx'
import type { Listenwert } from './tabellenart.ts'

/**
 * Which line of a list is open: the one that an error or a link leads into, else the only one there is. The line answers
 * the click at once; its questions (`gezeigt`) are a hundred elements and come a moment later, so that a slow phone stays
 * awake. `zuFeld` says whose question has an id.
 */
export const useOffeneZeile = (
  elemente: readonly Listenwert[],
  zuFeld: (id: string) => string | undefined,
) => {
  const [offen, setOffen] = useState(() => (elemente.length === 1 ? elemente[0]?.kennung : undefined))
  useEffect(() =>
    feldOeffner((id) => {
      const ziel = zuFeld(id)
      if (ziel !== undefined) setOffen(ziel)
    }),
  )
  const umschalten = useCallback(
    (kennung: string) => setOffen((bisher) => (bisher === kennung ? undefined : kennung)),
    [],
  )
  return { offen, gezeigt: useDeferredValue(offen), setOffen, umschalten }
}

/** When an element goes: the focus goes to the next, else to the one before, else to `sonst`. */
export const fokusNach = (elemente: readonly Listenwert[], kennung: string, sonst: string): void => {
  const i = elemente.findIndex((element) => element.kennung === kennung)
  const nachbar = (elemente[i + 1] ?? elemente[i - 1])?.kennung
  const id = nachbar === undefined ? sonst : kopfId(nachbar)
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
