import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useSchliesswunsch } from './useSchliesswunsch.ts'
import { useZurueckSchliesst } from './useZurueckSchliesst.ts'

const TASTEND = ['mousedown', 'click'] as const

/**
 * A finger that closes something presses nothing below it: on a phone what is open covers most of the page, and
 * beside it there is no place that means nothing, but for the other openers of the same bar. A mouse, which aims, is
 * let through.
 */
const tippenSchlucken = (): void => {
  const schlucken = (ereignis: Event) => {
    ereignis.preventDefault()
    ereignis.stopImmediatePropagation()
  }
  const ende = new AbortController()
  for (const art of TASTEND) document.addEventListener(art, schlucken, { capture: true, signal: ende.signal })
  // A tap that became a scroll has no click: what comes next counts again.
  for (const art of ['pointerdown', 'keydown', 'pointercancel'])
    document.addEventListener(art, () => ende.abort(), { capture: true, signal: ende.signal })
}

/** Beside what is open stands what opens something else: whoever taps that means it. */
const istNachbar = (bereich: HTMLElement | null, ziel: Node): boolean => {
  const oeffner = (ziel instanceof Element ? ziel : ziel.parentElement)?.closest('button[aria-expanded]')
  return oeffner instanceof Element && bereich?.parentElement?.contains(oeffner) === true
}

/** Closes what is open when the pointer goes down outside of `bereich`. */
function useAussenSchliessen(
  offen: boolean,
  bereich: { readonly current: HTMLElement | null },
  schliessen: () => void,
) {
  useEffect(() => {
    if (!offen) return undefined
    const pruefen = (ereignis: PointerEvent) => {
      if (!(ereignis.target instanceof Node) || bereich.current?.contains(ereignis.target)) return
      if (ereignis.pointerType === 'touch' && !istNachbar(bereich.current, ereignis.target)) tippenSchlucken()
      schliessen()
    }
    document.addEventListener('pointerdown', pruefen)
    return () => document.removeEventListener('pointerdown', pruefen)
  })
}

/**
 * Something that a button shows and hides (disclosure pattern). It closes with Escape, which gives the focus back to
 * the button, with 'back', when pointer or focus go elsewhere, and when `ort`, the address of the page, changes.
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
  const zurueck = () => {
    schliessen()
    knopf.current?.focus()
  }
  useZurueckSchliesst(offen, zurueck)
  useSchliesswunsch(offen, zurueck)
  useAussenSchliessen(offen, bereich, schliessen)

  const onKeyDown = (ereignis: KeyboardEvent) => {
    if (ereignis.key !== 'Escape' || !offen) return
    ereignis.stopPropagation()
    zurueck()
  }
  const onBlur = (ereignis: FocusEvent) => {
    if (ereignis.relatedTarget && !bereich.current?.contains(ereignis.relatedTarget)) schliessen()
  }
  return { offen, umschalten: () => setOffen(!offen), schliessen, bereich, knopf, onKeyDown, onBlur }
}
