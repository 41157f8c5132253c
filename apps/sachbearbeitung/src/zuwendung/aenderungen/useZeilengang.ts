import { useRef } from 'react'
import { useTasten } from '../../shared/tasten/useTasten.ts'

/** j and k lead the focus from row to row of a table that only is read: its rows lead nowhere. */
export const useZeilengang = (titel: string, text: string) => {
  const ref = useRef<HTMLTableElement>(null)
  const gehen = (schritt: 1 | -1) => {
    const zeilen = [...(ref.current?.querySelectorAll<HTMLElement>('[data-zeile]') ?? [])]
    const hier = zeilen.findIndex((zeile) => zeile === document.activeElement)
    const dort = hier === -1 ? 0 : Math.min(zeilen.length - 1, Math.max(0, hier + schritt))
    zeilen[dort]?.focus()
  }
  useTasten(titel, [
    { taste: 'j', text, imFuss: true, tun: () => gehen(1) },
    { taste: 'k', text, imFuss: true, tun: () => gehen(-1) },
  ])
  return ref
}
