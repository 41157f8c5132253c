import type { Feldfehler } from '../shared/problem.ts'
import type { Zeile } from './antwort.ts'
import { istLeer } from './leer.ts'
import type { Fields } from '@foerderportal/values/object'
import { valueAt, withValueAt } from '@foerderportal/values/path'

// Between an object of answers (a form, an element of a list) and what stands in the fields of a page. `objekt as never`
// below: a row of the slice knows what its path begins in, and is handed exactly that.

/** The answer of a row. */
export const antwortVon = <D>({ pfad, holen }: Zeile<D>, objekt: object): unknown =>
  holen ? holen(objekt as never) : valueAt(objekt, pfad.split('.'))

/** The object with another answer to a row. */
export const mitAntwort = <D, O extends object>({ pfad, setzen }: Zeile<D>, objekt: O, wert: unknown): O =>
  // Only what stands at the path changes; what the value is, the schema judges.
  (setzen ? setzen(objekt as never, wert as never) : withValueAt(objekt, pfad.split('.'), wert)) as O

/** The questions of rows that have no answer and need one. */
export const luecken = <D extends { readonly formular: object }>(
  zeilen: readonly Zeile<D>[],
  daten: D,
): Feldfehler[] =>
  zeilen.flatMap((zeile) => {
    const { pfad, fehlt, gefragt } = zeile
    if (fehlt === undefined || gefragt?.(daten) === false) return []
    return istLeer(antwortVon(zeile, daten.formular)) ? [{ pfad, text: fehlt }] : []
  })

/** The name of a row's field. */
export const feldVon = <D>({ feld, pfad }: Zeile<D>): string => feld ?? pfad

const gibtEs = <D>({ gehoertZu }: Zeile<D>, objekt: object): boolean => gehoertZu?.(objekt as never) !== false

/** What is computed, or kept with the company, has no field. */
export const hatFeld = <D>({ errechnet, uebernahme }: Zeile<D>): boolean =>
  errechnet !== true && uebernahme?.art !== 'unternehmen'

const mitFeld = <D>(zeilen: readonly Zeile<D>[], objekt: object) =>
  zeilen.filter((zeile) => hatFeld(zeile) && gibtEs(zeile, objekt))

/** What stands in the fields of rows. */
export const werteLesen = <D>(zeilen: readonly Zeile<D>[], objekt: object): Fields =>
  mitFeld(zeilen, objekt).reduce<Fields>((werte, zeile) => {
    const roh = zeile.art.schreiben(antwortVon(zeile, objekt))
    return withValueAt(werte, feldVon(zeile).split('.'), roh) as Fields // begun with an object
  }, {})

/**
 * The object with what the fields of rows say; what can't be read is a gap. A field that the values do not have says
 * nothing: a copy of a draft made before the question existed takes no answer away.
 */
export const werteSchreiben = <D, O extends object>(
  zeilen: readonly Zeile<D>[],
  werte: Fields,
  objekt: O,
): O =>
  mitFeld(zeilen, objekt).reduce((bisher, zeile) => {
    const roh = valueAt(werte, feldVon(zeile).split('.'))
    return roh === undefined
      ? bisher
      : mitAntwort(zeile, bisher, zeile.art.lesen(roh, antwortVon(zeile, bisher)))
  }, objekt)

/** What in the fields of rows can't be read, by the names of the fields. `vor`: where the rows begin. */
export const werteUnlesbar = <D>(zeilen: readonly Zeile<D>[], werte: unknown, vor = ''): Feldfehler[] =>
  zeilen
    .filter(hatFeld)
    .flatMap((zeile) =>
      zeile.art.unlesbar(valueAt(werte, feldVon(zeile).split('.')), `${vor}${feldVon(zeile)}`),
    )
