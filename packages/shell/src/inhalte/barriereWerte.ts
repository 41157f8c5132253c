import { BarriereEingabe, type BarriereEingang } from '@foerderportal/contract/shared/barriereSchema'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { schemaFehler } from '../formular/pruefung.ts'

/** The form as it stands on the screen. */
export type BarriereWerte = { barriere: string; seite: string; antwortAn: string }

export type Gemeldet = { readonly eingang: BarriereEingang; readonly werte: BarriereWerte }

/** Where the reporter stands is known, unless he came from elsewhere by a link; ids of the address are left out. */
export const leereMeldung = (): BarriereWerte => {
  const seite = location.hash === '' ? `${document.title.split(' - ')[0]} (${location.pathname})` : ''
  return { barriere: '', seite, antwortAn: '' }
}

const alsEingabe = (werte: BarriereWerte, kennung: string) => ({
  ...werte,
  kennung,
  antwortAn: werte.antwortAn.trim() || null,
})

const IRGENDEINE = '00000000-0000-4000-8000-000000000000'

/** What is still wrong, in the words of the contract. */
export const barriereWertePruefen = (werte: BarriereWerte): Feldfehler[] =>
  schemaFehler(BarriereEingabe, alsEingabe(werte, IRGENDEINE))

/**
 * Makes the request of a form. The same report sent again keeps its Kennung, so that a lost answer leads to no second
 * report; a changed one is another.
 */
export const meldungBauer = (): ((werte: BarriereWerte) => BarriereEingabe) => {
  let zuletzt = { text: '', kennung: '' }
  return (werte) => {
    const text = JSON.stringify(werte)
    if (text !== zuletzt.text) zuletzt = { text, kennung: crypto.randomUUID() }
    return BarriereEingabe.parse(alsEingabe(werte, zuletzt.kennung))
  }
}
