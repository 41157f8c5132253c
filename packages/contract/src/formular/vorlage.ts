import { valueAt, withValueAt } from '@foerderportal/values/path'
import type { Uebernahme, Zeile } from './antwort.ts'
import { istLeer } from './leer.ts'

/** Confirmations, dates and papers belong to the form they were given for; a row may say otherwise. */
const NUR_FUER_EINEN: ReadonlySet<string> = new Set(['jaNein', 'tag', 'dateien'])

const regelVon = <D>({ uebernahme, art }: Zeile<D>): Uebernahme =>
  uebernahme ?? { art: NUR_FUER_EINEN.has(art.art) ? 'auslassen' : 'mitnehmen' }

const beantwortet = <D>(zeilen: readonly Zeile<D>[], formular: object) =>
  zeilen
    .filter(({ pfad, errechnet }) => errechnet !== true && !istLeer(valueAt(formular, pfad.split('.'))))
    .map((zeile) => ({ zeile, regel: regelVon(zeile) }))

/** A form with answers of an earlier one, and what is to be said of them. */
export type Mitgenommenes<F> = {
  readonly formular: F
  /** What was taken over, in words. */
  readonly uebernommen: readonly string[]
  /** What the applicant should look at, and what was left out and why. */
  readonly pruefen: readonly string[]
  readonly ausgelassen: readonly string[]
}

const einmal = (texte: readonly (string | undefined)[]): string[] => [
  ...new Set(texte.filter((text) => text !== undefined)),
]

/** Whether an earlier form answers any of these rows in a way that a new one can start from. */
export const istMitnehmbar = <D>(zeilen: readonly Zeile<D>[], alt: object): boolean =>
  beantwortet(zeilen, alt).some(({ regel }) => regel.art === 'mitnehmen')

/** The form with what an earlier one answered to these rows and still holds. */
export const antwortenMitnehmen = <D, F extends object>(
  zeilen: readonly Zeile<D>[],
  formular: F,
  alt: object,
): Mitgenommenes<F> => {
  const alle = beantwortet(zeilen, alt)
  const mit = alle.flatMap(({ zeile, regel }) => (regel.art === 'mitnehmen' ? [{ zeile, regel }] : []))
  const pfade = mit
    .flatMap(({ zeile: { pfad, dazu = [] } }) => [pfad, ...dazu])
    .map((pfad) => pfad.split('.'))
  return {
    // Both are forms of the same kind: what stands at a path of one may stand there in the other.
    formular: pfade.reduce<unknown>((f, pfad) => withValueAt(f, pfad, valueAt(alt, pfad)), formular) as F,
    uebernommen: einmal(mit.map(({ zeile, regel }) => regel.als ?? zeile.frage)),
    pruefen: einmal(mit.map(({ regel }) => regel.pruefen)),
    ausgelassen: einmal(alle.map(({ regel }) => (regel.art === 'auslassen' ? regel.weil : undefined))),
  }
}
