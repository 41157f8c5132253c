import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** Closes what is open when the pointer goes down outside of `bereich`. */
function useAussenSchliessen(
  offen: boolean,
  bereich: { readonly current: HTMLElement | null },
  schliessen: () => void,
) {
  useEffect(() => {
    if (!offen) return undefined
    const pruefen = (ereignis: PointerEvent) => {
      if (ereignis.target instanceof Node && !bereich.current?.contains(ereignis.target)) schliessen()
    }
    document.addEventListener('pointerdown', pruefen)
    return () => document.removeEventListener('pointerdown', pruefen)
  })
}

/**
 * Something that a button shows and hides (disclosure pattern). It closes with Escape, which gives the focus back to
 * the button, when pointer or focus go elsewhere, and when `ort`, the address of the page, changes.
 */
export function useAufklappen<T extends HTMLElement = HTMLDivElement>(ort: string) {
  const [offen, setOffen] = useState(false)
  const [letzterOrt, setLetzterOrt] = useState(ort)
  const bereich = useRef<T>(null)
  const knopf = useRef<HTMLButtonElement>(null)
  if (ort !== letzterOrt) {
    setLetzterOrt(ort)
    setOffen(false)
  }
  const schliessen = () => setOffen(false)
  useAussenSchliessen(offen, bereich, schliessen)

  const onKeyDown = (ereignis: KeyboardEvent) => {
    if (ereignis.key !== 'Escape' || !offen) return
    ereignis.stopPropagation()
    schliessen()
    knopf.current?.focus()
  }
  const onBlur = (ereignis: FocusEvent) => {
    if (ereignis.relatedTarget && !bereich.current?.contains(ereignis.relatedTarget)) schliessen()
  }
  return { offen, umschalten: () => setOffen(!offen), schliessen, bereich, knopf, onKeyDown, onBlur }
}
