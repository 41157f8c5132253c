import { valueAt } from '@foerderportal/values/path'
import { istUntauglich } from '../../shared/pruefstand.ts'
import type { Elementworte, Tafel, Zeile } from '../antwort.ts'
import type { DateiAngabe } from '../dateien.ts'
import { alleZeilen, elementeVon, elementStelle, type Element, type Stellenpfad } from '../tafel.ts'
import { antwortVon } from '../werte.ts'

/** An element of a list, with the words of its list. */
export type Listenelement<D> = { readonly element: Element<D>; readonly worte: Elementworte<D> }

const alleElemente = <D>(tafel: Tafel<D>, formular: object): Listenelement<D>[] =>
  alleZeilen(tafel).flatMap((zeile) => {
    const { elemente: worte } = zeile
    return worte === undefined ? [] : elementeVon(zeile, formular).map((element) => ({ element, worte }))
  })

/** The element that a path of the form leads into ('foerdergegenstandSeiten.0.foerdergegenstaende.1.anbieter'). */
export const elementAn = <D>(tafel: Tafel<D>, formular: object, pfad: string): Listenelement<D> | undefined =>
  alleElemente(tafel, formular).find(({ element }) => pfad.startsWith(`${element.pfad}.`))

/** A part of an answer: an element of a list has a number from 1, and its name as soon as it has one. */
export type Antwortteil = { readonly titel: string; readonly nummer?: number; readonly name?: string }

/** Which element of the list at this path. */
const elementTeil = (einer: string, wert: unknown, rest: string): Antwortteil => {
  const stelle = rest.split('.')[0] ?? ''
  const name = valueAt(wert, [stelle, 'name'])
  return { titel: einer, nummer: Number(stelle) + 1, ...(typeof name === 'string' && { name }) }
}

/** The part that a path leads into, of an answer whose parts have questions of their own ('…groessenrechnung.weitere.1.umsatz'). */
export const teilAn = <D>(tafel: Tafel<D>, formular: object, pfad: string): Antwortteil | undefined => {
  const zeile = alleZeilen(tafel).find((eine) => pfad.startsWith(`${eine.pfad}.`))
  if (zeile?.art.art !== 'gruppe') return undefined
  const teil = zeile.art.zeilen.find((eine) => pfad.startsWith(`${zeile.pfad}.${eine.pfad}.`))
  if (teil === undefined) return undefined
  const ort = `${zeile.pfad}.${teil.pfad}`
  const { art } = teil
  return art.art === 'liste' && art.einer !== undefined
    ? elementTeil(art.einer, valueAt(formular, ort.split('.')), pfad.slice(ort.length + 1))
    : { titel: teil.frage }
}

/** The place that a path of the form means, as errors and answers name it. */
export const stelleZuPfad = <D>(tafel: Tafel<D>, formular: object, pfad: string): Stellenpfad => {
  const treffer = elementAn(tafel, formular, pfad)
  if (treffer === undefined) return pfad
  const { element, worte } = treffer
  return elementStelle(worte.stelle, element.kennung, pfad.slice(element.pfad.length + 1))
}

type Dateiort = { readonly pfad: string; readonly datei: DateiAngabe }

const dateienAuf = <D>(zeilen: readonly Zeile<D>[], objekt: object, vor: string): Dateiort[] =>
  zeilen
    .filter(({ art }) => art.art === 'dateien')
    .flatMap((zeile) => {
      const wert = antwortVon(zeile, objekt)
      // The schema holds files only at the path of such a row.
      const dateien = Array.isArray(wert) ? (wert as DateiAngabe[]) : []
      return dateien.map((datei) => ({ pfad: `${vor}${zeile.pfad}`, datei }))
    })

/** Every file that a form names, with the path of its field. */
export const dateienIn = <D>(tafel: Tafel<D>, formular: object): Dateiort[] => [
  ...dateienAuf(alleZeilen(tafel), formular, ''),
  ...alleElemente(tafel, formular).flatMap(({ element: { zeilen, wert, pfad } }) =>
    dateienAuf(zeilen, wert, `${pfad}.`),
  ),
]

/** Those that are locked for good or do not open: nothing is sent with one of them (S5-02, S5-04). */
export const gesperrteDateienIn = <D>(tafel: Tafel<D>, formular: object): Dateiort[] =>
  dateienIn(tafel, formular).filter(({ datei }) => istUntauglich(datei.scanStatus))
