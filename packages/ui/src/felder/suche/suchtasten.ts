import type { KeyboardEvent } from 'react'

type Bedienung = {
  offen: boolean
  aktiv: number
  anzahl: number
  setAktiv: (stelle: number) => void
  schliessen: () => void
  oeffnen: () => void
}

/**
 * The keys of a search field. Arrows move through the hits and around the end, Home and End to the first and the last
 * while one of them is marked (else they move in the text), Enter takes it, Escape closes. Enter in an open list sends
 * no form: whoever presses it is still choosing.
 */
export const suchtasten = (
  { offen, aktiv, anzahl, setAktiv, schliessen, oeffnen }: Bedienung,
  uebernehmen: () => void,
) => {
  const markiert = offen && aktiv >= 0
  const bewegen = (schritt: 1 | -1) => {
    if (!offen) return oeffnen()
    // One place more than hits: it is the input itself, without an active hit.
    setAktiv(((aktiv + 1 + schritt + anzahl + 1) % (anzahl + 1)) - 1)
  }
  const tasten: Record<string, (() => void) | false> = {
    ArrowDown: () => bewegen(1),
    ArrowUp: () => bewegen(-1),
    Home: markiert && (() => setAktiv(0)),
    End: markiert && (() => setAktiv(anzahl - 1)),
    Enter: offen && (markiert ? uebernehmen : schliessen),
    Escape: offen && schliessen,
  }
  return (ereignis: KeyboardEvent) => {
    // While a word is being composed (accents, other scripts) the keys belong to that.
    const handlung = !ereignis.nativeEvent.isComposing && tasten[ereignis.key]
    if (!handlung) return
    ereignis.preventDefault()
    handlung()
  }
}
