import { adressenSuchen } from '@foerderportal/client/verzeichnis/verzeichnis'
import { HOECHSTENS } from '@foerderportal/ui/felder/suche/treffer'
import { useState } from 'react'
import { ablehnung } from '../formular/useNetzpruefung.ts'
import { adresstreffer, type Adresstreffer } from './adressTreffer.ts'

const ABGEBROCHEN =
  'Suche abgebrochen (Es wurde eine Suche mit gleicher Session UUID gestartet, während diese noch aktiv war)'

/** Another search has ended this one, and not by typing on in the field, which is told nothing (R8-02). */
class Suchabbruch extends Error {
  override readonly message = ABGEBROCHEN
}

/** R5-02, and the text of section 8 for a search that was cancelled. */
export const suchfehler = (fehler: unknown): string =>
  fehler instanceof Suchabbruch ? fehler.message : ablehnung(fehler)

/**
 * Looks for addresses in the name of one field. A postal code that stands in the form already narrows the search, where
 * it has the street: whoever moves house types the new street first.
 */
export const useAdressSuche = (plz: string) => {
  const [session] = useState(() => crypto.randomUUID())
  const fragen = async (eingabe: string, worte: readonly string[], signal: AbortSignal) => {
    // One more than is shown tells whether there are more.
    const antwort = await adressenSuchen({ worte, session, hoechstens: HOECHSTENS + 1 }, signal)
    if (antwort === undefined) throw new Suchabbruch()
    return adresstreffer(antwort, eingabe)
  }
  return async (eingabe: string, signal: AbortSignal): Promise<readonly Adresstreffer[]> => {
    if (/^\d{5}$/.test(plz) && !/\d{5}/.test(eingabe)) {
      const hier = await fragen(eingabe, [eingabe, plz], signal)
      if (hier.some(({ feldtext }) => feldtext !== '')) return hier
    }
    return fragen(eingabe, [eingabe], signal)
  }
}
