import type { Feldfehler } from '../../../shared/problem.ts'
import { gegenstandZu, type AuszahlungDaten } from '../daten.ts'
import type { Verwendungsnachweis } from '../../formular.ts'
import type { AuszahlungGegenstand } from '../../schema.ts'
import type { Nachweislage } from '../tafel.ts'

export type Pruefung = (daten: AuszahlungDaten) => Feldfehler[]

export const LISTE = 'verwendungsnachweise'

/** A proof of the form with its place and its item. */
export type Stelle = Nachweislage & {
  readonly n: Verwendungsnachweis
  readonly pfad: string
  readonly gegenstand: AuszahlungGegenstand | undefined
}

/** The errors of a proof whose condition holds: [field, condition, text]. */
export const fehler = (
  { pfad }: Stelle,
  ...zeilen: readonly (readonly [feld: keyof Verwendungsnachweis, falsch: boolean, text: string])[]
): Feldfehler[] =>
  zeilen.filter(([, falsch]) => falsch).map(([feld, , text]) => ({ pfad: `${pfad}.${feld}`, text }))

/** The first invoice of an item carries what is said of the item as a whole. */
export const istErster = (alle: readonly Verwendungsnachweis[], i: number): boolean =>
  alle.findIndex(({ foerdergegenstandId: id }) => id === alle[i]?.foerdergegenstandId) === i

/** Every proof of a form, in its order. */
export const stellen = ({ formular, kontext }: AuszahlungDaten): Stelle[] => {
  const alle = formular.verwendungsnachweise ?? []
  return alle.map((n, i) => ({
    n,
    pfad: `${LISTE}.${i}`,
    gegenstand: gegenstandZu(kontext, n),
    erster: istErster(alle, i),
    produktGruppe: kontext.produktGruppe,
  }))
}
