import type { Tafel, Zeile } from '../antwort.ts'
import { istGleich } from './gleich.ts'
import { isObject } from '@foerderportal/values/object'
import { valueAt } from '@foerderportal/values/path'
import { liegtIn } from '../pfad.ts'
import { alleZeilen, elementeVon, elementStelle, type Element, type Stellenpfad } from '../tafel.ts'
import { antwortVon } from '../werte.ts'

/** What a form holds beside answers: it says who or what it is, or is only the screen's. */
const HUELLE = new Set(['guid', 'classVersion', 'fertig', 'uiStorage', 'type', 'id'])

const felder = <D>({ pfad, dazu = [] }: Zeile<D>): readonly string[] => [pfad, ...dazu]

/** What an object says that no row asks for, by its path. */
const weitere = (wert: unknown, pfad: string, gefragt: (pfad: string) => boolean): [string, unknown][] => {
  if (gefragt(pfad)) return []
  if (!isObject(wert)) return [[pfad, wert]]
  return Object.entries(wert).flatMap(([name, inneres]) =>
    HUELLE.has(name) ? [] : weitere(inneres, pfad === '' ? name : `${pfad}.${name}`, gefragt),
  )
}

const antworten = <D>(zeilen: readonly Zeile<D>[], objekt: object): ReadonlyMap<string, unknown> => {
  const gefragt = (pfad: string) => zeilen.some((zeile) => felder(zeile).some((feld) => liegtIn(pfad, feld)))
  const einfache = zeilen.filter(({ errechnet, elemente }) => errechnet !== true && elemente === undefined)
  return new Map([
    ...einfache.map((zeile): [string, unknown] => [
      zeile.pfad,
      felder(zeile).map((feld) => valueAt(objekt, feld.split('.'))),
    ]),
    ...weitere(objekt, '', gefragt),
  ])
}

/** What differs between two objects with the same rows, by its path. */
type Vergleich<D> = (zeilen: readonly Zeile<D>[], a: object, b: object) => string[]

const gegeben = <D>(zeilen: readonly Zeile<D>[], a: object, b: object): string[] => {
  const [links, rechts] = [antworten(zeilen, a), antworten(zeilen, b)]
  return [...new Set([...links.keys(), ...rechts.keys()])].filter(
    (pfad) => !istGleich(links.get(pfad), rechts.get(pfad)),
  )
}

const errechnet = <D>(zeilen: readonly Zeile<D>[], a: object, b: object): string[] =>
  zeilen
    .filter((zeile) => zeile.errechnet === true && !istGleich(antwortVon(zeile, a), antwortVon(zeile, b)))
    .map(({ pfad }) => pfad)

/** What differs in the elements that both lists have. */
const inElementen = <D>(zeile: Zeile<D>, a: object, b: object, vergleich: Vergleich<D>): Stellenpfad[] => {
  const inB = new Map(elementeVon(zeile, b).map((element) => [element.kennung, element.wert]))
  return elementeVon(zeile, a).flatMap(({ kennung, wert, zeilen }) =>
    vergleich(zeilen, wert, inB.get(kennung) ?? wert).map((pfad) =>
      elementStelle(zeile.elemente?.stelle ?? '', kennung, pfad),
    ),
  )
}

/** Which elements there are, in what and in which order: changing it is a change of the list itself. */
const aufbau = <D>(elemente: readonly Element<D>[]) =>
  elemente.map(({ kennung, wert, aussen }) => [
    kennung,
    wert['type'],
    Object.fromEntries(Object.entries(aussen).filter(([, inneres]) => !Array.isArray(inneres))),
  ])

/**
 * The places at which two forms say something different, by value and to the last digit: answers, and what no row knows.
 * An element that only one of them has is a change of its list.
 */
export const unterschiede = <D>(tafel: Tafel<D>, a: object, b: object): Stellenpfad[] => {
  const zeilen = alleZeilen(tafel)
  return [
    ...gegeben(zeilen, a, b),
    ...zeilen
      .filter((zeile) => !istGleich(aufbau(elementeVon(zeile, a)), aufbau(elementeVon(zeile, b))))
      .map(({ pfad }) => pfad),
    ...zeilen.flatMap((zeile) => inElementen(zeile, a, b, gegeben)),
  ]
}

/** The places at which something else is computed, whether or not somebody answered anything differently. */
export const andersErrechnet = <D>(tafel: Tafel<D>, a: object, b: object): Stellenpfad[] => [
  ...errechnet(alleZeilen(tafel), a, b),
  ...alleZeilen(tafel).flatMap((zeile) => inElementen(zeile, a, b, errechnet)),
]
