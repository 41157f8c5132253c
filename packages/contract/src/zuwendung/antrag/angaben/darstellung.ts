import { reachablePages } from '@foerderportal/flow/flow'
import { angabenZu, type Gruppe } from '../../../formular/angaben/angaben.ts'
import { ANTRAG_SEITEN, antragFlow, type AntragSeitenName } from '../flow.ts'
import type { AntragDaten } from '../schema.ts'
import { zeilenAuf } from '../tafel/tafel.ts'

/** What one wizard page says: on the screen, on the receipt, and to whoever signs. */
export type Abschnitt = {
  readonly seite: AntragSeitenName
  readonly titel: string
  readonly gruppen: readonly Gruppe[]
}

/** The answers of a page in words. */
export const angabenAuf = (seite: AntragSeitenName, daten: AntragDaten): Gruppe[] =>
  angabenZu(zeilenAuf(seite), daten)

/** Every answer of an application in words, page by page, unreachable pages left out. */
export const antragDarstellen = (daten: AntragDaten): Abschnitt[] =>
  reachablePages(antragFlow, daten)
    .map((seite) => ({ seite, titel: ANTRAG_SEITEN[seite].titel, gruppen: angabenAuf(seite, daten) }))
    .filter(({ gruppen }) => gruppen.length > 0)
