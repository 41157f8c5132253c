import { werteLesen, werteSchreiben, werteUnlesbar } from '@foerderportal/contract/formular/werte'
import { zeilenAuf, type Fragenseite } from '@foerderportal/contract/zuwendung/tafel/tafel'
import type { FieldValues } from 'react-hook-form'
import type { SeitenBau } from './bau.ts'

/** A page whose answers are read and written as its rows say, and whose fields are its own: it loads no other ones. */
export const bauAus = <W extends FieldValues>(
  seite: Fragenseite,
  { Felder, mitDatei, zeigtSelbst }: Pick<SeitenBau<W>, 'Felder' | 'mitDatei' | 'zeigtSelbst'>,
): SeitenBau<W> => {
  const zeilen = zeilenAuf(seite)
  return {
    // The rows say what the values of their fields are called; a page that has parts of its own types them.
    lesen: (formular) => werteLesen(zeilen, formular) as W,
    schreiben: (werte) => (formular) => werteSchreiben(zeilen, werte, formular),
    lesefehler: (werte) => werteUnlesbar(zeilen, werte),
    ...(mitDatei && { mitDatei }),
    ...(zeigtSelbst && { zeigtSelbst }),
    Felder,
  }
}
