import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { useLayoutEffect, useRef } from 'react'
import { useLate } from '@foerderportal/shell/late/useLate'
import type { VorschlagProps, Vorschlagsuche } from './vorschlag.ts'

/**
 * A field for text, which becomes a search with proposals as soon as its parts have come. Whoever is typing meanwhile
 * loses neither a character nor his place.
 */
export function Vorschlagfeld({ suche, ...props }: VorschlagProps & { suche: Vorschlagsuche }) {
  const { part: Suche } = useLate(suche)
  const stelle = useRef<Stelle>(undefined)
  useLayoutEffect(() => {
    if (Suche !== undefined) stelle.current = wiederherstellen(stelle.current)
  }, [Suche])
  const bisZumEnde = (rahmen: HTMLElement | null) => () => {
    stelle.current = merken(rahmen)
  }
  if (Suche !== undefined) return <Suche {...props} />
  return (
    <div ref={bisZumEnde}>
      <Textfeld {...props} />
      <output className="s-auskunft" />
    </div>
  )
}

type Stelle = { readonly id: string; readonly von: number | null; readonly bis: number | null } | undefined

/** Where the user is typing; asked just before the field goes. */
const merken = (rahmen: HTMLElement | null): Stelle => {
  const { activeElement: feld } = document
  return feld instanceof HTMLInputElement && rahmen?.contains(feld)
    ? { id: feld.id, von: feld.selectionStart, bis: feld.selectionEnd }
    : undefined
}

const wiederherstellen = (stelle: Stelle): undefined => {
  if (stelle === undefined) return
  const feld = document.getElementById(stelle.id)
  if (!(feld instanceof HTMLInputElement)) return
  feld.focus()
  feld.setSelectionRange(stelle.von, stelle.bis)
}
