import type { Listenart, Tafel, Zeile } from './antwort.ts'
import type { Fields } from '@foerderportal/values/object'
import { valueAt, withValueAt } from '@foerderportal/values/path'
import { liegtIn } from './pfad.ts'
import { antwortVon } from './werte.ts'

/**
 * A place of a form, as a path: 'produktgruppenDaten.umsatz', 'dokumente.registerauszug'. An answer of an element is
 * named by the element's id ('foerdergegenstaende.<id>.anbieter'): its place in the list can shift.
 */
export type Stellenpfad = string

/** An element of a list, with its questions. */
export type Element<D> = {
  /** Where it stands now, as errors name it: 'foerdergegenstandSeiten.0.foerdergegenstaende.1'. */
  readonly pfad: string
  readonly kennung: string
  readonly wert: Fields
  /** What it lies in. */
  readonly aussen: Fields
  readonly zeilen: readonly Zeile<D>[]
}

export const alleZeilen = <D>(tafel: Tafel<D>): readonly Zeile<D>[] => Object.values(tafel).flat()

const istListe = <D>(zeile: Zeile<D>): zeile is Zeile<D> & { readonly art: Listenart<D> } =>
  zeile.art.art === 'liste'

const objekte = (wert: unknown): readonly Fields[] => (Array.isArray(wert) ? (wert as Fields[]) : []) // forms hold lists of objects only

/** The elements in a list that have questions of their own, whatever they lie in. */
const elementeUnter = <D>(art: Listenart<D>, liste: unknown, pfad: string, aussen: Fields): Element<D>[] =>
  objekte(liste).flatMap((wert, i) => {
    const hier = `${pfad}.${i}`
    const zeilen = art.zeilen(wert).filter((zeile) => !istListe(zeile))
    const kennung = art.kennung(wert) ?? ''
    const tiefer = art
      .zeilen(wert)
      .filter(istListe)
      .flatMap((zeile) =>
        elementeUnter(zeile.art, valueAt(wert, zeile.pfad.split('.')), `${hier}.${zeile.pfad}`, wert),
      )
    return zeilen.length === 0 ? tiefer : [{ pfad: hier, kennung, wert, aussen, zeilen }, ...tiefer]
  })

/** The elements of a row; none where it is no list whose elements are shown one by one. */
export const elementeVon = <D>(zeile: Zeile<D>, formular: object): Element<D>[] =>
  istListe(zeile) && zeile.elemente !== undefined
    ? elementeUnter(zeile.art, valueAt(formular, zeile.pfad.split('.')), zeile.pfad, {})
    : []

/** The place of an element's answer. */
export const elementStelle = (
  stelle: string,
  kennung: string | null | undefined,
  pfad: string,
): Stellenpfad => `${stelle}.${kennung ?? ''}.${pfad}`

/** What a place means: its row, and of which element. */
type Ort<D> = { readonly zeile: Zeile<D> | undefined; readonly element: Element<D> | undefined }

const elementOrt = <D>(tafel: Tafel<D>, formular: object, stelle: Stellenpfad) => {
  const [anfang = '', ...rest] = stelle.split('.')
  const darin = rest.join('.')
  const liste = alleZeilen(tafel).find(({ elemente }) => elemente?.stelle === anfang)
  if (liste?.elemente === undefined) return undefined
  const alle = elementeVon(liste, formular)
  // A category is known by its code, which has a dot in it: 'B.1' may stand beside 'B'.
  const [element] = alle
    .filter(({ kennung }) => `${darin}.`.startsWith(`${kennung}.`))
    .toSorted((a, b) => b.kennung.length - a.kennung.length)
  const pfad = darin.slice((element?.kennung.length ?? 0) + 1)
  return {
    worte: liste.elemente,
    nummer: alle.findIndex((eines) => eines === element),
    element,
    pfad,
    zeile: element?.zeilen.find((eine) => eine.pfad === pfad),
  }
}

const umfasst = <D>({ pfad, dazu = [] }: Zeile<D>, stelle: Stellenpfad): boolean =>
  [pfad, ...dazu].some((feld) => liegtIn(stelle, feld))

const ortVon = <D>(tafel: Tafel<D>, formular: object, stelle: Stellenpfad): Ort<D> =>
  elementOrt(tafel, formular, stelle) ?? {
    zeile: alleZeilen(tafel).find((zeile) => umfasst(zeile, stelle)),
    element: undefined,
  }

/** The row that asks for what stands at a place. */
export const zeileAn = <D>(tafel: Tafel<D>, formular: object, stelle: Stellenpfad): Zeile<D> | undefined =>
  ortVon(tafel, formular, stelle).zeile

/** What the form says at a place. */
export const wertAn = <D>(tafel: Tafel<D>, formular: object, stelle: Stellenpfad): unknown => {
  const ort = elementOrt(tafel, formular, stelle)
  return ort === undefined
    ? valueAt(formular, stelle.split('.'))
    : valueAt(ort.element?.wert, ort.pfad.split('.'))
}

/** The form with another value at a place; an element that it does not have stays away. */
export const mitWertAn = <D, F extends object>(
  tafel: Tafel<D>,
  formular: F,
  stelle: Stellenpfad,
  wert: unknown,
): F => {
  const ort = elementOrt(tafel, formular, stelle)
  if (ort !== undefined && ort.element === undefined) return formular
  const pfad = ort ? [...(ort.element?.pfad.split('.') ?? []), ...ort.pfad.split('.')] : stelle.split('.')
  return withValueAt(formular, pfad, wert) as F // only what stands at the place changes; the schema judges what it is
}

/** A place in the words of its question: 'Nettopreis für ein Stück (Fendt Vario 724)'. */
export const worteZu = <D>(tafel: Tafel<D>, formular: object, stelle: Stellenpfad): string => {
  const ort = elementOrt(tafel, formular, stelle)
  if (ort === undefined) return zeileAn(tafel, formular, stelle)?.frage ?? 'Angabe'
  const { worte, nummer, element, zeile } = ort
  const name = element === undefined ? '' : worte.name(element.wert as never) // each list knows its elements
  return `${zeile?.frage ?? worte.frage} (${name || `${worte.einer} ${nummer + 1}`})`
}

/** The answer at a place in words; what no row asks for has none. */
export const antwortAn = <D>(tafel: Tafel<D>, formular: object, stelle: Stellenpfad): string | null => {
  const { zeile, element } = ortVon(tafel, formular, stelle)
  return zeile === undefined ? null : zeile.art.sagen(antwortVon(zeile, element?.wert ?? formular))
}

/** The paths of the answers of rows; an object that belongs to the page as a whole stands for all in it. */
export const felderVon = <D>(zeilen: readonly Zeile<D>[]): readonly string[] => [
  ...new Set(
    zeilen
      .filter(({ errechnet }) => errechnet !== true)
      .flatMap(({ bereich, pfad, dazu = [] }) => (bereich === undefined ? [pfad, ...dazu] : [bereich])),
  ),
]

/** The paths of the answers that nobody but the user himself gives: one of them begins a page. */
export const eigeneFelder = <D>(zeilen: readonly Zeile<D>[]): readonly string[] =>
  zeilen
    .filter(({ errechnet, beginntNicht }) => errechnet !== true && beginntNicht !== true)
    .flatMap(({ pfad, dazu = [] }) => [pfad, ...dazu])

/** Every place of a form that can hold an answer to one of these rows. */
export const stellenVon = <D>(zeilen: readonly Zeile<D>[], formular: object): Stellenpfad[] =>
  zeilen
    .filter(({ errechnet, gehoertZu }) => errechnet !== true && gehoertZu?.(formular as never) !== false)
    .flatMap((zeile) =>
      zeile.elemente === undefined
        ? [zeile.pfad, ...(zeile.dazu ?? [])]
        : elementeVon(zeile, formular).flatMap(({ kennung, zeilen: eigene }) =>
            eigene
              .filter(({ errechnet }) => errechnet !== true)
              .map(({ pfad }) => elementStelle(zeile.elemente?.stelle ?? '', kennung, pfad)),
          ),
    )

/** The page that asks for what stands at a place. */
export const seiteAn = <D, S extends string>(tafel: Tafel<D, S>, stelle: Stellenpfad): S | undefined => {
  const seiten = Object.keys(tafel) as S[] // keys of a Record<S, …> are S
  return seiten.find((seite) =>
    tafel[seite].some(
      ({ pfad, dazu = [], bereich = pfad, elemente }) =>
        [bereich, ...dazu].some((feld) => liegtIn(stelle, feld)) ||
        (elemente !== undefined && liegtIn(stelle, elemente.stelle)),
    ),
  )
}
