import type { Zeile } from '@foerderportal/contract/formular/antwort'
import { werteLesen, werteSchreiben, werteUnlesbar } from '@foerderportal/contract/formular/werte'
import type { FieldValues } from 'react-hook-form'
import type { Daten, Seitenbau, Formularantwort } from '../formularart.ts'

export type Zeilen<V extends Formularantwort, K> = readonly Zeile<Daten<V, K>>[]

/** What a page says itself, besides its rows. */
export type Eigenes<V extends Formularantwort, K, W extends FieldValues> = Pick<
  Seitenbau<V, K, W>,
  'Felder' | 'mitDatei' | 'zeigtSelbst'
>

/** A page whose answers are read and written as its rows say, and whose fields are its own: it loads no other ones. */
export const bauAus = <V extends Formularantwort, K, W extends FieldValues>(
  zeilen: Zeilen<V, K>,
  { Felder, mitDatei, zeigtSelbst }: Eigenes<V, K, W>,
): Seitenbau<V, K, W> => ({
  // The rows say what the values of their fields are called; a page that has parts of its own types them.
  lesen: (formular) => werteLesen(zeilen, formular) as W,
  schreiben: (werte) => (formular) => werteSchreiben(zeilen, werte, formular),
  lesefehler: (werte) => werteUnlesbar(zeilen, werte),
  ...(mitDatei && { mitDatei }),
  ...(zeigtSelbst && { zeigtSelbst }),
  Felder,
})
