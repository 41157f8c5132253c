import { FRAGEBOGEN_STELLE } from '../../../fragebogen/antragStelle.ts'
import {
  antwortAn,
  mitWertAn,
  worteZu,
  elementStelle,
  seiteAn,
  wertAn as wertAnStelle,
  type Stellenpfad,
} from '../../../formular/tafel.ts'
import {
  andersErrechnet as andersErrechnetIn,
  unterschiede as unterschiedeIn,
} from '../../../formular/angaben/unterschiede.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import type { AntragSeitenName } from '../flow.ts'
import { TAFEL } from '../tafel/tafel.ts'

/** The place of an item's field. */
export const gegenstandStelle = (id: string | null | undefined, feld: string): Stellenpfad =>
  elementStelle('foerdergegenstaende', id, feld)

/** What the form says at a place. */
export const wertAn = (formular: AntragFormular, stelle: Stellenpfad): unknown =>
  wertAnStelle(TAFEL, formular, stelle)

/** The form with another value at a place; an item that it does not have stays away. */
export const mitWert = (formular: AntragFormular, stelle: Stellenpfad, wert: unknown): AntragFormular =>
  mitWertAn(TAFEL, formular, stelle, wert)

/** A place in the words of its question: 'Nettopreis für ein Stück (Fendt Vario 724)'. */
export const stelleInWorten = (formular: AntragFormular, stelle: Stellenpfad): string =>
  stelle === FRAGEBOGEN_STELLE ? 'Fragebogen' : worteZu(TAFEL, formular, stelle)

/** The answer at a place in words; null where none is given. */
export const antwortInWorten = (formular: AntragFormular, stelle: Stellenpfad): string | null =>
  antwortAn(TAFEL, formular, stelle)

/** The places at which something else is computed of two forms. */
export const andersErrechnet = (a: AntragFormular, b: AntragFormular): Stellenpfad[] =>
  andersErrechnetIn(TAFEL, a, b)

/** The places at which two forms say something different. An item that only one of them has is a change of the list. */
export const unterschiede = (a: AntragFormular, b: AntragFormular): Stellenpfad[] =>
  unterschiedeIn(TAFEL, a, b)

/** The page of the wizard that shows a place. */
export const seiteVon = (stelle: Stellenpfad): AntragSeitenName =>
  stelle === FRAGEBOGEN_STELLE ? FRAGEBOGEN_STELLE : (seiteAn(TAFEL, stelle) ?? 'zusammenfassung')
